-- Generated from the declarations by `npm run generate`. Do not edit.

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

CREATE TABLE "contact_point" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "contact_point_pk" PRIMARY KEY("agency_id","record_id","kind","value")
);


ALTER TABLE "contact_point" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contact_point" FORCE ROW LEVEL SECURITY;

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
	"key_id" uuid,
	"key_name" text,
	CONSTRAINT "history_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "history" FORCE ROW LEVEL SECURITY;

CREATE TABLE "merge" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"kept_version" integer NOT NULL,
	"gone_id" uuid NOT NULL,
	"gone_version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "merge_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "merge" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "merge" FORCE ROW LEVEL SECURITY;

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

CREATE TABLE "search_due" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_due_pk" PRIMARY KEY("agency_id","kind")
);


ALTER TABLE "search_due" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "search_due" FORCE ROW LEVEL SECURITY;

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
	"external_link" text,
	"sizes" jsonb DEFAULT '{}' NOT NULL,
	"tries" integer,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"part_at" timestamp (3) with time zone,
	"library_key" text,
	"unused_since" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
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

CREATE TABLE "job" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"once" text,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "job_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "job_state_check" CHECK (state in ('waiting', 'done', 'failed'))
);


ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "job" FORCE ROW LEVEL SECURITY;

CREATE TABLE "place" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"column_key" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "place_pk" PRIMARY KEY("agency_id","record_id")
);


ALTER TABLE "place" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "place" FORCE ROW LEVEL SECURITY;

CREATE TABLE "number_series" (
	"agency_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"least" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "number_series_pk" PRIMARY KEY("agency_id","series","year")
);


ALTER TABLE "number_series" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "number_series" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notification" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"once" text,
	CONSTRAINT "notification_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "notification" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notification" FORCE ROW LEVEL SECURITY;

CREATE TABLE "signal" (
	"agency_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"hiding" text NOT NULL,
	"fan_id" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"reason" text,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_version" integer,
	CONSTRAINT "signal_pk" PRIMARY KEY("agency_id","target_id","hiding","fan_id","talent_id"),
	CONSTRAINT "signal_hiding_check" CHECK (hiding in ('REPORT', 'NOT_INTERESTED', 'NOT_RELEVANT')),
	CONSTRAINT "signal_reason_check" CHECK (reason in ('SPAM', 'ABUSE', 'SEXUAL', 'VIOLENCE', 'FALSE', 'OTHER'))
);


ALTER TABLE "signal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "signal" FORCE ROW LEVEL SECURITY;

CREATE TABLE "poll_vote" (
	"agency_id" uuid NOT NULL,
	"poll_id" uuid NOT NULL,
	"fan_id" text NOT NULL,
	"option_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_pk" PRIMARY KEY("agency_id","poll_id","fan_id")
);


ALTER TABLE "poll_vote" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "poll_vote" FORCE ROW LEVEL SECURITY;

CREATE TABLE "mail_message" (
	"agency_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_message_pk" PRIMARY KEY("agency_id","message_id")
);


ALTER TABLE "mail_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_message" FORCE ROW LEVEL SECURITY;

CREATE TABLE "mail_html" (
	"agency_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"html" text NOT NULL,
	"blocked_pictures" integer NOT NULL,
	"pictures" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "mail_html_pk" PRIMARY KEY("agency_id","mail_id")
);


ALTER TABLE "mail_html" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_html" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "mailbox" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mailbox" FORCE ROW LEVEL SECURITY;

CREATE TABLE "mailbox_folder" (
	"agency_id" uuid NOT NULL,
	"mailbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uid_validity" text NOT NULL,
	"next_uid" bigint NOT NULL,
	CONSTRAINT "mailbox_folder_pk" PRIMARY KEY("agency_id","mailbox_id","path")
);


ALTER TABLE "mailbox_folder" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mailbox_folder" FORCE ROW LEVEL SECURITY;

CREATE TABLE "last_talk" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "last_talk_pk" PRIMARY KEY("agency_id","record_id")
);


ALTER TABLE "last_talk" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "last_talk" FORCE ROW LEVEL SECURITY;

CREATE TABLE "library_reading" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"reader" text NOT NULL,
	"is_download" boolean DEFAULT false NOT NULL,
	"is_outside" boolean DEFAULT false NOT NULL,
	CONSTRAINT "library_reading_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "library_reading" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "library_reading" FORCE ROW LEVEL SECURITY;

CREATE TABLE "share" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"password_hash" text,
	"may_download" boolean DEFAULT false NOT NULL,
	"most_downloads" integer,
	"downloads" integer DEFAULT 0 NOT NULL,
	"note" text,
	"confirmed_ids" jsonb DEFAULT '[]' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "share_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "share" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "share" FORCE ROW LEVEL SECURITY;

CREATE TABLE "share_item" (
	"agency_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "share_item_pk" PRIMARY KEY("agency_id","share_id","item_id")
);


ALTER TABLE "share_item" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "share_item" FORCE ROW LEVEL SECURITY;

CREATE TABLE "share_recipient" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"mail_id" uuid,
	CONSTRAINT "share_recipient_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "share_recipient" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "share_recipient" FORCE ROW LEVEL SECURITY;

CREATE TABLE "share_event" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"item_id" uuid,
	"use" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "share_event_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "share_event_use_check" CHECK (use in ('open', 'download'))
);


ALTER TABLE "share_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "share_event" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "api_key" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "api_key" FORCE ROW LEVEL SECURITY;

CREATE TABLE "dashboard_setting" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"tiles" jsonb NOT NULL,
	CONSTRAINT "dashboard_setting_pk" PRIMARY KEY("agency_id","account_id")
);


ALTER TABLE "dashboard_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dashboard_setting" FORCE ROW LEVEL SECURITY;

CREATE TABLE "sample_set" (
	"agency_id" uuid NOT NULL,
	"records" jsonb NOT NULL,
	CONSTRAINT "sample_set_pk" PRIMARY KEY("agency_id")
);


ALTER TABLE "sample_set" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sample_set" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoice_item" (
	"agency_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "invoice_item_pk" PRIMARY KEY("agency_id","item_id"),
	CONSTRAINT "invoice_item_kind_check" CHECK (kind in ('contractAmount', 'task', 'expense'))
);


ALTER TABLE "invoice_item" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_item" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoice_payment" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"received_by" text NOT NULL,
	"reference" text,
	"note" text,
	"reverses_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"fee" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_payment_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoice_payment_method_check" CHECK (method in ('BANK', 'CARD', 'CASH', 'CHEQUE', 'OTHER', 'CREDIT')),
	CONSTRAINT "invoice_payment_received_by_check" CHECK (received_by in ('AGENCY', 'TALENT'))
);


ALTER TABLE "invoice_payment" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_payment" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoice_paper" (
	"agency_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_paper_pk" PRIMARY KEY("agency_id","invoice_id")
);


ALTER TABLE "invoice_paper" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_paper" FORCE ROW LEVEL SECURITY;

CREATE TABLE "credit_note_paper" (
	"agency_id" uuid NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_paper_pk" PRIMARY KEY("agency_id","credit_note_id")
);


ALTER TABLE "credit_note_paper" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_note_paper" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoice_reminder" (
	"agency_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminder_pk" PRIMARY KEY("agency_id","invoice_id","due_on","days")
);


ALTER TABLE "invoice_reminder" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_reminder" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notification_setting" (
	"agency_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"shows_reminders" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notification_setting_pk" PRIMARY KEY("agency_id","staff_id"),
	CONSTRAINT "notification_setting_mail_check" CHECK (mail in ('AT_ONCE', 'DAILY', 'NONE'))
);


ALTER TABLE "notification_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notification_setting" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notification_digest" (
	"agency_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "notification_digest_pk" PRIMARY KEY("agency_id","staff_id","day")
);


ALTER TABLE "notification_digest" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notification_digest" FORCE ROW LEVEL SECURITY;

CREATE TABLE "social_connection" (
	"agency_id" uuid NOT NULL,
	"social_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"username" text,
	"display_name" text,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_connection_pk" PRIMARY KEY("agency_id","social_id"),
	CONSTRAINT "social_connection_platform_check" CHECK (platform in ('INSTAGRAM', 'FACEBOOK')),
	CONSTRAINT "social_connection_provider_check" CHECK (provider in ('META', 'SANDBOX'))
);


ALTER TABLE "social_connection" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "social_connection" FORCE ROW LEVEL SECURITY;

CREATE TABLE "social_state" (
	"agency_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_state_pk" PRIMARY KEY("agency_id","nonce")
);


ALTER TABLE "social_state" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "social_state" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "webhook" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhook" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "webhook_due" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhook_due" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "webhook_delivery" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhook_delivery" FORCE ROW LEVEL SECURITY;

CREATE TABLE "import" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" uuid NOT NULL,
	"undone_by" uuid,
	"kind" text NOT NULL,
	"shortcut" text,
	"media_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"state" text NOT NULL,
	"failure" jsonb,
	"sheets" jsonb DEFAULT '[]' NOT NULL,
	"sheet" integer,
	"headings" jsonb DEFAULT '[]' NOT NULL,
	"mapping" jsonb,
	"mends" jsonb DEFAULT '[]' NOT NULL,
	"date_orders" jsonb DEFAULT '[]' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"to_create" integer DEFAULT 0 NOT NULL,
	"to_update" integer DEFAULT 0 NOT NULL,
	"to_skip" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "import_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "import_state_check" CHECK (state in ('reading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone', 'failed'))
);


ALTER TABLE "import" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "import" FORCE ROW LEVEL SECURITY;

CREATE TABLE "import_row" (
	"agency_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"key" text,
	"plan" text,
	"faults" jsonb,
	"outcome" text,
	"record_id" uuid,
	"record_version" integer,
	"undo" text,
	CONSTRAINT "import_row_pk" PRIMARY KEY("agency_id","import_id","position"),
	CONSTRAINT "import_row_plan_check" CHECK (plan in ('create', 'update', 'skip', 'leave', 'fault')),
	CONSTRAINT "import_row_outcome_check" CHECK (outcome in ('created', 'updated', 'skipped', 'failed')),
	CONSTRAINT "import_row_undo_check" CHECK (undo in ('undone', 'kept'))
);


ALTER TABLE "import_row" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "import_row" FORCE ROW LEVEL SECURITY;

CREATE TABLE "task_occurrence" (
	"agency_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"start_time" text,
	"due_time" text,
	"common_versions" jsonb DEFAULT '[]' NOT NULL,
	"is_dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "task_occurrence_pk" PRIMARY KEY("agency_id","task_id")
);


ALTER TABLE "task_occurrence" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_occurrence" FORCE ROW LEVEL SECURITY;

CREATE TABLE "calendar_feed" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"person_id" uuid,
	"about" text NOT NULL,
	"detail" text NOT NULL,
	"words" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"made_of" text,
	"etag" text,
	CONSTRAINT "calendar_feed_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "calendar_feed_scope_check" CHECK (scope in ('PERSONAL', 'AGENCY', 'SCOUT', 'PERSON')),
	CONSTRAINT "calendar_feed_detail_check" CHECK (detail in ('BUSY', 'NO_MONEY', 'FULL'))
);


ALTER TABLE "calendar_feed" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "calendar_feed" FORCE ROW LEVEL SECURITY;

CREATE TABLE "calendar_source" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed_address" text,
	"host" text,
	"shows_names" boolean NOT NULL,
	"zone" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"etag" text,
	"modified" text,
	"hash" text,
	"made_at" timestamp (3) with time zone,
	"failure" text,
	"failed_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "calendar_source_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "calendar_source" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "calendar_source" FORCE ROW LEVEL SECURITY;

CREATE TABLE "calendar_block" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"first_day" date,
	"last_day" date,
	"title" text,
	"is_long" boolean NOT NULL,
	CONSTRAINT "calendar_block_pk" PRIMARY KEY("agency_id","source_id","id")
);


ALTER TABLE "calendar_block" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "calendar_block" FORCE ROW LEVEL SECURITY;

CREATE TABLE "accepted_clash" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "accepted_clash_pk" PRIMARY KEY("agency_id","record_id","version")
);


ALTER TABLE "accepted_clash" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "accepted_clash" FORCE ROW LEVEL SECURITY;

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
	"avatar_id" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"type_id" uuid,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"dob" date,
	"location" text collate "und-x-icu",
	"location_id" text,
	"timezone_id" text,
	"website" text,
	"start_date" date,
	"headline" text,
	"bio" text,
	"legal_given_names" text,
	"legal_family_name" text,
	"stage_name" text,
	"former_names" text,
	"pronouns" text,
	"gender" text,
	"birth_place" text,
	"birth_place_id" text,
	"nationality" text,
	"team_id" uuid,
	"league_id" uuid,
	"playing_position" text,
	"strong_side" text,
	"commission" integer,
	"tax_number" text,
	"tax_residence" text,
	"is_tax_registered" boolean DEFAULT false NOT NULL,
	"height" integer,
	"weight" integer,
	"chest" integer,
	"waist" integer,
	"hips" integer,
	"inseam" integer,
	"collar" integer,
	"sleeve" integer,
	"shoulders" integer,
	"head" integer,
	"shoe_size" text,
	"dress_size" text,
	"suit_size" text,
	"glove_size" text,
	"hair_colour" text,
	"eye_colour" text,
	"distinctive_marks" text,
	"measured_on" date,
	"brands_to_avoid" text,
	CONSTRAINT "talents_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_kind_check" CHECK (kind in ('talent', 'scout')),
	CONSTRAINT "talents_status_check" CHECK (status in ('PENDING', 'ACTIVE', 'REJECTED', 'LOCKED')),
	CONSTRAINT "talents_state_check" CHECK (state in ('ACTIVE', 'ARCHIVED', 'DEACTIVATE')),
	CONSTRAINT "talents_gender_check" CHECK (gender in ('FEMALE', 'MALE', 'NON_BINARY', 'OTHER')),
	CONSTRAINT "talents_strong_side_check" CHECK (strong_side in ('LEFT', 'RIGHT', 'BOTH')),
	CONSTRAINT "talents_hair_colour_check" CHECK (hair_colour in ('BLACK', 'BROWN', 'BLOND', 'RED', 'GREY', 'WHITE', 'BALD', 'OTHER')),
	CONSTRAINT "talents_eye_colour_check" CHECK (eye_colour in ('BROWN', 'HAZEL', 'GREEN', 'BLUE', 'GREY', 'OTHER'))
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

CREATE TABLE "talents_sub_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_sub_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_sub_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_sub_types" FORCE ROW LEVEL SECURITY;

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

CREATE TABLE "talents_socials" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"platform" text DEFAULT 'INSTAGRAM' NOT NULL,
	"url" text NOT NULL,
	"handle" text,
	CONSTRAINT "talents_socials_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_socials_platform_check" CHECK (platform in ('INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'SPOTIFY', 'SOUNDCLOUD', 'VIMEO', 'OTHER'))
);


ALTER TABLE "talents_socials" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_socials" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_addresses" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address_line1" text NOT NULL,
	"district" text,
	"city" text,
	"city_id" text,
	"state" text,
	"state_id" text,
	"zip" text,
	"country" text,
	"country_id" text,
	"entire_address" text,
	"type" text DEFAULT 'HOME' NOT NULL,
	"as_contact_address" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_addresses_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_addresses_type_check" CHECK (type in ('HOME', 'OFFICE', 'POSTAL'))
);


ALTER TABLE "talents_addresses" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_addresses" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_languages" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"level" text,
	CONSTRAINT "talents_languages_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_languages_level_check" CHECK (level in ('NATIVE', 'FLUENT', 'CONVERSATIONAL', 'BASIC'))
);


ALTER TABLE "talents_languages" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_languages" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_identity_documents" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text DEFAULT 'PASSPORT' NOT NULL,
	"number" text NOT NULL,
	"country" text,
	"issued_on" date,
	"expires_on" date,
	CONSTRAINT "talents_identity_documents_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_identity_documents_type_check" CHECK (type in ('PASSPORT', 'DRIVER_LICENCE', 'NATIONAL_ID', 'VISA', 'BIRTH_CERTIFICATE', 'CHILD_SAFETY_CHECK', 'OTHER'))
);


