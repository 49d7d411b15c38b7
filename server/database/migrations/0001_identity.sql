-- Who may sign in, and where: tables of the whole product, without row-level security because no agency owns them.
-- Requests cannot touch them. The functions below, which run as the owner of the tables, are the only way in. Written by hand.
create table agency (
  id uuid primary key,
  name text not null,
  time_zone text not null default 'Australia/Sydney',
  currency text not null default 'AUD',
  locale text not null default 'en-AU',
  created_at timestamptz not null,
  suspended_at timestamptz
);
--> statement-breakpoint
create table account (
  id uuid primary key,
  email text not null,
  -- Null for somebody who was invited and has chosen no password yet.
  password_hash text,
  display_name text not null,
  -- A role above the agencies; null for the people of an agency, whose role stands in their membership.
  product_role text check (product_role in ('super_admin', 'app_admin')),
  time_zone text,
  created_at timestamptz not null,
  last_login_at timestamptz,
  suspended_at timestamptz
);
--> statement-breakpoint
create unique index account_email_key on account (lower(email));
--> statement-breakpoint
create table membership (
  agency_id uuid not null references agency on delete cascade,
  account_id uuid not null references account on delete cascade,
  staff_id uuid,
  role text not null check (role in ('agency', 'staff')),
  -- What a staff member holds: {"TALENT": ["VIEW_ASSIGN"]}. A resource that is absent is closed.
  levels jsonb not null default '{}' check (jsonb_typeof(levels) = 'object'),
  -- The person's time zone in this agency.
  time_zone text,
  created_at timestamptz not null,
  suspended_at timestamptz,
  -- Set while the person's staff record is deleted.
  removed_at timestamptz,
  primary key (agency_id, account_id),
  unique (agency_id, staff_id)
);
--> statement-breakpoint
create index membership_account_idx on membership (account_id);
--> statement-breakpoint
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The agency in which the person works now.
  agency_id uuid references agency on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many times the refresh token was exchanged, and when last: only the newest token is good.
  refresh_counter integer not null default 0,
  refreshed_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('signOut', 'reusedToken')),
  address text,
  user_agent text
);
--> statement-breakpoint
create index session_account_idx on session (account_id);
--> statement-breakpoint
create index session_expiry_idx on session (expires_at);
--> statement-breakpoint
create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null
);
--> statement-breakpoint
-- Counts of tries, in the shape that the limiter's store writes. Counts say nothing about anybody: keys are hashes.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
--> statement-breakpoint
revoke all on agency, account, membership, session, secret, rate_limit from public;
--> statement-breakpoint
grant select, insert, update, delete on rate_limit to greenroom_app;
--> statement-breakpoint
-- Every session that may be used but for its expiry, with the person behind it. A suspension shows here at once.
create view live_session as
select
  s.id,
  s.account_id,
  case when a.product_role = 'app_admin' then null else s.agency_id end as agency_id,
  m.staff_id,
  coalesce(a.product_role, m.role) as role,
  coalesce(m.levels, '{}'::jsonb) as levels,
  coalesce(m.time_zone, a.time_zone, g.time_zone, 'Australia/Sydney') as time_zone,
  a.email,
  a.display_name,
  g.name as agency_name,
  s.refresh_counter,
  s.refreshed_at,
  s.expires_at,
  s.last_used_at
from session s
join account a on a.id = s.account_id
left join agency g on g.id = s.agency_id
left join membership m on m.agency_id = s.agency_id and m.account_id = s.account_id and a.product_role is null
where s.ended_at is null
  and a.suspended_at is null
  and (
    a.product_role is not null
    or (m.account_id is not null and m.suspended_at is null and m.removed_at is null and g.suspended_at is null)
  );
--> statement-breakpoint
revoke all on live_session from public;
--> statement-breakpoint
-- Who calls, by the session of the access token; once a request. Use is noted at most once a minute.
create function identity_session_actor(wanted uuid, moment timestamptz) returns setof live_session
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held live_session;
begin
  select * into held from live_session v where v.id = wanted and v.expires_at > moment;
  if not found then
    return;
  end if;
  if held.last_used_at < moment - interval '1 minute' then
    update session set last_used_at = moment where id = wanted;
  end if;
  return next held;
