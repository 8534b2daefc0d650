"""HTTP, sockets and pages: requests are read here, and answers are sent."""
