-- snapshot 654296d6-21c7-4a3a-82aa-1e7b726cef3e
DROP INDEX "assignment_record_idx";
--> statement-breakpoint
DROP INDEX "notes_created_at_sort";
--> statement-breakpoint
DROP INDEX "notes_updated_at_sort";
--> statement-breakpoint
CREATE INDEX "assignment_record_idx" ON "assignment" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "notes_created_at_sort" ON "notes" USING btree ("agency_id","created_at","id","owner_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "notes_updated_at_sort" ON "notes" USING btree ("agency_id","updated_at","id","owner_id") WHERE deleted_at is null;
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_pk";
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_pk" PRIMARY KEY("staff_id","record_id","agency_id","via");
