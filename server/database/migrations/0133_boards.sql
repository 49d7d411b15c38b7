-- snapshot 3fea110b-b598-4666-aa56-9dd2edf739bd
CREATE TABLE "place" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status_id" uuid NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "place_pk" PRIMARY KEY("agency_id","record_id")
);

--> statement-breakpoint
ALTER TABLE "place" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "place" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "place_key_idx" ON "place" USING btree ("agency_id","kind","status_id","key");
--> statement-breakpoint
CREATE POLICY "place_agency" ON "place" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
