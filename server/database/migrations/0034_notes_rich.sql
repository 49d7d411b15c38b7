-- snapshot 3365aced-d109-45d7-97e1-62c0218a9543
CREATE TABLE "notes_mentions" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notes_mentions_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "notes_mentions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notes_mentions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notes_mentions" ADD CONSTRAINT "notes_mentions_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes_mentions" ADD CONSTRAINT "notes_mentions_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notes_mentions_reverse_idx" ON "notes_mentions" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "notes_mentions_agency" ON "notes_mentions" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
