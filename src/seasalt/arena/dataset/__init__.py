"""Games and decisions as a Parquet file."""