ALTER TABLE "talents_identity_documents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_identity_documents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_emergency_contacts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"relationship" text,
	"phone_number" text,
	"country_code" text,
	"email" text,
	CONSTRAINT "talents_emergency_contacts_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_emergency_contacts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_emergency_contacts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_families" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"relationship" text,
	"dob" date,
	"phone_number" text,
	"country_code" text,
	"email" text,
	"is_guardian" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_families_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_families_relationship_check" CHECK (relationship in ('SPOUSE', 'CHILD', 'PARENT', 'SIBLING', 'OTHER'))
);


ALTER TABLE "talents_families" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_families" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_sports" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_sports_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "talents_sports" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_sports" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_careers" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"organisation" text,
	"from_date" date,
	"to_date" date,
	"description" text,
	CONSTRAINT "talents_careers_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_careers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_careers" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_achievements" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"event" text,
	"year" integer,
	"description" text,
	CONSTRAINT "talents_achievements_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_achievements" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_achievements" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_trainings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"institution" text,
	"year" integer,
	CONSTRAINT "talents_trainings_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_trainings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_trainings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_agreements" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text,
	"signed_on" date,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "talents_agreements_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_agreements_type_check" CHECK (type in ('REPRESENTATION', 'MANAGEMENT', 'PUBLISHING', 'RECORDING', 'OTHER'))
);


ALTER TABLE "talents_agreements" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_agreements" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_memberships" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organisation" text NOT NULL,
	"number" text,
	"ends_on" date,
	CONSTRAINT "talents_memberships_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_memberships" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_memberships" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "talents_billing_contacts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_billing_contacts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_companies" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"registration_number" text,
	"country" text,
	CONSTRAINT "talents_companies_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_companies" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_companies" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_bank_accounts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_name" text NOT NULL,
	"bank" text,
	"branch_code" text,
	"account_number" text NOT NULL,
	"swift" text,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_bank_accounts_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "talents_bank_accounts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_bank_accounts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_performances" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text,
	"date" date,
	"venue" text,
	"city" text,
	"role" text,
	"result" text,
	"audience" integer,
	CONSTRAINT "talents_performances_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_performances_type_check" CHECK (type in ('CONCERT', 'FESTIVAL', 'COMPETITION', 'FILM', 'TELEVISION', 'THEATRE', 'APPEARANCE', 'OTHER'))
);


ALTER TABLE "talents_performances" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_performances" FORCE ROW LEVEL SECURITY;

CREATE TABLE "talents_brands" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"brand" text NOT NULL,
	"category" text,
	"starts_on" date,
	"ends_on" date,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"exclusive_until" date,
	CONSTRAINT "talents_brands_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_brands_category_check" CHECK (category in ('APPAREL', 'FOOTWEAR', 'ACCESSORIES', 'AUTOMOTIVE', 'BEAUTY', 'DRINKS', 'FINANCE', 'FOOD', 'GAMING', 'HEALTH', 'MEDIA', 'RETAIL', 'SPORT', 'TECHNOLOGY', 'TELECOM', 'TRAVEL', 'OTHER'))
);


ALTER TABLE "talents_brands" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "talents_brands" FORCE ROW LEVEL SECURITY;

CREATE TABLE "events" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"summary" text collate "und-x-icu" NOT NULL,
	"type_id" uuid,
	"status_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"starts_at_time_zone" text,
	"starts_at_is_all_day" boolean DEFAULT false NOT NULL,
	"starts_at_end" timestamp (3) with time zone,
	"starts_at_day" date,
	"ends_at" timestamp (3) with time zone,
	"ends_at_time_zone" text,
	"ends_at_is_all_day" boolean DEFAULT false NOT NULL,
	"ends_at_end" timestamp (3) with time zone,
	"ends_at_day" date,
	"venue" text,
	"venue_id" text,
	"address" text,
	"travel_before" integer,
	"travel_after" integer,
	"client_id" uuid,
	"opportunity_id" uuid,
	"project_id" uuid,
	"lead_id" uuid,
	"creator_id" uuid,
	"capacity" integer,
	"description" text,
	CONSTRAINT "events_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "events" FORCE ROW LEVEL SECURITY;

CREATE TABLE "events_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "events_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "events_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "events_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "events_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "events_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "events_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "events_collaborators" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "events_collaborators" FORCE ROW LEVEL SECURITY;

CREATE TABLE "events_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "events_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "events_attachments" FORCE ROW LEVEL SECURITY;

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
	"avatar_id" uuid,
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
	"city_id" text,
	"state" text,
	"state_id" text,
	"zip" text,
	"country" text,
	"country_id" text,
	"entire_address" text,
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


ALTER TABLE "partners_billing_contacts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners_billing_contacts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "partners_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "partners_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "partners_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partners_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"summary" text collate "und-x-icu" NOT NULL,
	"type_id" uuid,
	"status_id" uuid NOT NULL,
	"priority_level" text DEFAULT 'MEDIUM' NOT NULL,
	"client_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"completed_on" date,
	"lead_id" uuid,
	"creator_id" uuid,
	"venue" text,
	"venue_id" text,
	"budget_currency" text DEFAULT 'AUD' NOT NULL,
	"budget" bigint,
	"description" text,
	CONSTRAINT "projects_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "projects_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH'))
);


ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "projects_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "projects_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "projects_collaborators" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects_collaborators" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects_suppliers" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_suppliers_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "projects_suppliers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects_suppliers" FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "projects_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "projects_attachments" FORCE ROW LEVEL SECURITY;

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
	"avatar_id" uuid,
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

CREATE TABLE "staff_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "staff_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "staff_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "staff_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "audios" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"time_zone_id" text,
	"content" text,
	"link" text,
	"external_audio_url" text,
	"thumbnail_id" uuid,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "audios_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "audios_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED')),
	CONSTRAINT "audios_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);


ALTER TABLE "audios" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audios" FORCE ROW LEVEL SECURITY;

CREATE TABLE "audios_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "audios_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audios_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "audios_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "audios_tags" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audios_tags" FORCE ROW LEVEL SECURITY;

CREATE TABLE "audios_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "audios_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audios_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "audios_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "audios_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audios_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "cms_events" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"content" text NOT NULL,
	"link" text,
	"start" timestamp (3) with time zone,
	"start_time_zone" text,
	"start_is_all_day" boolean DEFAULT false NOT NULL,
	"start_end" timestamp (3) with time zone,
	"start_day" date,
	"end_" timestamp (3) with time zone,
	"end_time_zone" text,
	"end_is_all_day" boolean DEFAULT false NOT NULL,
	"end_end" timestamp (3) with time zone,
	"end_day" date,
	"location" text,
	"location_id" text,
	"event_mode" text DEFAULT 'OFFLINE' NOT NULL,
	"stream_url" text,
	"ticket_url" text,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cms_events_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "cms_events_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED')),
	CONSTRAINT "cms_events_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED')),
	CONSTRAINT "cms_events_event_mode_check" CHECK (event_mode in ('OFFLINE', 'ONLINE'))
);


ALTER TABLE "cms_events" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cms_events" FORCE ROW LEVEL SECURITY;

CREATE TABLE "cms_events_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "cms_events_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cms_events_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "cms_events_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "cms_events_tags" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cms_events_tags" FORCE ROW LEVEL SECURITY;

CREATE TABLE "cms_events_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "cms_events_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cms_events_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "cms_events_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "cms_events_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cms_events_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "news_items" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"time_zone_id" text,
	"content" text NOT NULL,
	"link" text,
	"external_image_url" text,
	CONSTRAINT "news_items_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "news_items_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED')),
	CONSTRAINT "news_items_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);


ALTER TABLE "news_items" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "news_items" FORCE ROW LEVEL SECURITY;

CREATE TABLE "news_items_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "news_items_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "news_items_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "news_items_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "news_items_tags" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "news_items_tags" FORCE ROW LEVEL SECURITY;

CREATE TABLE "news_items_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "news_items_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "news_items_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "news_items_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "news_items_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "news_items_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_polls" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"content" text NOT NULL,
	"expiry_date" timestamp (3) with time zone NOT NULL,
	"total_participants" integer DEFAULT 0 NOT NULL,
	"talent_id" uuid NOT NULL,
	"link" text,
	"event_id" uuid,
	"location" text,
	"location_id" text,
	"publish_date" timestamp (3) with time zone,
	"pin" boolean DEFAULT false NOT NULL,
	"total_meetup_users" integer DEFAULT 0 NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_share" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	CONSTRAINT "snippet_polls_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "snippet_polls_kind_check" CHECK (kind in ('snippetPoll', 'fanroomPoll')),
	CONSTRAINT "snippet_polls_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);


ALTER TABLE "snippet_polls" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_polls" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_polls_options" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "snippet_polls_options_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "snippet_polls_options" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_polls_options" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_polls_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_polls_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "snippet_polls_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_polls_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_polls_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_polls_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "snippet_polls_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_polls_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_posts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"name" text NOT NULL,
	"content" text,
	"talent_id" uuid NOT NULL,
	"link" text,
	"event_id" uuid,
	"location" text,
	"location_id" text,
	"publish_date" timestamp (3) with time zone,
	"pin" boolean DEFAULT false NOT NULL,
	"total_meetup_users" integer DEFAULT 0 NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_share" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	CONSTRAINT "snippet_posts_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "snippet_posts_kind_check" CHECK (kind in ('snippetPost', 'fanroomPost')),
	CONSTRAINT "snippet_posts_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);


ALTER TABLE "snippet_posts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_posts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_posts_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_posts_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "snippet_posts_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_posts_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "snippet_posts_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_posts_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "snippet_posts_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet_posts_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "videos" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"time_zone_id" text,
	"content" text,
	"link" text,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "videos_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "videos_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED')),
	CONSTRAINT "videos_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);


ALTER TABLE "videos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "videos" FORCE ROW LEVEL SECURITY;

CREATE TABLE "videos_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "videos_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "videos_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "videos_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "videos_tags" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "videos_tags" FORCE ROW LEVEL SECURITY;

CREATE TABLE "videos_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "videos_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "videos_irrelevance_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "videos_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "videos_medias" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "videos_medias" FORCE ROW LEVEL SECURITY;

CREATE TABLE "call_logs" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"subject" text collate "und-x-icu" DEFAULT 'Call' NOT NULL,
	"direction" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_seconds" integer,
	"number" text,
	"country_code" text,
	"staff_id" uuid,
	"outcome_id" uuid,
	"note" text,
	"recording_id" uuid,
	"task_id" uuid,
	CONSTRAINT "call_logs_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "call_logs_direction_check" CHECK (direction in ('IN', 'OUT', 'MISSED'))
);


ALTER TABLE "call_logs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "call_logs" FORCE ROW LEVEL SECURITY;

CREATE TABLE "call_logs_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "call_logs_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "call_logs_about" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "call_logs_about" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "enquiries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiries" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiries_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "enquiries_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiries_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiries_spam_reasons" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_spam_reasons_pk" PRIMARY KEY("agency_id","owner_id","value"),
	CONSTRAINT "enquiries_spam_reasons_value_check" CHECK (value in ('TRAP', 'TOO_FAST', 'STALE', 'LINKS', 'REPEATED'))
);


ALTER TABLE "enquiries_spam_reasons" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiries_spam_reasons" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiries_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "enquiries_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiries_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiries_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiries_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "enquiries_about" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiries_about" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "enquiry_forms" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiry_forms" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiry_forms_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiry_forms_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "enquiry_forms_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiry_forms_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiry_forms_staff" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enquiry_forms_staff_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "enquiry_forms_staff" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiry_forms_staff" FORCE ROW LEVEL SECURITY;

CREATE TABLE "enquiry_forms_origins" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "enquiry_forms_origins_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "enquiry_forms_origins" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "enquiry_forms_origins" FORCE ROW LEVEL SECURITY;

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
	"reply_to" text,
	"staff_id" uuid,
	"text" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"thread_id" text,
	CONSTRAINT "mail_logs_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "mail_logs_direction_check" CHECK (direction in ('IN', 'OUT')),
	CONSTRAINT "mail_logs_state_check" CHECK (state in ('RECEIVED', 'WAITING', 'SENT', 'FAILED', 'KEPT'))
);


ALTER TABLE "mail_logs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_logs" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "mail_logs_recipients" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_logs_recipients" FORCE ROW LEVEL SECURITY;

CREATE TABLE "mail_logs_about" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mail_logs_about_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "mail_logs_about" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_logs_about" FORCE ROW LEVEL SECURITY;

CREATE TABLE "mail_logs_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mail_logs_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "mail_logs_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_logs_attachments" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_templates" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "library_items" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "library_items" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "credit_notes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_notes" FORCE ROW LEVEL SECURITY;

CREATE TABLE "credit_notes_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "credit_notes_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "credit_notes_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_notes_talents" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "credit_notes_rates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_notes_rates" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "expenses" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "expenses" FORCE ROW LEVEL SECURITY;

CREATE TABLE "expenses_receipts" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "expenses_receipts_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "expenses_receipts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "expenses_receipts" FORCE ROW LEVEL SECURITY;

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
	"credited" bigint,
	"outstanding" bigint,
	"fee" bigint,
	"sent_on" date,
	"paper_id" uuid,
	"reminders_paused_until" date,
	"void_reason" text,
	"note" text,
	CONSTRAINT "invoices_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "invoices_status_check" CHECK (status in ('CREATED', 'SENT', 'VOIDED')),
	CONSTRAINT "invoices_payment_status_check" CHECK (payment_status in ('UNPAID', 'PARTIALLY_PAID', 'PAID')),
	CONSTRAINT "invoices_tax_mode_check" CHECK (tax_mode in ('NONE', 'EXCLUSIVE', 'INCLUSIVE')),
	CONSTRAINT "invoices_rounding_check" CHECK (rounding in ('INVOICE', 'LINE'))
);


ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoices" FORCE ROW LEVEL SECURITY;

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
	"fee" bigint,
	CONSTRAINT "invoices_lines_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "invoices_lines" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoices_lines" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoices_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "invoices_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "invoices_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoices_talents" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "management_fees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "management_fees" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "management_fee_rules" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "management_fee_rules" FORCE ROW LEVEL SECURITY;

CREATE TABLE "management_fee_rules_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "management_fee_rules_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "management_fee_rules_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "management_fee_rules_contract_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_contract_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "management_fee_rules_contract_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "management_fee_rules_contract_types" FORCE ROW LEVEL SECURITY;

CREATE TABLE "management_fee_rules_task_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "management_fee_rules_task_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "management_fee_rules_task_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "management_fee_rules_task_types" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "tax_rates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tax_rates" FORCE ROW LEVEL SECURITY;

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
	"is_pinned" boolean DEFAULT false NOT NULL,
	"owner_id" uuid NOT NULL,
	"author_id" uuid,
	CONSTRAINT "notes_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notes_mentions" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notes_mentions_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "notes_mentions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notes_mentions" FORCE ROW LEVEL SECURITY;

CREATE TABLE "notes_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notes_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "notes_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notes_attachments" FORCE ROW LEVEL SECURITY;

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
	"relationship" text,
	"role" text,
	"email" text,
	"phone_number" text,
	"country_code" text,
	"address" text,
	"whatsapp_number" text,
	"whatsapp_country_code" text,
	"whatsapp_number_id" text,
	"client_id" uuid NOT NULL,
	CONSTRAINT "partner_contacts_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "partner_contacts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "partner_contacts" FORCE ROW LEVEL SECURITY;

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
	"parent_id" uuid,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "catalogues_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'LOST_REASON', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE', 'EXPENSE_CATEGORY', 'CALL_OUTCOME'))
);


ALTER TABLE "catalogues" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "catalogues" FORCE ROW LEVEL SECURITY;

CREATE TABLE "custom_fields" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"label" text collate "und-x-icu" NOT NULL,
	"owner_type" text NOT NULL,
	"data_type" text NOT NULL,
	"help_text" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"section" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	CONSTRAINT "custom_fields_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "custom_fields_owner_type_check" CHECK (owner_type in ('talent', 'partner', 'opportunity', 'event', 'project', 'contract')),
	CONSTRAINT "custom_fields_data_type_check" CHECK (data_type in ('MULTI_SELECT', 'SINGLE_SELECT', 'LONG_TEXT', 'SHORT_TEXT', 'DATE')),
	CONSTRAINT "custom_fields_status_check" CHECK (status in ('ACTIVE', 'ARCHIVED'))
);


