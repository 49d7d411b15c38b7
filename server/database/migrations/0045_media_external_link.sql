-- snapshot 5b6a5d4c-57a1-479a-9e45-880c57fe81b3
ALTER TABLE "media" ADD COLUMN "external_link" text;
