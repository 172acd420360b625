# The list of the twelve royals, opened from the strip in the table’s bar.
royals-title = The twelve royals
royals-about = An exact kill frees a royal, who then fights on your side.
royals-fallen = fallen
royals-freed = freed, on your side
royals-enemy = the current enemy
royals-castle = still in the Castle
