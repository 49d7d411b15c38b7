-- snapshot d3808118-6f8e-430a-a24d-575ebbe047d9
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
