-- snapshot 429b76f6-ab0b-4adb-8c57-04c9d985cbe6
CREATE TABLE "project_groups" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "project_groups_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "project_groups" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "project_groups" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "project_group_id" uuid;
--> statement-breakpoint
ALTER TABLE "project_groups" ADD CONSTRAINT "project_groups_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_groups" ADD CONSTRAINT "project_groups_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "project_groups_display_name_unique" ON "project_groups" USING btree ("agency_id","project_id",lower(upper(normalize(display_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "project_groups_project_id_idx" ON "project_groups" USING btree ("agency_id","project_id");
--> statement-breakpoint
CREATE INDEX "project_groups_position_sort" ON "project_groups" USING btree ("agency_id","position","id","project_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "project_groups_display_name_sort" ON "project_groups" USING btree ("agency_id","display_name","id","project_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "project_groups_created_at_sort" ON "project_groups" USING btree ("agency_id","created_at","id","project_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "project_groups_deleted_idx" ON "project_groups" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_group_id_fk" FOREIGN KEY ("agency_id","project_group_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tasks_project_group_id_idx" ON "tasks" USING btree ("agency_id","project_group_id");
--> statement-breakpoint
CREATE POLICY "project_groups_agency" ON "project_groups" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
