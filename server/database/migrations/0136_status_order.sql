-- snapshot 439cf6c8-fd27-42b3-ad70-a125876c3fde
ALTER TABLE "statuses" ALTER COLUMN "position" SET DEFAULT 10000;
