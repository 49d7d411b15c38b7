-- snapshot 9a5bf3dc-15cb-42be-9211-4dada27a0072
CREATE TABLE "preference" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preference_pk" PRIMARY KEY("agency_id","account_id","key")
);

--> statement-breakpoint
ALTER TABLE "preference" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "preference" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "preference_agency" ON "preference" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
