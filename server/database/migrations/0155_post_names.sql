-- snapshot 7e293e97-3a60-4b91-a959-123917e35bfc
ALTER TABLE "snippet_posts" ADD COLUMN "name" text;
--> statement-breakpoint
UPDATE "snippet_posts" SET "name" = "content";
--> statement-breakpoint
ALTER TABLE "snippet_posts" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "snippet_posts" ALTER COLUMN "content" DROP NOT NULL;
