-- snapshot f7d03ede-e9cc-46c6-940c-eb82f820933e
CREATE TABLE "library_items" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text collate "und-x-icu" NOT NULL,
	"type" text DEFAULT 'FOLDER' NOT NULL,
	"parent_id" uuid,
	"owner_id" uuid,
	"file_id" uuid,
	"media_type" text,
	"bytes" integer,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"takes_uploads" boolean DEFAULT true NOT NULL,
	CONSTRAINT "library_items_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "library_items_type_check" CHECK (type in ('FOLDER', 'FILE')),
	CONSTRAINT "library_items_media_type_check" CHECK (media_type in ('PHOTO', 'VIDEO', 'AUDIO', 'DOCUMENT'))
);

--> statement-breakpoint
ALTER TABLE "library_items" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "library_items" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_parent_id_fk" FOREIGN KEY ("agency_id","parent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_owner_id_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_file_id_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "library_items_name_unique" ON "library_items" USING btree ("agency_id",coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid),coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid),lower(upper(normalize(name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "library_items_parent_id_idx" ON "library_items" USING btree ("agency_id","parent_id");
--> statement-breakpoint
CREATE INDEX "library_items_owner_id_idx" ON "library_items" USING btree ("agency_id","owner_id");
--> statement-breakpoint
CREATE INDEX "library_items_file_id_idx" ON "library_items" USING btree ("agency_id","file_id") WHERE file_id is not null;
--> statement-breakpoint
CREATE INDEX "library_items_name_sort" ON "library_items" USING btree ("agency_id","name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "library_items_created_at_sort" ON "library_items" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "library_items_updated_at_sort" ON "library_items" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "library_items_deleted_idx" ON "library_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "library_items_agency" ON "library_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
