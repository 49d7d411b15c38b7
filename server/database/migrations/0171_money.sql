-- snapshot df1ac79c-5d82-44df-a4a1-6406834b93d7
CREATE TABLE "expenses" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"spent_on" date NOT NULL,
	"amount_currency" text DEFAULT 'AUD' NOT NULL,
	"amount" bigint NOT NULL,
	"tax_rate_id" uuid,
	"category_id" uuid,
	"paid_by" text DEFAULT 'AGENCY' NOT NULL,
	"staff_id" uuid,
	"charge_to" text DEFAULT 'AGENCY' NOT NULL,
	"client_id" uuid,
	"talent_id" uuid,
	"contract_id" uuid,
	"event_id" uuid,
	"project_id" uuid,
	"task_id" uuid,
	"supplier_id" uuid,
	"readiness" text DEFAULT 'NOT_CHARGED' NOT NULL,
	"note" text,
	CONSTRAINT "expenses_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "expenses_paid_by_check" CHECK (paid_by in ('AGENCY', 'TALENT', 'STAFF')),
	CONSTRAINT "expenses_charge_to_check" CHECK (charge_to in ('AGENCY', 'TALENT', 'PARTNER')),
	CONSTRAINT "expenses_readiness_check" CHECK (readiness in ('NOT_CHARGED', 'READY_TO_INVOICE', 'INVOICED'))
);

--> statement-breakpoint
ALTER TABLE "expenses" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "expenses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "expenses_receipts" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "expenses_receipts_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "expenses_receipts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "expenses_receipts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "management_fees" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"contract_id" uuid NOT NULL,
	"rate" bigint,
	"fixed_currency" text DEFAULT 'AUD' NOT NULL,
	"fixed" bigint,
	"basis" text DEFAULT 'NET' NOT NULL,
	"note" text,
	CONSTRAINT "management_fees_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "management_fees_basis_check" CHECK (basis in ('NET', 'GROSS', 'NET_AFTER_EXPENSES'))
);

--> statement-breakpoint
ALTER TABLE "management_fees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "management_fees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "management_fee_rules" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"rate" bigint,
	"fixed_currency" text DEFAULT 'AUD' NOT NULL,
	"fixed" bigint,
	"basis" text DEFAULT 'NET' NOT NULL,
	"least_currency" text DEFAULT 'AUD' NOT NULL,
	"least" bigint,
	"most_currency" text DEFAULT 'AUD' NOT NULL,
	"most" bigint,
	"starts_on" date,
	"ends_on" date,
	"is_managerial" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "management_fee_rules_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "management_fee_rules_basis_check" CHECK (basis in ('NET', 'GROSS', 'NET_AFTER_EXPENSES'))
);

--> statement-breakpoint
ALTER TABLE "management_fee_rules" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "management_fee_rules" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "management_fee_rules_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "management_fee_rules_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "management_fee_rules_contract_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_contract_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "management_fee_rules_contract_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_contract_types" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "management_fee_rules_task_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_task_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "management_fee_rules_task_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_task_types" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"rate" bigint NOT NULL,
	"category" text DEFAULT 'STANDARD' NOT NULL,
	"account_code" text,
	"tax_type" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "tax_rates_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "tax_rates_category_check" CHECK (category in ('STANDARD', 'ZERO', 'EXEMPT', 'OUT_OF_SCOPE'))
);

