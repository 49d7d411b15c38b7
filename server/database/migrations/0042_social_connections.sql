-- snapshot b9939150-49bf-4057-89b8-ed0134016d51
CREATE TABLE "social_connection" (
	"agency_id" uuid NOT NULL,
	"social_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"username" text,
	"display_name" text,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"account_id" uuid NOT NULL,
	"staff_id" uuid,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_connection_pk" PRIMARY KEY("agency_id","social_id"),
	CONSTRAINT "social_connection_platform_check" CHECK (platform in ('INSTAGRAM', 'FACEBOOK')),
	CONSTRAINT "social_connection_provider_check" CHECK (provider in ('META', 'SANDBOX'))
);

--> statement-breakpoint
ALTER TABLE "social_connection" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "social_connection" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "social_state" (
	"agency_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_state_pk" PRIMARY KEY("agency_id","nonce")
);

--> statement-breakpoint
ALTER TABLE "social_state" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "social_state" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "social_connection" ADD CONSTRAINT "social_connection_record_fk" FOREIGN KEY ("agency_id","record_id") REFERENCES "public"."record"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "social_connection_record_idx" ON "social_connection" USING btree ("agency_id","record_id");
--> statement-breakpoint
CREATE POLICY "social_connection_agency" ON "social_connection" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "social_state_agency" ON "social_state" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
-- A row that is taken away, or becomes one of another platform, takes its connection and the token with it. What a merge
-- holds for the record that went is not that row's owner's any more, and stays.
CREATE FUNCTION drop_social_connection() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from social_connection c
  where c.agency_id = old.agency_id and c.social_id = old.id and c.record_id = old.owner_id;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER talents_socials_gone AFTER DELETE ON "talents_socials" FOR EACH ROW EXECUTE FUNCTION drop_social_connection();
--> statement-breakpoint
CREATE TRIGGER talents_socials_moved AFTER UPDATE OF "platform" ON "talents_socials" FOR EACH ROW
WHEN (old.platform IS DISTINCT FROM new.platform) EXECUTE FUNCTION drop_social_connection();
