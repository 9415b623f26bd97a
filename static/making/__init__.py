"""How the pages become files a browser loads: run at build time, never by a hub that serves."""