--> statement-breakpoint
ALTER TABLE "tax_rates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tax_rates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_reminders_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "invoice_reminders_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_reminders_settings_steps" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"days" integer DEFAULT 7 NOT NULL,
	CONSTRAINT "invoice_reminders_settings_steps_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings_steps" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings_steps" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoicing_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"legal_name" text,
	"tax_number" text,
	"address" text,
	"email" text,
	"title" text,
	"accent" text,
	"bank" text,
	"payment_words" text,
	"footer" text,
	"prefix" text DEFAULT 'INV-' NOT NULL,
	"credit_prefix" text DEFAULT 'CN-' NOT NULL,
	"digits" integer DEFAULT 4 NOT NULL,
	"restarts_yearly" boolean DEFAULT true NOT NULL,
	"next" integer,
	"term_days" integer DEFAULT 14 NOT NULL,
	"tax_mode" text DEFAULT 'EXCLUSIVE' NOT NULL,
	"rounding" text DEFAULT 'INVOICE' NOT NULL,
	"tax_rate_id" uuid,
	CONSTRAINT "invoicing_settings_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoicing_settings_tax_mode_check" CHECK (tax_mode in ('NONE', 'EXCLUSIVE', 'INCLUSIVE')),
	CONSTRAINT "invoicing_settings_rounding_check" CHECK (rounding in ('INVOICE', 'LINE'))
);

