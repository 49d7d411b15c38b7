-- snapshot 0ed8bed9-2644-420c-9a39-10b26817f0d6
CREATE TABLE "sample_set" (
	"agency_id" uuid NOT NULL,
	"records" jsonb NOT NULL,
	CONSTRAINT "sample_set_pk" PRIMARY KEY("agency_id")
);

--> statement-breakpoint
ALTER TABLE "sample_set" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sample_set" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "sample_set_agency" ON "sample_set" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
