-- snapshot cd408d4b-c437-4eea-af6d-40c40ed60d88
ALTER TABLE "media" ADD COLUMN "part_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "media_quota_idx" ON "media" USING btree ("agency_id","account_id","created_at","bytes");
