-- snapshot 2188acb2-62df-466f-86e3-6148fb838c81
CREATE TABLE "dashboard_setting" (
	"agency_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"tiles" jsonb NOT NULL,
	CONSTRAINT "dashboard_setting_pk" PRIMARY KEY("agency_id","account_id")
);

--> statement-breakpoint
ALTER TABLE "dashboard_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "dashboard_setting" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "used_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminder" text DEFAULT 'ONE_HOUR_BEFORE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminder_amount" integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminder_unit" text DEFAULT 'HOURS' NOT NULL;
--> statement-breakpoint
CREATE INDEX "events_calendar_short" ON "events" USING btree ("agency_id",coalesce(starts_at, ends_at),"id") WHERE deleted_at is null and (coalesce(ends_at_end, starts_at_end) - coalesce(starts_at, ends_at)) <= interval '35 days';
--> statement-breakpoint
CREATE INDEX "events_calendar_long" ON "events" USING btree ("agency_id",coalesce(starts_at, ends_at),"id") WHERE deleted_at is null and not ((coalesce(ends_at_end, starts_at_end) - coalesce(starts_at, ends_at)) <= interval '35 days');
--> statement-breakpoint
CREATE INDEX "contracts_calendar_short" ON "contracts" USING btree ("agency_id",coalesce(starts_on, ends_on),"id") WHERE deleted_at is null and (coalesce(ends_on, starts_on) - coalesce(starts_on, ends_on)) <= 35;
--> statement-breakpoint
CREATE INDEX "contracts_calendar_long" ON "contracts" USING btree ("agency_id",coalesce(starts_on, ends_on),"id") WHERE deleted_at is null and not ((coalesce(ends_on, starts_on) - coalesce(starts_on, ends_on)) <= 35);
--> statement-breakpoint
CREATE INDEX "tasks_calendar_short" ON "tasks" USING btree ("agency_id",coalesce(start_date, due_date),"id") WHERE deleted_at is null and (coalesce(due_date_end, start_date_end) - coalesce(start_date, due_date)) <= interval '35 days';
--> statement-breakpoint
CREATE INDEX "tasks_calendar_long" ON "tasks" USING btree ("agency_id",coalesce(start_date, due_date),"id") WHERE deleted_at is null and not ((coalesce(due_date_end, start_date_end) - coalesce(start_date, due_date)) <= interval '35 days');
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_reminder_check" CHECK (reminder in ('NO_REMINDER', 'FIFTEEN_MINUTES_BEFORE', 'THIRTY_MINUTES_BEFORE', 'ONE_HOUR_BEFORE', 'ONE_DAY_BEFORE', 'CUSTOM'));
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_reminder_unit_check" CHECK (reminder_unit in ('MINUTES', 'HOURS', 'DAYS'));
--> statement-breakpoint
CREATE POLICY "dashboard_setting_agency" ON "dashboard_setting" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);


--> statement-breakpoint
-- Files that records use, or that were used and await the sweep.
UPDATE "media" m SET "used_at" = now() WHERE unused_since is not null or exists (select from "media_use" u where u.agency_id = m.agency_id and u.media_id = m.id);
