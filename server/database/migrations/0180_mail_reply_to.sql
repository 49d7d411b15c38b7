-- snapshot e6e3d0ee-d099-4fba-af2c-ca3d131bc03f
ALTER TABLE "mail_logs" ADD COLUMN "reply_to" text;
