// Makes the ids of games and the codes of deals.

/** Eight letters and digits: enough to make every deal different, short enough to tell a friend. */
export function randomCode() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}
