-- Who works at an agency gets in by an invitation, and is suspended and given back what they had. Written by hand.
-- How somebody who works at the bound agency gets in: NONE without an account, INVITED until they accept.
create function identity_staff_state(of_agency uuid, of_staff uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select case when m.suspended_at is not null then 'SUSPENDED' when m.invited_at is not null then 'INVITED' else 'ACTIVE' end
    from membership m
    where m.agency_id = of_agency and m.staff_id = of_staff
      and of_agency = nullif(current_setting('app.agency', true), '')::uuid
  ), 'NONE')
$$;
--> statement-breakpoint
create function identity_staff_member(of_staff uuid)
returns table (account_id uuid, email text, role text, state text, invited_at timestamptz, suspended_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, a.email, m.role, identity_staff_state(m.agency_id, m.staff_id), m.invited_at, m.suspended_at
  from membership m
  join account a on a.id = m.account_id
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
$$;
--> statement-breakpoint
-- Does somebody of the bound agency sign in with this email? Of other agencies nothing is said.
create function identity_is_member_email(wanted_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from membership m
    join account a on a.id = m.account_id
    where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.removed_at is null
      and lower(a.email) = lower(wanted_email)
  )
$$;
--> statement-breakpoint
-- Makes somebody with a staff record a member of the bound agency who has yet to accept: under the account of their email,
-- which is made where there is none. The account is null where it is a member of the agency already. Whoever was one until
-- their record was deleted comes back with these rights and no others. An account that nobody may invite (it has a role
-- above the agencies, or is suspended) is not told apart, but no mail is due to it.
create function identity_add_staff(
  of_staff uuid, new_account uuid, staff_email text, name text, granted jsonb, zone text, moment timestamptz,
  out account_id uuid, out is_due boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  owner uuid;
begin
  insert into account (id, email, display_name, time_zone, created_at) values (new_account, staff_email, name, zone, moment)
    on conflict (lower(email)) do nothing;
  select a.id into owner from account a where lower(a.email) = lower(staff_email);
  insert into membership as m (agency_id, account_id, staff_id, role, levels, time_zone, created_at, invited_at)
    values (agency, owner, of_staff, 'staff', granted, zone, moment, moment)
    on conflict on constraint membership_pkey do update set staff_id = of_staff, role = 'staff', levels = granted, time_zone = zone,
      created_at = moment, invited_at = moment, suspended_at = null, removed_at = null
    where m.removed_at is not null;
  if found then
    account_id := owner;
    is_due := identity_is_invited(owner, agency);
  end if;
end
$$;
--> statement-breakpoint
-- Who is to be invited once more, at the present email of their record: another email is another account, and the former
-- one, which nobody has used, goes. `over_admins` says that the caller may give rights. The outcome is `invited`, or why not.
create function identity_invite_again(
  of_staff uuid, new_account uuid, staff_email text, name text, over_admins boolean, moment timestamptz,
  out outcome text, out account_id uuid, out is_due boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  held membership;
  former account;
begin
  select * into held from membership m where m.agency_id = agency and m.staff_id = of_staff for update;
  if not found then outcome := 'noAccount'; return; end if;
  if held.invited_at is null then outcome := 'accepted'; return; end if;
  if held.suspended_at is not null then outcome := 'suspended'; return; end if;
  select * into former from account a where a.id = held.account_id;
  account_id := former.id;
  if lower(former.email) <> lower(staff_email) then
    -- Another address is another person: rights that an admin gave go there by an admin's hand alone.
    if not over_admins and (held.role = 'agency' or held.levels::text ~ '"(VIEW|EDIT)_') then outcome := 'forbidden'; return; end if;
    delete from membership m where m.agency_id = agency and m.account_id = former.id;
    select added.account_id into account_id
      from identity_add_staff(of_staff, new_account, staff_email, name, held.levels, held.time_zone, moment) added;
    if account_id is null then outcome := 'existed'; return; end if;
    update membership m set role = held.role where m.agency_id = agency and m.staff_id = of_staff;
    delete from one_time_code c where c.account_id = former.id and c.agency_id = agency;
    delete from account a where a.id = former.id and a.password_hash is null and a.product_role is null
      and not exists (select from membership m where m.account_id = a.id);
  end if;
  update membership m set invited_at = moment where m.agency_id = agency and m.staff_id = of_staff;
  outcome := 'invited';
  is_due := identity_is_invited(account_id, agency);
end
$$;
--> statement-breakpoint
-- Why an account of the bound agency may not be taken away or given back by somebody; null where it may. Its own bearer does
-- neither, an admin's account is for admins alone, and the last active admin stays.
create function identity_staff_refusal(of_staff uuid, by_account uuid, over_admins boolean, is_taken boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  held membership;
begin
  select * into held from membership m where m.agency_id = agency and m.staff_id = of_staff;
  return case
    when held.account_id is null then null
    when held.account_id = by_account then 'ownAccount'
    when held.role = 'agency' and not over_admins then 'notAllowed'
    when is_taken and held.role = 'agency' and not identity_has_other_admin(of_staff) then 'lastAdmin'
  end;
end
$$;
--> statement-breakpoint
-- Suspends somebody of the bound agency, or gives them back what they had (null). False where they have no account.
create function identity_suspend_staff(of_staff uuid, suspension timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update membership set suspended_at = suspension
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff;
  return found;
end
$$;
--> statement-breakpoint
revoke all on function
  identity_staff_state(uuid, uuid),
  identity_staff_member(uuid),
  identity_is_member_email(text),
  identity_add_staff(uuid, uuid, text, text, jsonb, text, timestamptz),
  identity_invite_again(uuid, uuid, text, text, boolean, timestamptz),
  identity_staff_refusal(uuid, uuid, boolean, boolean),
  identity_suspend_staff(uuid, timestamptz)
from public;
--> statement-breakpoint
grant execute on function
  identity_staff_state(uuid, uuid),
  identity_staff_member(uuid),
  identity_is_member_email(text),
  identity_add_staff(uuid, uuid, text, text, jsonb, text, timestamptz),
  identity_invite_again(uuid, uuid, text, text, boolean, timestamptz),
  identity_staff_refusal(uuid, uuid, boolean, boolean),
  identity_suspend_staff(uuid, timestamptz)
to greenroom_app;
