-- What an account is called and signs in with, and the agency that the connection is bound to, for a person of that agency
-- who calls by an API key.
create or replace function identity_person(of_account uuid)
returns table (email text, display_name text, agency_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.display_name, g.name
  from membership m
  join account a on a.id = m.account_id
  join agency g on g.id = m.agency_id
  where m.account_id = of_account and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function identity_person(uuid) from public;
--> statement-breakpoint
grant execute on function identity_person(uuid) to greenroom_app;
--> statement-breakpoint
-- Ends the API keys of an account for good, in one agency or (null) in all. Row-level security shows one agency at a time.
create or replace function api_keys_end(of_account uuid, of_agency uuid, moment timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former text := current_setting('app.agency', true);
  one uuid;
begin
  for one in
    select of_agency where of_agency is not null
    union select m.agency_id from membership m where of_agency is null and m.account_id = of_account
  loop
    perform set_config('app.agency', one::text, true);
    update api_key set revoked_at = moment where agency_id = one and account_id = of_account and revoked_at is null;
  end loop;
  perform set_config('app.agency', coalesce(former, ''), true);
end
$$;
--> statement-breakpoint
-- Keys end with the membership: who is invited again later begins without any.
create or replace function end_keys_of_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform api_keys_end(old.account_id, old.agency_id, coalesce(new.removed_at, now()));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger membership_removed after update of removed_at on membership
  for each row when (old.removed_at is null and new.removed_at is not null) execute function end_keys_of_member();
--> statement-breakpoint
create or replace trigger membership_deleted after delete on membership
  for each row execute function end_keys_of_member();
--> statement-breakpoint
-- Another password by a good code, and an end to every session and every API key. False where the code is good no longer.
create or replace function identity_reset_password(hash bytea, new_hash text, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder uuid;
begin
  delete from one_time_code c where c.code_hash = hash and c.purpose = 'passwordReset' and c.expires_at > moment
  returning c.account_id into holder;
  update account set password_hash = new_hash where id = holder and suspended_at is null;
  if not found then
    return false;
  end if;
  update session set ended_at = moment, ended_by = 'passwordReset' where account_id = holder and ended_at is null;
  perform api_keys_end(holder, null, moment);
  return true;
end
$$;
--> statement-breakpoint
revoke all on function api_keys_end(uuid, uuid, timestamptz), end_keys_of_member() from public;
