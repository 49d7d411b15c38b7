-- snapshot de2c5855-90f1-4b5f-bf53-6624dfd02ad9
DROP INDEX "assignment_record_idx";
--> statement-breakpoint
CREATE INDEX "assignment_record_idx" ON "assignment" USING btree ("agency_id","via","record_id");
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_pk";
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_pk" PRIMARY KEY("staff_id","record_id","agency_id","via");
