-- snapshot 2a562528-b899-4ccb-873e-1101a8507e67
DROP INDEX "notes_created_at_sort";
--> statement-breakpoint
DROP INDEX "notes_updated_at_sort";
--> statement-breakpoint
CREATE INDEX "notes_created_at_sort" ON "notes" USING btree ("agency_id","created_at","id","owner_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "notes_updated_at_sort" ON "notes" USING btree ("agency_id","updated_at","id","owner_id") WHERE deleted_at is null;
