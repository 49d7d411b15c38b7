-- snapshot 98e3e6af-dd77-4298-94b3-9fdbb66d8dec
CREATE TABLE "audios" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"is_processing" boolean DEFAULT false NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"content" text,
	"link" text,
	"external_audio_url" text,
	"thumbnail_id" uuid,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "audios_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "audios_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED'))
);

--> statement-breakpoint
ALTER TABLE "audios" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "audios_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "audios_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "audios_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "audios_tags" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios_tags" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "audios_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audios_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "audios_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "cms_events" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"is_processing" boolean DEFAULT false NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"content" text NOT NULL,
	"link" text,
	"start" timestamp (3) with time zone,
	"start_time_zone" text,
	"start_is_all_day" boolean DEFAULT false NOT NULL,
	"start_end" timestamp (3) with time zone,
	"start_day" date,
	"end_" timestamp (3) with time zone,
	"end_time_zone" text,
	"end_is_all_day" boolean DEFAULT false NOT NULL,
	"end_end" timestamp (3) with time zone,
	"end_day" date,
	"location" text,
	"location_id" text,
	"event_mode" text DEFAULT 'OFFLINE' NOT NULL,
	"stream_url" text,
	"ticket_url" text,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cms_events_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "cms_events_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED')),
	CONSTRAINT "cms_events_event_mode_check" CHECK (event_mode in ('OFFLINE', 'ONLINE'))
);

--> statement-breakpoint
ALTER TABLE "cms_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cms_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "cms_events_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cms_events_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cms_events_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "cms_events_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cms_events_tags" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cms_events_tags" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "cms_events_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cms_events_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "cms_events_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cms_events_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "news_items" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"is_processing" boolean DEFAULT false NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"content" text NOT NULL,
	"link" text,
	"external_image_url" text,
	CONSTRAINT "news_items_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "news_items_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED'))
);

--> statement-breakpoint
ALTER TABLE "news_items" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "news_items" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "news_items_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "news_items_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "news_items_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "news_items_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "news_items_tags" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "news_items_tags" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "news_items_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_items_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "news_items_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "news_items_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "videos" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"publish_date" timestamp (3) with time zone NOT NULL,
	"is_processing" boolean DEFAULT false NOT NULL,
	"media_credit" text,
	"is_on_webpage" boolean DEFAULT false NOT NULL,
	"total_comment" integer DEFAULT 0 NOT NULL,
	"total_reaction" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_report" integer DEFAULT 0 NOT NULL,
	"total_not_interested_in" integer DEFAULT 0 NOT NULL,
	"total_irrelevance" integer DEFAULT 0 NOT NULL,
	"open_signals" integer DEFAULT 0 NOT NULL,
	"latest_reported_date" timestamp (3) with time zone,
	"creator_id" uuid,
	"content" text,
	"link" text,
	"fandelo_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "videos_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "videos_status_check" CHECK (status in ('PUBLISHED', 'PENDING', 'REJECTED'))
);

