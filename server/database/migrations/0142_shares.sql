-- snapshot d60c5564-5374-4c69-a2b4-45e8bacd2935
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

--> statement-breakpoint
ALTER TABLE "share" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "share_item" (
	"agency_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "share_item_pk" PRIMARY KEY("agency_id","share_id","item_id")
);

--> statement-breakpoint
ALTER TABLE "share_item" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_item" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
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

--> statement-breakpoint
ALTER TABLE "share_recipient" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_recipient" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
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

--> statement-breakpoint
ALTER TABLE "share_event" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_event" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_item" ADD CONSTRAINT "share_item_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_item" ADD CONSTRAINT "share_item_item_fk" FOREIGN KEY ("agency_id","item_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_recipient" ADD CONSTRAINT "share_recipient_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_event" ADD CONSTRAINT "share_event_share_fk" FOREIGN KEY ("agency_id","share_id") REFERENCES "public"."share"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "share_maker_idx" ON "share" USING btree ("agency_id","account_id","id");
--> statement-breakpoint
CREATE INDEX "share_end_idx" ON "share" USING btree ("agency_id","expires_at");
--> statement-breakpoint
CREATE INDEX "share_item_item_idx" ON "share_item" USING btree ("agency_id","item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "share_recipient_token_unique" ON "share_recipient" USING btree ("agency_id","token_hash");
--> statement-breakpoint
CREATE INDEX "share_recipient_share_idx" ON "share_recipient" USING btree ("agency_id","share_id","position");
--> statement-breakpoint
CREATE INDEX "share_event_share_idx" ON "share_event" USING btree ("agency_id","share_id","id");
--> statement-breakpoint
CREATE INDEX "share_event_age_idx" ON "share_event" USING btree ("agency_id","at");
--> statement-breakpoint
CREATE POLICY "share_agency" ON "share" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "share_item_agency" ON "share_item" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "share_recipient_agency" ON "share_recipient" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "share_event_agency" ON "share_event" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
