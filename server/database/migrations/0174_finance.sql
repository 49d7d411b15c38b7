-- snapshot 2ab0e14c-b304-426d-b798-8dff17a42d53
CREATE TABLE "credit_note_paper" (
	"agency_id" uuid NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_paper_pk" PRIMARY KEY("agency_id","credit_note_id")
);

--> statement-breakpoint
ALTER TABLE "credit_note_paper" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_note_paper" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"number" text collate "und-x-icu" NOT NULL,
	"invoice_id" uuid NOT NULL,
	"client_id" uuid,
	"status" text DEFAULT 'ISSUED' NOT NULL,
	"issued_on" date NOT NULL,
	"currency" text DEFAULT 'AUD' NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"subtotal" bigint,
	"tax" bigint,
	"fee" bigint,
	"paper_id" uuid,
	"void_reason" text,
	"note" text,
	CONSTRAINT "credit_notes_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "credit_notes_status_check" CHECK (status in ('ISSUED', 'VOIDED'))
);

--> statement-breakpoint
ALTER TABLE "credit_notes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_notes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "credit_notes_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "credit_notes_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "credit_notes_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_notes_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "credit_notes_rates" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rate" bigint,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "credit_notes_rates_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "credit_notes_rates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_notes_rates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "accounting_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"fee_basis" text DEFAULT 'PAID' NOT NULL,
	"error_report_to" text,
	CONSTRAINT "accounting_settings_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "accounting_settings_fee_basis_check" CHECK (fee_basis in ('PAID', 'ISSUED'))
);

--> statement-breakpoint
ALTER TABLE "accounting_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "accounting_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoice_payment" DROP CONSTRAINT "invoice_payment_method_check";
--> statement-breakpoint
ALTER TABLE "invoice_mails_settings" DROP CONSTRAINT "invoice_mails_settings_type_check";
--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "fee" bigint;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminders_paused_until" date;
--> statement-breakpoint
ALTER TABLE "invoices_lines" ADD COLUMN "fee" bigint;
--> statement-breakpoint
ALTER TABLE "credit_note_paper" ADD CONSTRAINT "credit_note_paper_note_fk" FOREIGN KEY ("agency_id","credit_note_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_paper_id_fk" FOREIGN KEY ("agency_id","paper_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes_talents" ADD CONSTRAINT "credit_notes_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."credit_notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes_talents" ADD CONSTRAINT "credit_notes_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes_rates" ADD CONSTRAINT "credit_notes_rates_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."credit_notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounting_settings" ADD CONSTRAINT "accounting_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_id_idx" ON "credit_notes" USING btree ("agency_id","invoice_id");
--> statement-breakpoint
CREATE INDEX "credit_notes_client_id_idx" ON "credit_notes" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "credit_notes_paper_id_idx" ON "credit_notes" USING btree ("agency_id","paper_id") WHERE paper_id is not null;
--> statement-breakpoint
CREATE INDEX "credit_notes_number_sort" ON "credit_notes" USING btree ("agency_id","number","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "credit_notes_issued_on_sort" ON "credit_notes" USING btree ("agency_id","issued_on","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "credit_notes_amount_sort" ON "credit_notes" USING btree ("agency_id",(case when amount is null then null else currency end),"amount","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "credit_notes_created_at_sort" ON "credit_notes" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "credit_notes_updated_at_sort" ON "credit_notes" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "credit_notes_deleted_idx" ON "credit_notes" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "credit_notes_talents_reverse_idx" ON "credit_notes_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "credit_notes_rates_owner_idx" ON "credit_notes_rates" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_settings_single" ON "accounting_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "accounting_settings_deleted_idx" ON "accounting_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_method_check" CHECK (method in ('BANK', 'CARD', 'CASH', 'CHEQUE', 'OTHER', 'CREDIT'));
--> statement-breakpoint
ALTER TABLE "invoice_mails_settings" ADD CONSTRAINT "invoice_mails_settings_type_check" CHECK (type in ('INVOICE', 'REMINDER', 'OVERDUE', 'CREDIT_NOTE'));
--> statement-breakpoint
CREATE POLICY "credit_note_paper_select" ON "credit_note_paper" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "credit_note_paper_insert" ON "credit_note_paper" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "credit_notes_agency" ON "credit_notes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "credit_notes_talents_agency" ON "credit_notes_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "credit_notes_rates_agency" ON "credit_notes_rates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "accounting_settings_agency" ON "accounting_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
