-- snapshot 9accf996-02b8-4e02-aeeb-1db1e1a3394d
ALTER TABLE "talents" ADD COLUMN "timezone_id" text;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "travel_before" integer;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "travel_after" integer;
