-- snapshot 5664aec0-d388-4e2c-8f64-90d277adfa81
CREATE INDEX "audios_status_publish_date_relevance_read" ON "audios" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_status_publish_date_relevance_read" ON "cms_events" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_status_publish_date_relevance_read" ON "news_items" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_status_publish_date_relevance_read" ON "videos" USING btree ("agency_id","status","publish_date","relevance","id") WHERE deleted_at is null;
