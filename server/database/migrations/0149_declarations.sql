-- snapshot 4f6dc08e-f7fd-4215-a3a2-5585544ad45a
ALTER TABLE "media" ADD COLUMN "used_at" timestamp (3) with time zone;

--> statement-breakpoint
-- Files that records use, or that were used and await the sweep.
UPDATE "media" m SET "used_at" = now() WHERE unused_since is not null or exists (select from "media_use" u where u.agency_id = m.agency_id and u.media_id = m.id);
