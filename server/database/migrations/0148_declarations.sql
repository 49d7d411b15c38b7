-- snapshot 3a1ee408-9c63-4f8f-92ca-97dcba61211b
CREATE INDEX "history_at_idx" ON "history" USING btree ("agency_id","at","id");
