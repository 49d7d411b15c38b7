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
-- Takes away the factor of somebody who works for the agency that the connection is bound to, and ends their sessions.
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
  return true;
end
$$;
--> statement-breakpoint
revoke all on function factor_required(uuid), identity_staff_account(uuid), identity_reset_factor(uuid, timestamptz)
from public;
--> statement-breakpoint
grant execute on function identity_staff_account(uuid), identity_reset_factor(uuid, timestamptz) to greenroom_app;