end
$$;
--> statement-breakpoint
-- The account of an email, for signing in.
create function identity_account(wanted_email text) returns table (id uuid, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.password_hash from account a where lower(a.email) = lower(wanted_email)
$$;
--> statement-breakpoint
-- Opens a session in the agency that the person joined first; no row where the account may not be used anywhere.
create function identity_open_session(
  new_id uuid, opener uuid, moment timestamptz, expiry timestamptz, from_address text, agent text
) returns setof live_session
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into session (id, account_id, agency_id, created_at, last_used_at, refreshed_at, expires_at, address, user_agent)
  select new_id, a.id, first.agency_id, moment, moment, moment, expiry, from_address, agent
  from account a
  left join lateral (
    select m.agency_id
    from membership m
    join agency g on g.id = m.agency_id
    where m.account_id = a.id and m.suspended_at is null and m.removed_at is null and g.suspended_at is null
    order by m.created_at, m.agency_id
    limit 1
  ) first on a.product_role is null
  where a.id = opener and a.suspended_at is null and (a.product_role is not null or first.agency_id is not null);
  if not found then
    return;
  end if;
  update account set last_login_at = moment where id = opener;
  return query select * from live_session v where v.id = new_id;
end
$$;
--> statement-breakpoint
-- Exchanges the newest refresh token for the next. The one before it gives the same answer while the last exchange is not
-- older than `repeatable_since`, since two tabs may ask at once; any other one was stolen or copied, and ends the session.
create function identity_rotate_session(
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
create function identity_end_session(wanted uuid, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update session set ended_at = moment, ended_by = 'signOut' where id = wanted and ended_at is null
$$;
--> statement-breakpoint
-- What a staff record says of the membership behind it, within the agency that the connection is bound to.
create function identity_follow_staff_zone(of_staff uuid, new_time_zone text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update membership set time_zone = new_time_zone
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff
$$;
--> statement-breakpoint
create function identity_follow_staff_removal(of_staff uuid, removal timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update membership set removed_at = removal
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff
$$;
--> statement-breakpoint
-- May the bearer of the one-time token make the first super admin? For a week, and only while nobody can sign in.
create function identity_may_set_up(token_hash bytea, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from account)
    and exists (
      select from secret
      where name = 'firstAdminToken' and value = token_hash and created_at > moment - interval '7 days'
    )
$$;
--> statement-breakpoint
-- Makes the first super admin and spends the token; false where somebody else was faster.
create function identity_set_up(
  token_hash bytea, new_id uuid, new_email text, new_password_hash text, new_display_name text, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table account in share row exclusive mode;
  if not identity_may_set_up(token_hash, moment) then
    return false;
  end if;
  delete from secret where name = 'firstAdminToken';
  insert into account (id, email, password_hash, display_name, product_role, created_at)
  values (new_id, new_email, new_password_hash, new_display_name, 'super_admin', moment);
  return true;
end
$$;
--> statement-breakpoint
revoke all on function
  identity_session_actor(uuid, timestamptz),
  identity_account(text),
  identity_open_session(uuid, uuid, timestamptz, timestamptz, text, text),
  identity_rotate_session(uuid, integer, timestamptz, timestamptz, timestamptz),
  identity_end_session(uuid, timestamptz),
  identity_follow_staff_zone(uuid, text),
  identity_follow_staff_removal(uuid, timestamptz),
  identity_may_set_up(bytea, timestamptz),
  identity_set_up(bytea, uuid, text, text, text, timestamptz)
from public;
--> statement-breakpoint
grant execute on function
  identity_session_actor(uuid, timestamptz),
  identity_account(text),
  identity_open_session(uuid, uuid, timestamptz, timestamptz, text, text),
  identity_rotate_session(uuid, integer, timestamptz, timestamptz, timestamptz),
  identity_end_session(uuid, timestamptz),
  identity_follow_staff_zone(uuid, text),
  identity_follow_staff_removal(uuid, timestamptz),
  identity_may_set_up(bytea, timestamptz),
  identity_set_up(bytea, uuid, text, text, text, timestamptz)
to greenroom_app;
