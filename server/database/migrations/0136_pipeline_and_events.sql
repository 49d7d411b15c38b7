-- snapshot 8a256437-8b83-4925-b589-7a4ecc7bcec7
CREATE TABLE "events" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"type_id" uuid,
	"status_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"starts_at_time_zone" text,
	"starts_at_is_all_day" boolean DEFAULT false NOT NULL,
	"starts_at_end" timestamp (3) with time zone,
	"starts_at_day" date,
	"ends_at" timestamp (3) with time zone,
	"ends_at_time_zone" text,
	"ends_at_is_all_day" boolean DEFAULT false NOT NULL,
	"ends_at_end" timestamp (3) with time zone,
	"ends_at_day" date,
	"venue" text,
	"venue_id" text,
	"address" text,
	"client_id" uuid,
	"opportunity_id" uuid,
	"lead_id" uuid,
	"creator_id" uuid,
	"capacity" integer,
	"description" text,
	CONSTRAINT "events_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "events_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "events_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "events_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "events_assignees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events_assignees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "events_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "events_collaborators" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events_collaborators" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "events_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "events_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"summary" text collate "und-x-icu" NOT NULL,
	"status_id" uuid NOT NULL,
	"client_id" uuid,
	"contact_id" uuid,
	"lead_id" uuid,
	"creator_id" uuid,
	"value_currency" text DEFAULT 'AUD' NOT NULL,
	"value" bigint,
	"probability" integer,
	"expected_on" date,
	"decided_on" date,
	"lost_reason_id" uuid,
	"source_id" uuid,
	"category_id" uuid,
	"venue" text,
	"venue_id" text,
	"description" text,
	CONSTRAINT "opportunities_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "opportunities" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "opportunities" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "opportunities_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "opportunities_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "opportunities_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "opportunities_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "opportunities_assignees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "opportunities_assignees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "opportunities_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "opportunities_collaborators" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "opportunities_collaborators" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "opportunities_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "opportunities_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "opportunities_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_type_check";
