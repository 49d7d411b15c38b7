-- snapshot 45e19c05-7150-40c9-a1e0-eb4e6a37c73b
CREATE INDEX "audios_relevance_latest_reported_date_read" ON "audios" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_relevance_latest_reported_date_read" ON "cms_events" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_relevance_latest_reported_date_read" ON "news_items" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_relevance_latest_reported_date_read" ON "snippet_polls" USING btree ("agency_id","kind","relevance","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_relevance_latest_reported_date_read" ON "snippet_posts" USING btree ("agency_id","kind","relevance","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_relevance_latest_reported_date_read" ON "videos" USING btree ("agency_id","relevance","latest_reported_date","id") WHERE deleted_at is null;
