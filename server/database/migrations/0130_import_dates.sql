-- snapshot e8f8b9ca-897b-4748-96f4-8743908c7081
ALTER TABLE "import" ADD COLUMN "date_orders" jsonb DEFAULT '[]' NOT NULL;
