-- Generated from schema/entities by `npm run generate`. Do not edit.

CREATE TABLE "record" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text collate "und-x-icu" NOT NULL,
	"avatar" text,
	"deleted_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone,
	CONSTRAINT "record_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;

CREATE TABLE "assignment" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"via" text NOT NULL,
	CONSTRAINT "assignment_pk" PRIMARY KEY("staff_id","record_id","agency_id","via")
);


ALTER TABLE "assignment" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "assignment" FORCE ROW LEVEL SECURITY;

CREATE TABLE "history" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "history_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "history" FORCE ROW LEVEL SECURITY;

CREATE TABLE "idempotency_key" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("agency_id","account_id","key")
);


ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "idempotency_key" FORCE ROW LEVEL SECURITY;

CREATE TABLE "custom_field" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"label" text NOT NULL,
	"data_type" text NOT NULL,
	"options" jsonb DEFAULT '[]' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "custom_field_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "custom_field_data_type_check" CHECK (data_type in ('MULTI_SELECT', 'SINGLE_SELECT', 'LONG_TEXT', 'SHORT_TEXT', 'DATE'))
);


ALTER TABLE "custom_field" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "custom_field" FORCE ROW LEVEL SECURITY;

CREATE TABLE "preference" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preference_pk" PRIMARY KEY("agency_id","account_id","key")
);


ALTER TABLE "preference" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "preference" FORCE ROW LEVEL SECURITY;

CREATE TABLE "media" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"filename" text NOT NULL,
	"original_filename" text NOT NULL,
	"content_type" text,
	"type_of_media" text,
	"bytes" bigint NOT NULL,
	"parts" integer NOT NULL,
	"sha256" text,
	"width" integer,
	"height" integer,
	"duration" bigint,
	"object" text,
	"sizes" jsonb DEFAULT '{}' NOT NULL,
	"tries" integer,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "media_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "media_state_check" CHECK (state in ('uploading', 'processing', 'ready', 'failed')),
	CONSTRAINT "media_type_of_media_check" CHECK (type_of_media in ('image', 'video', 'audio', 'album', 'document'))
);


ALTER TABLE "media" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "media" FORCE ROW LEVEL SECURITY;

CREATE TABLE "media_part" (
	"agency_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"start" bigint,
	"bytes" bigint NOT NULL,
	"object" text NOT NULL,
	CONSTRAINT "media_part_pk" PRIMARY KEY("agency_id","media_id","position")
);


ALTER TABLE "media_part" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "media_part" FORCE ROW LEVEL SECURITY;

CREATE TABLE "media_use" (
	"agency_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	CONSTRAINT "media_use_pk" PRIMARY KEY("agency_id","media_id","record_id","purpose")
);


ALTER TABLE "media_use" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "media_use" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"display_name" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"dob" date,
	"location" text collate "und-x-icu",
	"location_id" text,
	"website" text,
	"instagram" text,
	"facebook" text,
	"start_date" date,
	"headline" text,
	"bio" text,
	CONSTRAINT "talents_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_kind_check" CHECK (kind in ('talent', 'scout')),
	CONSTRAINT "talents_status_check" CHECK (status in ('PENDING', 'ACTIVE', 'REJECTED', 'LOCKED')),
	CONSTRAINT "talents_state_check" CHECK (state in ('ACTIVE', 'ARCHIVED', 'DEACTIVATE'))
);


ALTER TABLE "talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_categories" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_categories_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_categories" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_categories" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_tags" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_tags" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "partners" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"display_name" text collate "und-x-icu" NOT NULL,
	"industry_category_id" uuid,
	"company_website" text,
	"email" text collate "und-x-icu",
	"phone_number" text,
	"country_code" text,
	"head_office_location" text collate "und-x-icu",
	"head_office_location_id" text,
	"headline" text,
	"bio" text,
	CONSTRAINT "partners_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners" FORCE ROW LEVEL SECURITY;

CREATE TABLE "partners_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "partners_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "partners_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "partners_addresses" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address_line1" text NOT NULL,
	"district" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"type" text DEFAULT 'HOME' NOT NULL,
	"as_contact_address" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partners_addresses_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "partners_addresses_type_check" CHECK (type in ('HOME', 'OFFICE', 'POSTAL'))
);


ALTER TABLE "partners_addresses" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners_addresses" FORCE ROW LEVEL SECURITY;

CREATE TABLE "partners_attributes" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"value" text,
	"type" text,
	CONSTRAINT "partners_attributes_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "partners_attributes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners_attributes" FORCE ROW LEVEL SECURITY;

CREATE TABLE "staff" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"position_id" uuid,
	"email" text collate "und-x-icu" NOT NULL,
	"phone_number" text,
	"country_code" text,
	"location" text,
	"location_id" text,
	"dob" date,
	"start_date" date,
	"timezone_id" text,
	"last_login" timestamp (3) with time zone,
	CONSTRAINT "staff_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "staff" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "staff" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notes" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"text" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"author_id" uuid,
	CONSTRAINT "notes_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;

