-- snapshot 83c95568-a1f9-43dd-a501-fd09dd43f470
ALTER TABLE "talents" ADD COLUMN "avatar_id" uuid;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "avatar_id" uuid;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "avatar_id" uuid;
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "talents_avatar_id_idx" ON "talents" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;
--> statement-breakpoint
CREATE INDEX "partners_avatar_id_idx" ON "partners" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;
--> statement-breakpoint
CREATE INDEX "staff_avatar_id_idx" ON "staff" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;
