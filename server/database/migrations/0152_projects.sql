-- snapshot 606126c2-96d6-41d2-8cec-69311bac9336
CREATE TABLE "projects" (
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
	"priority_level" text DEFAULT 'MEDIUM' NOT NULL,
	"client_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"completed_on" date,
	"lead_id" uuid,
	"creator_id" uuid,
	"venue" text,
	"venue_id" text,
	"budget_currency" text DEFAULT 'AUD' NOT NULL,
	"budget" bigint,
	"description" text,
	CONSTRAINT "projects_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "projects_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH'))
);

--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "projects_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "projects_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "projects_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "projects_assignees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects_assignees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "projects_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "projects_collaborators" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects_collaborators" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "projects_suppliers" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_suppliers_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "projects_suppliers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects_suppliers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "projects_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "projects_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_type_check";
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "project_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "project_id" uuid;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_talents" ADD CONSTRAINT "projects_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_talents" ADD CONSTRAINT "projects_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_assignees" ADD CONSTRAINT "projects_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_assignees" ADD CONSTRAINT "projects_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_collaborators" ADD CONSTRAINT "projects_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_collaborators" ADD CONSTRAINT "projects_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_suppliers" ADD CONSTRAINT "projects_suppliers_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_suppliers" ADD CONSTRAINT "projects_suppliers_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_attachments" ADD CONSTRAINT "projects_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects_attachments" ADD CONSTRAINT "projects_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "projects_type_id_idx" ON "projects" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "projects_status_id_idx" ON "projects" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "projects_client_id_idx" ON "projects" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "projects_lead_id_idx" ON "projects" USING btree ("agency_id","lead_id");
--> statement-breakpoint
CREATE INDEX "projects_creator_id_idx" ON "projects" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "projects_status_id_sort" ON "projects" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_summary_sort" ON "projects" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_priority_level_sort" ON "projects" USING btree ("agency_id",array_position(array['LOW', 'MEDIUM', 'HIGH'], priority_level),"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_starts_on_sort" ON "projects" USING btree ("agency_id","starts_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_ends_on_sort" ON "projects" USING btree ("agency_id","ends_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_budget_sort" ON "projects" USING btree ("agency_id",(case when budget is null then null else budget_currency end),"budget","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_created_at_sort" ON "projects" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_updated_at_sort" ON "projects" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "projects_deleted_idx" ON "projects" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "projects_talents_reverse_idx" ON "projects_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "projects_assignees_reverse_idx" ON "projects_assignees" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "projects_collaborators_reverse_idx" ON "projects_collaborators" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "projects_suppliers_reverse_idx" ON "projects_suppliers" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "projects_attachments_reverse_idx" ON "projects_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "events_project_id_idx" ON "events" USING btree ("agency_id","project_id");
--> statement-breakpoint
CREATE INDEX "contracts_project_id_idx" ON "contracts" USING btree ("agency_id","project_id");
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'LOST_REASON', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE'));
--> statement-breakpoint
CREATE POLICY "projects_agency" ON "projects" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "projects_talents_agency" ON "projects_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "projects_assignees_agency" ON "projects_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "projects_collaborators_agency" ON "projects_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "projects_suppliers_agency" ON "projects_suppliers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "projects_attachments_agency" ON "projects_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
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
        ('PROJECT_TYPE', 0, 'Campaign'),
        ('PROJECT_TYPE', 1, 'Tour'),
        ('PROJECT_TYPE', 2, 'Release'),
        ('PROJECT_TYPE', 3, 'Production'),
        ('PROJECT_TYPE', 4, 'Partnership'),
        ('PROJECT_TYPE', 5, 'Launch'),
        ('PROJECT_TYPE', 6, 'Other')) s(type, position, name)),
    named as (insert into record (agency_id, id, kind, label) select one.id, id, 'catalogue', name from seed)
    insert into catalogues (agency_id, id, created_at, updated_at, display_name, type, position)
      select one.id, id, now(), now(), name, type, position from seed;
  end loop;
end
$$;