CREATE TABLE "statuses" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"status_name" text collate "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"category_id" uuid NOT NULL,
	"color" text DEFAULT '#2f5d8a' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "statuses_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "statuses_type_check" CHECK (type in ('TASK', 'PIPELINE', 'EVENT', 'PROJECT', 'CONTRACT'))
);


ALTER TABLE "statuses" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "statuses" FORCE ROW LEVEL SECURITY;

CREATE TABLE "status_categories" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "status_categories_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "status_categories_type_check" CHECK (type in ('TASK', 'PIPELINE', 'EVENT', 'PROJECT', 'CONTRACT')),
	CONSTRAINT "status_categories_code_check" CHECK (code in ('NEW', 'IN_PROGRESS', 'BLOCKED', 'COMPLETED', 'OPPORTUNITY', 'WON', 'LOST', 'DECLINED', 'UPCOMING', 'CANCELLED', 'DRAFT', 'ACTIVE'))
);


ALTER TABLE "status_categories" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "status_categories" FORCE ROW LEVEL SECURITY;

CREATE TABLE "catalogues" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogues_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'SPORT', 'TEAM', 'LEAGUE', 'TAG'))
);


ALTER TABLE "catalogues" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "catalogues" FORCE ROW LEVEL SECURITY;

CREATE TABLE "saved_filters" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text collate "und-x-icu" NOT NULL,
	"api" text NOT NULL,
	"parameters" text NOT NULL,
	"owner_id" text,
	"owner_type" text,
	CONSTRAINT "saved_filters_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "saved_filters" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "saved_filters" FORCE ROW LEVEL SECURITY;

ALTER TABLE "assignment" ADD CONSTRAINT "assignment_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "assignment" ADD CONSTRAINT "assignment_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "history" ADD CONSTRAINT "history_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "media_part" ADD CONSTRAINT "media_part_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "media_use" ADD CONSTRAINT "media_use_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "media_use" ADD CONSTRAINT "media_use_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_categories" ADD CONSTRAINT "talents_categories_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_categories" ADD CONSTRAINT "talents_categories_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_tags" ADD CONSTRAINT "talents_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_tags" ADD CONSTRAINT "talents_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_assignees" ADD CONSTRAINT "talents_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_assignees" ADD CONSTRAINT "talents_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners" ADD CONSTRAINT "partners_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners" ADD CONSTRAINT "partners_industry_category_id_fk" FOREIGN KEY ("agency_id","industry_category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners_assignees" ADD CONSTRAINT "partners_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_assignees" ADD CONSTRAINT "partners_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners_addresses" ADD CONSTRAINT "partners_addresses_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_attributes" ADD CONSTRAINT "partners_attributes_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff" ADD CONSTRAINT "staff_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff" ADD CONSTRAINT "staff_position_id_fk" FOREIGN KEY ("agency_id","position_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_fk" FOREIGN KEY ("agency_id","author_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "statuses" ADD CONSTRAINT "statuses_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "statuses" ADD CONSTRAINT "statuses_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "status_categories" ADD CONSTRAINT "status_categories_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "record_label_idx" ON "record" USING btree ("agency_id","kind","label","id") WHERE deleted_at is null;

CREATE INDEX "record_deleted_idx" ON "record" USING btree ("agency_id","deleted_at") WHERE deleted_at is not null;

CREATE INDEX "assignment_record_idx" ON "assignment" USING btree ("agency_id","via","record_id");

CREATE INDEX "history_record_idx" ON "history" USING btree ("agency_id","record_id","version");

CREATE INDEX "idempotency_key_age_idx" ON "idempotency_key" USING btree ("agency_id","created_at");

CREATE INDEX "custom_field_entity_idx" ON "custom_field" USING btree ("agency_id","entity","position");

CREATE UNIQUE INDEX "media_upload_unique" ON "media" USING btree ("agency_id","account_id","upload_key");

CREATE INDEX "media_pending_idx" ON "media" USING btree ("agency_id","state") WHERE state in ('uploading', 'processing');

CREATE INDEX "media_unused_idx" ON "media" USING btree ("agency_id","unused_since") WHERE unused_since is not null;

CREATE INDEX "media_use_record_idx" ON "media_use" USING btree ("agency_id","record_id","purpose");

CREATE INDEX "talents_display_name_sort" ON "talents" USING btree ("agency_id","kind","display_name","id") WHERE deleted_at is null;

CREATE INDEX "talents_status_sort" ON "talents" USING btree ("agency_id","kind","status","id") WHERE deleted_at is null;

CREATE INDEX "talents_location_sort" ON "talents" USING btree ("agency_id","kind","location","id") WHERE deleted_at is null;

