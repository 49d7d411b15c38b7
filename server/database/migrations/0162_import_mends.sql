-- snapshot b6c9a699-06c6-49ae-addf-f647edfedc12
ALTER TABLE "import_row" DROP CONSTRAINT "import_row_plan_check";
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "sheets" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "sheet" integer;
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "mends" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "import_row_unchecked_idx" ON "import_row" USING btree ("agency_id","import_id","position") WHERE plan is null;
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_plan_check" CHECK (plan in ('create', 'update', 'skip', 'leave', 'fault'));