--> statement-breakpoint
ALTER TABLE "custom_fields" DROP CONSTRAINT "custom_fields_owner_type_check";
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "opportunity_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "event_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "financial_status" text DEFAULT 'NOT_READY' NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_talents" ADD CONSTRAINT "events_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_talents" ADD CONSTRAINT "events_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_assignees" ADD CONSTRAINT "events_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_assignees" ADD CONSTRAINT "events_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_collaborators" ADD CONSTRAINT "events_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_collaborators" ADD CONSTRAINT "events_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_attachments" ADD CONSTRAINT "events_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events_attachments" ADD CONSTRAINT "events_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_id_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_lost_reason_id_fk" FOREIGN KEY ("agency_id","lost_reason_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_source_id_fk" FOREIGN KEY ("agency_id","source_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_talents" ADD CONSTRAINT "opportunities_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_talents" ADD CONSTRAINT "opportunities_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_assignees" ADD CONSTRAINT "opportunities_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_assignees" ADD CONSTRAINT "opportunities_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_collaborators" ADD CONSTRAINT "opportunities_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_collaborators" ADD CONSTRAINT "opportunities_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_attachments" ADD CONSTRAINT "opportunities_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities_attachments" ADD CONSTRAINT "opportunities_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "events_type_id_idx" ON "events" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "events_status_id_idx" ON "events" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "events_client_id_idx" ON "events" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "events_opportunity_id_idx" ON "events" USING btree ("agency_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "events_lead_id_idx" ON "events" USING btree ("agency_id","lead_id");
--> statement-breakpoint
CREATE INDEX "events_creator_id_idx" ON "events" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "events_status_id_sort" ON "events" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_summary_sort" ON "events" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_starts_at_end_sort" ON "events" USING btree ("agency_id","starts_at_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_ends_at_end_sort" ON "events" USING btree ("agency_id","ends_at_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_created_at_sort" ON "events" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_updated_at_sort" ON "events" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "events_deleted_idx" ON "events" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "events_talents_reverse_idx" ON "events_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "events_assignees_reverse_idx" ON "events_assignees" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "events_collaborators_reverse_idx" ON "events_collaborators" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "events_attachments_reverse_idx" ON "events_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "opportunities_status_id_idx" ON "opportunities" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "opportunities_client_id_idx" ON "opportunities" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "opportunities_contact_id_idx" ON "opportunities" USING btree ("agency_id","contact_id");
--> statement-breakpoint
CREATE INDEX "opportunities_lead_id_idx" ON "opportunities" USING btree ("agency_id","lead_id");
--> statement-breakpoint
CREATE INDEX "opportunities_creator_id_idx" ON "opportunities" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "opportunities_lost_reason_id_idx" ON "opportunities" USING btree ("agency_id","lost_reason_id");
--> statement-breakpoint
CREATE INDEX "opportunities_source_id_idx" ON "opportunities" USING btree ("agency_id","source_id");
--> statement-breakpoint
CREATE INDEX "opportunities_category_id_idx" ON "opportunities" USING btree ("agency_id","category_id");
--> statement-breakpoint
CREATE INDEX "opportunities_status_id_sort" ON "opportunities" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_summary_sort" ON "opportunities" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_value_sort" ON "opportunities" USING btree ("agency_id",(case when value is null then null else value_currency end),"value","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_expected_on_sort" ON "opportunities" USING btree ("agency_id","expected_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_created_at_sort" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_updated_at_sort" ON "opportunities" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_deleted_idx" ON "opportunities" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "opportunities_talents_reverse_idx" ON "opportunities_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "opportunities_assignees_reverse_idx" ON "opportunities_assignees" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "opportunities_collaborators_reverse_idx" ON "opportunities_collaborators" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "opportunities_attachments_reverse_idx" ON "opportunities_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_opportunity_id_idx" ON "contracts" USING btree ("agency_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "contracts_event_id_idx" ON "contracts" USING btree ("agency_id","event_id");
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'LOST_REASON', 'PIPELINE_SOURCE', 'EVENT_TYPE'));
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_owner_type_check" CHECK (owner_type in ('talent', 'partner', 'opportunity'));
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_financial_status_check" CHECK (financial_status in ('NOT_READY', 'READY_TO_INVOICE', 'INVOICED', 'PAID'));
--> statement-breakpoint
CREATE POLICY "events_agency" ON "events" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "events_talents_agency" ON "events_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "events_assignees_agency" ON "events_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "events_collaborators_agency" ON "events_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "events_attachments_agency" ON "events_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "opportunities_agency" ON "opportunities" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "opportunities_talents_agency" ON "opportunities_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "opportunities_assignees_agency" ON "opportunities_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "opportunities_collaborators_agency" ON "opportunities_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "opportunities_attachments_agency" ON "opportunities_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- Agencies that are there already get the entries with which new ones start.
do $$
declare
  one record;
begin
  for one in select id from agency loop
    perform set_config('app.agency', one.id::text, true);
    with seed as (
      select gen_random_uuid() as id, type, position, name from (values
        ('LOST_REASON', 0, 'Price'),
        ('LOST_REASON', 1, 'Dates'),
        ('LOST_REASON', 2, 'Another talent was chosen'),
        ('LOST_REASON', 3, 'The project was cancelled'),
        ('LOST_REASON', 4, 'No answer'),
        ('LOST_REASON', 5, 'Other'),
        ('PIPELINE_SOURCE', 0, 'Referral'),
        ('PIPELINE_SOURCE', 1, 'Website'),
        ('PIPELINE_SOURCE', 2, 'Existing partner'),
        ('PIPELINE_SOURCE', 3, 'Cold outreach'),
        ('PIPELINE_SOURCE', 4, 'Casting call'),
        ('PIPELINE_SOURCE', 5, 'Other'),
        ('EVENT_TYPE', 0, 'Performance'),
        ('EVENT_TYPE', 1, 'Appearance'),
        ('EVENT_TYPE', 2, 'Shoot'),
        ('EVENT_TYPE', 3, 'Casting'),
        ('EVENT_TYPE', 4, 'Rehearsal'),
        ('EVENT_TYPE', 5, 'Interview'),
        ('EVENT_TYPE', 6, 'Meeting'),
        ('EVENT_TYPE', 7, 'Match')) s(type, position, name)),
    named as (insert into record (agency_id, id, kind, label) select one.id, id, 'catalogue', name from seed)
    insert into catalogues (agency_id, id, created_at, updated_at, display_name, type, position)
      select one.id, id, now(), now(), name, type, position from seed;
  end loop;
end
$$;
