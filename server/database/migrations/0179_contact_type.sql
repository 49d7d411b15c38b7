-- snapshot eed0dba0-547a-4697-9204-501fb5a48697
ALTER TABLE "partner_contacts" DROP CONSTRAINT "partner_contacts_contact_type_check";
--> statement-breakpoint
ALTER TABLE "partner_contacts" DROP COLUMN "contact_type";
