-- snapshot 536f40dd-2345-49be-9769-a79977b87953
CREATE TABLE "media" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"filename" text NOT NULL,
	"original_filename" text NOT NULL,
	"content_type" text,
	"type_of_media" text,
	"bytes" bigint NOT NULL,
	"parts" integer NOT NULL,
	"sha256" text,
	"width" integer,
	"height" integer,
	"duration" bigint,
	"object" text,
	"sizes" jsonb DEFAULT '{}' NOT NULL,
	"tries" integer,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "media_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "media_state_check" CHECK (state in ('uploading', 'processing', 'ready', 'failed')),
	CONSTRAINT "media_type_of_media_check" CHECK (type_of_media in ('image', 'video', 'audio', 'album', 'document'))
);

--> statement-breakpoint
ALTER TABLE "media" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "media" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "media_part" (
	"agency_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"start" bigint,
	"bytes" bigint NOT NULL,
	"object" text NOT NULL,
	CONSTRAINT "media_part_pk" PRIMARY KEY("agency_id","media_id","position")
);

--> statement-breakpoint
ALTER TABLE "media_part" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "media_part" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "media_use" (
	"agency_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	CONSTRAINT "media_use_pk" PRIMARY KEY("agency_id","media_id","record_id","purpose")
);

--> statement-breakpoint
ALTER TABLE "media_use" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "media_use" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "media_part" ADD CONSTRAINT "media_part_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "media_upload_unique" ON "media" USING btree ("agency_id","account_id","upload_key");
--> statement-breakpoint
CREATE INDEX "media_pending_idx" ON "media" USING btree ("agency_id","state") WHERE state in ('uploading', 'processing');
--> statement-breakpoint
CREATE INDEX "media_unused_idx" ON "media" USING btree ("agency_id","unused_since") WHERE unused_since is not null;
--> statement-breakpoint
CREATE INDEX "media_use_record_idx" ON "media_use" USING btree ("agency_id","record_id","purpose");
--> statement-breakpoint
CREATE POLICY "media_agency" ON "media" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "media_part_agency" ON "media_part" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "media_use_agency" ON "media_use" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