ALTER TABLE "custom_fields" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "custom_fields" FORCE ROW LEVEL SECURITY;

CREATE TABLE "custom_fields_options" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "custom_fields_options_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "custom_fields_options" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "custom_fields_options" FORCE ROW LEVEL SECURITY;

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

CREATE TABLE "contracts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"summary" text collate "und-x-icu" NOT NULL,
	"reference" text collate "und-x-icu",
	"type_id" uuid,
	"template_id" uuid,
	"status_id" uuid NOT NULL,
	"client_id" uuid,
	"opportunity_id" uuid,
	"event_id" uuid,
	"project_id" uuid,
	"signed_on" date,
	"starts_on" date,
	"ends_on" date,
	"notice_months" integer,
	"notice_days" integer,
	"notice_on" date,
	"renewal" text DEFAULT 'NONE' NOT NULL,
	"renewal_months" integer,
	"next_ends_on" date,
	"agreed_ends_on" date,
	"renewed" integer DEFAULT 0 NOT NULL,
	"creator_id" uuid,
	"value_currency" text DEFAULT 'AUD' NOT NULL,
	"value" bigint,
	"tax_mode" text,
	"financial_status" text DEFAULT 'NOT_READY' NOT NULL,
	"approval" text DEFAULT 'NONE' NOT NULL,
	"approval_asked_by_id" uuid,
	"approved_by_id" uuid,
	"approval_note" text,
	"accepted_conflicts" integer,
	"terms" text,
	"description" text,
	CONSTRAINT "contracts_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "contracts_renewal_check" CHECK (renewal in ('NONE', 'MANUAL', 'AUTOMATIC')),
	CONSTRAINT "contracts_tax_mode_check" CHECK (tax_mode in ('NONE', 'EXCLUSIVE', 'INCLUSIVE')),
	CONSTRAINT "contracts_financial_status_check" CHECK (financial_status in ('NOT_READY', 'READY_TO_INVOICE', 'INVOICED', 'PAID')),
	CONSTRAINT "contracts_approval_check" CHECK (approval in ('NONE', 'ASKED', 'APPROVED', 'DECLINED'))
);


ALTER TABLE "contracts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts" FORCE ROW LEVEL SECURITY;

CREATE TABLE "contracts_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "contracts_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "contracts_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "contracts_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts_assignees" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contracts_exclusivities" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts_exclusivities" FORCE ROW LEVEL SECURITY;

CREATE TABLE "contracts_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "contracts_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts_attachments" FORCE ROW LEVEL SECURITY;

CREATE TABLE "contracts_documents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contracts_documents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "contracts_documents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracts_documents" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_amounts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_amounts" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_templates" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_types" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "sub_contracts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sub_contracts" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "sub_contracts_deliverables" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sub_contracts_deliverables" FORCE ROW LEVEL SECURITY;

CREATE TABLE "sub_contracts_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sub_contracts_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "sub_contracts_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sub_contracts_attachments" FORCE ROW LEVEL SECURITY;

CREATE TABLE "holds" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"label" text collate "und-x-icu" DEFAULT 'Hold' NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rank" integer,
	"state" text DEFAULT 'HELD' NOT NULL,
	"event_id" uuid,
	"opportunity_id" uuid,
	"client_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"others" text DEFAULT 'RELEASE' NOT NULL,
	"note" text,
	CONSTRAINT "holds_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "holds_state_check" CHECK (state in ('HELD', 'CONFIRMED', 'RELEASED', 'EXPIRED')),
	CONSTRAINT "holds_others_check" CHECK (others in ('RELEASE', 'KEEP'))
);


ALTER TABLE "holds" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "holds" FORCE ROW LEVEL SECURITY;

CREATE TABLE "opportunities" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"summary" text collate "und-x-icu" NOT NULL,
	"status_id" uuid NOT NULL,
	"client_id" uuid,
	"contact_id" uuid,
	"lead_id" uuid,
	"creator_id" uuid,
	"value_currency" text DEFAULT 'AUD' NOT NULL,
	"value" bigint,
	"probability" integer,
	"expected_on" date,
	"decided_on" date,
	"lost_reason_id" uuid,
	"source_id" uuid,
	"category_id" uuid,
	"venue" text,
	"venue_id" text,
	"description" text,
	CONSTRAINT "opportunities_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "opportunities" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "opportunities" FORCE ROW LEVEL SECURITY;

CREATE TABLE "opportunities_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "opportunities_talents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "opportunities_talents" FORCE ROW LEVEL SECURITY;

CREATE TABLE "opportunities_assignees" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_assignees_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "opportunities_assignees" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "opportunities_assignees" FORCE ROW LEVEL SECURITY;

CREATE TABLE "opportunities_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "opportunities_collaborators" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "opportunities_collaborators" FORCE ROW LEVEL SECURITY;

CREATE TABLE "opportunities_attachments" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opportunities_attachments_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "opportunities_attachments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "opportunities_attachments" FORCE ROW LEVEL SECURITY;

CREATE TABLE "project_groups" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "project_groups_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "project_groups" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "project_groups" FORCE ROW LEVEL SECURITY;

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
	"position" integer DEFAULT 10000 NOT NULL,
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

CREATE TABLE "suppliers" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"email" text,
	"phone_number" text,
	"country_code" text,
	CONSTRAINT "suppliers_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "suppliers" FORCE ROW LEVEL SECURITY;

CREATE TABLE "tasks" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"type_id" uuid,
	"status_id" uuid NOT NULL,
	"priority_level" text DEFAULT 'MEDIUM' NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"start_date" timestamp (3) with time zone,
	"start_date_time_zone" text,
	"start_date_is_all_day" boolean DEFAULT false NOT NULL,
	"start_date_end" timestamp (3) with time zone,
	"start_date_day" date,
	"due_date" timestamp (3) with time zone,
	"due_date_time_zone" text,
	"due_date_is_all_day" boolean DEFAULT false NOT NULL,
	"due_date_end" timestamp (3) with time zone,
	"due_date_day" date,
	"reminder" text DEFAULT 'ONE_HOUR_BEFORE' NOT NULL,
	"reminder_amount" integer DEFAULT 2 NOT NULL,
	"reminder_unit" text DEFAULT 'HOURS' NOT NULL,
	"completed_date" timestamp (3) with time zone,
	"recurrence_setting" text,
	"recurrence_id" text,
	"project_group_id" uuid,
	"venue" text,
	"venue_id" text,
	"address" text,
	"note" text,
	"description" text,
	"supplier_id" uuid,
	"charge_to" text,
	"external_client" text,
	"cost_currency" text DEFAULT 'AUD' NOT NULL,
	"cost" bigint,
	"extra_currency" text DEFAULT 'AUD' NOT NULL,
	"extra" bigint,
	"sale_currency" text DEFAULT 'AUD' NOT NULL,
	"sale" bigint,
	CONSTRAINT "tasks_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "tasks_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH')),
	CONSTRAINT "tasks_reminder_check" CHECK (reminder in ('NO_REMINDER', 'FIFTEEN_MINUTES_BEFORE', 'THIRTY_MINUTES_BEFORE', 'ONE_HOUR_BEFORE', 'ONE_DAY_BEFORE', 'CUSTOM')),
	CONSTRAINT "tasks_reminder_unit_check" CHECK (reminder_unit in ('MINUTES', 'HOURS', 'DAYS')),
	CONSTRAINT "tasks_charge_to_check" CHECK (charge_to in ('TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'))
);


ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tasks" FORCE ROW LEVEL SECURITY;

CREATE TABLE "tasks_collaborators" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_collaborators_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "tasks_collaborators" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tasks_collaborators" FORCE ROW LEVEL SECURITY;

CREATE TABLE "tasks_related_tos" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_related_tos_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "tasks_related_tos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tasks_related_tos" FORCE ROW LEVEL SECURITY;

CREATE TABLE "tasks_link_tos" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tasks_link_tos_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);


ALTER TABLE "tasks_link_tos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tasks_link_tos" FORCE ROW LEVEL SECURITY;

CREATE TABLE "task_groups" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"is_working_days_only" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "task_groups_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "task_groups" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_groups" FORCE ROW LEVEL SECURITY;

CREATE TABLE "task_group_items" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"summary" text collate "und-x-icu" NOT NULL,
	"task_group_id" uuid NOT NULL,
	"day_offset" integer DEFAULT 0 NOT NULL,
	"type_id" uuid,
	"priority_level" text DEFAULT 'MEDIUM' NOT NULL,
	"assignee_id" uuid,
	"description" text,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "task_group_items_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_group_items_priority_level_check" CHECK (priority_level in ('LOW', 'MEDIUM', 'HIGH'))
);


ALTER TABLE "task_group_items" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_group_items" FORCE ROW LEVEL SECURITY;

CREATE TABLE "task_rules" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"type_id" uuid NOT NULL,
	"party_id" uuid,
	"cost_currency" text DEFAULT 'AUD' NOT NULL,
	"cost" bigint,
	"extra_currency" text DEFAULT 'AUD' NOT NULL,
	"extra" bigint,
	"sale_currency" text DEFAULT 'AUD' NOT NULL,
	"sale" bigint,
	"charge_to" text,
	"external_client" text,
	"is_billable" boolean DEFAULT true NOT NULL,
	"tax_rate_id" uuid,
	"takes_fee" boolean DEFAULT false NOT NULL,
	"account_code" text,
	CONSTRAINT "task_rules_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_rules_charge_to_check" CHECK (charge_to in ('TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'))
);


ALTER TABLE "task_rules" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_rules" FORCE ROW LEVEL SECURITY;

CREATE TABLE "task_types" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"display_name" text collate "und-x-icu" NOT NULL,
	"code" text DEFAULT 'OTHER' NOT NULL,
	"color" text DEFAULT '#5d5f59' NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "task_types_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "task_types_code_check" CHECK (code in ('GENERAL', 'MEETING', 'CALL', 'EMAIL', 'REHEARSAL', 'TRAINING', 'PERFORMANCE', 'GAME', 'SOCIALPOST', 'APPEARANCE', 'EVENT', 'FLIGHT', 'TRANSPORT', 'RANDRHOLIDAY', 'OTHER'))
);


ALTER TABLE "task_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_types" FORCE ROW LEVEL SECURITY;

CREATE TABLE "webpage_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"is_public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "webpage_settings_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "webpage_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webpage_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "library_space_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"quota_megabytes" integer,
	CONSTRAINT "library_space_settings_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "library_space_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "library_space_settings" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "accounting_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "accounting_settings" FORCE ROW LEVEL SECURITY;

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
	CONSTRAINT "invoice_mails_settings_type_check" CHECK (type in ('INVOICE', 'REMINDER', 'OVERDUE', 'CREDIT_NOTE'))
);


ALTER TABLE "invoice_mails_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_mails_settings" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "invoice_reminders_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_reminders_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "invoice_reminders_settings_steps" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"days" integer DEFAULT 7 NOT NULL,
	CONSTRAINT "invoice_reminders_settings_steps_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "invoice_reminders_settings_steps" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_reminders_settings_steps" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "invoicing_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoicing_settings" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "agency_profile_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "agency_profile_settings" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "entity_terms_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "entity_terms_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "entity_terms_settings_terms" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"singular" text,
	"plural" text,
	"locale" text,
	"gender" text,
	CONSTRAINT "entity_terms_settings_terms_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "entity_terms_settings_terms_key_check" CHECK (key in ('talent', 'scout', 'partner', 'partnerContact', 'staff', 'opportunity', 'event', 'hold', 'project', 'task', 'contract', 'invoice', 'note')),
	CONSTRAINT "entity_terms_settings_terms_locale_check" CHECK (locale in ('en', 'fr')),
	CONSTRAINT "entity_terms_settings_terms_gender_check" CHECK (gender in ('MASCULINE', 'FEMININE'))
);


ALTER TABLE "entity_terms_settings_terms" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "entity_terms_settings_terms" FORCE ROW LEVEL SECURITY;

CREATE TABLE "modules_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	CONSTRAINT "modules_settings_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "modules_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "modules_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "modules_settings_hidden_lists" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "modules_settings_hidden_lists_pk" PRIMARY KEY("agency_id","owner_id","value"),
	CONSTRAINT "modules_settings_hidden_lists_value_check" CHECK (value in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG', 'PIPELINE_SOURCE', 'EVENT_TYPE', 'PROJECT_TYPE', 'EXPENSE_CATEGORY', 'CALL_OUTCOME'))
);


ALTER TABLE "modules_settings_hidden_lists" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "modules_settings_hidden_lists" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_reminders_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_reminders_settings" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_reminders_settings_rules" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_reminders_settings_rules" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contract_terms_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_terms_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "contract_terms_settings_term_configs" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "contract_terms_settings_term_configs_pk" PRIMARY KEY("agency_id","id")
);


ALTER TABLE "contract_terms_settings_term_configs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_terms_settings_term_configs" FORCE ROW LEVEL SECURITY;

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


ALTER TABLE "contracting_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contracting_settings" FORCE ROW LEVEL SECURITY;

CREATE TABLE "holding_settings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"others" text DEFAULT 'RELEASE' NOT NULL,
	CONSTRAINT "holding_settings_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "holding_settings_others_check" CHECK (others in ('RELEASE', 'KEEP'))
);


ALTER TABLE "holding_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "holding_settings" FORCE ROW LEVEL SECURITY;

