-- snapshot c20203d0-156a-480f-b81b-41550960be85
CREATE INDEX "contracts_status_id_sort" ON "contracts" USING btree ("agency_id","status_id","id") WHERE deleted_at is null;
