-- snapshot f29f234e-22e9-4b37-bff5-99e871be6fc2
CREATE TABLE "notes_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notes_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "notes_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notes_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notes_attachments" ADD CONSTRAINT "notes_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes_attachments" ADD CONSTRAINT "notes_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notes_attachments_reverse_idx" ON "notes_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "notes_attachments_agency" ON "notes_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
