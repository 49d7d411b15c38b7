-- snapshot 58c03dcb-3c52-4796-ae44-e527089c0364
CREATE TABLE "holds" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" uuid,
	"label" text collate "und-x-icu" DEFAULT 'Hold' NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rank" integer,
	"state" text DEFAULT 'HELD' NOT NULL,
	"event_id" uuid,
	"opportunity_id" uuid,
	"client_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"others" text DEFAULT 'RELEASE' NOT NULL,
	"note" text,
	CONSTRAINT "holds_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "holds_state_check" CHECK (state in ('HELD', 'CONFIRMED', 'RELEASED', 'EXPIRED')),
	CONSTRAINT "holds_others_check" CHECK (others in ('RELEASE', 'KEEP'))
);

--> statement-breakpoint
ALTER TABLE "holds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "holds" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_id_fk" FOREIGN KEY ("agency_id","id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_talent_id_fk" FOREIGN KEY ("agency_id","talent_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_event_id_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_opportunity_id_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_client_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "holds_talent_id_idx" ON "holds" USING btree ("agency_id","talent_id");
--> statement-breakpoint
CREATE INDEX "holds_event_id_idx" ON "holds" USING btree ("agency_id","event_id");
--> statement-breakpoint
CREATE INDEX "holds_opportunity_id_idx" ON "holds" USING btree ("agency_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "holds_client_id_idx" ON "holds" USING btree ("agency_id","client_id");
--> statement-breakpoint
CREATE INDEX "holds_label_sort" ON "holds" USING btree ("agency_id","label","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_day_sort" ON "holds" USING btree ("agency_id","day","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_rank_sort" ON "holds" USING btree ("agency_id","rank","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_expires_at_sort" ON "holds" USING btree ("agency_id","expires_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_created_at_sort" ON "holds" USING btree ("agency_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_updated_at_sort" ON "holds" USING btree ("agency_id","updated_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "holds_deleted_idx" ON "holds" USING btree ("agency_id","deletion_id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE POLICY "holds_agency" ON "holds" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- The last guard of the order that listeners keep: no rank twice on a day of a talent, and one confirmed hold at most.
CREATE UNIQUE INDEX "holds_rank_unique" ON "holds" USING btree ("agency_id","talent_id","day","rank") WHERE deleted_at is null and rank is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "holds_confirmed_unique" ON "holds" USING btree ("agency_id","talent_id","day") WHERE deleted_at is null and state = 'CONFIRMED';
