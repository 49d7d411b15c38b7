-- Tells every server process what was written, by ids alone: who may know of it is decided where it is heard (design 2).
create or replace function tell_of_record() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'record', new.agency_id, new.record_id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger history_told after insert on history for each row execute function tell_of_record();
--> statement-breakpoint
create or replace function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'session', new.id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger session_told after update of ended_at on session
  for each row when (old.ended_at is distinct from new.ended_at) execute function tell_of_session();
--> statement-breakpoint
-- What somebody may do hangs on the account, on the membership and on the agency.
create or replace function tell_of_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'account', new.id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger account_told after update of product_role, suspended_at, password_hash on account
  for each row execute function tell_of_account();
--> statement-breakpoint
create or replace function tell_of_membership() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'account', new.account_id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger membership_told after insert or update on membership
  for each row execute function tell_of_membership();
--> statement-breakpoint
create or replace function tell_of_agency() returns trigger language plpgsql as $$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'agency', new.id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger agency_told after update of suspended_at on agency
  for each row execute function tell_of_agency();