CREATE INDEX "talents_start_date_sort" ON "talents" USING btree ("agency_id","kind","start_date","id") WHERE deleted_at is null;

CREATE INDEX "talents_dob_sort" ON "talents" USING btree ("agency_id","kind","dob","id") WHERE deleted_at is null;

CREATE INDEX "talents_created_at_sort" ON "talents" USING btree ("agency_id","kind","created_at","id") WHERE deleted_at is null;

CREATE INDEX "talents_updated_at_sort" ON "talents" USING btree ("agency_id","kind","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "talents_deleted_idx" ON "talents" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "talents_categories_reverse_idx" ON "talents_categories" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_tags_reverse_idx" ON "talents_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_assignees_reverse_idx" ON "talents_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "partners_industry_category_id_idx" ON "partners" USING btree ("agency_id","industry_category_id");

CREATE INDEX "partners_display_name_sort" ON "partners" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "partners_head_office_location_sort" ON "partners" USING btree ("agency_id","head_office_location","id") WHERE deleted_at is null;

CREATE INDEX "partners_email_sort" ON "partners" USING btree ("agency_id","email","id") WHERE deleted_at is null;

CREATE INDEX "partners_created_at_sort" ON "partners" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "partners_updated_at_sort" ON "partners" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "partners_deleted_idx" ON "partners" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "partners_assignees_reverse_idx" ON "partners_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "partners_addresses_owner_idx" ON "partners_addresses" USING btree ("agency_id","owner_id","position");

CREATE INDEX "partners_attributes_owner_idx" ON "partners_attributes" USING btree ("agency_id","owner_id","position");

CREATE INDEX "staff_position_id_idx" ON "staff" USING btree ("agency_id","position_id");

CREATE UNIQUE INDEX "staff_email_unique" ON "staff" USING btree ("agency_id",lower(email)) WHERE deleted_at is null;

CREATE INDEX "staff_display_name_sort" ON "staff" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "staff_email_sort" ON "staff" USING btree ("agency_id","email","id") WHERE deleted_at is null;

CREATE INDEX "staff_start_date_sort" ON "staff" USING btree ("agency_id","start_date","id") WHERE deleted_at is null;

CREATE INDEX "staff_last_login_sort" ON "staff" USING btree ("agency_id","last_login","id") WHERE deleted_at is null;

CREATE INDEX "staff_created_at_sort" ON "staff" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "staff_updated_at_sort" ON "staff" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "staff_deleted_idx" ON "staff" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "notes_owner_id_idx" ON "notes" USING btree ("agency_id","owner_id");

CREATE INDEX "notes_author_id_idx" ON "notes" USING btree ("agency_id","author_id");

CREATE INDEX "notes_created_at_sort" ON "notes" USING btree ("agency_id","created_at","id","owner_id") WHERE deleted_at is null;

CREATE INDEX "notes_updated_at_sort" ON "notes" USING btree ("agency_id","updated_at","id","owner_id") WHERE deleted_at is null;

CREATE INDEX "notes_deleted_idx" ON "notes" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "statuses_category_id_idx" ON "statuses" USING btree ("agency_id","category_id");

CREATE INDEX "statuses_position_sort" ON "statuses" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "statuses_status_name_sort" ON "statuses" USING btree ("agency_id","status_name","id") WHERE deleted_at is null;

CREATE INDEX "statuses_deleted_idx" ON "statuses" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "status_categories_position_sort" ON "status_categories" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "status_categories_display_name_sort" ON "status_categories" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "status_categories_deleted_idx" ON "status_categories" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "catalogues_display_name_sort" ON "catalogues" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "catalogues_position_sort" ON "catalogues" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "catalogues_deleted_idx" ON "catalogues" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "saved_filters_name_sort" ON "saved_filters" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "saved_filters_created_at_sort" ON "saved_filters" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "saved_filters_deleted_idx" ON "saved_filters" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE POLICY "record_agency" ON "record" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "assignment_agency" ON "assignment" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "history_agency" ON "history" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "idempotency_key_agency" ON "idempotency_key" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "custom_field_agency" ON "custom_field" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "preference_agency" ON "preference" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_agency" ON "media" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_part_agency" ON "media_part" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_use_agency" ON "media_use" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_agency" ON "talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_categories_agency" ON "talents_categories" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_tags_agency" ON "talents_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_assignees_agency" ON "talents_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_agency" ON "partners" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_assignees_agency" ON "partners_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_addresses_agency" ON "partners_addresses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_attributes_agency" ON "partners_attributes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "staff_agency" ON "staff" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notes_agency" ON "notes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "statuses_agency" ON "statuses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "status_categories_agency" ON "status_categories" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "catalogues_agency" ON "catalogues" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "saved_filters_agency" ON "saved_filters" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
