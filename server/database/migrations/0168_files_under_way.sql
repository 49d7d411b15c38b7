-- snapshot d2383fb9-23bb-430b-9b3e-72e0c2203dc8
ALTER TABLE "audios" DROP COLUMN "is_processing";
--> statement-breakpoint
ALTER TABLE "cms_events" DROP COLUMN "is_processing";
--> statement-breakpoint
ALTER TABLE "news_items" DROP COLUMN "is_processing";
--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "is_processing";
