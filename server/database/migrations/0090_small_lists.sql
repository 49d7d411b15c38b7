-- snapshot 7f4c122c-e5d3-4950-8a26-c1f80e16264e
ALTER TABLE "statuses" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "status_categories" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "history" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A status that stood in a category of another type of work stands in the first category of its own.
WITH moved AS (
  SELECT s.agency_id, s.id, s.category_id AS former, (
    SELECT c.id FROM status_categories c WHERE c.agency_id = s.agency_id AND c.type = s.type AND c.deleted_at IS NULL
    ORDER BY c.is_hidden, c.position, c.id LIMIT 1) AS category_id
  FROM statuses s JOIN status_categories o ON o.agency_id = s.agency_id AND o.id = s.category_id WHERE o.type <> s.type
), changed AS (
  UPDATE statuses s SET category_id = m.category_id, version = s.version + 1, updated_at = now() FROM moved m
  WHERE s.agency_id = m.agency_id AND s.id = m.id AND m.category_id IS NOT NULL
  RETURNING s.agency_id, s.id, s.version, m.former, s.category_id
)
INSERT INTO history (agency_id, id, record_id, at, action, version, changes)
SELECT agency_id, gen_random_uuid(), id, now(), 'update', version,
  jsonb_build_array(jsonb_build_object('field', 'categoryId', 'before', former, 'after', category_id)) FROM changed;
--> statement-breakpoint
-- Of several living entries of one name within a type the oldest keeps it; the others get a number: "Rock (2)".
DO $$
DECLARE
  list record;
  one record;
  number integer;
  free text;
  is_taken boolean;
  now_version integer;
BEGIN
  FOR list IN SELECT * FROM (VALUES
      ('statuses', 'status', 'status_name', 'statusName'),
      ('catalogues', 'catalogue', 'display_name', 'displayName')) AS lists (tab, kind, col, field)
  LOOP
    FOR one IN EXECUTE format('SELECT * FROM (
        SELECT agency_id, id, type, %1$I AS name, row_number() OVER (
          PARTITION BY agency_id, type, lower(upper(normalize(%1$I, NFC) collate "und-x-icu")) ORDER BY created_at, id) AS n
        FROM %2$I WHERE deleted_at IS NULL) d WHERE n > 1 ORDER BY agency_id, type, name, n', list.col, list.tab)
    LOOP
      number := 1;
      LOOP
        number := number + 1;
        free := rtrim(left(one.name, 96 - length(number::text))) || ' (' || number || ')';
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %1$I WHERE agency_id = $1 AND type = $2 AND deleted_at IS NULL
          AND lower(upper(normalize(%2$I, NFC) collate "und-x-icu")) = lower(upper(normalize($3, NFC) collate "und-x-icu")))',
          list.tab, list.col) INTO is_taken USING one.agency_id, one.type, free;
        EXIT WHEN NOT is_taken;
      END LOOP;
      EXECUTE format('UPDATE %1$I SET %2$I = $3, version = version + 1, updated_at = now()
        WHERE agency_id = $1 AND id = $2 RETURNING version', list.tab, list.col)
        INTO now_version USING one.agency_id, one.id, free;
      UPDATE record SET label = free WHERE agency_id = one.agency_id AND id = one.id;
      INSERT INTO history (agency_id, id, record_id, at, action, version, changes)
        VALUES (one.agency_id, gen_random_uuid(), one.id, now(), 'update', now_version,
          jsonb_build_array(jsonb_build_object('field', list.field, 'before', one.name, 'after', free)));
      -- The queue makes the searched texts of the kind anew at the next start.
      DELETE FROM search_shape WHERE kind = list.kind;
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "statuses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "status_categories" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "catalogues" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "history" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE UNIQUE INDEX "statuses_status_name_unique" ON "statuses" USING btree ("agency_id","type",lower(upper(normalize(status_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "catalogues_display_name_unique" ON "catalogues" USING btree ("agency_id","type",lower(upper(normalize(display_name, NFC) collate "und-x-icu"))) WHERE deleted_at is null;
