-- snapshot f0c4cbd2-b3f2-47f3-86d5-0ce5e1b1ba9f
CREATE TABLE "contracts_documents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_documents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "contracts_documents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_documents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_documents" ADD CONSTRAINT "contracts_documents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_documents" ADD CONSTRAINT "contracts_documents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_documents_reverse_idx" ON "contracts_documents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "contracts_documents_agency" ON "contracts_documents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
