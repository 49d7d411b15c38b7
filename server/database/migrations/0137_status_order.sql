-- snapshot 0d480d8a-18fa-4802-b5a4-2e5cec134f11
ALTER TABLE "statuses" ALTER COLUMN "position" SET DEFAULT 10000;
