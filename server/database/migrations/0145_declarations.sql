-- snapshot 3b358ce4-d2f5-4d26-9e9a-b0b796c04e54
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

--> statement-breakpoint
ALTER TABLE "notification" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notification" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"agency_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"shows_reminders" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notification_setting_pk" PRIMARY KEY("agency_id","staff_id"),
	CONSTRAINT "notification_setting_mail_check" CHECK (mail in ('AT_ONCE', 'DAILY', 'NONE'))
);

--> statement-breakpoint
ALTER TABLE "notification_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notification_setting" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "notification_digest" (
	"agency_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "notification_digest_pk" PRIMARY KEY("agency_id","staff_id","day")
);

--> statement-breakpoint
ALTER TABLE "notification_digest" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notification_digest" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_digest" ADD CONSTRAINT "notification_digest_staff_fk" FOREIGN KEY ("agency_id","staff_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notification_staff_idx" ON "notification" USING btree ("agency_id","staff_id","at","id");
--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("agency_id","staff_id","record_id","created_at") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "notification_mail_idx" ON "notification" USING btree ("agency_id","at") WHERE mailed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once_unique" ON "notification" USING btree ("agency_id","staff_id","once") WHERE once is not null;
--> statement-breakpoint
CREATE INDEX "notification_age_idx" ON "notification" USING btree ("agency_id","created_at");
--> statement-breakpoint
CREATE POLICY "notification_agency" ON "notification" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "notification_setting_agency" ON "notification_setting" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "notification_digest_agency" ON "notification_digest" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
