-- snapshot a1529bda-b990-4098-a654-bf3155d12ffc
CREATE TABLE "partners_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "partners_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "partners_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "partners_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "partners_medias" ADD CONSTRAINT "partners_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partners_medias" ADD CONSTRAINT "partners_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "partners_medias_reverse_idx" ON "partners_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "partners_medias_agency" ON "partners_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
