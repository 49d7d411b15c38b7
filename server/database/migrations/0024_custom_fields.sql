-- snapshot d1037876-a51e-4c7d-91a3-758c8ecfbcbd
CREATE TABLE "search_due" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_due_pk" PRIMARY KEY("agency_id","kind")
);

--> statement-breakpoint
ALTER TABLE "search_due" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "search_due" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"label" text collate "und-x-icu" NOT NULL,
	"owner_type" text NOT NULL,
	"data_type" text NOT NULL,
	"help_text" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"section" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	CONSTRAINT "custom_fields_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "custom_fields_owner_type_check" CHECK (owner_type in ('talent', 'partner')),
	CONSTRAINT "custom_fields_data_type_check" CHECK (data_type in ('MULTI_SELECT', 'SINGLE_SELECT', 'LONG_TEXT', 'SHORT_TEXT', 'DATE')),
	CONSTRAINT "custom_fields_status_check" CHECK (status in ('ACTIVE', 'ARCHIVED'))
);

--> statement-breakpoint
ALTER TABLE "custom_fields" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "custom_fields" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "custom_fields_options" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "custom_fields_options_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "custom_fields_options" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "custom_fields_options" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_fields_options" ADD CONSTRAINT "custom_fields_options_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."custom_fields"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "custom_fields_position_sort" ON "custom_fields" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "custom_fields_label_sort" ON "custom_fields" USING btree ("agency_id","label","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "custom_fields_deleted_idx" ON "custom_fields" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "custom_fields_options_owner_idx" ON "custom_fields_options" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE POLICY "search_due_agency" ON "search_due" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "custom_fields_agency" ON "custom_fields" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "custom_fields_options_agency" ON "custom_fields_options" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
