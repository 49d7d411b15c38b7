-- snapshot 38c35b8d-9ca5-4780-ad1b-e09e7699fae2
CREATE TABLE "contact_point" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "contact_point_pk" PRIMARY KEY("agency_id","record_id","kind","value")
);

--> statement-breakpoint
ALTER TABLE "contact_point" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contact_point" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "call_logs" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"subject" text collate "und-x-icu" DEFAULT 'Call' NOT NULL,
	"direction" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_seconds" integer,
	"number" text,
	"country_code" text,
	"staff_id" uuid,
	"outcome_id" uuid,
	"note" text,
	"recording_id" uuid,
	"task_id" uuid,
	CONSTRAINT "call_logs_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "call_logs_direction_check" CHECK (direction in ('IN', 'OUT', 'MISSED'))
);

--> statement-breakpoint
ALTER TABLE "call_logs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "call_logs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "call_logs_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "call_logs_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "call_logs_about" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "call_logs_about" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "modules_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "modules_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "modules_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "modules_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "modules_settings_hidden_lists" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "modules_settings_hidden_lists_pk" PRIMARY KEY("agency_id","owner_id","value"),
	CONSTRAINT "modules_settings_hidden_lists_value_check" CHECK (value in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE', 'EXPENSE_CATEGORY', 'CALL_OUTCOME'))
);

--> statement-breakpoint
ALTER TABLE "modules_settings_hidden_lists" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "modules_settings_hidden_lists" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_type_check";
--> statement-breakpoint
ALTER TABLE "entity_terms_settings_terms" ADD COLUMN "gender" text;
--> statement-breakpoint
ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_outcome_id_fk" FOREIGN KEY ("agency_id","outcome_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_recording_id_fk" FOREIGN KEY ("agency_id","recording_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_task_id_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs_about" ADD CONSTRAINT "call_logs_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."call_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_logs_about" ADD CONSTRAINT "call_logs_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules_settings" ADD CONSTRAINT "modules_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules_settings_hidden_lists" ADD CONSTRAINT "modules_settings_hidden_lists_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."modules_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact_point_value_idx" ON "contact_point" USING btree ("agency_id","kind","value");
--> statement-breakpoint
CREATE INDEX "call_logs_staff_id_idx" ON "call_logs" USING btree ("agency_id","staff_id");
--> statement-breakpoint
CREATE INDEX "call_logs_outcome_id_idx" ON "call_logs" USING btree ("agency_id","outcome_id");
--> statement-breakpoint
CREATE INDEX "call_logs_recording_id_idx" ON "call_logs" USING btree ("agency_id","recording_id") WHERE recording_id is not null;
--> statement-breakpoint
CREATE INDEX "call_logs_task_id_idx" ON "call_logs" USING btree ("agency_id","task_id");
--> statement-breakpoint
CREATE INDEX "call_logs_at_sort" ON "call_logs" USING btree ("agency_id","at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_subject_sort" ON "call_logs" USING btree ("agency_id","subject","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_direction_sort" ON "call_logs" USING btree ("agency_id",array_position(array['IN', 'OUT', 'MISSED'], direction),"id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_duration_seconds_sort" ON "call_logs" USING btree ("agency_id","duration_seconds","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_created_at_sort" ON "call_logs" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_updated_at_sort" ON "call_logs" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "call_logs_deleted_idx" ON "call_logs" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "call_logs_about_reverse_idx" ON "call_logs_about" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "modules_settings_single" ON "modules_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "modules_settings_deleted_idx" ON "modules_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "modules_settings_hidden_lists_reverse_idx" ON "modules_settings_hidden_lists" USING btree ("agency_id","value","owner_id");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_sending_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","next_at") WHERE state = 'sending';
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'LOST_REASON', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE', 'EXPENSE_CATEGORY', 'CALL_OUTCOME'));
--> statement-breakpoint
ALTER TABLE "entity_terms_settings_terms" ADD CONSTRAINT "entity_terms_settings_terms_gender_check" CHECK (gender in ('MASCULINE', 'FEMININE'));
--> statement-breakpoint
CREATE POLICY "contact_point_agency" ON "contact_point" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "call_logs_agency" ON "call_logs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "call_logs_about_agency" ON "call_logs_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "modules_settings_agency" ON "modules_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "modules_settings_hidden_lists_agency" ON "modules_settings_hidden_lists" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
