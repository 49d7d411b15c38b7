-- snapshot ac58358c-a632-406c-b805-4d4c4b00b9df
CREATE TABLE "job" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"once" text,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "job_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "job_state_check" CHECK (state in ('waiting', 'done', 'failed'))
);

--> statement-breakpoint
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "job" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "job_due_idx" ON "job" USING btree ("agency_id","due_at","id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "job_ended_idx" ON "job" USING btree ("agency_id","ended_at") WHERE ended_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "job_once_unique" ON "job" USING btree ("agency_id","name","once") WHERE once is not null;
--> statement-breakpoint
CREATE POLICY "job_agency" ON "job" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
