"""What `bench boot` needs: a static host, a stock page beside ours, a slow phone."""
