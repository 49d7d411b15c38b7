-- Invitations, which tell the agency that sends them nothing of an account elsewhere (docs/access.md).
-- Is an account invited by an agency, as far as the agency may know? Whether the account can accept is another question
-- (identity_is_invited): one with a role above the agencies, or a suspended one, cannot, and looks the same.
create or replace function identity_invitation_stands(of_account uuid, inviting uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case when inviting is null then identity_is_invited(of_account, null) else exists (
    select from membership m
    join agency g on g.id = m.agency_id
    where m.account_id = of_account and m.agency_id = inviting
      and m.invited_at is not null and m.suspended_at is null and m.removed_at is null and g.suspended_at is null
  ) end
$$;
--> statement-breakpoint
-- A code with which somebody accepts their membership in the agency that the connection is bound to; without an agency, a
-- role above them. No row where nobody is invited.
create or replace function identity_invite(of_account uuid, hash bytea, moment timestamptz, expiry timestamptz)
returns table (email text, display_name text, has_password boolean, agency_name text, locale text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bound uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  return query
    select a.email, a.display_name, a.password_hash is not null, g.name, coalesce(g.locale, 'en')
    from account a
    left join agency g on g.id = bound
    where a.id = of_account and identity_invitation_stands(a.id, bound);
  if found then
    perform keep_code(hash, of_account, 'invitation', bound, moment, expiry);
  end if;
end
$$;
--> statement-breakpoint
-- Whom a good code speaks for; no row for any other. `hash_kept` is the present password's. Of an invitation: the staff
-- record by which the agency knows the person, the length that this agency asks for, and why the account cannot accept.
create or replace function identity_code_holder(hash bytea, for_purpose text, moment timestamptz)
returns table (
  account_id uuid, email text, display_name text, agency_id uuid, agency_name text, locale text, hash_kept text,
  password_length integer, staff_id uuid, refusal text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.display_name, c.agency_id, g.name, g.locale, a.password_hash,
    coalesce(g.password_length, identity_password_length(a.id, null)), m.staff_id,
    case
      when c.agency_id is null then null
      when a.product_role is not null then 'cannotJoin'
      when a.suspended_at is not null then 'suspended'
    end
  from one_time_code c
  join account a on a.id = c.account_id
  left join agency g on g.id = c.agency_id
  left join membership m on m.agency_id = c.agency_id and m.account_id = a.id
  where c.code_hash = hash and c.purpose = for_purpose and c.expires_at > moment
    and case when c.purpose = 'invitation' then identity_invitation_stands(a.id, c.agency_id) else a.suspended_at is null end
$$;
--> statement-breakpoint
-- Makes somebody with a staff record a member of the bound agency who has yet to accept: under the account of their email,
-- which is made where there is none. No account where it is a member of the agency already. Whoever was one until their
-- record was deleted comes back with these rights and no others. An account that cannot accept is not told apart.
create or replace function identity_add_staff(
  of_staff uuid, new_account uuid, staff_email text, name text, granted jsonb, zone text, moment timestamptz
) returns uuid
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
  return case when found then owner end;
end
$$;
--> statement-breakpoint
-- Who is to be invited once more, at the present email of their record: another email is another account, and the former
-- one, which nobody has used, goes. `over_admins` says that the caller may give rights. The outcome is `invited`, or why not.
create or replace function identity_invite_again(
  of_staff uuid, new_account uuid, staff_email text, name text, over_admins boolean, moment timestamptz,
  out outcome text, out account_id uuid
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
    account_id := identity_add_staff(of_staff, new_account, staff_email, name, held.levels, held.time_zone, moment);
    if account_id is null then outcome := 'existed'; return; end if;
    update membership m set role = held.role where m.agency_id = agency and m.staff_id = of_staff;
    delete from one_time_code c where c.account_id = former.id and c.agency_id = agency;
    delete from account a where a.id = former.id and a.password_hash is null and a.product_role is null
      and not exists (select from membership m where m.account_id = a.id);
  end if;
  update membership m set invited_at = moment where m.agency_id = agency and m.staff_id = of_staff;
  outcome := 'invited';
end
$$;
--> statement-breakpoint
-- What the admins of the agency that the connection is bound to may read, the newest first; `wanted` picks one. A mail
-- about somebody's password opens the whole account, so it is theirs only while the account is of no other agency. The link
-- of an invitation would tell whether there is an account elsewhere, and take over one that nobody has used yet: where
-- there is another agency, it shows to super admins alone.
create or replace function mail_of_agency(reader uuid, moment timestamptz, wanted uuid, most integer, skipped integer)
returns table (
  id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text, subject text, text text, link text,
  state text, failure text, created_at timestamptz, sent_at timestamptz, is_for_super_admin boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    s.id, s.agency_name, s.recipient, s.cc, s.files, s.kind, s.subject, s.text,
    case when not o.is_closed then s.link end, s.state, s.failure, s.created_at, s.sent_at, o.is_closed
  from mail_shown(moment) s
  cross join lateral (
    select s.link is not null and s.kind = 'invitation'
      and exists (select from agency g where g.id <> s.agency_id)
      and not exists (select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null)
      as is_closed
  ) o
  where s.agency_id = nullif(current_setting('app.agency', true), '')::uuid
    and (wanted is null or s.id = wanted)
    and (s.kind = 'invitation' or not exists (
      select from account a
      left join membership m on m.account_id = a.id and m.agency_id <> s.agency_id and m.invited_at is null
      where a.id = s.account_id and (a.product_role is not null or m.account_id is not null)
    ))
  order by s.created_at desc, s.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
revoke all on function
  identity_invitation_stands(uuid, uuid),
  identity_code_holder(bytea, text, timestamptz),
  identity_add_staff(uuid, uuid, text, text, jsonb, text, timestamptz),
  identity_invite_again(uuid, uuid, text, text, boolean, timestamptz),
  mail_of_agency(uuid, timestamptz, uuid, integer, integer)
from public;
--> statement-breakpoint
grant execute on function
  identity_code_holder(bytea, text, timestamptz),
  identity_add_staff(uuid, uuid, text, text, jsonb, text, timestamptz),
  identity_invite_again(uuid, uuid, text, text, boolean, timestamptz),
  mail_of_agency(uuid, timestamptz, uuid, integer, integer)
to greenroom_app;
