CREATE TABLE "import" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" uuid NOT NULL,
	"undone_by" uuid,
	"kind" text NOT NULL,
	"media_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"state" text NOT NULL,
	"failure" jsonb,
	"headings" jsonb DEFAULT '[]' NOT NULL,
	"mapping" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"to_create" integer DEFAULT 0 NOT NULL,
	"to_update" integer DEFAULT 0 NOT NULL,
	"to_skip" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "import_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "import_state_check" CHECK (state in ('reading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone', 'failed'))
);

--> statement-breakpoint
ALTER TABLE "import" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "import" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "import_row" (
	"agency_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"key" text,
	"plan" text,
	"faults" jsonb,
	"outcome" text,
	"record_id" uuid,
	"record_version" integer,
	"undo" text,
	CONSTRAINT "import_row_pk" PRIMARY KEY("agency_id","import_id","position"),
	CONSTRAINT "import_row_plan_check" CHECK (plan in ('create', 'update', 'skip', 'fault')),
	CONSTRAINT "import_row_outcome_check" CHECK (outcome in ('created', 'updated', 'skipped', 'failed')),
	CONSTRAINT "import_row_undo_check" CHECK (undo in ('undone', 'kept'))
);

--> statement-breakpoint
ALTER TABLE "import_row" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "import_row" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_fk" FOREIGN KEY ("agency_id","import_id") REFERENCES "public"."import"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import_age_idx" ON "import" USING btree ("agency_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "import_working_idx" ON "import" USING btree ("agency_id","id") WHERE state in ('reading', 'checking', 'running', 'undoing');
--> statement-breakpoint
CREATE INDEX "import_row_key_idx" ON "import_row" USING btree ("agency_id","import_id","key") WHERE key is not null;
--> statement-breakpoint
CREATE POLICY "import_agency" ON "import" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "import_row_agency" ON "import_row" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
