-- snapshot 1c469ee3-f20b-4e5b-8b21-39d473409ecc
CREATE TABLE "talents_sub_types" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_sub_types_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "talents_sub_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_sub_types" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_socials" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"platform" text DEFAULT 'INSTAGRAM' NOT NULL,
	"url" text NOT NULL,
	"handle" text,
	CONSTRAINT "talents_socials_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_socials_platform_check" CHECK (platform in ('INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'SPOTIFY', 'SOUNDCLOUD', 'VIMEO', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_socials" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_socials" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_addresses" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address_line1" text NOT NULL,
	"district" text,
	"city" text,
	"city_id" text,
	"state" text,
	"state_id" text,
	"zip" text,
	"country" text,
	"country_id" text,
	"entire_address" text,
	"type" text DEFAULT 'HOME' NOT NULL,
	"as_contact_address" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_addresses_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_addresses_type_check" CHECK (type in ('HOME', 'OFFICE', 'POSTAL'))
);

--> statement-breakpoint
ALTER TABLE "talents_addresses" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_addresses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_languages" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"level" text,
	CONSTRAINT "talents_languages_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_languages_level_check" CHECK (level in ('NATIVE', 'FLUENT', 'CONVERSATIONAL', 'BASIC'))
);

--> statement-breakpoint
ALTER TABLE "talents_languages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_languages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_identity_documents" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text DEFAULT 'PASSPORT' NOT NULL,
	"number" text NOT NULL,
	"country" text,
	"issued_on" date,
	"expires_on" date,
	CONSTRAINT "talents_identity_documents_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_identity_documents_type_check" CHECK (type in ('PASSPORT', 'DRIVER_LICENCE', 'NATIONAL_ID', 'VISA', 'BIRTH_CERTIFICATE', 'CHILD_SAFETY_CHECK', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_identity_documents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_identity_documents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_emergency_contacts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"relationship" text,
	"phone_number" text,
	"country_code" text,
	"email" text,
	CONSTRAINT "talents_emergency_contacts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_emergency_contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_emergency_contacts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_families" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"relationship" text,
	"dob" date,
	"phone_number" text,
	"country_code" text,
	"email" text,
	"is_guardian" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_families_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_families_relationship_check" CHECK (relationship in ('SPOUSE', 'CHILD', 'PARENT', 'SIBLING', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_families" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_families" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_sports" (
	"agency_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "talents_sports_pk" PRIMARY KEY("agency_id","owner_id","target_id")
);

--> statement-breakpoint
ALTER TABLE "talents_sports" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_sports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_careers" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"organisation" text,
	"from_date" date,
	"to_date" date,
	"description" text,
	CONSTRAINT "talents_careers_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_careers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_careers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_achievements" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"event" text,
	"year" integer,
	"description" text,
	CONSTRAINT "talents_achievements_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_achievements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_achievements" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_trainings" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"institution" text,
	"year" integer,
	CONSTRAINT "talents_trainings_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_trainings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_trainings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_agreements" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text,
	"signed_on" date,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "talents_agreements_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_agreements_type_check" CHECK (type in ('REPRESENTATION', 'MANAGEMENT', 'PUBLISHING', 'RECORDING', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_agreements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_agreements" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_memberships" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organisation" text NOT NULL,
	"number" text,
	"ends_on" date,
	CONSTRAINT "talents_memberships_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_memberships" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_memberships" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_companies" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"registration_number" text,
	"country" text,
	CONSTRAINT "talents_companies_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_companies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_companies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_bank_accounts" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_name" text NOT NULL,
	"bank" text,
	"branch_code" text,
	"account_number" text NOT NULL,
	"swift" text,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talents_bank_accounts_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
ALTER TABLE "talents_bank_accounts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_bank_accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_performances" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text,
	"date" date,
	"venue" text,
	"city" text,
	"role" text,
	"result" text,
	"audience" integer,
	CONSTRAINT "talents_performances_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_performances_type_check" CHECK (type in ('CONCERT', 'FESTIVAL', 'COMPETITION', 'FILM', 'TELEVISION', 'THEATRE', 'APPEARANCE', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_performances" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_performances" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talents_brands" (
	"agency_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"brand" text NOT NULL,
	"category" text,
	"starts_on" date,
	"ends_on" date,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"exclusive_until" date,
	CONSTRAINT "talents_brands_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "talents_brands_category_check" CHECK (category in ('APPAREL', 'FOOTWEAR', 'ACCESSORIES', 'AUTOMOTIVE', 'BEAUTY', 'DRINKS', 'FINANCE', 'FOOD', 'GAMING', 'HEALTH', 'MEDIA', 'RETAIL', 'SPORT', 'TECHNOLOGY', 'TELECOM', 'TRAVEL', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "talents_brands" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "talents_brands" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_type_check";
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "type_id" uuid;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "legal_given_names" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "legal_family_name" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "stage_name" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "former_names" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "pronouns" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "gender" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "birth_place" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "birth_place_id" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "nationality" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "team_id" uuid;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "league_id" uuid;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "playing_position" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "strong_side" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "commission" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "tax_number" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "tax_residence" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "is_tax_registered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "height" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "weight" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "chest" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "waist" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "hips" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "inseam" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "collar" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "sleeve" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "shoulders" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "head" integer;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "shoe_size" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "dress_size" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "suit_size" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "glove_size" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "hair_colour" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "eye_colour" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "distinctive_marks" text;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "measured_on" date;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "brands_to_avoid" text;
--> statement-breakpoint
ALTER TABLE "partners_addresses" ADD COLUMN "city_id" text;
--> statement-breakpoint
ALTER TABLE "partners_addresses" ADD COLUMN "state_id" text;
--> statement-breakpoint
ALTER TABLE "partners_addresses" ADD COLUMN "country_id" text;
--> statement-breakpoint
ALTER TABLE "partners_addresses" ADD COLUMN "entire_address" text;
--> statement-breakpoint
ALTER TABLE "talents_sub_types" ADD CONSTRAINT "talents_sub_types_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_sub_types" ADD CONSTRAINT "talents_sub_types_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_socials" ADD CONSTRAINT "talents_socials_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_addresses" ADD CONSTRAINT "talents_addresses_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_languages" ADD CONSTRAINT "talents_languages_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_identity_documents" ADD CONSTRAINT "talents_identity_documents_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_emergency_contacts" ADD CONSTRAINT "talents_emergency_contacts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_families" ADD CONSTRAINT "talents_families_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_sports" ADD CONSTRAINT "talents_sports_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_sports" ADD CONSTRAINT "talents_sports_target_id_fk" FOREIGN KEY ("agency_id","target_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_careers" ADD CONSTRAINT "talents_careers_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_achievements" ADD CONSTRAINT "talents_achievements_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_trainings" ADD CONSTRAINT "talents_trainings_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_agreements" ADD CONSTRAINT "talents_agreements_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_memberships" ADD CONSTRAINT "talents_memberships_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_companies" ADD CONSTRAINT "talents_companies_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_bank_accounts" ADD CONSTRAINT "talents_bank_accounts_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_performances" ADD CONSTRAINT "talents_performances_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents_brands" ADD CONSTRAINT "talents_brands_owner_fk" FOREIGN KEY ("agency_id","owner_id") REFERENCES "public"."talents"("agency_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "talents_sub_types_reverse_idx" ON "talents_sub_types" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "talents_socials_owner_idx" ON "talents_socials" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_addresses_owner_idx" ON "talents_addresses" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_languages_owner_idx" ON "talents_languages" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_identity_documents_owner_idx" ON "talents_identity_documents" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_emergency_contacts_owner_idx" ON "talents_emergency_contacts" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_families_owner_idx" ON "talents_families" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_sports_reverse_idx" ON "talents_sports" USING btree ("agency_id","target_id","owner_id");
--> statement-breakpoint
CREATE INDEX "talents_careers_owner_idx" ON "talents_careers" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_achievements_owner_idx" ON "talents_achievements" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_trainings_owner_idx" ON "talents_trainings" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_agreements_owner_idx" ON "talents_agreements" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_memberships_owner_idx" ON "talents_memberships" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_companies_owner_idx" ON "talents_companies" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_bank_accounts_owner_idx" ON "talents_bank_accounts" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_performances_owner_idx" ON "talents_performances" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
CREATE INDEX "talents_brands_owner_idx" ON "talents_brands" USING btree ("agency_id","owner_id","position");
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_type_id_fk" FOREIGN KEY ("agency_id","type_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_team_id_fk" FOREIGN KEY ("agency_id","team_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_league_id_fk" FOREIGN KEY ("agency_id","league_id") REFERENCES "public"."record"("agency_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "talents_type_id_idx" ON "talents" USING btree ("agency_id","type_id");
--> statement-breakpoint
CREATE INDEX "talents_team_id_idx" ON "talents" USING btree ("agency_id","team_id");
--> statement-breakpoint
CREATE INDEX "talents_league_id_idx" ON "talents" USING btree ("agency_id","league_id");
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_gender_check" CHECK (gender in ('FEMALE', 'MALE', 'NON_BINARY', 'OTHER'));
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_strong_side_check" CHECK (strong_side in ('LEFT', 'RIGHT', 'BOTH'));
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_hair_colour_check" CHECK (hair_colour in ('BLACK', 'BROWN', 'BLOND', 'RED', 'GREY', 'WHITE', 'BALD', 'OTHER'));
--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_eye_colour_check" CHECK (eye_colour in ('BROWN', 'HAZEL', 'GREEN', 'BLUE', 'GREY', 'OTHER'));
--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_type_check" CHECK (type in ('POSITION', 'INDUSTRY', 'TALENT_CATEGORY', 'TALENT_TYPE', 'TALENT_SUB_TYPE', 'SPORT', 'TEAM', 'LEAGUE', 'TAG'));
--> statement-breakpoint
CREATE POLICY "talents_sub_types_agency" ON "talents_sub_types" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_socials_agency" ON "talents_socials" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_addresses_agency" ON "talents_addresses" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_languages_agency" ON "talents_languages" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_identity_documents_agency" ON "talents_identity_documents" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_emergency_contacts_agency" ON "talents_emergency_contacts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_families_agency" ON "talents_families" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_sports_agency" ON "talents_sports" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_careers_agency" ON "talents_careers" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_achievements_agency" ON "talents_achievements" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_trainings_agency" ON "talents_trainings" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_agreements_agency" ON "talents_agreements" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_memberships_agency" ON "talents_memberships" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_companies_agency" ON "talents_companies" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_bank_accounts_agency" ON "talents_bank_accounts" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_performances_agency" ON "talents_performances" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "talents_brands_agency" ON "talents_brands" AS PERMISSIVE FOR ALL TO public USING (agency_id = nullif(current_setting('app.agency', true), '')::uuid) WITH CHECK (agency_id = nullif(current_setting('app.agency', true), '')::uuid);
