-- snapshot 11e7c988-78b0-4b0d-ae3b-75b716c64cf1
ALTER TABLE "import_row" ADD COLUMN "file_row" integer;
--> statement-breakpoint
-- As near as it can be told for a file that was read before: its empty rows were not counted.
ALTER TABLE "import_row" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "import_row" SET "file_row" = "position" + 1;
--> statement-breakpoint
ALTER TABLE "import_row" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "import_row" ALTER COLUMN "file_row" SET NOT NULL;
