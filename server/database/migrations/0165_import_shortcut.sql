-- snapshot b6c11d39-4623-4f7a-b8dd-7e7b6ebc69ab
ALTER TABLE "import" ADD COLUMN "shortcut" text;
