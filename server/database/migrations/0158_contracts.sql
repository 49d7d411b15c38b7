-- snapshot 1a30ac61-e8ff-47dd-a4e5-6eaf817a236e
CREATE TABLE "number_series" (
	"agency_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_pk" PRIMARY KEY("agency_id","series","year")
);

--> statement-breakpoint
ALTER TABLE "number_series" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "number_series" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contracts_exclusivities" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"category" text,
	"territory" text,
	"place" text,
	"place_id" text,
	"radius_km" integer,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "contracts_exclusivities_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "contracts_exclusivities_category_check" CHECK (category in ('APPAREL', 'FOOTWEAR', 'ACCESSORIES', 'AUTOMOTIVE', 'BEAUTY', 'DRINKS', 'FINANCE', 'FOOD', 'GAMING', 'HEALTH', 'MEDIA', 'RETAIL', 'SPORT', 'TECHNOLOGY', 'TELECOM', 'TRAVEL', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "contracts_exclusivities" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts_exclusivities" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_amounts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"label" text collate "und-x-icu" NOT NULL,
	"contract_id" uuid NOT NULL,
	"due_on" date,
	"amount_currency" text DEFAULT 'AUD' NOT NULL,
	"amount" bigint NOT NULL,
	"readiness" text DEFAULT 'NOT_READY' NOT NULL,
	"payment_status" text DEFAULT 'UNPAID' NOT NULL,
	"note" text,
	CONSTRAINT "contract_amounts_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "contract_amounts_readiness_check" CHECK (readiness in ('NOT_READY', 'READY_TO_INVOICE', 'INVOICED')),
	CONSTRAINT "contract_amounts_payment_status_check" CHECK (payment_status in ('UNPAID', 'PARTIALLY_PAID', 'PAID'))
);

--> statement-breakpoint
ALTER TABLE "contract_amounts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_amounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_templates" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"type_id" uuid,
	"text" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "contract_templates_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contract_templates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_templates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_types" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "contract_types_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contract_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_types" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sub_contracts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"contract_id" uuid NOT NULL,
	"talent_id" uuid,
	"status_id" uuid NOT NULL,
	"amount_currency" text DEFAULT 'AUD' NOT NULL,
	"amount" bigint,
	"share" integer,
	"starts_on" date,
	"ends_on" date,
	"description" text,
	CONSTRAINT "sub_contracts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "sub_contracts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sub_contracts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sub_contracts_deliverables" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"due_on" date,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sub_contracts_deliverables_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "sub_contracts_deliverables" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sub_contracts_deliverables" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sub_contracts_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sub_contracts_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "sub_contracts_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sub_contracts_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_reminders_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "contract_reminders_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contract_reminders_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_reminders_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_reminders_settings_rules" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"of" text DEFAULT 'END' NOT NULL,
	"days_before" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "contract_reminders_settings_rules_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "contract_reminders_settings_rules_of_check" CHECK (of in ('NOTICE', 'END', 'AMOUNT_DUE'))
);

--> statement-breakpoint
ALTER TABLE "contract_reminders_settings_rules" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_reminders_settings_rules" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_terms_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "contract_terms_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contract_terms_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_terms_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contract_terms_settings_term_configs" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "contract_terms_settings_term_configs_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contract_terms_settings_term_configs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contract_terms_settings_term_configs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contracting_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"prefix" text DEFAULT 'C-' NOT NULL,
	"approval_above_currency" text DEFAULT 'AUD' NOT NULL,
	"approval_above" bigint,
	CONSTRAINT "contracting_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "contracting_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracting_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "reference" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "type_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "signed_on" date;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "notice_months" integer;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "notice_days" integer;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "notice_on" date;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "renewal" text DEFAULT 'NONE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "renewal_months" integer;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "next_ends_on" date;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "agreed_ends_on" date;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "renewed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "creator_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "value_currency" text DEFAULT 'AUD' NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "value" bigint;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "tax_mode" text;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "approval" text DEFAULT 'NONE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "approval_asked_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "approved_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "approval_note" text;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "accepted_conflicts" integer;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "terms" text;