--> statement-breakpoint
ALTER TABLE "videos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "videos" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "videos_talents" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_talents_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "videos_talents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "videos_talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "videos_tags" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_tags_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "videos_tags" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "videos_tags" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "videos_medias" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "videos_medias_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "videos_medias" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "videos_medias" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_thumbnail_id_fk" FOREIGN KEY ("agency_id","thumbnail_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_talents" ADD CONSTRAINT "audios_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_talents" ADD CONSTRAINT "audios_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_tags" ADD CONSTRAINT "audios_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_tags" ADD CONSTRAINT "audios_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_medias" ADD CONSTRAINT "audios_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."audios"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audios_medias" ADD CONSTRAINT "audios_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events" ADD CONSTRAINT "cms_events_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events" ADD CONSTRAINT "cms_events_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_talents" ADD CONSTRAINT "cms_events_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_talents" ADD CONSTRAINT "cms_events_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_tags" ADD CONSTRAINT "cms_events_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_tags" ADD CONSTRAINT "cms_events_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_medias" ADD CONSTRAINT "cms_events_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."cms_events"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cms_events_medias" ADD CONSTRAINT "cms_events_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_talents" ADD CONSTRAINT "news_items_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_talents" ADD CONSTRAINT "news_items_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_tags" ADD CONSTRAINT "news_items_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_tags" ADD CONSTRAINT "news_items_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_medias" ADD CONSTRAINT "news_items_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."news_items"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_items_medias" ADD CONSTRAINT "news_items_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_creator_id_fk" FOREIGN KEY ("agency_id","creator_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_talents" ADD CONSTRAINT "videos_talents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_talents" ADD CONSTRAINT "videos_talents_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_tags" ADD CONSTRAINT "videos_tags_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_tags" ADD CONSTRAINT "videos_tags_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_medias" ADD CONSTRAINT "videos_medias_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."videos"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "videos_medias" ADD CONSTRAINT "videos_medias_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."media"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audios_creator_id_idx" ON "audios" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "audios_thumbnail_id_idx" ON "audios" USING btree ("agency_id","thumbnail_id") WHERE thumbnail_id is not null;
--> statement-breakpoint
CREATE INDEX "audios_title_sort" ON "audios" USING btree ("agency_id","title","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_publish_date_sort" ON "audios" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_comment_sort" ON "audios" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_reaction_sort" ON "audios" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_shares_sort" ON "audios" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_report_sort" ON "audios" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_not_interested_in_sort" ON "audios" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_total_irrelevance_sort" ON "audios" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_open_signals_sort" ON "audios" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_latest_reported_date_sort" ON "audios" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_created_at_sort" ON "audios" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_updated_at_sort" ON "audios" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "audios_deleted_idx" ON "audios" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "audios_talents_reverse_idx" ON "audios_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "audios_tags_reverse_idx" ON "audios_tags" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "audios_medias_reverse_idx" ON "audios_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "cms_events_creator_id_idx" ON "cms_events" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "cms_events_title_sort" ON "cms_events" USING btree ("agency_id","title","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_publish_date_sort" ON "cms_events" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_comment_sort" ON "cms_events" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_reaction_sort" ON "cms_events" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_shares_sort" ON "cms_events" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_report_sort" ON "cms_events" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_not_interested_in_sort" ON "cms_events" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_total_irrelevance_sort" ON "cms_events" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_open_signals_sort" ON "cms_events" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_latest_reported_date_sort" ON "cms_events" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_created_at_sort" ON "cms_events" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_updated_at_sort" ON "cms_events" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_start_end_sort" ON "cms_events" USING btree ("agency_id","start_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_end_end_sort" ON "cms_events" USING btree ("agency_id","end_end","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "cms_events_deleted_idx" ON "cms_events" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "cms_events_talents_reverse_idx" ON "cms_events_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "cms_events_tags_reverse_idx" ON "cms_events_tags" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "cms_events_medias_reverse_idx" ON "cms_events_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "news_items_creator_id_idx" ON "news_items" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "news_items_title_sort" ON "news_items" USING btree ("agency_id","title","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_publish_date_sort" ON "news_items" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_comment_sort" ON "news_items" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_reaction_sort" ON "news_items" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_shares_sort" ON "news_items" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_report_sort" ON "news_items" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_not_interested_in_sort" ON "news_items" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_total_irrelevance_sort" ON "news_items" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_open_signals_sort" ON "news_items" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_latest_reported_date_sort" ON "news_items" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_created_at_sort" ON "news_items" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_updated_at_sort" ON "news_items" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "news_items_deleted_idx" ON "news_items" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "news_items_talents_reverse_idx" ON "news_items_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "news_items_tags_reverse_idx" ON "news_items_tags" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "news_items_medias_reverse_idx" ON "news_items_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "videos_creator_id_idx" ON "videos" USING btree ("agency_id","creator_id");
--> statement-breakpoint
CREATE INDEX "videos_title_sort" ON "videos" USING btree ("agency_id","title","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_publish_date_sort" ON "videos" USING btree ("agency_id","publish_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_comment_sort" ON "videos" USING btree ("agency_id","total_comment","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_reaction_sort" ON "videos" USING btree ("agency_id","total_reaction","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_shares_sort" ON "videos" USING btree ("agency_id","total_shares","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_report_sort" ON "videos" USING btree ("agency_id","total_report","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_not_interested_in_sort" ON "videos" USING btree ("agency_id","total_not_interested_in","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_total_irrelevance_sort" ON "videos" USING btree ("agency_id","total_irrelevance","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_open_signals_sort" ON "videos" USING btree ("agency_id","open_signals","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_latest_reported_date_sort" ON "videos" USING btree ("agency_id","latest_reported_date","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_created_at_sort" ON "videos" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_updated_at_sort" ON "videos" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "videos_talents_reverse_idx" ON "videos_talents" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "videos_tags_reverse_idx" ON "videos_tags" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "videos_medias_reverse_idx" ON "videos_medias" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE POLICY "audios_agency" ON "audios" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "audios_talents_agency" ON "audios_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "audios_tags_agency" ON "audios_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "audios_medias_agency" ON "audios_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "cms_events_agency" ON "cms_events" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "cms_events_talents_agency" ON "cms_events_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "cms_events_tags_agency" ON "cms_events_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "cms_events_medias_agency" ON "cms_events_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "news_items_agency" ON "news_items" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "news_items_talents_agency" ON "news_items_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "news_items_tags_agency" ON "news_items_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "news_items_medias_agency" ON "news_items_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "videos_agency" ON "videos" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "videos_talents_agency" ON "videos_talents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "videos_tags_agency" ON "videos_tags" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "videos_medias_agency" ON "videos_medias" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
