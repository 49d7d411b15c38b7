-- snapshot d7df82e5-db6d-4502-aac4-a7348d65c4a4
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

--> statement-breakpoint
ALTER TABLE "calendar_feed" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calendar_feed" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
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

--> statement-breakpoint
ALTER TABLE "calendar_source" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calendar_source" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
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

--> statement-breakpoint
ALTER TABLE "calendar_block" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calendar_block" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "accepted_clash" (
	"agency_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "accepted_clash_pk" PRIMARY KEY("agency_id","record_id","version")
);

--> statement-breakpoint
ALTER TABLE "accepted_clash" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "accepted_clash" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_source" ADD CONSTRAINT "calendar_source_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_block" ADD CONSTRAINT "calendar_block_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_block" ADD CONSTRAINT "calendar_block_source_fk" FOREIGN KEY ("agency_id","source_id") REFERENCES "public"."calendar_source"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accepted_clash" ADD CONSTRAINT "accepted_clash_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_unique" ON "calendar_feed" USING btree ("agency_id","token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_about_unique" ON "calendar_feed" USING btree ("agency_id","account_id","about","detail");
--> statement-breakpoint
CREATE INDEX "calendar_source_person_idx" ON "calendar_source" USING btree ("agency_id","person_id","created_at");
--> statement-breakpoint
CREATE INDEX "calendar_source_next_idx" ON "calendar_source" USING btree ("agency_id","next_at");
--> statement-breakpoint
CREATE INDEX "calendar_block_person_idx" ON "calendar_block" USING btree ("agency_id","person_id","starts_at");
--> statement-breakpoint
CREATE INDEX "calendar_block_start_idx" ON "calendar_block" USING btree ("agency_id","starts_at");
--> statement-breakpoint
CREATE INDEX "calendar_block_long_idx" ON "calendar_block" USING btree ("agency_id","ends_at") WHERE is_long;
--> statement-breakpoint
CREATE POLICY "calendar_feed_agency" ON "calendar_feed" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "calendar_source_agency" ON "calendar_source" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "calendar_block_agency" ON "calendar_block" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "accepted_clash_agency" ON "accepted_clash" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
