-- snapshot 6ee3575e-d9c1-460b-98fb-79f4f068be8a
CREATE TABLE "webpage_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"is_public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "webpage_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "webpage_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webpage_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webpage_settings" ADD CONSTRAINT "webpage_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "webpage_settings_single" ON "webpage_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "webpage_settings_deleted_idx" ON "webpage_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "webpage_settings_agency" ON "webpage_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