ALTER TABLE "assignment" ADD CONSTRAINT "assignment_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "assignment" ADD CONSTRAINT "assignment_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "history" ADD CONSTRAINT "history_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "merge" ADD CONSTRAINT "merge_kept_fk" FOREIGN KEY ("agency_id","kept_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "merge" ADD CONSTRAINT "merge_gone_fk" FOREIGN KEY ("agency_id","gone_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "media_part" ADD CONSTRAINT "media_part_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "media_use" ADD CONSTRAINT "media_use_media_fk" FOREIGN KEY ("agency_id","media_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "media_use" ADD CONSTRAINT "media_use_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "place" ADD CONSTRAINT "place_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notification" ADD CONSTRAINT "notification_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notification" ADD CONSTRAINT "notification_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "signal" ADD CONSTRAINT "signal_target_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "signal" ADD CONSTRAINT "signal_talent_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_fk" FOREIGN KEY ("agency_id","poll_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_html" ADD CONSTRAINT "mail_html_record_fk" FOREIGN KEY ("agency_id","mail_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mailbox_folder" ADD CONSTRAINT "mailbox_folder_mailbox_fk" FOREIGN KEY ("agency_id","mailbox_id") REFERENCES "public"."mailbox"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "last_talk" ADD CONSTRAINT "last_talk_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "library_reading" ADD CONSTRAINT "library_reading_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "share_item" ADD CONSTRAINT "share_item_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "share_item" ADD CONSTRAINT "share_item_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "share_recipient" ADD CONSTRAINT "share_recipient_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "share_event" ADD CONSTRAINT "share_event_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_paper" ADD CONSTRAINT "invoice_paper_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_note_paper" ADD CONSTRAINT "credit_note_paper_note_fk" FOREIGN KEY ("agency_id","credit_note_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_invoice_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notification_digest" ADD CONSTRAINT "notification_digest_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "social_connection" ADD CONSTRAINT "social_connection_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_fk" FOREIGN KEY ("agency_id","webhook_id") REFERENCES "public"."webhook"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_fk" FOREIGN KEY ("agency_id","import_id") REFERENCES "public"."import"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_task_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "calendar_source" ADD CONSTRAINT "calendar_source_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "calendar_block" ADD CONSTRAINT "calendar_block_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "calendar_block" ADD CONSTRAINT "calendar_block_source_fk" FOREIGN KEY ("agency_id","source_id") REFERENCES "public"."calendar_source"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "accepted_clash" ADD CONSTRAINT "accepted_clash_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_team_id_fk" FOREIGN KEY ("agency_id","team_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents" ADD CONSTRAINT "talents_league_id_fk" FOREIGN KEY ("agency_id","league_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_categories" ADD CONSTRAINT "talents_categories_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_categories" ADD CONSTRAINT "talents_categories_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_sub_types" ADD CONSTRAINT "talents_sub_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_sub_types" ADD CONSTRAINT "talents_sub_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_tags" ADD CONSTRAINT "talents_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_tags" ADD CONSTRAINT "talents_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_assignees" ADD CONSTRAINT "talents_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_assignees" ADD CONSTRAINT "talents_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_socials" ADD CONSTRAINT "talents_socials_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_medias" ADD CONSTRAINT "talents_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_medias" ADD CONSTRAINT "talents_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_addresses" ADD CONSTRAINT "talents_addresses_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_languages" ADD CONSTRAINT "talents_languages_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_identity_documents" ADD CONSTRAINT "talents_identity_documents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_emergency_contacts" ADD CONSTRAINT "talents_emergency_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_families" ADD CONSTRAINT "talents_families_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_sports" ADD CONSTRAINT "talents_sports_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_sports" ADD CONSTRAINT "talents_sports_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "talents_careers" ADD CONSTRAINT "talents_careers_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_achievements" ADD CONSTRAINT "talents_achievements_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_trainings" ADD CONSTRAINT "talents_trainings_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_agreements" ADD CONSTRAINT "talents_agreements_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_memberships" ADD CONSTRAINT "talents_memberships_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_billing_contacts" ADD CONSTRAINT "talents_billing_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_companies" ADD CONSTRAINT "talents_companies_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_bank_accounts" ADD CONSTRAINT "talents_bank_accounts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_performances" ADD CONSTRAINT "talents_performances_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "talents_brands" ADD CONSTRAINT "talents_brands_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events" ADD CONSTRAINT "events_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events_talents" ADD CONSTRAINT "events_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events_talents" ADD CONSTRAINT "events_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events_assignees" ADD CONSTRAINT "events_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events_assignees" ADD CONSTRAINT "events_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events_collaborators" ADD CONSTRAINT "events_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events_collaborators" ADD CONSTRAINT "events_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "events_attachments" ADD CONSTRAINT "events_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "events_attachments" ADD CONSTRAINT "events_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners" ADD CONSTRAINT "partners_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners" ADD CONSTRAINT "partners_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners" ADD CONSTRAINT "partners_industry_category_id_fk" FOREIGN KEY ("agency_id","industry_category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners_assignees" ADD CONSTRAINT "partners_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_assignees" ADD CONSTRAINT "partners_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partners_addresses" ADD CONSTRAINT "partners_addresses_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_attributes" ADD CONSTRAINT "partners_attributes_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_billing_contacts" ADD CONSTRAINT "partners_billing_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_medias" ADD CONSTRAINT "partners_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."partners"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partners_medias" ADD CONSTRAINT "partners_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects" ADD CONSTRAINT "projects_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects_talents" ADD CONSTRAINT "projects_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects_talents" ADD CONSTRAINT "projects_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects_assignees" ADD CONSTRAINT "projects_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects_assignees" ADD CONSTRAINT "projects_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects_collaborators" ADD CONSTRAINT "projects_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects_collaborators" ADD CONSTRAINT "projects_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects_suppliers" ADD CONSTRAINT "projects_suppliers_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects_suppliers" ADD CONSTRAINT "projects_suppliers_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "projects_attachments" ADD CONSTRAINT "projects_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."projects"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "projects_attachments" ADD CONSTRAINT "projects_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "staff" ADD CONSTRAINT "staff_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff" ADD CONSTRAINT "staff_avatar_id_fk" FOREIGN KEY ("agency_id","avatar_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "staff" ADD CONSTRAINT "staff_position_id_fk" FOREIGN KEY ("agency_id","position_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "staff_medias" ADD CONSTRAINT "staff_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."staff"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff_medias" ADD CONSTRAINT "staff_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios" ADD CONSTRAINT "audios_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "audios" ADD CONSTRAINT "audios_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios" ADD CONSTRAINT "audios_thumbnail_id_fk" FOREIGN KEY ("agency_id","thumbnail_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios_talents" ADD CONSTRAINT "audios_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "audios_talents" ADD CONSTRAINT "audios_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios_tags" ADD CONSTRAINT "audios_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "audios_tags" ADD CONSTRAINT "audios_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios_irrelevance_talents" ADD CONSTRAINT "audios_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "audios_irrelevance_talents" ADD CONSTRAINT "audios_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audios_medias" ADD CONSTRAINT "audios_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "audios_medias" ADD CONSTRAINT "audios_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "cms_events" ADD CONSTRAINT "cms_events_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "cms_events" ADD CONSTRAINT "cms_events_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "cms_events_talents" ADD CONSTRAINT "cms_events_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "cms_events_talents" ADD CONSTRAINT "cms_events_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "cms_events_tags" ADD CONSTRAINT "cms_events_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "cms_events_tags" ADD CONSTRAINT "cms_events_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "cms_events_irrelevance_talents" ADD CONSTRAINT "cms_events_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "cms_events_irrelevance_talents" ADD CONSTRAINT "cms_events_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "cms_events_medias" ADD CONSTRAINT "cms_events_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "cms_events_medias" ADD CONSTRAINT "cms_events_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "news_items" ADD CONSTRAINT "news_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_items" ADD CONSTRAINT "news_items_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "news_items_talents" ADD CONSTRAINT "news_items_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_items_talents" ADD CONSTRAINT "news_items_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "news_items_tags" ADD CONSTRAINT "news_items_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_items_tags" ADD CONSTRAINT "news_items_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "news_items_irrelevance_talents" ADD CONSTRAINT "news_items_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_items_irrelevance_talents" ADD CONSTRAINT "news_items_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "news_items_medias" ADD CONSTRAINT "news_items_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_items_medias" ADD CONSTRAINT "news_items_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_polls_options" ADD CONSTRAINT "snippet_polls_options_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_polls_medias" ADD CONSTRAINT "snippet_polls_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_polls_medias" ADD CONSTRAINT "snippet_polls_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_polls_irrelevance_talents" ADD CONSTRAINT "snippet_polls_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_polls_irrelevance_talents" ADD CONSTRAINT "snippet_polls_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_posts_medias" ADD CONSTRAINT "snippet_posts_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_posts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_posts_medias" ADD CONSTRAINT "snippet_posts_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "snippet_posts_irrelevance_talents" ADD CONSTRAINT "snippet_posts_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_posts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "snippet_posts_irrelevance_talents" ADD CONSTRAINT "snippet_posts_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "videos" ADD CONSTRAINT "videos_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "videos" ADD CONSTRAINT "videos_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "videos_talents" ADD CONSTRAINT "videos_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "videos_talents" ADD CONSTRAINT "videos_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "videos_tags" ADD CONSTRAINT "videos_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "videos_tags" ADD CONSTRAINT "videos_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "videos_irrelevance_talents" ADD CONSTRAINT "videos_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "videos_irrelevance_talents" ADD CONSTRAINT "videos_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "videos_medias" ADD CONSTRAINT "videos_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "videos_medias" ADD CONSTRAINT "videos_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_outcome_id_fk" FOREIGN KEY ("agency_id","outcome_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_recording_id_fk" FOREIGN KEY ("agency_id","recording_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_task_id_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "call_logs_about" ADD CONSTRAINT "call_logs_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."call_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "call_logs_about" ADD CONSTRAINT "call_logs_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_form_id_fk" FOREIGN KEY ("agency_id","form_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_contact_id_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_scout_id_fk" FOREIGN KEY ("agency_id","scout_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries_talents" ADD CONSTRAINT "enquiries_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries_talents" ADD CONSTRAINT "enquiries_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries_spam_reasons" ADD CONSTRAINT "enquiries_spam_reasons_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries_assignees" ADD CONSTRAINT "enquiries_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries_assignees" ADD CONSTRAINT "enquiries_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiries_about" ADD CONSTRAINT "enquiries_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiries_about" ADD CONSTRAINT "enquiries_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiry_forms" ADD CONSTRAINT "enquiry_forms_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiry_forms_talents" ADD CONSTRAINT "enquiry_forms_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiry_forms_talents" ADD CONSTRAINT "enquiry_forms_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiry_forms_staff" ADD CONSTRAINT "enquiry_forms_staff_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "enquiry_forms_staff" ADD CONSTRAINT "enquiry_forms_staff_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "enquiry_forms_origins" ADD CONSTRAINT "enquiry_forms_origins_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."enquiry_forms"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_logs" ADD CONSTRAINT "mail_logs_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_logs" ADD CONSTRAINT "mail_logs_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "mail_logs_recipients" ADD CONSTRAINT "mail_logs_recipients_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_logs_about" ADD CONSTRAINT "mail_logs_about_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_logs_about" ADD CONSTRAINT "mail_logs_about_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "mail_logs_attachments" ADD CONSTRAINT "mail_logs_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."mail_logs"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "mail_logs_attachments" ADD CONSTRAINT "mail_logs_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "library_items" ADD CONSTRAINT "library_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "library_items" ADD CONSTRAINT "library_items_parent_id_fk" FOREIGN KEY ("agency_id","parent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "library_items" ADD CONSTRAINT "library_items_owner_id_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "library_items" ADD CONSTRAINT "library_items_file_id_fk" FOREIGN KEY ("agency_id","file_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_fk" FOREIGN KEY ("agency_id","invoice_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_paper_id_fk" FOREIGN KEY ("agency_id","paper_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_notes_talents" ADD CONSTRAINT "credit_notes_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."credit_notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "credit_notes_talents" ADD CONSTRAINT "credit_notes_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "credit_notes_rates" ADD CONSTRAINT "credit_notes_rates_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."credit_notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_staff_id_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_task_id_fk" FOREIGN KEY ("agency_id","task_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses" ADD CONSTRAINT "expenses_supplier_id_fk" FOREIGN KEY ("agency_id","supplier_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "expenses_receipts" ADD CONSTRAINT "expenses_receipts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."expenses"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "expenses_receipts" ADD CONSTRAINT "expenses_receipts_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paper_id_fk" FOREIGN KEY ("agency_id","paper_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoices"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_item_id_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoices_talents" ADD CONSTRAINT "invoices_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoices"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoices_talents" ADD CONSTRAINT "invoices_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "management_fees" ADD CONSTRAINT "management_fees_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "management_fees" ADD CONSTRAINT "management_fees_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "management_fee_rules" ADD CONSTRAINT "management_fee_rules_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "management_fee_rules_talents" ADD CONSTRAINT "management_fee_rules_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "management_fee_rules_talents" ADD CONSTRAINT "management_fee_rules_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "management_fee_rules_contract_types" ADD CONSTRAINT "management_fee_rules_contract_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "management_fee_rules_contract_types" ADD CONSTRAINT "management_fee_rules_contract_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "management_fee_rules_task_types" ADD CONSTRAINT "management_fee_rules_task_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."management_fee_rules"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "management_fee_rules_task_types" ADD CONSTRAINT "management_fee_rules_task_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_fk" FOREIGN KEY ("agency_id","author_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notes_mentions" ADD CONSTRAINT "notes_mentions_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notes_mentions" ADD CONSTRAINT "notes_mentions_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notes_attachments" ADD CONSTRAINT "notes_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."notes"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "notes_attachments" ADD CONSTRAINT "notes_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "partner_contacts" ADD CONSTRAINT "partner_contacts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "partner_contacts" ADD CONSTRAINT "partner_contacts_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_parent_id_fk" FOREIGN KEY ("agency_id","parent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "custom_fields_options" ADD CONSTRAINT "custom_fields_options_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."custom_fields"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_id_fk" FOREIGN KEY ("agency_id","template_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_approval_asked_by_id_fk" FOREIGN KEY ("agency_id","approval_asked_by_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts" ADD CONSTRAINT "contracts_approved_by_id_fk" FOREIGN KEY ("agency_id","approved_by_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts_talents" ADD CONSTRAINT "contracts_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts_talents" ADD CONSTRAINT "contracts_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts_assignees" ADD CONSTRAINT "contracts_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts_assignees" ADD CONSTRAINT "contracts_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts_exclusivities" ADD CONSTRAINT "contracts_exclusivities_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts_attachments" ADD CONSTRAINT "contracts_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts_attachments" ADD CONSTRAINT "contracts_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contracts_documents" ADD CONSTRAINT "contracts_documents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracts_documents" ADD CONSTRAINT "contracts_documents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contract_amounts" ADD CONSTRAINT "contract_amounts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_amounts" ADD CONSTRAINT "contract_amounts_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "contract_types" ADD CONSTRAINT "contract_types_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_contract_id_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sub_contracts" ADD CONSTRAINT "sub_contracts_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sub_contracts_deliverables" ADD CONSTRAINT "sub_contracts_deliverables_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."sub_contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "sub_contracts_attachments" ADD CONSTRAINT "sub_contracts_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."sub_contracts"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "sub_contracts_attachments" ADD CONSTRAINT "sub_contracts_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "holds" ADD CONSTRAINT "holds_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "holds" ADD CONSTRAINT "holds_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "holds" ADD CONSTRAINT "holds_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "holds" ADD CONSTRAINT "holds_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "holds" ADD CONSTRAINT "holds_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_contact_id_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_lead_id_fk" FOREIGN KEY ("agency_id","lead_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_lost_reason_id_fk" FOREIGN KEY ("agency_id","lost_reason_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_source_id_fk" FOREIGN KEY ("agency_id","source_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities_talents" ADD CONSTRAINT "opportunities_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "opportunities_talents" ADD CONSTRAINT "opportunities_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities_assignees" ADD CONSTRAINT "opportunities_assignees_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "opportunities_assignees" ADD CONSTRAINT "opportunities_assignees_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities_collaborators" ADD CONSTRAINT "opportunities_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "opportunities_collaborators" ADD CONSTRAINT "opportunities_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "opportunities_attachments" ADD CONSTRAINT "opportunities_attachments_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "opportunities_attachments" ADD CONSTRAINT "opportunities_attachments_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "project_groups" ADD CONSTRAINT "project_groups_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "project_groups" ADD CONSTRAINT "project_groups_project_id_fk" FOREIGN KEY ("agency_id","project_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "statuses" ADD CONSTRAINT "statuses_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "statuses" ADD CONSTRAINT "statuses_category_id_fk" FOREIGN KEY ("agency_id","category_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "status_categories" ADD CONSTRAINT "status_categories_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_status_id_fk" FOREIGN KEY ("agency_id","status_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_group_id_fk" FOREIGN KEY ("agency_id","project_group_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_supplier_id_fk" FOREIGN KEY ("agency_id","supplier_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks_collaborators" ADD CONSTRAINT "tasks_collaborators_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tasks_collaborators" ADD CONSTRAINT "tasks_collaborators_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks_related_tos" ADD CONSTRAINT "tasks_related_tos_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tasks_related_tos" ADD CONSTRAINT "tasks_related_tos_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tasks_link_tos" ADD CONSTRAINT "tasks_link_tos_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."tasks"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tasks_link_tos" ADD CONSTRAINT "tasks_link_tos_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_groups" ADD CONSTRAINT "task_groups_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_task_group_id_fk" FOREIGN KEY ("agency_id","task_group_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_group_items" ADD CONSTRAINT "task_group_items_assignee_id_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_party_id_fk" FOREIGN KEY ("agency_id","party_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_rules" ADD CONSTRAINT "task_rules_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "task_types" ADD CONSTRAINT "task_types_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "webpage_settings" ADD CONSTRAINT "webpage_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "library_space_settings" ADD CONSTRAINT "library_space_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "accounting_settings" ADD CONSTRAINT "accounting_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoice_mails_settings" ADD CONSTRAINT "invoice_mails_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoice_reminders_settings" ADD CONSTRAINT "invoice_reminders_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoice_reminders_settings_steps" ADD CONSTRAINT "invoice_reminders_settings_steps_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."invoice_reminders_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoicing_settings" ADD CONSTRAINT "invoicing_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "invoicing_settings" ADD CONSTRAINT "invoicing_settings_tax_rate_id_fk" FOREIGN KEY ("agency_id","tax_rate_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "agency_profile_settings" ADD CONSTRAINT "agency_profile_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "entity_terms_settings" ADD CONSTRAINT "entity_terms_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "entity_terms_settings_terms" ADD CONSTRAINT "entity_terms_settings_terms_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."entity_terms_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "modules_settings" ADD CONSTRAINT "modules_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "modules_settings_hidden_lists" ADD CONSTRAINT "modules_settings_hidden_lists_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."modules_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_reminders_settings" ADD CONSTRAINT "contract_reminders_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_reminders_settings_rules" ADD CONSTRAINT "contract_reminders_settings_rules_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contract_reminders_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_terms_settings" ADD CONSTRAINT "contract_terms_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contract_terms_settings_term_configs" ADD CONSTRAINT "contract_terms_settings_term_configs_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."contract_terms_settings"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "contracting_settings" ADD CONSTRAINT "contracting_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "holding_settings" ADD CONSTRAINT "holding_settings_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "record_label_idx" ON "record" USING btree ("agency_id","kind","label","id") WHERE deleted_at is null;

CREATE INDEX "record_deleted_idx" ON "record" USING btree ("agency_id","deleted_at") WHERE deleted_at is not null;

CREATE INDEX "assignment_record_idx" ON "assignment" USING btree ("agency_id","via","record_id");

CREATE INDEX "contact_point_value_idx" ON "contact_point" USING btree ("agency_id","kind","value");

CREATE INDEX "history_record_idx" ON "history" USING btree ("agency_id","record_id","version");

CREATE INDEX "history_at_idx" ON "history" USING btree ("agency_id","at","id");

CREATE INDEX "merge_kept_idx" ON "merge" USING btree ("agency_id","kept_id");

CREATE INDEX "merge_gone_idx" ON "merge" USING btree ("agency_id","gone_id");

CREATE INDEX "idempotency_key_age_idx" ON "idempotency_key" USING btree ("agency_id","created_at");

CREATE UNIQUE INDEX "media_upload_unique" ON "media" USING btree ("agency_id","account_id","upload_key");

CREATE INDEX "media_pending_idx" ON "media" USING btree ("agency_id","state") WHERE state in ('uploading', 'processing');

CREATE INDEX "media_quota_idx" ON "media" USING btree ("agency_id","account_id","created_at","bytes");

CREATE INDEX "media_unused_idx" ON "media" USING btree ("agency_id","unused_since") WHERE unused_since is not null;

CREATE INDEX "media_use_record_idx" ON "media_use" USING btree ("agency_id","record_id","purpose");

CREATE INDEX "job_due_idx" ON "job" USING btree ("agency_id","due_at","id") WHERE state = 'waiting';

CREATE INDEX "job_ended_idx" ON "job" USING btree ("agency_id","ended_at") WHERE ended_at is not null;

CREATE UNIQUE INDEX "job_once_unique" ON "job" USING btree ("agency_id","name","once") WHERE once is not null;

CREATE UNIQUE INDEX "place_key_idx" ON "place" USING btree ("agency_id","kind","column_key","key");

CREATE INDEX "notification_staff_idx" ON "notification" USING btree ("agency_id","staff_id","at","id");

CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("agency_id","staff_id","record_id","created_at") WHERE read_at is null;

CREATE INDEX "notification_mail_idx" ON "notification" USING btree ("agency_id","at") WHERE mailed_at is null;

CREATE UNIQUE INDEX "notification_once_unique" ON "notification" USING btree ("agency_id","staff_id","once") WHERE once is not null;

CREATE INDEX "notification_age_idx" ON "notification" USING btree ("agency_id","created_at");

CREATE INDEX "signal_talent_idx" ON "signal" USING btree ("agency_id","talent_id");

CREATE INDEX "poll_vote_option_idx" ON "poll_vote" USING btree ("agency_id","poll_id","option_id");

CREATE INDEX "mail_message_thread_idx" ON "mail_message" USING btree ("agency_id","thread_id","at");

CREATE INDEX "mail_message_mail_idx" ON "mail_message" USING btree ("agency_id","mail_id");

CREATE UNIQUE INDEX "mailbox_address_key" ON "mailbox" USING btree ("agency_id","address");

CREATE INDEX "mailbox_next_idx" ON "mailbox" USING btree ("agency_id","next_at");

CREATE INDEX "mailbox_staff_idx" ON "mailbox" USING btree ("agency_id","staff_id");

CREATE INDEX "library_reading_item_idx" ON "library_reading" USING btree ("agency_id","item_id","at","id");

CREATE INDEX "share_maker_idx" ON "share" USING btree ("agency_id","account_id","id");

CREATE INDEX "share_end_idx" ON "share" USING btree ("agency_id","expires_at");

CREATE INDEX "share_item_item_idx" ON "share_item" USING btree ("agency_id","item_id");

CREATE UNIQUE INDEX "share_recipient_token_unique" ON "share_recipient" USING btree ("agency_id","token_hash");

CREATE INDEX "share_recipient_share_idx" ON "share_recipient" USING btree ("agency_id","share_id","position");

CREATE INDEX "share_event_share_idx" ON "share_event" USING btree ("agency_id","share_id","id");

CREATE INDEX "share_event_age_idx" ON "share_event" USING btree ("agency_id","at");

CREATE UNIQUE INDEX "api_key_hash_unique" ON "api_key" USING btree ("agency_id","key_hash");

CREATE INDEX "api_key_account_idx" ON "api_key" USING btree ("agency_id","account_id","id");

CREATE INDEX "invoice_item_invoice_idx" ON "invoice_item" USING btree ("agency_id","invoice_id");

CREATE INDEX "invoice_payment_invoice_idx" ON "invoice_payment" USING btree ("agency_id","invoice_id","created_at","id");

CREATE INDEX "invoice_payment_day_idx" ON "invoice_payment" USING btree ("agency_id","paid_on");

CREATE UNIQUE INDEX "invoice_payment_reverses_key" ON "invoice_payment" USING btree ("agency_id","reverses_id") WHERE reverses_id is not null;

CREATE INDEX "social_connection_record_idx" ON "social_connection" USING btree ("agency_id","record_id");

CREATE INDEX "webhook_active_idx" ON "webhook" USING btree ("agency_id") WHERE is_active;

CREATE INDEX "webhook_delivery_log_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","created_at","id");

CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","next_at") WHERE state in ('waiting', 'sending');

CREATE INDEX "webhook_delivery_sending_idx" ON "webhook_delivery" USING btree ("agency_id","webhook_id","next_at") WHERE state = 'sending';

CREATE INDEX "webhook_delivery_asked_idx" ON "webhook_delivery" USING btree ("agency_id") WHERE is_asked and state in ('waiting', 'sending');

CREATE UNIQUE INDEX "webhook_delivery_once_unique" ON "webhook_delivery" USING btree ("agency_id","webhook_id","history_id","type");

CREATE INDEX "webhook_delivery_age_idx" ON "webhook_delivery" USING btree ("agency_id","created_at");

CREATE INDEX "import_age_idx" ON "import" USING btree ("agency_id","created_at","id");

CREATE INDEX "import_working_idx" ON "import" USING btree ("agency_id","id") WHERE state in ('reading', 'checking', 'running', 'undoing');

CREATE INDEX "import_row_key_idx" ON "import_row" USING btree ("agency_id","import_id","key") WHERE key is not null;

CREATE INDEX "import_row_unchecked_idx" ON "import_row" USING btree ("agency_id","import_id","position") WHERE plan is null;

CREATE INDEX "task_occurrence_series_idx" ON "task_occurrence" USING btree ("agency_id","series_id","position");

CREATE UNIQUE INDEX "calendar_feed_token_unique" ON "calendar_feed" USING btree ("agency_id","token_hash");

CREATE UNIQUE INDEX "calendar_feed_about_unique" ON "calendar_feed" USING btree ("agency_id","account_id","about","detail");

CREATE INDEX "calendar_source_person_idx" ON "calendar_source" USING btree ("agency_id","person_id","created_at");

CREATE INDEX "calendar_source_next_idx" ON "calendar_source" USING btree ("agency_id","next_at");

CREATE INDEX "calendar_block_person_idx" ON "calendar_block" USING btree ("agency_id","person_id","starts_at");

CREATE INDEX "calendar_block_start_idx" ON "calendar_block" USING btree ("agency_id","starts_at");

CREATE INDEX "calendar_block_long_idx" ON "calendar_block" USING btree ("agency_id","ends_at") WHERE is_long;

CREATE INDEX "talents_avatar_id_idx" ON "talents" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;

CREATE INDEX "talents_type_id_idx" ON "talents" USING btree ("agency_id","type_id");

CREATE INDEX "talents_team_id_idx" ON "talents" USING btree ("agency_id","team_id");

CREATE INDEX "talents_league_id_idx" ON "talents" USING btree ("agency_id","league_id");

CREATE INDEX "talents_display_name_sort" ON "talents" USING btree ("agency_id","kind","display_name","id") WHERE deleted_at is null;

CREATE INDEX "talents_status_sort" ON "talents" USING btree ("agency_id","kind",array_position(array['PENDING', 'ACTIVE', 'REJECTED', 'LOCKED'], status),"id") WHERE deleted_at is null;

CREATE INDEX "talents_location_sort" ON "talents" USING btree ("agency_id","kind","location","id") WHERE deleted_at is null;

CREATE INDEX "talents_start_date_sort" ON "talents" USING btree ("agency_id","kind","start_date","id") WHERE deleted_at is null;

CREATE INDEX "talents_dob_sort" ON "talents" USING btree ("agency_id","kind","dob","id") WHERE deleted_at is null;

CREATE INDEX "talents_created_at_sort" ON "talents" USING btree ("agency_id","kind","created_at","id") WHERE deleted_at is null;

CREATE INDEX "talents_updated_at_sort" ON "talents" USING btree ("agency_id","kind","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "talents_deleted_idx" ON "talents" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "talents_categories_reverse_idx" ON "talents_categories" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_sub_types_reverse_idx" ON "talents_sub_types" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_tags_reverse_idx" ON "talents_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_assignees_reverse_idx" ON "talents_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_socials_owner_idx" ON "talents_socials" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_medias_reverse_idx" ON "talents_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_addresses_owner_idx" ON "talents_addresses" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_languages_owner_idx" ON "talents_languages" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_identity_documents_owner_idx" ON "talents_identity_documents" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_emergency_contacts_owner_idx" ON "talents_emergency_contacts" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_families_owner_idx" ON "talents_families" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_sports_reverse_idx" ON "talents_sports" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "talents_careers_owner_idx" ON "talents_careers" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_achievements_owner_idx" ON "talents_achievements" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_trainings_owner_idx" ON "talents_trainings" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_agreements_owner_idx" ON "talents_agreements" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_memberships_owner_idx" ON "talents_memberships" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_billing_contacts_owner_idx" ON "talents_billing_contacts" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_companies_owner_idx" ON "talents_companies" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_bank_accounts_owner_idx" ON "talents_bank_accounts" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_performances_owner_idx" ON "talents_performances" USING btree ("agency_id","owner_id","position");

CREATE INDEX "talents_brands_owner_idx" ON "talents_brands" USING btree ("agency_id","owner_id","position");

CREATE INDEX "events_type_id_idx" ON "events" USING btree ("agency_id","type_id");

CREATE INDEX "events_status_id_idx" ON "events" USING btree ("agency_id","status_id");

CREATE INDEX "events_client_id_idx" ON "events" USING btree ("agency_id","client_id");

CREATE INDEX "events_opportunity_id_idx" ON "events" USING btree ("agency_id","opportunity_id");

CREATE INDEX "events_project_id_idx" ON "events" USING btree ("agency_id","project_id");

CREATE INDEX "events_lead_id_idx" ON "events" USING btree ("agency_id","lead_id");

CREATE INDEX "events_creator_id_idx" ON "events" USING btree ("agency_id","creator_id");

CREATE INDEX "events_status_id_sort" ON "events" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;

CREATE INDEX "events_summary_sort" ON "events" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "events_starts_at_end_sort" ON "events" USING btree ("agency_id","starts_at_end","id") WHERE deleted_at is null;

CREATE INDEX "events_ends_at_end_sort" ON "events" USING btree ("agency_id","ends_at_end","id") WHERE deleted_at is null;

CREATE INDEX "events_created_at_sort" ON "events" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "events_updated_at_sort" ON "events" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "events_calendar_short" ON "events" USING btree ("agency_id",coalesce(starts_at, ends_at),"id") WHERE deleted_at is null and (coalesce(ends_at_end, starts_at_end) - coalesce(starts_at, ends_at)) <= interval '35 days';

CREATE INDEX "events_calendar_long" ON "events" USING btree ("agency_id",coalesce(starts_at, ends_at),"id") WHERE deleted_at is null and not ((coalesce(ends_at_end, starts_at_end) - coalesce(starts_at, ends_at)) <= interval '35 days');

CREATE INDEX "events_deleted_idx" ON "events" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "events_talents_reverse_idx" ON "events_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "events_assignees_reverse_idx" ON "events_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "events_collaborators_reverse_idx" ON "events_collaborators" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "events_attachments_reverse_idx" ON "events_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "partners_avatar_id_idx" ON "partners" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;

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

CREATE INDEX "partners_billing_contacts_owner_idx" ON "partners_billing_contacts" USING btree ("agency_id","owner_id","position");

CREATE INDEX "partners_medias_reverse_idx" ON "partners_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "projects_type_id_idx" ON "projects" USING btree ("agency_id","type_id");

CREATE INDEX "projects_status_id_idx" ON "projects" USING btree ("agency_id","status_id");

CREATE INDEX "projects_client_id_idx" ON "projects" USING btree ("agency_id","client_id");

CREATE INDEX "projects_lead_id_idx" ON "projects" USING btree ("agency_id","lead_id");

CREATE INDEX "projects_creator_id_idx" ON "projects" USING btree ("agency_id","creator_id");

CREATE INDEX "projects_status_id_sort" ON "projects" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;

CREATE INDEX "projects_summary_sort" ON "projects" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "projects_priority_level_sort" ON "projects" USING btree ("agency_id",array_position(array['LOW', 'MEDIUM', 'HIGH'], priority_level),"id") WHERE deleted_at is null;

CREATE INDEX "projects_starts_on_sort" ON "projects" USING btree ("agency_id","starts_on","id") WHERE deleted_at is null;

CREATE INDEX "projects_ends_on_sort" ON "projects" USING btree ("agency_id","ends_on","id") WHERE deleted_at is null;

CREATE INDEX "projects_budget_sort" ON "projects" USING btree ("agency_id",(case when budget is null then null else budget_currency end),"budget","id") WHERE deleted_at is null;

CREATE INDEX "projects_created_at_sort" ON "projects" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "projects_updated_at_sort" ON "projects" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "projects_deleted_idx" ON "projects" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "projects_talents_reverse_idx" ON "projects_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "projects_assignees_reverse_idx" ON "projects_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "projects_collaborators_reverse_idx" ON "projects_collaborators" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "projects_suppliers_reverse_idx" ON "projects_suppliers" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "projects_attachments_reverse_idx" ON "projects_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "staff_avatar_id_idx" ON "staff" USING btree ("agency_id","avatar_id") WHERE avatar_id is not null;

CREATE INDEX "staff_position_id_idx" ON "staff" USING btree ("agency_id","position_id");

CREATE UNIQUE INDEX "staff_email_unique" ON "staff" USING btree ("agency_id",lower(email)) WHERE deleted_at is null;

CREATE INDEX "staff_display_name_sort" ON "staff" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "staff_email_sort" ON "staff" USING btree ("agency_id","email","id") WHERE deleted_at is null;

CREATE INDEX "staff_start_date_sort" ON "staff" USING btree ("agency_id","start_date","id") WHERE deleted_at is null;

CREATE INDEX "staff_last_login_sort" ON "staff" USING btree ("agency_id","last_login","id") WHERE deleted_at is null;

CREATE INDEX "staff_created_at_sort" ON "staff" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "staff_updated_at_sort" ON "staff" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "staff_deleted_idx" ON "staff" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "staff_medias_reverse_idx" ON "staff_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "audios_creator_id_idx" ON "audios" USING btree ("agency_id","creator_id");

CREATE INDEX "audios_thumbnail_id_idx" ON "audios" USING btree ("agency_id","thumbnail_id") WHERE thumbnail_id is not null;

CREATE INDEX "audios_title_sort" ON "audios" USING btree ("agency_id","title","id") WHERE deleted_at is null;

CREATE INDEX "audios_publish_date_sort" ON "audios" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_comment_sort" ON "audios" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_reaction_sort" ON "audios" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_shares_sort" ON "audios" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_report_sort" ON "audios" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_not_interested_in_sort" ON "audios" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "audios_total_irrelevance_sort" ON "audios" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "audios_open_signals_sort" ON "audios" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "audios_latest_reported_date_sort" ON "audios" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "audios_created_at_sort" ON "audios" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "audios_updated_at_sort" ON "audios" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "audios_status_publish_date_relevance_read" ON "audios" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;

CREATE INDEX "audios_relevance_latest_reported_date_read" ON "audios" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "audios_deleted_idx" ON "audios" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "audios_talents_reverse_idx" ON "audios_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "audios_tags_reverse_idx" ON "audios_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "audios_irrelevance_talents_reverse_idx" ON "audios_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "audios_medias_reverse_idx" ON "audios_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "cms_events_creator_id_idx" ON "cms_events" USING btree ("agency_id","creator_id");

CREATE INDEX "cms_events_title_sort" ON "cms_events" USING btree ("agency_id","title","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_publish_date_sort" ON "cms_events" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_comment_sort" ON "cms_events" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_reaction_sort" ON "cms_events" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_shares_sort" ON "cms_events" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_report_sort" ON "cms_events" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_not_interested_in_sort" ON "cms_events" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_total_irrelevance_sort" ON "cms_events" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_open_signals_sort" ON "cms_events" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_latest_reported_date_sort" ON "cms_events" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_created_at_sort" ON "cms_events" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_updated_at_sort" ON "cms_events" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_start_end_sort" ON "cms_events" USING btree ("agency_id","start_end","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_end_end_sort" ON "cms_events" USING btree ("agency_id","end_end","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_status_publish_date_relevance_read" ON "cms_events" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_relevance_latest_reported_date_read" ON "cms_events" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "cms_events_deleted_idx" ON "cms_events" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "cms_events_talents_reverse_idx" ON "cms_events_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "cms_events_tags_reverse_idx" ON "cms_events_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "cms_events_irrelevance_talents_reverse_idx" ON "cms_events_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "cms_events_medias_reverse_idx" ON "cms_events_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "news_items_creator_id_idx" ON "news_items" USING btree ("agency_id","creator_id");

CREATE INDEX "news_items_title_sort" ON "news_items" USING btree ("agency_id","title","id") WHERE deleted_at is null;

CREATE INDEX "news_items_publish_date_sort" ON "news_items" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_comment_sort" ON "news_items" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_reaction_sort" ON "news_items" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_shares_sort" ON "news_items" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_report_sort" ON "news_items" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_not_interested_in_sort" ON "news_items" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "news_items_total_irrelevance_sort" ON "news_items" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "news_items_open_signals_sort" ON "news_items" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "news_items_latest_reported_date_sort" ON "news_items" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "news_items_created_at_sort" ON "news_items" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "news_items_updated_at_sort" ON "news_items" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "news_items_status_publish_date_relevance_read" ON "news_items" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;

CREATE INDEX "news_items_relevance_latest_reported_date_read" ON "news_items" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "news_items_deleted_idx" ON "news_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "news_items_talents_reverse_idx" ON "news_items_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "news_items_tags_reverse_idx" ON "news_items_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "news_items_irrelevance_talents_reverse_idx" ON "news_items_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "news_items_medias_reverse_idx" ON "news_items_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "snippet_polls_talent_id_idx" ON "snippet_polls" USING btree ("agency_id","talent_id");

CREATE INDEX "snippet_polls_event_id_idx" ON "snippet_polls" USING btree ("agency_id","event_id");

CREATE INDEX "snippet_polls_creator_id_idx" ON "snippet_polls" USING btree ("agency_id","creator_id");

CREATE INDEX "snippet_polls_publish_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_meetup_users_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_meetup_users","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_comment_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_reaction_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_share_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_share","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_report_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_report","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_not_interested_in_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_irrelevance_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_open_signals_sort" ON "snippet_polls" USING btree ("agency_id","kind","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_latest_reported_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_pin_sort" ON "snippet_polls" USING btree ("agency_id","kind","pin","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_expiry_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","expiry_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_total_participants_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_participants","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_relevance_latest_reported_date_read" ON "snippet_polls" USING btree ("agency_id","kind","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_polls_deleted_idx" ON "snippet_polls" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "snippet_polls_options_owner_idx" ON "snippet_polls_options" USING btree ("agency_id","owner_id","position");

CREATE INDEX "snippet_polls_medias_reverse_idx" ON "snippet_polls_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "snippet_polls_irrelevance_talents_reverse_idx" ON "snippet_polls_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "snippet_posts_talent_id_idx" ON "snippet_posts" USING btree ("agency_id","talent_id");

CREATE INDEX "snippet_posts_event_id_idx" ON "snippet_posts" USING btree ("agency_id","event_id");

CREATE INDEX "snippet_posts_creator_id_idx" ON "snippet_posts" USING btree ("agency_id","creator_id");

CREATE INDEX "snippet_posts_publish_date_sort" ON "snippet_posts" USING btree ("agency_id","kind","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_meetup_users_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_meetup_users","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_comment_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_reaction_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_share_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_share","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_report_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_report","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_not_interested_in_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_total_irrelevance_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_open_signals_sort" ON "snippet_posts" USING btree ("agency_id","kind","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_latest_reported_date_sort" ON "snippet_posts" USING btree ("agency_id","kind","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_pin_sort" ON "snippet_posts" USING btree ("agency_id","kind","pin","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_relevance_latest_reported_date_read" ON "snippet_posts" USING btree ("agency_id","kind","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "snippet_posts_deleted_idx" ON "snippet_posts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "snippet_posts_medias_reverse_idx" ON "snippet_posts_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "snippet_posts_irrelevance_talents_reverse_idx" ON "snippet_posts_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "videos_creator_id_idx" ON "videos" USING btree ("agency_id","creator_id");

CREATE INDEX "videos_title_sort" ON "videos" USING btree ("agency_id","title","id") WHERE deleted_at is null;

CREATE INDEX "videos_publish_date_sort" ON "videos" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_comment_sort" ON "videos" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_reaction_sort" ON "videos" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_shares_sort" ON "videos" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_report_sort" ON "videos" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_not_interested_in_sort" ON "videos" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;

CREATE INDEX "videos_total_irrelevance_sort" ON "videos" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;

CREATE INDEX "videos_open_signals_sort" ON "videos" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;

CREATE INDEX "videos_latest_reported_date_sort" ON "videos" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "videos_created_at_sort" ON "videos" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "videos_updated_at_sort" ON "videos" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "videos_status_publish_date_relevance_read" ON "videos" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;

CREATE INDEX "videos_relevance_latest_reported_date_read" ON "videos" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;

CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "videos_talents_reverse_idx" ON "videos_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "videos_tags_reverse_idx" ON "videos_tags" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "videos_irrelevance_talents_reverse_idx" ON "videos_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "videos_medias_reverse_idx" ON "videos_medias" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "call_logs_staff_id_idx" ON "call_logs" USING btree ("agency_id","staff_id");

CREATE INDEX "call_logs_outcome_id_idx" ON "call_logs" USING btree ("agency_id","outcome_id");

CREATE INDEX "call_logs_recording_id_idx" ON "call_logs" USING btree ("agency_id","recording_id") WHERE recording_id is not null;

CREATE INDEX "call_logs_task_id_idx" ON "call_logs" USING btree ("agency_id","task_id");

CREATE INDEX "call_logs_at_sort" ON "call_logs" USING btree ("agency_id","at","id") WHERE deleted_at is null;

CREATE INDEX "call_logs_subject_sort" ON "call_logs" USING btree ("agency_id","subject","id") WHERE deleted_at is null;

CREATE INDEX "call_logs_direction_sort" ON "call_logs" USING btree ("agency_id",array_position(array['IN', 'OUT', 'MISSED'], direction),"id") WHERE deleted_at is null;

CREATE INDEX "call_logs_duration_seconds_sort" ON "call_logs" USING btree ("agency_id","duration_seconds","id") WHERE deleted_at is null;

CREATE INDEX "call_logs_created_at_sort" ON "call_logs" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "call_logs_updated_at_sort" ON "call_logs" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "call_logs_deleted_idx" ON "call_logs" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "call_logs_about_reverse_idx" ON "call_logs_about" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiries_form_id_idx" ON "enquiries" USING btree ("agency_id","form_id");

CREATE INDEX "enquiries_contact_id_idx" ON "enquiries" USING btree ("agency_id","contact_id");

CREATE INDEX "enquiries_scout_id_idx" ON "enquiries" USING btree ("agency_id","scout_id");

CREATE INDEX "enquiries_opportunity_id_idx" ON "enquiries" USING btree ("agency_id","opportunity_id");

CREATE INDEX "enquiries_at_sort" ON "enquiries" USING btree ("agency_id","at","id") WHERE deleted_at is null;

CREATE INDEX "enquiries_subject_sort" ON "enquiries" USING btree ("agency_id","subject","id") WHERE deleted_at is null;

CREATE INDEX "enquiries_name_sort" ON "enquiries" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "enquiries_created_at_sort" ON "enquiries" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "enquiries_updated_at_sort" ON "enquiries" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "enquiries_deleted_idx" ON "enquiries" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "enquiries_talents_reverse_idx" ON "enquiries_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiries_spam_reasons_reverse_idx" ON "enquiries_spam_reasons" USING btree ("agency_id","value","owner_id");

CREATE INDEX "enquiries_assignees_reverse_idx" ON "enquiries_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiries_about_reverse_idx" ON "enquiries_about" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiry_forms_name_sort" ON "enquiry_forms" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "enquiry_forms_created_at_sort" ON "enquiry_forms" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "enquiry_forms_updated_at_sort" ON "enquiry_forms" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "enquiry_forms_deleted_idx" ON "enquiry_forms" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "enquiry_forms_talents_reverse_idx" ON "enquiry_forms_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiry_forms_staff_reverse_idx" ON "enquiry_forms_staff" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "enquiry_forms_origins_owner_idx" ON "enquiry_forms_origins" USING btree ("agency_id","owner_id","position");

CREATE INDEX "mail_logs_staff_id_idx" ON "mail_logs" USING btree ("agency_id","staff_id");

CREATE INDEX "mail_logs_at_sort" ON "mail_logs" USING btree ("agency_id","at","id") WHERE deleted_at is null;

CREATE INDEX "mail_logs_subject_sort" ON "mail_logs" USING btree ("agency_id","subject","id") WHERE deleted_at is null;

CREATE INDEX "mail_logs_created_at_sort" ON "mail_logs" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "mail_logs_updated_at_sort" ON "mail_logs" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "mail_logs_deleted_idx" ON "mail_logs" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "mail_logs_recipients_owner_idx" ON "mail_logs_recipients" USING btree ("agency_id","owner_id","position");

CREATE INDEX "mail_logs_about_reverse_idx" ON "mail_logs_about" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "mail_logs_attachments_reverse_idx" ON "mail_logs_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE UNIQUE INDEX "mail_templates_name_unique" ON "mail_templates" USING btree ("agency_id",lower(name)) WHERE deleted_at is null;

CREATE INDEX "mail_templates_name_sort" ON "mail_templates" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "mail_templates_created_at_sort" ON "mail_templates" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "mail_templates_updated_at_sort" ON "mail_templates" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "mail_templates_deleted_idx" ON "mail_templates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "library_items_name_unique" ON "library_items" USING btree ("agency_id",coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid),coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid),lower(upper(normalize(name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;

CREATE INDEX "library_items_parent_id_idx" ON "library_items" USING btree ("agency_id","parent_id");

CREATE INDEX "library_items_owner_id_idx" ON "library_items" USING btree ("agency_id","owner_id");

CREATE INDEX "library_items_file_id_idx" ON "library_items" USING btree ("agency_id","file_id") WHERE file_id is not null;

CREATE INDEX "library_items_name_sort" ON "library_items" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "library_items_created_at_sort" ON "library_items" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "library_items_updated_at_sort" ON "library_items" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "library_items_parent_id_owner_id_type_name_read" ON "library_items" USING btree ("agency_id","parent_id","owner_id","type","name","id") WHERE deleted_at is null;

CREATE INDEX "library_items_deleted_idx" ON "library_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "credit_notes_invoice_id_idx" ON "credit_notes" USING btree ("agency_id","invoice_id");

CREATE INDEX "credit_notes_client_id_idx" ON "credit_notes" USING btree ("agency_id","client_id");

CREATE INDEX "credit_notes_paper_id_idx" ON "credit_notes" USING btree ("agency_id","paper_id") WHERE paper_id is not null;

CREATE INDEX "credit_notes_number_sort" ON "credit_notes" USING btree ("agency_id","number","id") WHERE deleted_at is null;

CREATE INDEX "credit_notes_issued_on_sort" ON "credit_notes" USING btree ("agency_id","issued_on","id") WHERE deleted_at is null;

CREATE INDEX "credit_notes_amount_sort" ON "credit_notes" USING btree ("agency_id",(case when amount is null then null else currency end),"amount","id") WHERE deleted_at is null;

CREATE INDEX "credit_notes_created_at_sort" ON "credit_notes" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "credit_notes_updated_at_sort" ON "credit_notes" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "credit_notes_deleted_idx" ON "credit_notes" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "credit_notes_talents_reverse_idx" ON "credit_notes_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "credit_notes_rates_owner_idx" ON "credit_notes_rates" USING btree ("agency_id","owner_id","position");

CREATE INDEX "expenses_tax_rate_id_idx" ON "expenses" USING btree ("agency_id","tax_rate_id");

CREATE INDEX "expenses_category_id_idx" ON "expenses" USING btree ("agency_id","category_id");

CREATE INDEX "expenses_staff_id_idx" ON "expenses" USING btree ("agency_id","staff_id");

CREATE INDEX "expenses_client_id_idx" ON "expenses" USING btree ("agency_id","client_id");

CREATE INDEX "expenses_talent_id_idx" ON "expenses" USING btree ("agency_id","talent_id");

CREATE INDEX "expenses_contract_id_idx" ON "expenses" USING btree ("agency_id","contract_id");

CREATE INDEX "expenses_event_id_idx" ON "expenses" USING btree ("agency_id","event_id");

CREATE INDEX "expenses_project_id_idx" ON "expenses" USING btree ("agency_id","project_id");

CREATE INDEX "expenses_task_id_idx" ON "expenses" USING btree ("agency_id","task_id");

CREATE INDEX "expenses_supplier_id_idx" ON "expenses" USING btree ("agency_id","supplier_id");

CREATE INDEX "expenses_spent_on_sort" ON "expenses" USING btree ("agency_id","spent_on","id") WHERE deleted_at is null;

CREATE INDEX "expenses_summary_sort" ON "expenses" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "expenses_amount_sort" ON "expenses" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id") WHERE deleted_at is null;

CREATE INDEX "expenses_created_at_sort" ON "expenses" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "expenses_updated_at_sort" ON "expenses" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "expenses_deleted_idx" ON "expenses" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "expenses_receipts_reverse_idx" ON "expenses_receipts" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "invoices_client_id_idx" ON "invoices" USING btree ("agency_id","client_id");

CREATE INDEX "invoices_paper_id_idx" ON "invoices" USING btree ("agency_id","paper_id") WHERE paper_id is not null;

CREATE INDEX "invoices_number_sort" ON "invoices" USING btree ("agency_id","number","id") WHERE deleted_at is null;

CREATE INDEX "invoices_issued_on_sort" ON "invoices" USING btree ("agency_id","issued_on","id") WHERE deleted_at is null;

CREATE INDEX "invoices_due_on_sort" ON "invoices" USING btree ("agency_id","due_on","id") WHERE deleted_at is null;

CREATE INDEX "invoices_total_sort" ON "invoices" USING btree ("agency_id",(case when total is null then null else currency end),"total","id") WHERE deleted_at is null;

CREATE INDEX "invoices_outstanding_sort" ON "invoices" USING btree ("agency_id",(case when outstanding is null then null else currency end),"outstanding","id") WHERE deleted_at is null;

CREATE INDEX "invoices_created_at_sort" ON "invoices" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "invoices_updated_at_sort" ON "invoices" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "invoices_deleted_idx" ON "invoices" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "invoices_lines_owner_idx" ON "invoices_lines" USING btree ("agency_id","owner_id","position");

CREATE INDEX "invoices_lines_item_id_idx" ON "invoices_lines" USING btree ("agency_id","item_id","owner_id") WHERE item_id is not null;

CREATE INDEX "invoices_lines_talent_id_idx" ON "invoices_lines" USING btree ("agency_id","talent_id","owner_id") WHERE talent_id is not null;

CREATE INDEX "invoices_lines_tax_rate_id_idx" ON "invoices_lines" USING btree ("agency_id","tax_rate_id","owner_id") WHERE tax_rate_id is not null;

CREATE INDEX "invoices_talents_reverse_idx" ON "invoices_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "management_fees_contract_id_idx" ON "management_fees" USING btree ("agency_id","contract_id");

CREATE INDEX "management_fees_display_name_sort" ON "management_fees" USING btree ("agency_id","display_name","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "management_fees_created_at_sort" ON "management_fees" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "management_fees_updated_at_sort" ON "management_fees" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "management_fees_deleted_idx" ON "management_fees" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "management_fee_rules_position_sort" ON "management_fee_rules" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "management_fee_rules_display_name_sort" ON "management_fee_rules" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "management_fee_rules_created_at_sort" ON "management_fee_rules" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "management_fee_rules_updated_at_sort" ON "management_fee_rules" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "management_fee_rules_deleted_idx" ON "management_fee_rules" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "management_fee_rules_talents_reverse_idx" ON "management_fee_rules_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "management_fee_rules_contract_types_reverse_idx" ON "management_fee_rules_contract_types" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "management_fee_rules_task_types_reverse_idx" ON "management_fee_rules_task_types" USING btree ("agency_id","target_id","owner_id");

CREATE UNIQUE INDEX "tax_rates_display_name_unique" ON "tax_rates" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "tax_rates_position_sort" ON "tax_rates" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "tax_rates_display_name_sort" ON "tax_rates" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "tax_rates_rate_sort" ON "tax_rates" USING btree ("agency_id","rate","id") WHERE deleted_at is null;

CREATE INDEX "tax_rates_deleted_idx" ON "tax_rates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "notes_owner_id_idx" ON "notes" USING btree ("agency_id","owner_id");

CREATE INDEX "notes_author_id_idx" ON "notes" USING btree ("agency_id","author_id");

CREATE INDEX "notes_created_at_sort" ON "notes" USING btree ("agency_id","created_at","id","owner_id") WHERE deleted_at is null;

CREATE INDEX "notes_updated_at_sort" ON "notes" USING btree ("agency_id","updated_at","id","owner_id") WHERE deleted_at is null;

CREATE INDEX "notes_deleted_idx" ON "notes" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "notes_mentions_reverse_idx" ON "notes_mentions" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "notes_attachments_reverse_idx" ON "notes_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "partner_contacts_client_id_idx" ON "partner_contacts" USING btree ("agency_id","client_id");

CREATE INDEX "partner_contacts_name_sort" ON "partner_contacts" USING btree ("agency_id","name","id","client_id") WHERE deleted_at is null;

CREATE INDEX "partner_contacts_created_at_sort" ON "partner_contacts" USING btree ("agency_id","created_at","id","client_id") WHERE deleted_at is null;

CREATE INDEX "partner_contacts_updated_at_sort" ON "partner_contacts" USING btree ("agency_id","updated_at","id","client_id") WHERE deleted_at is null;

CREATE INDEX "partner_contacts_deleted_idx" ON "partner_contacts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "catalogues_display_name_unique" ON "catalogues" USING btree ("agency_id","type",lower(upper(normalize(display_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;

CREATE INDEX "catalogues_parent_id_idx" ON "catalogues" USING btree ("agency_id","parent_id");

CREATE INDEX "catalogues_display_name_sort" ON "catalogues" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "catalogues_position_sort" ON "catalogues" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "catalogues_deleted_idx" ON "catalogues" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "custom_fields_position_sort" ON "custom_fields" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "custom_fields_label_sort" ON "custom_fields" USING btree ("agency_id","label","id") WHERE deleted_at is null;

CREATE INDEX "custom_fields_deleted_idx" ON "custom_fields" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "custom_fields_options_owner_idx" ON "custom_fields_options" USING btree ("agency_id","owner_id","position");

CREATE INDEX "saved_filters_name_sort" ON "saved_filters" USING btree ("agency_id","name","id") WHERE deleted_at is null;

CREATE INDEX "saved_filters_created_at_sort" ON "saved_filters" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "saved_filters_deleted_idx" ON "saved_filters" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "contracts_type_id_idx" ON "contracts" USING btree ("agency_id","type_id");

CREATE INDEX "contracts_template_id_idx" ON "contracts" USING btree ("agency_id","template_id");

CREATE INDEX "contracts_status_id_idx" ON "contracts" USING btree ("agency_id","status_id");

CREATE INDEX "contracts_client_id_idx" ON "contracts" USING btree ("agency_id","client_id");

CREATE INDEX "contracts_opportunity_id_idx" ON "contracts" USING btree ("agency_id","opportunity_id");

CREATE INDEX "contracts_event_id_idx" ON "contracts" USING btree ("agency_id","event_id");

CREATE INDEX "contracts_project_id_idx" ON "contracts" USING btree ("agency_id","project_id");

CREATE INDEX "contracts_creator_id_idx" ON "contracts" USING btree ("agency_id","creator_id");

CREATE INDEX "contracts_approval_asked_by_id_idx" ON "contracts" USING btree ("agency_id","approval_asked_by_id");

CREATE INDEX "contracts_approved_by_id_idx" ON "contracts" USING btree ("agency_id","approved_by_id");

CREATE INDEX "contracts_summary_sort" ON "contracts" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "contracts_reference_sort" ON "contracts" USING btree ("agency_id","reference","id") WHERE deleted_at is null;

CREATE INDEX "contracts_status_id_sort" ON "contracts" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;

CREATE INDEX "contracts_value_sort" ON "contracts" USING btree ("agency_id",(case when value is null then null else value_currency end),"value","id") WHERE deleted_at is null;

CREATE INDEX "contracts_starts_on_sort" ON "contracts" USING btree ("agency_id","starts_on","id") WHERE deleted_at is null;

CREATE INDEX "contracts_ends_on_sort" ON "contracts" USING btree ("agency_id","ends_on","id") WHERE deleted_at is null;

CREATE INDEX "contracts_notice_on_sort" ON "contracts" USING btree ("agency_id","notice_on","id") WHERE deleted_at is null;

CREATE INDEX "contracts_signed_on_sort" ON "contracts" USING btree ("agency_id","signed_on","id") WHERE deleted_at is null;

CREATE INDEX "contracts_created_at_sort" ON "contracts" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "contracts_updated_at_sort" ON "contracts" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "contracts_calendar_short" ON "contracts" USING btree ("agency_id",coalesce(starts_on, ends_on),"id") WHERE deleted_at is null and (coalesce(ends_on, starts_on) - coalesce(starts_on, ends_on)) <= 35;

CREATE INDEX "contracts_calendar_long" ON "contracts" USING btree ("agency_id",coalesce(starts_on, ends_on),"id") WHERE deleted_at is null and not ((coalesce(ends_on, starts_on) - coalesce(starts_on, ends_on)) <= 35);

CREATE INDEX "contracts_deleted_idx" ON "contracts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "contracts_talents_reverse_idx" ON "contracts_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "contracts_assignees_reverse_idx" ON "contracts_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "contracts_exclusivities_owner_idx" ON "contracts_exclusivities" USING btree ("agency_id","owner_id","position");

CREATE INDEX "contracts_attachments_reverse_idx" ON "contracts_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "contracts_documents_reverse_idx" ON "contracts_documents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "contract_amounts_contract_id_idx" ON "contract_amounts" USING btree ("agency_id","contract_id");

CREATE INDEX "contract_amounts_due_on_sort" ON "contract_amounts" USING btree ("agency_id","due_on","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "contract_amounts_label_sort" ON "contract_amounts" USING btree ("agency_id","label","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "contract_amounts_amount_sort" ON "contract_amounts" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "contract_amounts_created_at_sort" ON "contract_amounts" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "contract_amounts_updated_at_sort" ON "contract_amounts" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "contract_amounts_deleted_idx" ON "contract_amounts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "contract_templates_display_name_unique" ON "contract_templates" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "contract_templates_type_id_idx" ON "contract_templates" USING btree ("agency_id","type_id");

CREATE INDEX "contract_templates_position_sort" ON "contract_templates" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "contract_templates_display_name_sort" ON "contract_templates" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "contract_templates_deleted_idx" ON "contract_templates" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "contract_types_display_name_unique" ON "contract_types" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "contract_types_position_sort" ON "contract_types" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "contract_types_display_name_sort" ON "contract_types" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "contract_types_deleted_idx" ON "contract_types" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "sub_contracts_contract_id_idx" ON "sub_contracts" USING btree ("agency_id","contract_id");

CREATE INDEX "sub_contracts_talent_id_idx" ON "sub_contracts" USING btree ("agency_id","talent_id");

CREATE INDEX "sub_contracts_status_id_idx" ON "sub_contracts" USING btree ("agency_id","status_id");

CREATE INDEX "sub_contracts_summary_sort" ON "sub_contracts" USING btree ("agency_id","summary","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_status_id_sort" ON "sub_contracts" USING btree ("agency_id","status_id","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_amount_sort" ON "sub_contracts" USING btree ("agency_id",(case when amount is null then null else amount_currency end),"amount","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_starts_on_sort" ON "sub_contracts" USING btree ("agency_id","starts_on","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_ends_on_sort" ON "sub_contracts" USING btree ("agency_id","ends_on","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_created_at_sort" ON "sub_contracts" USING btree ("agency_id","created_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_updated_at_sort" ON "sub_contracts" USING btree ("agency_id","updated_at","id","contract_id") WHERE deleted_at is null;

CREATE INDEX "sub_contracts_deleted_idx" ON "sub_contracts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "sub_contracts_deliverables_owner_idx" ON "sub_contracts_deliverables" USING btree ("agency_id","owner_id","position");

CREATE INDEX "sub_contracts_attachments_reverse_idx" ON "sub_contracts_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "holds_talent_id_idx" ON "holds" USING btree ("agency_id","talent_id");

CREATE INDEX "holds_event_id_idx" ON "holds" USING btree ("agency_id","event_id");

CREATE INDEX "holds_opportunity_id_idx" ON "holds" USING btree ("agency_id","opportunity_id");

CREATE INDEX "holds_client_id_idx" ON "holds" USING btree ("agency_id","client_id");

CREATE INDEX "holds_label_sort" ON "holds" USING btree ("agency_id","label","id") WHERE deleted_at is null;

CREATE INDEX "holds_day_sort" ON "holds" USING btree ("agency_id","day","id") WHERE deleted_at is null;

CREATE INDEX "holds_rank_sort" ON "holds" USING btree ("agency_id","rank","id") WHERE deleted_at is null;

CREATE INDEX "holds_expires_at_sort" ON "holds" USING btree ("agency_id","expires_at","id") WHERE deleted_at is null;

CREATE INDEX "holds_created_at_sort" ON "holds" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "holds_updated_at_sort" ON "holds" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "holds_deleted_idx" ON "holds" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "opportunities_status_id_idx" ON "opportunities" USING btree ("agency_id","status_id");

CREATE INDEX "opportunities_client_id_idx" ON "opportunities" USING btree ("agency_id","client_id");

CREATE INDEX "opportunities_contact_id_idx" ON "opportunities" USING btree ("agency_id","contact_id");

CREATE INDEX "opportunities_lead_id_idx" ON "opportunities" USING btree ("agency_id","lead_id");

CREATE INDEX "opportunities_creator_id_idx" ON "opportunities" USING btree ("agency_id","creator_id");

CREATE INDEX "opportunities_lost_reason_id_idx" ON "opportunities" USING btree ("agency_id","lost_reason_id");

CREATE INDEX "opportunities_source_id_idx" ON "opportunities" USING btree ("agency_id","source_id");

CREATE INDEX "opportunities_category_id_idx" ON "opportunities" USING btree ("agency_id","category_id");

CREATE INDEX "opportunities_status_id_sort" ON "opportunities" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_summary_sort" ON "opportunities" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_value_sort" ON "opportunities" USING btree ("agency_id",(case when value is null then null else value_currency end),"value","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_expected_on_sort" ON "opportunities" USING btree ("agency_id","expected_on","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_created_at_sort" ON "opportunities" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_updated_at_sort" ON "opportunities" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "opportunities_deleted_idx" ON "opportunities" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "opportunities_talents_reverse_idx" ON "opportunities_talents" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "opportunities_assignees_reverse_idx" ON "opportunities_assignees" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "opportunities_collaborators_reverse_idx" ON "opportunities_collaborators" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "opportunities_attachments_reverse_idx" ON "opportunities_attachments" USING btree ("agency_id","target_id","owner_id");

CREATE UNIQUE INDEX "project_groups_display_name_unique" ON "project_groups" USING btree ("agency_id","project_id",lower(upper(normalize(display_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;

CREATE INDEX "project_groups_project_id_idx" ON "project_groups" USING btree ("agency_id","project_id");

CREATE INDEX "project_groups_position_sort" ON "project_groups" USING btree ("agency_id","position","id","project_id") WHERE deleted_at is null;

CREATE INDEX "project_groups_display_name_sort" ON "project_groups" USING btree ("agency_id","display_name","id","project_id") WHERE deleted_at is null;

CREATE INDEX "project_groups_created_at_sort" ON "project_groups" USING btree ("agency_id","created_at","id","project_id") WHERE deleted_at is null;

CREATE INDEX "project_groups_deleted_idx" ON "project_groups" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "statuses_status_name_unique" ON "statuses" USING btree ("agency_id","type",lower(upper(normalize(status_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;

CREATE INDEX "statuses_category_id_idx" ON "statuses" USING btree ("agency_id","category_id");

CREATE INDEX "statuses_position_sort" ON "statuses" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "statuses_status_name_sort" ON "statuses" USING btree ("agency_id","status_name","id") WHERE deleted_at is null;

CREATE INDEX "statuses_deleted_idx" ON "statuses" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "status_categories_position_sort" ON "status_categories" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "status_categories_display_name_sort" ON "status_categories" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "status_categories_deleted_idx" ON "status_categories" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "suppliers_display_name_unique" ON "suppliers" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "suppliers_display_name_sort" ON "suppliers" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "suppliers_created_at_sort" ON "suppliers" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "suppliers_deleted_idx" ON "suppliers" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "tasks_type_id_idx" ON "tasks" USING btree ("agency_id","type_id");

CREATE INDEX "tasks_status_id_idx" ON "tasks" USING btree ("agency_id","status_id");

CREATE INDEX "tasks_assignee_id_idx" ON "tasks" USING btree ("agency_id","assignee_id");

CREATE INDEX "tasks_creator_id_idx" ON "tasks" USING btree ("agency_id","creator_id");

CREATE INDEX "tasks_project_group_id_idx" ON "tasks" USING btree ("agency_id","project_group_id");

CREATE INDEX "tasks_supplier_id_idx" ON "tasks" USING btree ("agency_id","supplier_id");

CREATE INDEX "tasks_summary_sort" ON "tasks" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "tasks_status_id_sort" ON "tasks" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;

CREATE INDEX "tasks_priority_level_sort" ON "tasks" USING btree ("agency_id",array_position(array['LOW', 'MEDIUM', 'HIGH'], priority_level),"id") WHERE deleted_at is null;

CREATE INDEX "tasks_start_date_end_sort" ON "tasks" USING btree ("agency_id","start_date_end","id") WHERE deleted_at is null;

CREATE INDEX "tasks_due_date_end_sort" ON "tasks" USING btree ("agency_id","due_date_end","id") WHERE deleted_at is null;

CREATE INDEX "tasks_completed_date_sort" ON "tasks" USING btree ("agency_id","completed_date","id") WHERE deleted_at is null;

CREATE INDEX "tasks_created_at_sort" ON "tasks" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "tasks_updated_at_sort" ON "tasks" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "tasks_calendar_short" ON "tasks" USING btree ("agency_id",coalesce(start_date, due_date),"id") WHERE deleted_at is null and (coalesce(due_date_end, start_date_end) - coalesce(start_date, due_date)) <= interval '35 days';

CREATE INDEX "tasks_calendar_long" ON "tasks" USING btree ("agency_id",coalesce(start_date, due_date),"id") WHERE deleted_at is null and not ((coalesce(due_date_end, start_date_end) - coalesce(start_date, due_date)) <= interval '35 days');

CREATE INDEX "tasks_deleted_idx" ON "tasks" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "tasks_collaborators_reverse_idx" ON "tasks_collaborators" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "tasks_related_tos_reverse_idx" ON "tasks_related_tos" USING btree ("agency_id","target_id","owner_id");

CREATE INDEX "tasks_link_tos_reverse_idx" ON "tasks_link_tos" USING btree ("agency_id","target_id","owner_id");

CREATE UNIQUE INDEX "task_groups_display_name_unique" ON "task_groups" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "task_groups_position_sort" ON "task_groups" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "task_groups_display_name_sort" ON "task_groups" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "task_groups_deleted_idx" ON "task_groups" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "task_group_items_task_group_id_idx" ON "task_group_items" USING btree ("agency_id","task_group_id");

CREATE INDEX "task_group_items_type_id_idx" ON "task_group_items" USING btree ("agency_id","type_id");

CREATE INDEX "task_group_items_assignee_id_idx" ON "task_group_items" USING btree ("agency_id","assignee_id");

CREATE INDEX "task_group_items_position_sort" ON "task_group_items" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "task_group_items_summary_sort" ON "task_group_items" USING btree ("agency_id","summary","id") WHERE deleted_at is null;

CREATE INDEX "task_group_items_deleted_idx" ON "task_group_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "task_rules_type_id_idx" ON "task_rules" USING btree ("agency_id","type_id");

CREATE INDEX "task_rules_party_id_idx" ON "task_rules" USING btree ("agency_id","party_id");

CREATE INDEX "task_rules_tax_rate_id_idx" ON "task_rules" USING btree ("agency_id","tax_rate_id");

CREATE INDEX "task_rules_display_name_sort" ON "task_rules" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "task_rules_created_at_sort" ON "task_rules" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;

CREATE INDEX "task_rules_updated_at_sort" ON "task_rules" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;

CREATE INDEX "task_rules_deleted_idx" ON "task_rules" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "task_types_display_name_unique" ON "task_types" USING btree ("agency_id",lower(display_name)) WHERE deleted_at is null;

CREATE INDEX "task_types_position_sort" ON "task_types" USING btree ("agency_id","position","id") WHERE deleted_at is null;

CREATE INDEX "task_types_display_name_sort" ON "task_types" USING btree ("agency_id","display_name","id") WHERE deleted_at is null;

CREATE INDEX "task_types_deleted_idx" ON "task_types" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "webpage_settings_single" ON "webpage_settings" USING btree ("agency_id");

CREATE INDEX "webpage_settings_deleted_idx" ON "webpage_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "library_space_settings_single" ON "library_space_settings" USING btree ("agency_id");

CREATE INDEX "library_space_settings_deleted_idx" ON "library_space_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "accounting_settings_single" ON "accounting_settings" USING btree ("agency_id");

CREATE INDEX "accounting_settings_deleted_idx" ON "accounting_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "invoice_mails_settings_single" ON "invoice_mails_settings" USING btree ("agency_id","type");

CREATE INDEX "invoice_mails_settings_deleted_idx" ON "invoice_mails_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "invoice_reminders_settings_single" ON "invoice_reminders_settings" USING btree ("agency_id");

CREATE INDEX "invoice_reminders_settings_deleted_idx" ON "invoice_reminders_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "invoice_reminders_settings_steps_owner_idx" ON "invoice_reminders_settings_steps" USING btree ("agency_id","owner_id","position");

CREATE INDEX "invoicing_settings_tax_rate_id_idx" ON "invoicing_settings" USING btree ("agency_id","tax_rate_id");

CREATE UNIQUE INDEX "invoicing_settings_single" ON "invoicing_settings" USING btree ("agency_id");

CREATE INDEX "invoicing_settings_deleted_idx" ON "invoicing_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "agency_profile_settings_single" ON "agency_profile_settings" USING btree ("agency_id");

CREATE INDEX "agency_profile_settings_deleted_idx" ON "agency_profile_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "entity_terms_settings_single" ON "entity_terms_settings" USING btree ("agency_id");

CREATE INDEX "entity_terms_settings_deleted_idx" ON "entity_terms_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "entity_terms_settings_terms_owner_idx" ON "entity_terms_settings_terms" USING btree ("agency_id","owner_id","position");

CREATE UNIQUE INDEX "modules_settings_single" ON "modules_settings" USING btree ("agency_id");

CREATE INDEX "modules_settings_deleted_idx" ON "modules_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "modules_settings_hidden_lists_reverse_idx" ON "modules_settings_hidden_lists" USING btree ("agency_id","value","owner_id");

CREATE UNIQUE INDEX "contract_reminders_settings_single" ON "contract_reminders_settings" USING btree ("agency_id");

CREATE INDEX "contract_reminders_settings_deleted_idx" ON "contract_reminders_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "contract_reminders_settings_rules_owner_idx" ON "contract_reminders_settings_rules" USING btree ("agency_id","owner_id","position");

CREATE UNIQUE INDEX "contract_terms_settings_single" ON "contract_terms_settings" USING btree ("agency_id");

CREATE INDEX "contract_terms_settings_deleted_idx" ON "contract_terms_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE INDEX "contract_terms_settings_term_configs_owner_idx" ON "contract_terms_settings_term_configs" USING btree ("agency_id","owner_id","position");

CREATE UNIQUE INDEX "contracting_settings_single" ON "contracting_settings" USING btree ("agency_id");

CREATE INDEX "contracting_settings_deleted_idx" ON "contracting_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE UNIQUE INDEX "holding_settings_single" ON "holding_settings" USING btree ("agency_id");

CREATE INDEX "holding_settings_deleted_idx" ON "holding_settings" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;

CREATE POLICY "record_agency" ON "record" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "assignment_agency" ON "assignment" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contact_point_agency" ON "contact_point" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "history_agency" ON "history" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "merge_agency" ON "merge" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "idempotency_key_agency" ON "idempotency_key" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "search_due_agency" ON "search_due" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_agency" ON "media" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_part_agency" ON "media_part" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "media_use_agency" ON "media_use" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "job_agency" ON "job" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "place_agency" ON "place" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "number_series_agency" ON "number_series" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notification_agency" ON "notification" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "signal_agency" ON "signal" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "poll_vote_agency" ON "poll_vote" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_message_agency" ON "mail_message" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_html_agency" ON "mail_html" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mailbox_agency" ON "mailbox" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mailbox_folder_agency" ON "mailbox_folder" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "last_talk_agency" ON "last_talk" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "library_reading_agency" ON "library_reading" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "share_agency" ON "share" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "share_item_agency" ON "share_item" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "share_recipient_agency" ON "share_recipient" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "share_event_agency" ON "share_event" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "api_key_agency" ON "api_key" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "dashboard_setting_agency" ON "dashboard_setting" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "sample_set_agency" ON "sample_set" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_item_agency" ON "invoice_item" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_payment_select" ON "invoice_payment" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_payment_insert" ON "invoice_payment" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_paper_select" ON "invoice_paper" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_paper_insert" ON "invoice_paper" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "credit_note_paper_select" ON "credit_note_paper" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "credit_note_paper_insert" ON "credit_note_paper" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_reminder_select" ON "invoice_reminder" AS PERMISSIVE FOR SELECT TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_reminder_insert" ON "invoice_reminder" AS PERMISSIVE FOR INSERT TO public WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notification_setting_agency" ON "notification_setting" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notification_digest_agency" ON "notification_digest" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "social_connection_agency" ON "social_connection" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "social_state_agency" ON "social_state" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "preference_agency" ON "preference" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "webhook_agency" ON "webhook" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "webhook_due_agency" ON "webhook_due" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "webhook_delivery_agency" ON "webhook_delivery" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "import_agency" ON "import" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "import_row_agency" ON "import_row" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "task_occurrence_agency" ON "task_occurrence" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "calendar_feed_agency" ON "calendar_feed" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "calendar_source_agency" ON "calendar_source" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "calendar_block_agency" ON "calendar_block" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "accepted_clash_agency" ON "accepted_clash" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_agency" ON "talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_categories_agency" ON "talents_categories" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_sub_types_agency" ON "talents_sub_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_tags_agency" ON "talents_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_assignees_agency" ON "talents_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_socials_agency" ON "talents_socials" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_medias_agency" ON "talents_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_addresses_agency" ON "talents_addresses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_languages_agency" ON "talents_languages" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_identity_documents_agency" ON "talents_identity_documents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_emergency_contacts_agency" ON "talents_emergency_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_families_agency" ON "talents_families" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_sports_agency" ON "talents_sports" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_careers_agency" ON "talents_careers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_achievements_agency" ON "talents_achievements" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_trainings_agency" ON "talents_trainings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_agreements_agency" ON "talents_agreements" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_memberships_agency" ON "talents_memberships" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_billing_contacts_agency" ON "talents_billing_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_companies_agency" ON "talents_companies" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_bank_accounts_agency" ON "talents_bank_accounts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_performances_agency" ON "talents_performances" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "talents_brands_agency" ON "talents_brands" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "events_agency" ON "events" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "events_talents_agency" ON "events_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "events_assignees_agency" ON "events_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "events_collaborators_agency" ON "events_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "events_attachments_agency" ON "events_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_agency" ON "partners" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_assignees_agency" ON "partners_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_addresses_agency" ON "partners_addresses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_attributes_agency" ON "partners_attributes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_billing_contacts_agency" ON "partners_billing_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partners_medias_agency" ON "partners_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_agency" ON "projects" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_talents_agency" ON "projects_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_assignees_agency" ON "projects_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_collaborators_agency" ON "projects_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_suppliers_agency" ON "projects_suppliers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "projects_attachments_agency" ON "projects_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "staff_agency" ON "staff" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "staff_medias_agency" ON "staff_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "audios_agency" ON "audios" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "audios_talents_agency" ON "audios_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "audios_tags_agency" ON "audios_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "audios_irrelevance_talents_agency" ON "audios_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "audios_medias_agency" ON "audios_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "cms_events_agency" ON "cms_events" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "cms_events_talents_agency" ON "cms_events_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "cms_events_tags_agency" ON "cms_events_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "cms_events_irrelevance_talents_agency" ON "cms_events_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "cms_events_medias_agency" ON "cms_events_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "news_items_agency" ON "news_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "news_items_talents_agency" ON "news_items_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "news_items_tags_agency" ON "news_items_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "news_items_irrelevance_talents_agency" ON "news_items_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "news_items_medias_agency" ON "news_items_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_polls_agency" ON "snippet_polls" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_polls_options_agency" ON "snippet_polls_options" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_polls_medias_agency" ON "snippet_polls_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_polls_irrelevance_talents_agency" ON "snippet_polls_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_posts_agency" ON "snippet_posts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_posts_medias_agency" ON "snippet_posts_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "snippet_posts_irrelevance_talents_agency" ON "snippet_posts_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "videos_agency" ON "videos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "videos_talents_agency" ON "videos_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "videos_tags_agency" ON "videos_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "videos_irrelevance_talents_agency" ON "videos_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "videos_medias_agency" ON "videos_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "call_logs_agency" ON "call_logs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "call_logs_about_agency" ON "call_logs_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiries_agency" ON "enquiries" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiries_talents_agency" ON "enquiries_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiries_spam_reasons_agency" ON "enquiries_spam_reasons" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiries_assignees_agency" ON "enquiries_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiries_about_agency" ON "enquiries_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiry_forms_agency" ON "enquiry_forms" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiry_forms_talents_agency" ON "enquiry_forms_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiry_forms_staff_agency" ON "enquiry_forms_staff" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "enquiry_forms_origins_agency" ON "enquiry_forms_origins" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_logs_agency" ON "mail_logs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_logs_recipients_agency" ON "mail_logs_recipients" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_logs_about_agency" ON "mail_logs_about" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_logs_attachments_agency" ON "mail_logs_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "mail_templates_agency" ON "mail_templates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "library_items_agency" ON "library_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "credit_notes_agency" ON "credit_notes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "credit_notes_talents_agency" ON "credit_notes_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "credit_notes_rates_agency" ON "credit_notes_rates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "expenses_agency" ON "expenses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "expenses_receipts_agency" ON "expenses_receipts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoices_agency" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoices_lines_agency" ON "invoices_lines" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoices_talents_agency" ON "invoices_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "management_fees_agency" ON "management_fees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "management_fee_rules_agency" ON "management_fee_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "management_fee_rules_talents_agency" ON "management_fee_rules_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "management_fee_rules_contract_types_agency" ON "management_fee_rules_contract_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "management_fee_rules_task_types_agency" ON "management_fee_rules_task_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "tax_rates_agency" ON "tax_rates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notes_agency" ON "notes" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notes_mentions_agency" ON "notes_mentions" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "notes_attachments_agency" ON "notes_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "partner_contacts_agency" ON "partner_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "catalogues_agency" ON "catalogues" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "custom_fields_agency" ON "custom_fields" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "custom_fields_options_agency" ON "custom_fields_options" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "saved_filters_agency" ON "saved_filters" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_agency" ON "contracts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_talents_agency" ON "contracts_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_assignees_agency" ON "contracts_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_exclusivities_agency" ON "contracts_exclusivities" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_attachments_agency" ON "contracts_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracts_documents_agency" ON "contracts_documents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_amounts_agency" ON "contract_amounts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_templates_agency" ON "contract_templates" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_types_agency" ON "contract_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "sub_contracts_agency" ON "sub_contracts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "sub_contracts_deliverables_agency" ON "sub_contracts_deliverables" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "sub_contracts_attachments_agency" ON "sub_contracts_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "holds_agency" ON "holds" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "opportunities_agency" ON "opportunities" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "opportunities_talents_agency" ON "opportunities_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "opportunities_assignees_agency" ON "opportunities_assignees" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "opportunities_collaborators_agency" ON "opportunities_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "opportunities_attachments_agency" ON "opportunities_attachments" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "project_groups_agency" ON "project_groups" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "statuses_agency" ON "statuses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "status_categories_agency" ON "status_categories" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "suppliers_agency" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "tasks_agency" ON "tasks" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "tasks_collaborators_agency" ON "tasks_collaborators" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "tasks_related_tos_agency" ON "tasks_related_tos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "tasks_link_tos_agency" ON "tasks_link_tos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "task_groups_agency" ON "task_groups" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "task_group_items_agency" ON "task_group_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "task_rules_agency" ON "task_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "task_types_agency" ON "task_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "webpage_settings_agency" ON "webpage_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "library_space_settings_agency" ON "library_space_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "accounting_settings_agency" ON "accounting_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_mails_settings_agency" ON "invoice_mails_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_reminders_settings_agency" ON "invoice_reminders_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoice_reminders_settings_steps_agency" ON "invoice_reminders_settings_steps" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "invoicing_settings_agency" ON "invoicing_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "agency_profile_settings_agency" ON "agency_profile_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "entity_terms_settings_agency" ON "entity_terms_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "entity_terms_settings_terms_agency" ON "entity_terms_settings_terms" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "modules_settings_agency" ON "modules_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "modules_settings_hidden_lists_agency" ON "modules_settings_hidden_lists" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_reminders_settings_agency" ON "contract_reminders_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_reminders_settings_rules_agency" ON "contract_reminders_settings_rules" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_terms_settings_agency" ON "contract_terms_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contract_terms_settings_term_configs_agency" ON "contract_terms_settings_term_configs" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "contracting_settings_agency" ON "contracting_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);

CREATE POLICY "holding_settings_agency" ON "holding_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
