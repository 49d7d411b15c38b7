-- snapshot 4a403812-56bf-472a-bcbb-9e27454bdb52
ALTER TABLE "audios" ADD COLUMN "time_zone_id" text;
--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "time_zone_id" text;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "time_zone_id" text;
