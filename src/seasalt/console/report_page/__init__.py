"""A review as a page: one HTML file with its drawings, which asks nobody for anything."""

from seasalt.console.report_page.page import report_page

__all__ = ["report_page"]
