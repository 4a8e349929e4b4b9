"""Chart: a level as a picture. One plain list of shapes, and two small writers of it, SVG text and PNG."""
