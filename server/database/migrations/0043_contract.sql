-- snapshot 185100dc-76b3-4cd4-905a-fb74251cd533
CREATE TABLE "contracts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"status_id" uuid NOT NULL,
	"client_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"description" text,
	CONSTRAINT "contracts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contracts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contracts_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "contracts_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contracts_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "contracts_assignees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_assignees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contracts_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "contracts_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_talents" ADD CONSTRAINT "contracts_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_talents" ADD CONSTRAINT "contracts_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_assignees" ADD CONSTRAINT "contracts_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_assignees" ADD CONSTRAINT "contracts_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_attachments" ADD CONSTRAINT "contracts_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts_attachments" ADD CONSTRAINT "contracts_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_status_id_idx" ON "contracts" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "contracts_client_id_idx" ON "contracts" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "contracts_summary_sort" ON "contracts" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_starts_on_sort" ON "contracts" USING btree ("agency_id","starts_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_ends_on_sort" ON "contracts" USING btree ("agency_id","ends_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_created_at_sort" ON "contracts" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_updated_at_sort" ON "contracts" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_deleted_idx" ON "contracts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "contracts_talents_reverse_idx" ON "contracts_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "contracts_assignees_reverse_idx" ON "contracts_assignees" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "contracts_attachments_reverse_idx" ON "contracts_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "contracts_agency" ON "contracts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contracts_talents_agency" ON "contracts_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contracts_assignees_agency" ON "contracts_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contracts_attachments_agency" ON "contracts_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