--> statement-breakpoint
ALTER TABLE "invoicing_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoicing_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_type_check";
--> statement-breakpoint
ALTER TABLE "task_rules" ADD COLUMN "is_billable" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD COLUMN "tax_rate_id" uuid;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD COLUMN "takes_fee" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD COLUMN "account_code" text;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_task_id_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_supplier_id_fk" FOREIGN KEY ("agency_id","supplier_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses_receipts" ADD CONSTRAINT "expenses_receipts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."expenses"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "expenses_receipts" ADD CONSTRAINT "expenses_receipts_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fees" ADD CONSTRAINT "management_fees_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fees" ADD CONSTRAINT "management_fees_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules" ADD CONSTRAINT "management_fee_rules_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_talents" ADD CONSTRAINT "management_fee_rules_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_talents" ADD CONSTRAINT "management_fee_rules_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_contract_types" ADD CONSTRAINT "management_fee_rules_contract_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_contract_types" ADD CONSTRAINT "management_fee_rules_contract_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_task_types" ADD CONSTRAINT "management_fee_rules_task_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "management_fee_rules_task_types" ADD CONSTRAINT "management_fee_rules_task_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings" ADD CONSTRAINT "invoice_reminders_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_reminders_settings_steps" ADD CONSTRAINT "invoice_reminders_settings_steps_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoice_reminders_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoicing_settings" ADD CONSTRAINT "invoicing_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoicing_settings" ADD CONSTRAINT "invoicing_settings_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "expenses_tax_rate_id_idx" ON "expenses" USING btree ("agency_id","tax_rate_id");
--> statement-breakpoint
CREATE INDEX "expenses_category_id_idx" ON "expenses" USING btree ("agency_id","category_id");
--> statement-breakpoint
CREATE INDEX "expenses_staff_id_idx" ON "expenses" USING btree ("agency_id","staff_id");
--> statement-breakpoint
CREATE INDEX "expenses_client_id_idx" ON "expenses" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "expenses_talent_id_idx" ON "expenses" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "expenses_contract_id_idx" ON "expenses" USING btree ("agency_id","contract_id");
--> statement-breakpoint
CREATE INDEX "expenses_event_id_idx" ON "expenses" USING btree ("agency_id","event_id");
--> statement-breakpoint
CREATE INDEX "expenses_project_id_idx" ON "expenses" USING btree ("agency_id","project_id");
--> statement-breakpoint
CREATE INDEX "expenses_task_id_idx" ON "expenses" USING btree ("agency_id","task_id");
--> statement-breakpoint
CREATE INDEX "expenses_supplier_id_idx" ON "expenses" USING btree ("agency_id","supplier_id");
--> statement-breakpoint
CREATE INDEX "expenses_spent_on_sort" ON "expenses" USING btree ("agency_id","spent_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "expenses_summary_sort" ON "expenses" USING btree ("agency_id","summary","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "expenses_amount_sort" ON "expenses" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "expenses_created_at_sort" ON "expenses" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "expenses_updated_at_sort" ON "expenses" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "expenses_deleted_idx" ON "expenses" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "expenses_receipts_reverse_idx" ON "expenses_receipts" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "management_fees_contract_id_idx" ON "management_fees" USING btree ("agency_id","contract_id");
--> statement-breakpoint
CREATE INDEX "management_fees_display_name_sort" ON "management_fees" USING btree ("agency_id","display_name","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fees_created_at_sort" ON "management_fees" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fees_updated_at_sort" ON "management_fees" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fees_deleted_idx" ON "management_fees" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_position_sort" ON "management_fee_rules" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_display_name_sort" ON "management_fee_rules" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_created_at_sort" ON "management_fee_rules" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_updated_at_sort" ON "management_fee_rules" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_deleted_idx" ON "management_fee_rules" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "management_fee_rules_talents_reverse_idx" ON "management_fee_rules_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "management_fee_rules_contract_types_reverse_idx" ON "management_fee_rules_contract_types" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "management_fee_rules_task_types_reverse_idx" ON "management_fee_rules_task_types" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_display_name_unique" ON "tax_rates" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tax_rates_position_sort" ON "tax_rates" USING btree ("agency_id","position","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tax_rates_display_name_sort" ON "tax_rates" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tax_rates_rate_sort" ON "tax_rates" USING btree ("agency_id","rate","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "tax_rates_deleted_idx" ON "tax_rates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reminders_settings_single" ON "invoice_reminders_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "invoice_reminders_settings_deleted_idx" ON "invoice_reminders_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "invoice_reminders_settings_steps_owner_idx" ON "invoice_reminders_settings_steps" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "invoicing_settings_tax_rate_id_idx" ON "invoicing_settings" USING btree ("agency_id","tax_rate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoicing_settings_single" ON "invoicing_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "invoicing_settings_deleted_idx" ON "invoicing_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "task_rules_tax_rate_id_idx" ON "task_rules" USING btree ("agency_id","tax_rate_id");
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'LOST_REASON', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE', 'EXPENSE_CATEGORY'));
--> statement-breakpoint
CREATE POLICY "expenses_agency" ON "expenses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "expenses_receipts_agency" ON "expenses_receipts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "management_fees_agency" ON "management_fees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "management_fee_rules_agency" ON "management_fee_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "management_fee_rules_talents_agency" ON "management_fee_rules_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "management_fee_rules_contract_types_agency" ON "management_fee_rules_contract_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "management_fee_rules_task_types_agency" ON "management_fee_rules_task_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "tax_rates_agency" ON "tax_rates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_reminders_settings_agency" ON "invoice_reminders_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_reminders_settings_steps_agency" ON "invoice_reminders_settings_steps" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoicing_settings_agency" ON "invoicing_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- Agencies that are there already get the entries with which new ones start.
do $$
declare
  one record;
begin
  for one in select id from agency loop
    perform set_config('app.agency', one.id::text, true);
    with seed as (
      select gen_random_uuid() as id, position, name from (values
        (0, 'Travel'),
        (1, 'Accommodation'),
        (2, 'Meals'),
        (3, 'Equipment'),
        (4, 'Wardrobe'),
        (5, 'Printing'),
        (6, 'Insurance'),
        (7, 'Other')) s(position, name)),
    named as (insert into record (agency_id, id, kind, label) select one.id, id, 'catalogue', name from seed)
    insert into catalogues (agency_id, id, created_at, updated_at, display_name, type, position)
      select one.id, id, now(), now(), name, 'EXPENSE_CATEGORY', position from seed;
    with seed as (
      select gen_random_uuid() as id, position, name, rate, category from (values
        (0, 'GST', 100000, 'STANDARD'),
        (1, 'GST free', 0, 'ZERO')) s(position, name, rate, category)),
    named as (insert into record (agency_id, id, kind, label) select one.id, id, 'taxRate', name from seed)
    insert into tax_rates (agency_id, id, created_at, updated_at, display_name, rate, category, position)
      select one.id, id, now(), now(), name, rate, category, position from seed;
  end loop;
end
$$;