--> statement-breakpoint
ALTER TABLE "contracts_exclusivities" ADD CONSTRAINT "contracts_exclusivities_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_amounts" ADD CONSTRAINT "contract_amounts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_amounts" ADD CONSTRAINT "contract_amounts_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_types" ADD CONSTRAINT "contract_types_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts_deliverables" ADD CONSTRAINT "sub_contracts_deliverables_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."sub_contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts_attachments" ADD CONSTRAINT "sub_contracts_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."sub_contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_contracts_attachments" ADD CONSTRAINT "sub_contracts_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_reminders_settings" ADD CONSTRAINT "contract_reminders_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_reminders_settings_rules" ADD CONSTRAINT "contract_reminders_settings_rules_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contract_reminders_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_terms_settings" ADD CONSTRAINT "contract_terms_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_terms_settings_term_configs" ADD CONSTRAINT "contract_terms_settings_term_configs_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contract_terms_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracting_settings" ADD CONSTRAINT "contracting_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_exclusivities_owner_idx" ON "contracts_exclusivities" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "contract_amounts_contract_id_idx" ON "contract_amounts" USING btree ("agency_id","contract_id");
--> statement-breakpoint
CREATE INDEX "contract_amounts_due_on_sort" ON "contract_amounts" USING btree ("agency_id","due_on","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_amounts_label_sort" ON "contract_amounts" USING btree ("agency_id","label","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_amounts_amount_sort" ON "contract_amounts" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_amounts_created_at_sort" ON "contract_amounts" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_amounts_updated_at_sort" ON "contract_amounts" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_amounts_deleted_idx" ON "contract_amounts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_templates_display_name_unique" ON "contract_templates" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_templates_type_id_idx" ON "contract_templates" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "contract_templates_position_sort" ON "contract_templates" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_templates_display_name_sort" ON "contract_templates" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_templates_deleted_idx" ON "contract_templates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_types_display_name_unique" ON "contract_types" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_types_position_sort" ON "contract_types" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_types_display_name_sort" ON "contract_types" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contract_types_deleted_idx" ON "contract_types" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_contract_id_idx" ON "sub_contracts" USING btree ("agency_id","contract_id");
--> statement-breakpoint
CREATE INDEX "sub_contracts_talent_id_idx" ON "sub_contracts" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "sub_contracts_status_id_idx" ON "sub_contracts" USING btree ("agency_id","status_id");
--> statement-breakpoint
CREATE INDEX "sub_contracts_summary_sort" ON "sub_contracts" USING btree ("agency_id","summary","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_status_id_sort" ON "sub_contracts" USING btree ("agency_id","status_id","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_amount_sort" ON "sub_contracts" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_starts_on_sort" ON "sub_contracts" USING btree ("agency_id","starts_on","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_ends_on_sort" ON "sub_contracts" USING btree ("agency_id","ends_on","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_created_at_sort" ON "sub_contracts" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_updated_at_sort" ON "sub_contracts" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_deleted_idx" ON "sub_contracts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "sub_contracts_deliverables_owner_idx" ON "sub_contracts_deliverables" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "sub_contracts_attachments_reverse_idx" ON "sub_contracts_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_reminders_settings_single" ON "contract_reminders_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "contract_reminders_settings_deleted_idx" ON "contract_reminders_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "contract_reminders_settings_rules_owner_idx" ON "contract_reminders_settings_rules" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_terms_settings_single" ON "contract_terms_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "contract_terms_settings_deleted_idx" ON "contract_terms_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "contract_terms_settings_term_configs_owner_idx" ON "contract_terms_settings_term_configs" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "contracting_settings_single" ON "contracting_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "contracting_settings_deleted_idx" ON "contracting_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_id_fk" FOREIGN KEY ("agency_id","template_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_approval_asked_by_id_fk" FOREIGN KEY ("agency_id","approval_asked_by_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_approved_by_id_fk" FOREIGN KEY ("agency_id","approved_by_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contracts_type_id_idx" ON "contracts" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "contracts_template_id_idx" ON "contracts" USING btree ("agency_id","template_id");
--> statement-breakpoint
CREATE INDEX "contracts_creator_id_idx" ON "contracts" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "contracts_approval_asked_by_id_idx" ON "contracts" USING btree ("agency_id","approval_asked_by_id");
--> statement-breakpoint
CREATE INDEX "contracts_approved_by_id_idx" ON "contracts" USING btree ("agency_id","approved_by_id");
--> statement-breakpoint
CREATE INDEX "contracts_reference_sort" ON "contracts" USING btree ("agency_id","reference","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_value_sort" ON "contracts" USING btree ("agency_id",(case when value is null then null else value_currency end),"value","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_notice_on_sort" ON "contracts" USING btree ("agency_id","notice_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_signed_on_sort" ON "contracts" USING btree ("agency_id","signed_on","id") WHERE deleted_at is null;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_renewal_check" CHECK (renewal in ('NONE', 'MANUAL', 'AUTOMATIC'));
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_tax_mode_check" CHECK (tax_mode in ('NONE', 'EXCLUSIVE', 'INCLUSIVE'));
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_approval_check" CHECK (approval in ('NONE', 'ASKED', 'APPROVED', 'DECLINED'));
--> statement-breakpoint
CREATE POLICY "number_series_agency" ON "number_series" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contracts_exclusivities_agency" ON "contracts_exclusivities" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_amounts_agency" ON "contract_amounts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_templates_agency" ON "contract_templates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_types_agency" ON "contract_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "sub_contracts_agency" ON "sub_contracts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "sub_contracts_deliverables_agency" ON "sub_contracts_deliverables" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "sub_contracts_attachments_agency" ON "sub_contracts_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_reminders_settings_agency" ON "contract_reminders_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_reminders_settings_rules_agency" ON "contract_reminders_settings_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_terms_settings_agency" ON "contract_terms_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contract_terms_settings_term_configs_agency" ON "contract_terms_settings_term_configs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "contracting_settings_agency" ON "contracting_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- Contracts that are there already: what they end on was agreed, and each has the number of its year.
UPDATE "contracts" SET "agreed_ends_on" = "ends_on";
--> statement-breakpoint
UPDATE "contracts" c SET "reference" = 'C-' || n.year || '-' || lpad(n.number::text, greatest(4, length(n.number::text)), '0')
	FROM (SELECT agency_id, id, extract(year from created_at)::integer as year,
		row_number() over (partition by agency_id, extract(year from created_at) order by created_at, id) as number FROM "contracts") n
	WHERE n.agency_id = c.agency_id and n.id = c.id;
--> statement-breakpoint
INSERT INTO "number_series" ("agency_id", "series", "year", "last")
	SELECT agency_id, 'contract.reference', extract(year from created_at)::integer, count(*)::integer FROM "contracts" GROUP BY 1, 3;
