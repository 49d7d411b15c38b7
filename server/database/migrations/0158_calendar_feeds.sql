-- snapshot 616be168-48e5-46a7-a20b-cd3ff9296b1c
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
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_fk" FOREIGN KEY ("agency_id","person_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_unique" ON "calendar_feed" USING btree ("agency_id","token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_about_unique" ON "calendar_feed" USING btree ("agency_id","account_id","about","detail");
--> statement-breakpoint
CREATE POLICY "calendar_feed_agency" ON "calendar_feed" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
