-- snapshot 70e73f7e-2f02-4e37-88ba-350888b15a0b
CREATE TABLE "task_groups" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"is_working_days_only" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "task_groups_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "task_groups" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_groups" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "task_group_items" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"task_group_id" uuid NOT NULL,
	"day_offset" integer DEFAULT 0 NOT NULL,
	"type_id" uuid,
	"priority_level" text DEFAULT 'MEDIUM' NOT NULL,
	"assignee_id" uuid,
	"description" text,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "task_group_items_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_group_items_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH'))
);

--> statement-breakpoint
ALTER TABLE "task_group_items" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_group_items" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "task_rules" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"type_id" uuid NOT NULL,
	"party_id" uuid,
	"cost_currency" text DEFAULT 'AUD' NOT NULL,
	"cost" bigint,
	"extra_currency" text DEFAULT 'AUD' NOT NULL,
	"extra" bigint,
	"sale_currency" text DEFAULT 'AUD' NOT NULL,
	"sale" bigint,
	"charge_to" text,
	"external_client" text,
	CONSTRAINT "task_rules_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_rules_charge_to_check" CHECK (charge_to in ('TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'))
);

--> statement-breakpoint
ALTER TABLE "task_rules" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_rules" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_groups" ADD CONSTRAINT "task_groups_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_task_group_id_fk" FOREIGN KEY ("agency_id","task_group_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_assignee_id_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_party_id_fk" FOREIGN KEY ("agency_id","party_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "task_groups_display_name_unique" ON "task_groups" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_groups_position_sort" ON "task_groups" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_groups_display_name_sort" ON "task_groups" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_groups_deleted_idx" ON "task_groups" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "task_group_items_task_group_id_idx" ON "task_group_items" USING btree ("agency_id","task_group_id");
--> statement-breakpoint
CREATE INDEX "task_group_items_type_id_idx" ON "task_group_items" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "task_group_items_assignee_id_idx" ON "task_group_items" USING btree ("agency_id","assignee_id");
--> statement-breakpoint
CREATE INDEX "task_group_items_position_sort" ON "task_group_items" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_group_items_summary_sort" ON "task_group_items" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_group_items_deleted_idx" ON "task_group_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "task_rules_type_id_idx" ON "task_rules" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "task_rules_party_id_idx" ON "task_rules" USING btree ("agency_id","party_id");
--> statement-breakpoint
CREATE INDEX "task_rules_display_name_sort" ON "task_rules" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_rules_created_at_sort" ON "task_rules" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_rules_updated_at_sort" ON "task_rules" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "task_rules_deleted_idx" ON "task_rules" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "task_groups_agency" ON "task_groups" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "task_group_items_agency" ON "task_group_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "task_rules_agency" ON "task_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
