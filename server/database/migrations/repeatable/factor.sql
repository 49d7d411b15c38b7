-- Who works where, for what hangs on it: whether a second factor is asked for, and who may take one away.
create or replace view working_membership as
select m.agency_id, m.account_id, m.staff_id
from membership m
join account a on a.id = m.account_id
join agency g on g.id = m.agency_id
where a.product_role is null and m.invited_at is null and m.suspended_at is null and m.removed_at is null and g.suspended_at is null;
--> statement-breakpoint
revoke all on working_membership from public;
--> statement-breakpoint
-- Does one of the agencies that somebody works in ask for a second factor?
create or replace function factor_required(of_account uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from working_membership w join agency g on g.id = w.agency_id
    where w.account_id = of_account and g.requires_two_factor
  )
$$;
--> statement-breakpoint
-- The account behind a staff record of the agency that the connection is bound to, and whether the person works for that
-- agency alone.
create or replace function identity_staff_account(of_staff uuid)
returns table (account_id uuid, is_of_one boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.account_id, not exists (
    select from working_membership other where other.account_id = w.account_id and other.agency_id <> w.agency_id
  )
  from working_membership w
  where w.agency_id = nullif(current_setting('app.agency', true), '')::uuid and w.staff_id = of_staff
$$;
--> statement-breakpoint
-- Takes away the factor of somebody who works for the agency that the connection is bound to, and ends their sessions and API
-- keys, those in other agencies among them.
create or replace function identity_reset_factor(of_account uuid, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from working_membership w
  where w.account_id = of_account and w.agency_id = nullif(current_setting('app.agency', true), '')::uuid;
  if not found then
    return false;
  end if;
  perform clear_factor(of_account);
  update session set ended_at = moment, ended_by = 'twoFactorReset' where account_id = of_account and ended_at is null;
  perform api_keys_end(of_account, null, moment);
  return true;
end
$$;
--> statement-breakpoint
-- Does somebody lack a second factor that the agency asks for, or (null) one of the agencies that they work in?
create or replace function identity_owes_factor(of_account uuid, to_agency uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from working_membership w
    join agency g on g.id = w.agency_id
    join account a on a.id = w.account_id
    where w.account_id = of_account and (to_agency is null or w.agency_id = to_agency)
      and g.requires_two_factor and a.factor_secret is null
  )
$$;
--> statement-breakpoint
-- The session in another agency, or (a super admin alone) in none; no row where the person may not work there, or owes it a
-- second factor. The agency is held meanwhile, so that nobody enters while it is being closed.
create or replace function identity_enter_agency(wanted uuid, into_agency uuid, moment timestamptz)
returns setof live_session
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held session;
  is_member boolean;
begin
  perform from agency g where g.id = into_agency for share;
  select s.* into held from session s
  where s.id = wanted and s.ended_at is null and s.expires_at > moment
  for update;
  select a.product_role is null into is_member from account a where a.id = held.account_id;
  if not found
    or (into_agency is null and is_member)
    or (into_agency is not null and not may_enter(held.account_id, into_agency))
    or (into_agency is not null and identity_owes_factor(held.account_id, into_agency))
  then
    return;
  end if;
  if held.agency_id is distinct from into_agency then
    update session set agency_id = into_agency, agency_since = moment where id = wanted;
  end if;
  if is_member then
    update account set last_agency_id = into_agency where id = held.account_id;
  end if;
  return query select * from live_session v where v.id = wanted;
end
$$;
--> statement-breakpoint
-- Exchanges the newest refresh token for the next. The one before it gives the same answer while the last exchange is not
-- older than `repeatable_since`, since two tabs may ask at once; any other one was stolen or copied, and ends the session.
-- So does a second factor that an agency has come to ask for and the person lacks: they set it up at the next sign-in.
create or replace function identity_rotate_session(
  wanted uuid, presented integer, moment timestamptz, expiry timestamptz, repeatable_since timestamptz
) returns setof live_session
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held session;
begin
  select * into held from session s where s.id = wanted for update;
  if not found or held.ended_at is not null or held.expires_at <= moment then
    return;
  end if;
  if identity_owes_factor(held.account_id, null) then
    update session set ended_at = moment, ended_by = 'factorRequired' where id = wanted;
    return;
  end if;
  if presented = held.refresh_counter then
    update session
    set refresh_counter = presented + 1, refreshed_at = moment, expires_at = expiry, last_used_at = moment
    where id = wanted;
  elsif presented <> held.refresh_counter - 1 or held.refreshed_at < repeatable_since then
    update session set ended_at = moment, ended_by = 'reusedToken' where id = wanted;
    return;
  end if;
  return query select * from live_session v where v.id = wanted;
end
$$;
--> statement-breakpoint
-- What ended a session; null while it is not ended, or where it is not known (any more).
create or replace function identity_ended_by(wanted uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select s.ended_by from session s where s.id = wanted
$$;
--> statement-breakpoint
revoke all on function
  factor_required(uuid),
  identity_staff_account(uuid),
  identity_reset_factor(uuid, timestamptz),
  identity_owes_factor(uuid, uuid),
  identity_ended_by(uuid)
from public;
--> statement-breakpoint
grant execute on function
  identity_staff_account(uuid),
  identity_reset_factor(uuid, timestamptz),
  identity_owes_factor(uuid, uuid),
  identity_ended_by(uuid)
to greenroom_app;
