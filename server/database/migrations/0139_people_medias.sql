-- snapshot 3c5b41e3-7a04-43f8-8739-73e347f1d51b
CREATE TABLE "talents_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "talents_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "staff_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "staff_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "staff_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "staff_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_medias" ADD CONSTRAINT "talents_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_medias" ADD CONSTRAINT "talents_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_medias" ADD CONSTRAINT "staff_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."staff"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_medias" ADD CONSTRAINT "staff_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "talents_medias_reverse_idx" ON "talents_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "staff_medias_reverse_idx" ON "staff_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "talents_medias_agency" ON "talents_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "staff_medias_agency" ON "staff_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
