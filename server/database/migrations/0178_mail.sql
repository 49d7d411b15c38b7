-- snapshot f76d88f8-906d-4894-b0f1-386e42d72716
CREATE TABLE "mail_message" (
	"agency_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_message_pk" PRIMARY KEY("agency_id","message_id")
);

--> statement-breakpoint
ALTER TABLE "mail_message" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_message" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_html" (
	"agency_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"html" text NOT NULL,
	"blocked_pictures" integer NOT NULL,
	"pictures" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "mail_html_pk" PRIMARY KEY("agency_id","mail_id")
);

--> statement-breakpoint
ALTER TABLE "mail_html" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_html" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"kept" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_text" text,
	"failed_since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mailbox_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "mailbox" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mailbox" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mailbox_folder" (
	"agency_id" uuid NOT NULL,
	"mailbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uid_validity" text NOT NULL,
	"next_uid" bigint NOT NULL,
	CONSTRAINT "mailbox_folder_pk" PRIMARY KEY("agency_id","mailbox_id","path")
);

--> statement-breakpoint
ALTER TABLE "mailbox_folder" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mailbox_folder" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "last_talk" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "last_talk_pk" PRIMARY KEY("agency_id","record_id")
);

--> statement-breakpoint
ALTER TABLE "last_talk" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "last_talk" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"subject" text collate "und-x-icu" NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"message" text NOT NULL,
	"form_id" uuid,
	"page" text,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"contact_id" uuid,
	"scout_id" uuid,
	"opportunity_id" uuid,
	CONSTRAINT "enquiries_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "enquiries_state_check" CHECK (state in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'))
);

--> statement-breakpoint
ALTER TABLE "enquiries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiries_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "enquiries_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiries_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiries_spam_reasons" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_spam_reasons_pk" PRIMARY KEY("agency_id","owner_id","value"),
	CONSTRAINT "enquiries_spam_reasons_value_check" CHECK (value in ('TRAP', 'TOO_FAST', 'STALE', 'LINKS', 'REPEATED'))
);

--> statement-breakpoint
ALTER TABLE "enquiries_spam_reasons" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiries_spam_reasons" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiries_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "enquiries_assignees" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiries_assignees" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiries_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "enquiries_about" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiries_about" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiry_forms" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text collate "und-x-icu" NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"introduction" text,
	"thanks" text,
	"asks_phone" boolean DEFAULT true NOT NULL,
	CONSTRAINT "enquiry_forms_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "enquiry_forms" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiry_forms" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiry_forms_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiry_forms_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "enquiry_forms_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiry_forms_staff" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiry_forms_staff_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "enquiry_forms_staff" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_staff" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enquiry_forms_origins" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "enquiry_forms_origins_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "enquiry_forms_origins" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_origins" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_logs" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"subject" text collate "und-x-icu" NOT NULL,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"at" timestamp (3) with time zone NOT NULL,
	"from_name" text,
	"from_address" text,
	"staff_id" uuid,
	"text" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"thread_id" text,
	CONSTRAINT "mail_logs_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "mail_logs_direction_check" CHECK (direction in ('IN', 'OUT')),
	CONSTRAINT "mail_logs_state_check" CHECK (state in ('RECEIVED', 'WAITING', 'SENT', 'FAILED', 'KEPT'))
);

--> statement-breakpoint
ALTER TABLE "mail_logs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_logs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_logs_recipients" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"name" text,
	CONSTRAINT "mail_logs_recipients_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "mail_logs_recipients_kind_check" CHECK (kind in ('TO', 'CC', 'BCC'))
);

