-- snapshot 1080a6f7-d77b-4a1c-9078-d74a4815719a
CREATE TABLE "merge" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"kept_version" integer NOT NULL,
	"gone_id" uuid NOT NULL,
	"gone_version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "merge_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "merge" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "merge" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "merge" ADD CONSTRAINT "merge_kept_fk" FOREIGN KEY ("agency_id","kept_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "merge" ADD CONSTRAINT "merge_gone_fk" FOREIGN KEY ("agency_id","gone_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "merge_kept_idx" ON "merge" USING btree ("agency_id","kept_id");
--> statement-breakpoint
CREATE INDEX "merge_gone_idx" ON "merge" USING btree ("agency_id","gone_id");
--> statement-breakpoint
CREATE POLICY "merge_agency" ON "merge" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
