-- snapshot e8650b5a-80ee-4982-8fcf-09c8aca60cef
CREATE TABLE "suppliers" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"email" text,
	"phone_number" text,
	"country_code" text,
	CONSTRAINT "suppliers_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "suppliers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tasks" (
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
	"assignee_id" uuid,
	"creator_id" uuid,
	"start_date" timestamp (3) with time zone,
	"start_date_time_zone" text,
	"start_date_is_all_day" boolean DEFAULT false NOT NULL,
	"start_date_end" timestamp (3) with time zone,
	"start_date_day" date,
	"due_date" timestamp (3) with time zone,
	"due_date_time_zone" text,
	"due_date_is_all_day" boolean DEFAULT false NOT NULL,
	"due_date_end" timestamp (3) with time zone,
	"due_date_day" date,
	"completed_date" timestamp (3) with time zone,
	"venue" text,
	"venue_id" text,
	"address" text,
	"note" text,
	"description" text,
	"supplier_id" uuid,
	"charge_to" text,
	"external_client" text,
	"cost_currency" text DEFAULT 'AUD' NOT NULL,
	"cost" bigint,
	"extra_currency" text DEFAULT 'AUD' NOT NULL,
	"extra" bigint,
	"sale_currency" text DEFAULT 'AUD' NOT NULL,
	"sale" bigint,
	CONSTRAINT "tasks_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "tasks_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH')),
	CONSTRAINT "tasks_charge_to_check" CHECK (charge_to in ('TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'))
);

--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tasks_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "tasks_collaborators" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks_collaborators" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tasks_related_tos" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_related_tos_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "tasks_related_tos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks_related_tos" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tasks_link_tos" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_link_tos_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "tasks_link_tos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks_link_tos" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "task_types" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"code" text DEFAULT 'OTHER' NOT NULL,
	"color" text DEFAULT '#5d5f59' NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "task_types_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_types_code_check" CHECK (code in ('GENERAL', 'MEETING', 'CALL', 'EMAIL', 'REHEARSAL', 'TRAINING', 'PERFORMANCE', 'GAME', 'SOCIALPOST', 'APPEARANCE', 'EVENT', 'FLIGHT', 'TRANSPORT', 'RANDRHOLIDAY', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "task_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_types" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_supplier_id_fk" FOREIGN KEY ("agency_id","supplier_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_collaborators" ADD CONSTRAINT "tasks_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_collaborators" ADD CONSTRAINT "tasks_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_related_tos" ADD CONSTRAINT "tasks_related_tos_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_related_tos" ADD CONSTRAINT "tasks_related_tos_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_link_tos" ADD CONSTRAINT "tasks_link_tos_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks_link_tos" ADD CONSTRAINT "tasks_link_tos_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_types" ADD CONSTRAINT "task_types_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_display_name_unique" ON "suppliers" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "suppliers_display_name_sort" ON "suppliers" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "suppliers_created_at_sort" ON "suppliers" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "suppliers_deleted_idx" ON "suppliers" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "tasks_type_id_idx" ON "tasks" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "tasks_status_id_idx" ON "tasks" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "tasks_assignee_id_idx" ON "tasks" USING btree ("agency_id","assignee_id");
--> statement-breakpoint
CREATE INDEX "tasks_creator_id_idx" ON "tasks" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "tasks_supplier_id_idx" ON "tasks" USING btree ("agency_id","supplier_id");
--> statement-breakpoint
CREATE INDEX "tasks_summary_sort" ON "tasks" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_status_id_sort" ON "tasks" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_priority_level_sort" ON "tasks" USING btree ("agency_id",array_position(array['LOW', 'MEDIUM', 'HIGH'], priority_level),"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_start_date_end_sort" ON "tasks" USING btree ("agency_id","start_date_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_due_date_end_sort" ON "tasks" USING btree ("agency_id","due_date_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_completed_date_sort" ON "tasks" USING btree ("agency_id","completed_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_created_at_sort" ON "tasks" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_updated_at_sort" ON "tasks" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tasks_deleted_idx" ON "tasks" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "tasks_collaborators_reverse_idx" ON "tasks_collaborators" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "tasks_related_tos_reverse_idx" ON "tasks_related_tos" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "tasks_link_tos_reverse_idx" ON "tasks_link_tos" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "task_types_display_name_unique" ON "task_types" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_types_position_sort" ON "task_types" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_types_display_name_sort" ON "task_types" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_types_deleted_idx" ON "task_types" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "suppliers_agency" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "tasks_agency" ON "tasks" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "tasks_collaborators_agency" ON "tasks_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "tasks_related_tos_agency" ON "tasks_related_tos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "tasks_link_tos_agency" ON "tasks_link_tos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "task_types_agency" ON "task_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- The types of tasks that every agency starts with, for those that are there already. Written by hand.
do $$
declare
  one record;
begin
  for one in select id from agency loop
    perform set_config('app.agency', one.id::text, true);
    with seed as (
      select gen_random_uuid() as id, s.* from (values
        (0, 'GENERAL', 'General', '#5d5f59', false),
        (1, 'MEETING', 'Meeting', '#2f5d8a', true),
        (2, 'CALL', 'Call', '#2f5d8a', false),
        (3, 'EMAIL', 'Email', '#2f5d8a', false),
        (4, 'REHEARSAL', 'Rehearsal', '#6a4c93', true),
        (5, 'TRAINING', 'Training', '#6a4c93', true),
        (6, 'PERFORMANCE', 'Performance', '#b3261e', true),
        (7, 'GAME', 'Game', '#b3261e', true),
        (8, 'SOCIALPOST', 'Social post', '#8a6d1f', false),
        (9, 'APPEARANCE', 'Appearance', '#b3261e', true),
        (10, 'EVENT', 'Event', '#b3261e', true),
        (11, 'FLIGHT', 'Flight', '#1a7f4b', true),
        (12, 'TRANSPORT', 'Transport', '#1a7f4b', true),
        (13, 'RANDRHOLIDAY', 'Rest and holiday', '#1a7f4b', true),
        (14, 'OTHER', 'Other', '#5d5f59', false)) s(position, code, name, color, is_busy)),
    named as (insert into record (agency_id, id, kind, label) select one.id, id, 'taskType', name from seed)
    insert into task_types (agency_id, id, created_at, updated_at, display_name, code, color, is_busy, is_hidden, position)
      select one.id, id, now(), now(), name, code, color, is_busy, false, position from seed;
  end loop;
end
$$;
