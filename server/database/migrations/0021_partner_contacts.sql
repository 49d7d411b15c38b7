-- snapshot 4f2a8319-0d7b-49a9-82de-cb4ba33e286e
CREATE TABLE "talents_billing_contacts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"country_code" text,
	"email" text,
	"entire_address" text,
	CONSTRAINT "talents_billing_contacts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_billing_contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_billing_contacts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "partners_billing_contacts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"country_code" text,
	"email" text,
	"entire_address" text,
	CONSTRAINT "partners_billing_contacts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "partners_billing_contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "partners_billing_contacts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "partner_contacts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text collate "und-x-icu" NOT NULL,
	"role" text,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"whatsapp_number" text,
	"whatsapp_country_code" text,
	"whatsapp_number_id" text,
	"contact_type" text DEFAULT 'PARTNER' NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "partner_contacts_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "partner_contacts_contact_type_check" CHECK (contact_type in ('SYSTEM', 'TALENT', 'PARTNER', 'STAFF'))
);

--> statement-breakpoint
ALTER TABLE "partner_contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "partner_contacts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_billing_contacts" ADD CONSTRAINT "talents_billing_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partners_billing_contacts" ADD CONSTRAINT "partners_billing_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_contacts" ADD CONSTRAINT "partner_contacts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_contacts" ADD CONSTRAINT "partner_contacts_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "talents_billing_contacts_owner_idx" ON "talents_billing_contacts" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "partners_billing_contacts_owner_idx" ON "partners_billing_contacts" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "partner_contacts_client_id_idx" ON "partner_contacts" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "partner_contacts_name_sort" ON "partner_contacts" USING btree ("agency_id","name","id","client_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "partner_contacts_created_at_sort" ON "partner_contacts" USING btree ("agency_id","created_at","id","client_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "partner_contacts_updated_at_sort" ON "partner_contacts" USING btree ("agency_id","updated_at","id","client_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "partner_contacts_deleted_idx" ON "partner_contacts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "talents_billing_contacts_agency" ON "talents_billing_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "partners_billing_contacts_agency" ON "partners_billing_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "partner_contacts_agency" ON "partner_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
