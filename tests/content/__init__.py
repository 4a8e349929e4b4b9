"""Content: loader, words, patches, packs with code."""
