-- Marks a file with its first use: from then on its uploader reads it by the right on the record that uses it, also when
-- that use has ended.
create or replace function mark_media_used() returns trigger language plpgsql as $$
begin
  update media m set used_at = now() from written w
    where m.agency_id = w.agency_id and m.id = w.media_id and m.used_at is null;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger media_used after insert on media_use
  referencing new table as written for each statement execute function mark_media_used();
