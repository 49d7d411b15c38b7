-- snapshot 1e8ac6d1-693c-472e-9b9f-9a619dded22d
CREATE TABLE "holding_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"others" text DEFAULT 'RELEASE' NOT NULL,
	CONSTRAINT "holding_settings_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "holding_settings_others_check" CHECK (others in ('RELEASE', 'KEEP'))
);

--> statement-breakpoint
ALTER TABLE "holding_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "holding_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "holding_settings" ADD CONSTRAINT "holding_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "holding_settings_single" ON "holding_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "holding_settings_deleted_idx" ON "holding_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "holding_settings_agency" ON "holding_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
