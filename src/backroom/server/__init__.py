"""The shell around the tables: the only place with async, sockets, SQL and threads."""
