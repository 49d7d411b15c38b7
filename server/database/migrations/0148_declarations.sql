-- snapshot 8a4ec005-172e-4d54-b1cf-c45aedf1fcdd
CREATE TABLE "dashboard_setting" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"tiles" jsonb NOT NULL,
	CONSTRAINT "dashboard_setting_pk" PRIMARY KEY("agency_id","account_id")
);

--> statement-breakpoint
ALTER TABLE "dashboard_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "dashboard_setting" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "dashboard_setting_agency" ON "dashboard_setting" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
