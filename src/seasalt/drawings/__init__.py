"""The drawings of the browser for those who have no browser's page: the environments, and the report."""
