-- Tells every server process what was written, by ids and names alone: who may know of it is decided where it is heard
-- (design 2). A history row is written with each record; it is told apart, since what it holds may be long. What kind the
-- record is since, and which values were changed, says whether others may be seen by way of it.
create or replace function tell_of_record() returns trigger language plpgsql as $$
declare
  kind text := (select r.kind from record r where r.agency_id = new.agency_id and r.id = new.record_id);
  keys text;
begin
  if new.action = 'update' then
    select string_agg(change ->> 'field', ',') into keys from jsonb_array_elements(new.changes) change;
  end if;
  -- A notification that is longer than 8000 bytes would end the write.
  if octet_length(keys) > 4000 then
    keys := '*';
  end if;
  perform pg_notify('greenroom', concat_ws(' ', 'record', new.agency_id, new.record_id, new.action, kind, keys));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger history_told after insert on history for each row execute function tell_of_record();
--> statement-breakpoint
-- What anything else is about, and the column that says whose it is.
create or replace function tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', tg_argv[0], to_jsonb(new) ->> tg_argv[1]));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger session_told after update of ended_at, agency_id on session
  for each row when (old.ended_at is distinct from new.ended_at or old.agency_id is distinct from new.agency_id) execute function tell('session', 'id');
--> statement-breakpoint
-- What somebody may do hangs on the account, on the membership and on the agency.
create or replace trigger account_told after update of product_role, suspended_at, password_hash on account
  for each row execute function tell('account', 'id');
--> statement-breakpoint
create or replace trigger membership_told after insert or update on membership
  for each row execute function tell('account', 'account_id');
--> statement-breakpoint
create or replace trigger agency_told after update of suspended_at on agency
  for each row execute function tell('agency', 'id');
--> statement-breakpoint
create or replace trigger custom_field_told after insert or update on custom_fields
  for each row execute function tell('fields', 'agency_id');
--> statement-breakpoint
create or replace trigger status_told after insert or update on statuses
  for each row execute function tell('statuses', 'agency_id');
--> statement-breakpoint
create or replace trigger status_category_told after insert or update on status_categories
  for each row execute function tell('statuses', 'agency_id');
--> statement-breakpoint
create or replace trigger search_due_told after insert or update on search_due
  for each row execute function tell('search', 'agency_id');
--> statement-breakpoint
-- A mail is sent as soon as the transaction that wrote it is done.
create or replace trigger mail_told after insert on mail
  for each row when (new.state = 'waiting') execute function tell('mail', 'id');
--> statement-breakpoint
-- A job runs as soon as the transaction that asks for it is done, or when it is due.
create or replace trigger job_told after insert on job
  for each row when (new.state = 'waiting') execute function tell('job', 'agency_id');
--> statement-breakpoint
create or replace trigger message_told after insert on message
  for each row execute function tell('message', 'account_id');
--> statement-breakpoint
-- Whoever is assigned to something, or no longer is, sees other records: that one, and all that are seen by way of it. One
-- word to each person for a statement, however many rows it wrote.
create or replace function tell_of_assignments() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'assignment', a.agency_id, a.staff_id))
    from (select distinct agency_id, staff_id from written) a;
  return null;
end
$$;
--> statement-breakpoint
create or replace function tell_of_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'notification', n.agency_id, n.staff_id))
    from (select distinct agency_id, staff_id from written) n;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger notification_made after insert on notification
  referencing new table as written for each statement execute function tell_of_notifications();
--> statement-breakpoint
create or replace trigger notification_changed after update on notification
  referencing new table as written for each statement execute function tell_of_notifications();
--> statement-breakpoint
create or replace trigger assignment_given after insert on assignment
  referencing new table as written for each statement execute function tell_of_assignments();
--> statement-breakpoint
create or replace trigger assignment_taken after delete on assignment
  referencing old table as written for each statement execute function tell_of_assignments();
--> statement-breakpoint
-- A card that is put elsewhere in its column is no write of its record: boards hear of it by itself.
create or replace function tell_of_place() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'place', new.agency_id, new.record_id, new.kind));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger place_told after insert or update on place for each row execute function tell_of_place();
