-- snapshot 390ef31a-5de7-49f5-9a22-335387fdf920
ALTER TABLE "tasks" ADD COLUMN "reminder" text DEFAULT 'ONE_HOUR_BEFORE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminder_amount" integer;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminder_unit" text;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_reminder_check" CHECK (reminder in ('NO_REMINDER', 'FIFTEEN_MINUTES_BEFORE', 'THIRTY_MINUTES_BEFORE', 'ONE_HOUR_BEFORE', 'ONE_DAY_BEFORE', 'CUSTOM'));
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_reminder_unit_check" CHECK (reminder_unit in ('MINUTES', 'HOURS', 'DAYS'));
