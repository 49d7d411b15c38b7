-- snapshot 8f6d82da-b3f1-4435-9612-a26d1e130330
CREATE TABLE "library_reading" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"reader" text NOT NULL,
	"is_download" boolean DEFAULT false NOT NULL,
	"is_outside" boolean DEFAULT false NOT NULL,
	CONSTRAINT "library_reading_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "library_reading" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "library_reading" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "library_space_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"quota_megabytes" integer,
	CONSTRAINT "library_space_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "library_space_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "library_space_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "library_reading" ADD CONSTRAINT "library_reading_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_space_settings" ADD CONSTRAINT "library_space_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "library_reading_item_idx" ON "library_reading" USING btree ("agency_id","item_id","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "library_space_settings_single" ON "library_space_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "library_space_settings_deleted_idx" ON "library_space_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "library_reading_agency" ON "library_reading" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "library_space_settings_agency" ON "library_space_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
