-- snapshot 39c01bd4-561f-46d4-b795-0cc727a26300
CREATE TABLE "invoice_item" (
	"agency_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "invoice_item_pk" PRIMARY KEY("agency_id","item_id"),
	CONSTRAINT "invoice_item_kind_check" CHECK (kind in ('contractAmount', 'task', 'expense'))
);

--> statement-breakpoint
ALTER TABLE "invoice_item" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_item" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_payment" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"received_by" text NOT NULL,
	"reference" text,
	"note" text,
	"reverses_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	CONSTRAINT "invoice_payment_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoice_payment_method_check" CHECK (method in ('BANK', 'CARD', 'CASH', 'CHEQUE', 'OTHER')),
	CONSTRAINT "invoice_payment_received_by_check" CHECK (received_by in ('AGENCY', 'TALENT'))
);

--> statement-breakpoint
ALTER TABLE "invoice_payment" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_payment" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_paper" (
	"agency_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_paper_pk" PRIMARY KEY("agency_id","invoice_id")
);

--> statement-breakpoint
ALTER TABLE "invoice_paper" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_paper" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_reminder" (
	"agency_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminder_pk" PRIMARY KEY("agency_id","invoice_id","due_on","days")
);

--> statement-breakpoint
ALTER TABLE "invoice_reminder" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_reminder" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoices" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"number" text collate "und-x-icu" NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"payment_status" text DEFAULT 'UNPAID' NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"currency" text DEFAULT 'AUD' NOT NULL,
	"tax_mode" text,
	"rounding" text,
	"purchase_order" text,
	"subtotal" bigint,
	"tax" bigint,
	"total" bigint,
	"paid" bigint,
	"outstanding" bigint,
	"sent_on" date,
	"paper_id" uuid,
	"void_reason" text,
	"note" text,
	CONSTRAINT "invoices_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoices_status_check" CHECK (status in ('CREATED', 'SENT', 'VOIDED')),
	CONSTRAINT "invoices_payment_status_check" CHECK (payment_status in ('UNPAID', 'PARTIALLY_PAID', 'PAID')),
	CONSTRAINT "invoices_tax_mode_check" CHECK (tax_mode in ('NONE', 'EXCLUSIVE', 'INCLUSIVE')),
	CONSTRAINT "invoices_rounding_check" CHECK (rounding in ('INVOICE', 'LINE'))
);

--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoices_lines" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid,
	"talent_id" uuid,
	"description" text NOT NULL,
	"quantity" bigint DEFAULT 10000 NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint,
	"tax_rate_id" uuid,
	"rate" bigint,
	"amount" bigint,
	"tax" bigint,
	CONSTRAINT "invoices_lines_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "invoices_lines" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoices_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "invoices_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "invoices_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoice_mails_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"subject" text,
	"body" text,
	"cc" text,
	"reply_to" text,
	"attaches_pdf" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "invoice_mails_settings_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoice_mails_settings_type_check" CHECK (type in ('INVOICE', 'REMINDER', 'OVERDUE'))
);

--> statement-breakpoint
ALTER TABLE "invoice_mails_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_mails_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_paper" ADD CONSTRAINT "invoice_paper_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paper_id_fk" FOREIGN KEY ("agency_id","paper_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoices"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_item_id_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_talents" ADD CONSTRAINT "invoices_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoices"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices_talents" ADD CONSTRAINT "invoices_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_mails_settings" ADD CONSTRAINT "invoice_mails_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_item_invoice_idx" ON "invoice_item" USING btree ("agency_id","invoice_id");
--> statement-breakpoint
CREATE INDEX "invoice_payment_invoice_idx" ON "invoice_payment" USING btree ("agency_id","invoice_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "invoice_payment_day_idx" ON "invoice_payment" USING btree ("agency_id","paid_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payment_reverses_key" ON "invoice_payment" USING btree ("agency_id","reverses_id") WHERE reverses_id is not null;
--> statement-breakpoint
CREATE INDEX "invoices_client_id_idx" ON "invoices" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "invoices_paper_id_idx" ON "invoices" USING btree ("agency_id","paper_id") WHERE paper_id is not null;
--> statement-breakpoint
CREATE INDEX "invoices_number_sort" ON "invoices" USING btree ("agency_id","number","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_issued_on_sort" ON "invoices" USING btree ("agency_id","issued_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_due_on_sort" ON "invoices" USING btree ("agency_id","due_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_total_sort" ON "invoices" USING btree ("agency_id",(case when total is null then null else currency end),"total","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_outstanding_sort" ON "invoices" USING btree ("agency_id",(case when outstanding is null then null else currency end),"outstanding","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_created_at_sort" ON "invoices" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_updated_at_sort" ON "invoices" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "invoices_deleted_idx" ON "invoices" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "invoices_lines_owner_idx" ON "invoices_lines" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "invoices_lines_item_id_idx" ON "invoices_lines" USING btree ("agency_id","item_id","owner_id") WHERE item_id is not null;
--> statement-breakpoint
CREATE INDEX "invoices_lines_talent_id_idx" ON "invoices_lines" USING btree ("agency_id","talent_id","owner_id") WHERE talent_id is not null;
--> statement-breakpoint
CREATE INDEX "invoices_lines_tax_rate_id_idx" ON "invoices_lines" USING btree ("agency_id","tax_rate_id","owner_id") WHERE tax_rate_id is not null;
--> statement-breakpoint
CREATE INDEX "invoices_talents_reverse_idx" ON "invoices_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_mails_settings_single" ON "invoice_mails_settings" USING btree ("agency_id","type");
--> statement-breakpoint
CREATE INDEX "invoice_mails_settings_deleted_idx" ON "invoice_mails_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "invoice_item_agency" ON "invoice_item" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_payment_select" ON "invoice_payment" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_payment_insert" ON "invoice_payment" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_paper_select" ON "invoice_paper" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_paper_insert" ON "invoice_paper" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_reminder_select" ON "invoice_reminder" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_reminder_insert" ON "invoice_reminder" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoices_agency" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoices_lines_agency" ON "invoices_lines" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoices_talents_agency" ON "invoices_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "invoice_mails_settings_agency" ON "invoice_mails_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

--> statement-breakpoint
UPDATE "expenses" SET "readiness" = 'READY_TO_INVOICE' WHERE "charge_to" = 'PARTNER' AND "client_id" IS NOT NULL;
