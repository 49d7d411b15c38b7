-- snapshot e3cff16f-979a-45e0-8f9d-30dfe6f790d8
CREATE TABLE "api_key" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" text NOT NULL,
	"reads_only" boolean NOT NULL,
	"resources" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	CONSTRAINT "api_key_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "api_key" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_key" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "webhook" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"off_reason" text,
	"off_at" timestamp (3) with time zone,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "webhook_off_reason_check" CHECK (off_reason in ('hand', 'gone', 'failing', 'makerGone'))
);

--> statement-breakpoint
ALTER TABLE "webhook" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhook" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "webhook_due" (
	"agency_id" uuid NOT NULL,
	"history_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"former_kind" text,
	"verb" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_due_pk" PRIMARY KEY("agency_id","history_id")
);

--> statement-breakpoint
ALTER TABLE "webhook_due" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhook_due" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"history_id" uuid,
	"record_id" uuid,
	"kind" text,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"status" integer,
	"duration" integer,
	"request" text,
	"answer" text,
	CONSTRAINT "webhook_delivery_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "webhook_delivery_state_check" CHECK (state in ('waiting', 'sending', 'delivered', 'failed', 'ended')),
	CONSTRAINT "webhook_delivery_failure_check" CHECK (failure in ('refused', 'unreachable', 'timeout', 'redirect', 'status', 'gone', 'notAllowed'))
);

--> statement-breakpoint
ALTER TABLE "webhook_delivery" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "agency_profile_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"website" text,
	CONSTRAINT "agency_profile_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "agency_profile_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "agency_profile_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "entity_terms_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "entity_terms_settings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "entity_terms_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "entity_terms_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "entity_terms_settings_terms" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"singular" text,
	"plural" text,
	"locale" text,
	CONSTRAINT "entity_terms_settings_terms_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "entity_terms_settings_terms_key_check" CHECK (key in ('talent', 'scout', 'partner', 'partnerContact', 'staff', 'opportunity', 'event', 'hold', 'project', 'task', 'contract', 'invoice', 'note')),
	CONSTRAINT "entity_terms_settings_terms_locale_check" CHECK (locale in ('en', 'fr'))
);

--> statement-breakpoint
ALTER TABLE "entity_terms_settings_terms" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "entity_terms_settings_terms" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "custom_fields" DROP CONSTRAINT "custom_fields_owner_type_check";
--> statement-breakpoint
ALTER TABLE "catalogues" ALTER COLUMN "position" SET DEFAULT 10000;
--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "key_id" uuid;
--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "key_name" text;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogues" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_fk" FOREIGN KEY ("agency_id","webhook_id") REFERENCES "public"."webhook"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_profile_settings" ADD CONSTRAINT "agency_profile_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_terms_settings" ADD CONSTRAINT "entity_terms_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_terms_settings_terms" ADD CONSTRAINT "entity_terms_settings_terms_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."entity_terms_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash_unique" ON "api_key" USING btree ("agency_id","key_hash");
--> statement-breakpoint
CREATE INDEX "api_key_account_idx" ON "api_key" USING btree ("agency_id","account_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_active_idx" ON "webhook" USING btree ("agency_id") WHERE is_active;
--> statement-breakpoint
CREATE INDEX "webhook_delivery_log_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","next_at") WHERE state in ('waiting', 'sending');
--> statement-breakpoint
CREATE INDEX "webhook_delivery_asked_idx" ON "webhook_delivery" USING btree ("agency_id") WHERE is_asked and state in ('waiting', 'sending');
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once_unique" ON "webhook_delivery" USING btree ("agency_id","webhook_id","history_id","type");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_age_idx" ON "webhook_delivery" USING btree ("agency_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "agency_profile_settings_single" ON "agency_profile_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "agency_profile_settings_deleted_idx" ON "agency_profile_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "entity_terms_settings_single" ON "entity_terms_settings" USING btree ("agency_id");
--> statement-breakpoint
CREATE INDEX "entity_terms_settings_deleted_idx" ON "entity_terms_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "entity_terms_settings_terms_owner_idx" ON "entity_terms_settings_terms" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_parent_id_fk" FOREIGN KEY ("agency_id","parent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "catalogues_parent_id_idx" ON "catalogues" USING btree ("agency_id","parent_id");
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_owner_type_check" CHECK (owner_type in ('talent', 'partner', 'opportunity', 'event', 'project', 'contract'));
--> statement-breakpoint
CREATE POLICY "api_key_agency" ON "api_key" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "webhook_agency" ON "webhook" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "webhook_due_agency" ON "webhook_due" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "webhook_delivery_agency" ON "webhook_delivery" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "agency_profile_settings_agency" ON "agency_profile_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "entity_terms_settings_agency" ON "entity_terms_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "entity_terms_settings_terms_agency" ON "entity_terms_settings_terms" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
