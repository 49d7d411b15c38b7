-- snapshot 6d2cba1c-061d-46fc-8cd1-1b2639753269
CREATE TABLE "signal" (
	"agency_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"hiding" text NOT NULL,
	"fan_id" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"reason" text,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_version" integer,
	CONSTRAINT "signal_pk" PRIMARY KEY("agency_id","target_id","hiding","fan_id","talent_id"),
	CONSTRAINT "signal_hiding_check" CHECK (hiding in ('REPORT', 'NOT_INTERESTED', 'NOT_RELEVANT')),
	CONSTRAINT "signal_reason_check" CHECK (reason in ('SPAM', 'ABUSE', 'SEXUAL', 'VIOLENCE', 'FALSE', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "signal" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "signal" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"agency_id" uuid NOT NULL,
	"poll_id" uuid NOT NULL,
	"fan_id" text NOT NULL,
	"option_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_pk" PRIMARY KEY("agency_id","poll_id","fan_id")
);

--> statement-breakpoint
ALTER TABLE "poll_vote" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "poll_vote" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "audios_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "audios_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "cms_events_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cms_events_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cms_events_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "news_items_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "news_items_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "news_items_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_polls" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"content" text NOT NULL,
	"expiry_date" timestamp (3) with time zone NOT NULL,
	"total_participants" integer DEFAULT 0 NOT NULL,
	"talent_id" uuid NOT NULL,
	"link" text,
	"event_id" uuid,
	"location" text,
	"location_id" text,
	"publish_date" timestamp (3) with time zone,
	"pin" boolean DEFAULT false NOT NULL,
	"total_meetup_users" integer DEFAULT 0 NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_share" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	CONSTRAINT "snippet_polls_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "snippet_polls_kind_check" CHECK (kind in ('snippetPoll', 'fanroomPoll')),
	CONSTRAINT "snippet_polls_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);

--> statement-breakpoint
ALTER TABLE "snippet_polls" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_polls" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_polls_options" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "snippet_polls_options_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "snippet_polls_options" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_polls_options" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_polls_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_polls_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "snippet_polls_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_polls_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_polls_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_polls_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "snippet_polls_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_polls_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_posts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"content" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"link" text,
	"event_id" uuid,
	"location" text,
	"location_id" text,
	"publish_date" timestamp (3) with time zone,
	"pin" boolean DEFAULT false NOT NULL,
	"total_meetup_users" integer DEFAULT 0 NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_share" integer DEFAULT 0 NOT NULL,
	"relevance" text DEFAULT 'CLEAR' NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	CONSTRAINT "snippet_posts_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "snippet_posts_kind_check" CHECK (kind in ('snippetPost', 'fanroomPost')),
	CONSTRAINT "snippet_posts_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'))
);

--> statement-breakpoint
ALTER TABLE "snippet_posts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_posts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_posts_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_posts_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "snippet_posts_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_posts_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "snippet_posts_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "snippet_posts_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "snippet_posts_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "snippet_posts_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "videos_irrelevance_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_irrelevance_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "videos_irrelevance_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "videos_irrelevance_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios" ADD COLUMN "relevance" text DEFAULT 'CLEAR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cms_events" ADD COLUMN "relevance" text DEFAULT 'CLEAR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "relevance" text DEFAULT 'CLEAR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "relevance" text DEFAULT 'CLEAR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "signal" ADD CONSTRAINT "signal_target_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal" ADD CONSTRAINT "signal_talent_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_fk" FOREIGN KEY ("agency_id","poll_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_irrelevance_talents" ADD CONSTRAINT "audios_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_irrelevance_talents" ADD CONSTRAINT "audios_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_irrelevance_talents" ADD CONSTRAINT "cms_events_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_irrelevance_talents" ADD CONSTRAINT "cms_events_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_irrelevance_talents" ADD CONSTRAINT "news_items_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_irrelevance_talents" ADD CONSTRAINT "news_items_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls" ADD CONSTRAINT "snippet_polls_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls_options" ADD CONSTRAINT "snippet_polls_options_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls_medias" ADD CONSTRAINT "snippet_polls_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls_medias" ADD CONSTRAINT "snippet_polls_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls_irrelevance_talents" ADD CONSTRAINT "snippet_polls_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_polls"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_polls_irrelevance_talents" ADD CONSTRAINT "snippet_polls_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts" ADD CONSTRAINT "snippet_posts_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts_medias" ADD CONSTRAINT "snippet_posts_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_posts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts_medias" ADD CONSTRAINT "snippet_posts_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts_irrelevance_talents" ADD CONSTRAINT "snippet_posts_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."snippet_posts"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "snippet_posts_irrelevance_talents" ADD CONSTRAINT "snippet_posts_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_irrelevance_talents" ADD CONSTRAINT "videos_irrelevance_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_irrelevance_talents" ADD CONSTRAINT "videos_irrelevance_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "signal_talent_idx" ON "signal" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "poll_vote_option_idx" ON "poll_vote" USING btree ("agency_id","poll_id","option_id");
--> statement-breakpoint
CREATE INDEX "audios_irrelevance_talents_reverse_idx" ON "audios_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "cms_events_irrelevance_talents_reverse_idx" ON "cms_events_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "news_items_irrelevance_talents_reverse_idx" ON "news_items_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "snippet_polls_talent_id_idx" ON "snippet_polls" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "snippet_polls_event_id_idx" ON "snippet_polls" USING btree ("agency_id","event_id");
--> statement-breakpoint
CREATE INDEX "snippet_polls_creator_id_idx" ON "snippet_polls" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "snippet_polls_publish_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_meetup_users_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_meetup_users","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_comment_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_reaction_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_share_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_share","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_report_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_not_interested_in_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_irrelevance_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_open_signals_sort" ON "snippet_polls" USING btree ("agency_id","kind","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_latest_reported_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_pin_sort" ON "snippet_polls" USING btree ("agency_id","kind","pin","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_expiry_date_sort" ON "snippet_polls" USING btree ("agency_id","kind","expiry_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_total_participants_sort" ON "snippet_polls" USING btree ("agency_id","kind","total_participants","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_deleted_idx" ON "snippet_polls" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "snippet_polls_options_owner_idx" ON "snippet_polls_options" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "snippet_polls_medias_reverse_idx" ON "snippet_polls_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "snippet_polls_irrelevance_talents_reverse_idx" ON "snippet_polls_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "snippet_posts_talent_id_idx" ON "snippet_posts" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "snippet_posts_event_id_idx" ON "snippet_posts" USING btree ("agency_id","event_id");
--> statement-breakpoint
CREATE INDEX "snippet_posts_creator_id_idx" ON "snippet_posts" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "snippet_posts_publish_date_sort" ON "snippet_posts" USING btree ("agency_id","kind","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_meetup_users_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_meetup_users","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_comment_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_reaction_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_share_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_share","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_report_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_not_interested_in_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_total_irrelevance_sort" ON "snippet_posts" USING btree ("agency_id","kind","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_open_signals_sort" ON "snippet_posts" USING btree ("agency_id","kind","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_latest_reported_date_sort" ON "snippet_posts" USING btree ("agency_id","kind","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_pin_sort" ON "snippet_posts" USING btree ("agency_id","kind","pin","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_deleted_idx" ON "snippet_posts" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "snippet_posts_medias_reverse_idx" ON "snippet_posts_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "snippet_posts_irrelevance_talents_reverse_idx" ON "snippet_posts_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "videos_irrelevance_talents_reverse_idx" ON "videos_irrelevance_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'));
--> statement-breakpoint
ALTER TABLE "cms_events" ADD CONSTRAINT "cms_events_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'));
--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'));
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_relevance_check" CHECK (relevance in ('CLEAR', 'QUESTIONED', 'REJECTED'));
--> statement-breakpoint
CREATE POLICY "signal_agency" ON "signal" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "poll_vote_agency" ON "poll_vote" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "audios_irrelevance_talents_agency" ON "audios_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "cms_events_irrelevance_talents_agency" ON "cms_events_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "news_items_irrelevance_talents_agency" ON "news_items_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_polls_agency" ON "snippet_polls" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_polls_options_agency" ON "snippet_polls_options" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_polls_medias_agency" ON "snippet_polls_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_polls_irrelevance_talents_agency" ON "snippet_polls_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_posts_agency" ON "snippet_posts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_posts_medias_agency" ON "snippet_posts_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "snippet_posts_irrelevance_talents_agency" ON "snippet_posts_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "videos_irrelevance_talents_agency" ON "videos_irrelevance_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
