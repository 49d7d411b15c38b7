-- snapshot 803bbac3-0554-4f45-9f04-191eb9715fa3
ALTER TABLE "media" ADD COLUMN "library_key" text;
--> statement-breakpoint
CREATE INDEX "library_items_parent_id_owner_id_type_name_read" ON "library_items" USING btree ("agency_id","parent_id","owner_id","type","name","id") WHERE deleted_at is null;
