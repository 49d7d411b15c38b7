-- snapshot fb9267f4-5278-42e9-988e-b5efdf078ab4
ALTER TABLE "place" RENAME COLUMN "status_id" TO "column_key";
--> statement-breakpoint
DROP INDEX "place_key_idx";
--> statement-breakpoint
ALTER TABLE "place" ALTER COLUMN "column_key" SET DATA TYPE text collate "C";
--> statement-breakpoint
CREATE UNIQUE INDEX "place_key_idx" ON "place" USING btree ("agency_id","kind","column_key","key");
