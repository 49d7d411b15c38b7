-- snapshot c2b5b9e7-9b58-450c-8267-7b130b549a9f
DROP INDEX "talents_status_sort";
--> statement-breakpoint
CREATE INDEX "talents_status_sort" ON "talents" USING btree ("agency_id","kind",array_position(array['PENDING', 'ACTIVE', 'REJECTED', 'LOCKED'], status),"id") WHERE deleted_at is null;