--> statement-breakpoint
ALTER TABLE "mail_logs_recipients" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_logs_recipients" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_logs_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mail_logs_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "mail_logs_about" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_logs_about" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_logs_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mail_logs_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "mail_logs_attachments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_logs_attachments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text collate "und-x-icu" NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	CONSTRAINT "mail_templates_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mail_templates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "partner_contacts" ADD COLUMN "relationship" text;
--> statement-breakpoint
ALTER TABLE "partner_contacts" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "mail_html" ADD CONSTRAINT "mail_html_record_fk" FOREIGN KEY ("agency_id","mail_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailbox_folder" ADD CONSTRAINT "mailbox_folder_mailbox_fk" FOREIGN KEY ("agency_id","mailbox_id") REFERENCES "public"."mailbox"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "last_talk" ADD CONSTRAINT "last_talk_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_form_id_fk" FOREIGN KEY ("agency_id","form_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_contact_id_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_scout_id_fk" FOREIGN KEY ("agency_id","scout_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_talents" ADD CONSTRAINT "enquiries_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_talents" ADD CONSTRAINT "enquiries_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_spam_reasons" ADD CONSTRAINT "enquiries_spam_reasons_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_assignees" ADD CONSTRAINT "enquiries_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_assignees" ADD CONSTRAINT "enquiries_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_about" ADD CONSTRAINT "enquiries_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries_about" ADD CONSTRAINT "enquiries_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms" ADD CONSTRAINT "enquiry_forms_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_talents" ADD CONSTRAINT "enquiry_forms_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_talents" ADD CONSTRAINT "enquiry_forms_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_staff" ADD CONSTRAINT "enquiry_forms_staff_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_staff" ADD CONSTRAINT "enquiry_forms_staff_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_forms_origins" ADD CONSTRAINT "enquiry_forms_origins_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD CONSTRAINT "mail_logs_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs" ADD CONSTRAINT "mail_logs_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs_recipients" ADD CONSTRAINT "mail_logs_recipients_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs_about" ADD CONSTRAINT "mail_logs_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs_about" ADD CONSTRAINT "mail_logs_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs_attachments" ADD CONSTRAINT "mail_logs_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_logs_attachments" ADD CONSTRAINT "mail_logs_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mail_message_thread_idx" ON "mail_message" USING btree ("agency_id","thread_id","at");
--> statement-breakpoint
CREATE INDEX "mail_message_mail_idx" ON "mail_message" USING btree ("agency_id","mail_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_address_key" ON "mailbox" USING btree ("agency_id","address");
--> statement-breakpoint
CREATE INDEX "mailbox_next_idx" ON "mailbox" USING btree ("agency_id","next_at");
--> statement-breakpoint
CREATE INDEX "mailbox_staff_idx" ON "mailbox" USING btree ("agency_id","staff_id");
--> statement-breakpoint
CREATE INDEX "enquiries_form_id_idx" ON "enquiries" USING btree ("agency_id","form_id");
--> statement-breakpoint
CREATE INDEX "enquiries_contact_id_idx" ON "enquiries" USING btree ("agency_id","contact_id");
--> statement-breakpoint
CREATE INDEX "enquiries_scout_id_idx" ON "enquiries" USING btree ("agency_id","scout_id");
--> statement-breakpoint
CREATE INDEX "enquiries_opportunity_id_idx" ON "enquiries" USING btree ("agency_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "enquiries_at_sort" ON "enquiries" USING btree ("agency_id","at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiries_subject_sort" ON "enquiries" USING btree ("agency_id","subject","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiries_name_sort" ON "enquiries" USING btree ("agency_id","name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiries_created_at_sort" ON "enquiries" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiries_updated_at_sort" ON "enquiries" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiries_deleted_idx" ON "enquiries" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "enquiries_talents_reverse_idx" ON "enquiries_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiries_spam_reasons_reverse_idx" ON "enquiries_spam_reasons" USING btree ("agency_id","value","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiries_assignees_reverse_idx" ON "enquiries_assignees" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiries_about_reverse_idx" ON "enquiries_about" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiry_forms_name_sort" ON "enquiry_forms" USING btree ("agency_id","name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiry_forms_created_at_sort" ON "enquiry_forms" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiry_forms_updated_at_sort" ON "enquiry_forms" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "enquiry_forms_deleted_idx" ON "enquiry_forms" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "enquiry_forms_talents_reverse_idx" ON "enquiry_forms_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiry_forms_staff_reverse_idx" ON "enquiry_forms_staff" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "enquiry_forms_origins_owner_idx" ON "enquiry_forms_origins" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "mail_logs_staff_id_idx" ON "mail_logs" USING btree ("agency_id","staff_id");
--> statement-breakpoint
CREATE INDEX "mail_logs_at_sort" ON "mail_logs" USING btree ("agency_id","at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_logs_subject_sort" ON "mail_logs" USING btree ("agency_id","subject","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_logs_created_at_sort" ON "mail_logs" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_logs_updated_at_sort" ON "mail_logs" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_logs_deleted_idx" ON "mail_logs" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "mail_logs_recipients_owner_idx" ON "mail_logs_recipients" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "mail_logs_about_reverse_idx" ON "mail_logs_about" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "mail_logs_attachments_reverse_idx" ON "mail_logs_attachments" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "mail_templates_name_unique" ON "mail_templates" USING btree ("agency_id",lower(name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_templates_name_sort" ON "mail_templates" USING btree ("agency_id","name","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_templates_created_at_sort" ON "mail_templates" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_templates_updated_at_sort" ON "mail_templates" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "mail_templates_deleted_idx" ON "mail_templates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "mail_message_agency" ON "mail_message" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_html_agency" ON "mail_html" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mailbox_agency" ON "mailbox" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mailbox_folder_agency" ON "mailbox_folder" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "last_talk_agency" ON "last_talk" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiries_agency" ON "enquiries" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiries_talents_agency" ON "enquiries_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiries_spam_reasons_agency" ON "enquiries_spam_reasons" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiries_assignees_agency" ON "enquiries_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiries_about_agency" ON "enquiries_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiry_forms_agency" ON "enquiry_forms" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiry_forms_talents_agency" ON "enquiry_forms_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiry_forms_staff_agency" ON "enquiry_forms_staff" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "enquiry_forms_origins_agency" ON "enquiry_forms_origins" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_logs_agency" ON "mail_logs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_logs_recipients_agency" ON "mail_logs_recipients" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_logs_about_agency" ON "mail_logs_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_logs_attachments_agency" ON "mail_logs_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "mail_templates_agency" ON "mail_templates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
