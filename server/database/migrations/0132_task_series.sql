-- snapshot c0e164ce-3d89-4041-94f5-036b93871aae
CREATE TABLE "task_occurrence" (
	"agency_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"start_time" text,
	"due_time" text,
	"common_versions" jsonb DEFAULT '[]' NOT NULL,
	"is_dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "task_occurrence_pk" PRIMARY KEY("agency_id","task_id")
);

--> statement-breakpoint
ALTER TABLE "task_occurrence" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "task_occurrence" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recurrence_setting" text;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recurrence_id" text;
--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_task_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "task_occurrence_series_idx" ON "task_occurrence" USING btree ("agency_id","series_id","position");
--> statement-breakpoint
CREATE POLICY "task_occurrence_agency" ON "task_occurrence" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
