-- snapshot 34196d6a-f7cb-413d-a2fc-e4ace98e2e76
-- Both accounts become rows first. The tables' owner sees all agencies only where it is not held by their policies.
ALTER TABLE "talents" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_socials" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "talents_socials" ("agency_id", "id", "owner_id", "position", "platform", "url")
SELECT t."agency_id", gen_random_uuid(), t."id", one."position", one."platform", one."url"
FROM "talents" t, LATERAL (VALUES (1, 'INSTAGRAM', t."instagram"), (2, 'FACEBOOK', t."facebook")) one ("position", "platform", "url")
WHERE one."url" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "talents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_socials" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents" DROP COLUMN "instagram";
--> statement-breakpoint
ALTER TABLE "talents" DROP COLUMN "facebook";
