-- Agencies as their operator sees them, who visits them and when, where somebody worked last, and the favourites of app
-- admins. Written by hand. No agency owns these tables: requests reach them by the functions below alone.
alter table account add column last_agency_id uuid references agency on delete set null;
--> statement-breakpoint
-- When the account was signed in to before this session, and since when the session is where it is.
alter table session add column former_login_at timestamptz, add column agency_since timestamptz;
--> statement-breakpoint
-- What operators did with an agency: made it, gave it another name, closed and opened it.
create table agency_event (
  id bigint primary key generated always as identity,
  agency_id uuid not null references agency on delete cascade,
  account_id uuid not null references account,
  at timestamptz not null,
  action text not null check (action in ('create', 'rename', 'suspend', 'reactivate')),
  before text,
  after text
);
--> statement-breakpoint
create index agency_event_agency_idx on agency_event (agency_id, id desc);
--> statement-breakpoint
-- Each visit of a super admin inside an agency. The row outlives the session.
create table crossing (
  id bigint primary key generated always as identity,
  agency_id uuid not null references agency on delete cascade,
  account_id uuid not null references account,
  session_id uuid not null,
  entered_at timestamptz not null,
  left_at timestamptz
);
--> statement-breakpoint
create index crossing_agency_idx on crossing (agency_id, id desc);
--> statement-breakpoint
create unique index crossing_open_key on crossing (session_id) where left_at is null;
--> statement-breakpoint
revoke all on agency_event, crossing from public;
--> statement-breakpoint
create function note_former_sign_in() returns trigger language plpgsql as $$
begin
  new.former_login_at := (select a.last_login_at from account a where a.id = new.account_id);
  return new;
end
$$;
--> statement-breakpoint
create trigger session_former before insert on session for each row execute function note_former_sign_in();
--> statement-breakpoint
-- Notes each visit where the session's row says so, whichever way a session comes to its end.
create function note_crossing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update crossing set left_at = least(old.expires_at, old.ended_at) where session_id = old.id and left_at is null;
    return null;
  end if;
  if tg_op = 'UPDATE' and (new.ended_at is not null or new.agency_id is distinct from old.agency_id) then
    update crossing set left_at = coalesce(new.ended_at, new.agency_since) where session_id = new.id and left_at is null;
  end if;
  if new.agency_id is not null and new.ended_at is null
    and (tg_op = 'INSERT' or new.agency_id is distinct from old.agency_id)
    and exists (select from account a where a.id = new.account_id and a.product_role = 'super_admin')
  then
    insert into crossing (agency_id, account_id, session_id, entered_at)
    values (new.agency_id, new.account_id, new.id, coalesce(new.agency_since, new.created_at));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger session_crossing after insert or update of agency_id, ended_at or delete on session
  for each row execute function note_crossing();
--> statement-breakpoint
-- May somebody work in the agency? A super admin in each that is open, members where they are.
create function may_enter(of_account uuid, wanted uuid) returns boolean language sql stable as $$
  select exists (
    select from account a
    join agency g on g.id = wanted and g.suspended_at is null
    left join membership m on m.agency_id = g.id and m.account_id = a.id
      and m.invited_at is null and m.suspended_at is null and m.removed_at is null
    where a.id = of_account and a.suspended_at is null
      and (a.product_role = 'super_admin' or (a.product_role is null and m.account_id is not null))
  )
$$;
--> statement-breakpoint
revoke all on function may_enter(uuid, uuid) from public;
--> statement-breakpoint
-- Opens a session where the person worked last, else in the agency that they joined first; no row where the account may
-- not be used anywhere.
create or replace function identity_open_session(
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
    where m.account_id = a.id and m.invited_at is null and m.suspended_at is null and m.removed_at is null
      and g.suspended_at is null
    order by coalesce(m.agency_id = a.last_agency_id, false) desc, m.created_at, m.agency_id
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
-- The session in another agency, or (a super admin alone) in none; no row where the person may not work there. The agency
-- is held meanwhile, so that nobody enters while it is being closed.
create function identity_enter_agency(wanted uuid, into_agency uuid, moment timestamptz) returns setof live_session
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
-- What a client should know of a session besides who it is.
create function identity_session_facts(wanted uuid) returns table (may_choose boolean, former_login_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    case
      when a.product_role is not null then a.product_role = 'super_admin'
      else (select count(*) > 1 from membership m where m.account_id = a.id and may_enter(a.id, m.agency_id))
    end,
    s.former_login_at
  from session s
  join account a on a.id = s.account_id
  where s.id = wanted
$$;
--> statement-breakpoint
-- Where somebody may work, by name; `total` counts all that the words find.
create function identity_agencies_of(of_account uuid, words text, most integer, skipped integer)
returns table (id uuid, name text, total bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.name, count(*) over ()
  from agency g
  where may_enter(of_account, g.id) and strpos(lower(g.name), lower(words)) > 0
  order by lower(g.name), g.id
  limit most offset skipped
$$;
--> statement-breakpoint
-- All agencies, for those who run the product.
create function identity_agencies(words text, most integer, skipped integer)
returns table (
  id uuid, name text, time_zone text, currency text, locale text, created_at timestamptz, suspended_at timestamptz,
  people bigint, total bigint
)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    g.id, g.name, g.time_zone, g.currency, g.locale, g.created_at, g.suspended_at,
    (select count(*) from membership m where m.agency_id = g.id and m.removed_at is null),
    count(*) over ()
  from agency g
  where strpos(lower(g.name), lower(words)) > 0
  order by lower(g.name), g.id
  limit most offset skipped
$$;
--> statement-breakpoint
-- Makes an agency; false where another one has the name.
create function identity_create_agency(
  new_id uuid, new_name text, new_time_zone text, new_currency text, new_locale text, by_account uuid, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table agency in share row exclusive mode;
  if exists (select from agency g where lower(g.name) = lower(new_name)) then
    return false;
  end if;
  insert into agency (id, name, time_zone, currency, locale, created_at)
  values (new_id, new_name, new_time_zone, new_currency, new_locale, moment);
  insert into agency_event (agency_id, account_id, at, action, after)
  values (new_id, by_account, moment, 'create', new_name);
  return true;
end
$$;
--> statement-breakpoint
-- The account of an email, made where there is none, as an admin whom an agency invites. Null where it can work in none.
create function identity_join_as_admin(
  new_id uuid, new_email text, new_display_name text, in_agency uuid, of_staff uuid, moment timestamptz
) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id uuid;
begin
  insert into account (id, email, display_name, created_at) values (new_id, new_email, new_display_name, moment)
  on conflict (lower(email)) do nothing;
  select a.id into found_id from account a
  where lower(a.email) = lower(new_email) and a.product_role is null and a.suspended_at is null;
  if found_id is not null then
    insert into membership (agency_id, account_id, staff_id, role, created_at, invited_at)
    values (in_agency, found_id, of_staff, 'agency', moment, moment);
  end if;
  return found_id;
end
$$;
--> statement-breakpoint
-- Gives an agency another name: `done`, `absent` or `taken`.
create function identity_rename_agency(wanted uuid, new_name text, by_account uuid, moment timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former text;
begin
  lock table agency in share row exclusive mode;
  select g.name into former from agency g where g.id = wanted;
  if former is null then
    return 'absent';
  end if;
  if exists (select from agency g where lower(g.name) = lower(new_name) and g.id <> wanted) then
    return 'taken';
  end if;
  if former <> new_name then
    update agency set name = new_name where id = wanted;
    insert into agency_event (agency_id, account_id, at, action, before, after)
    values (wanted, by_account, moment, 'rename', former, new_name);
  end if;
  return 'done';
end
$$;
--> statement-breakpoint
-- Closes an agency, which ends the sessions of its people and leads its visitors out, or opens it again. False where there
-- is none.
create function identity_suspend_agency(wanted uuid, is_closing boolean, by_account uuid, moment timestamptz)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update agency set suspended_at = case when is_closing then moment end
  where id = wanted and (suspended_at is null) = is_closing;
  if found then
    insert into agency_event (agency_id, account_id, at, action)
    values (wanted, by_account, moment, case when is_closing then 'suspend' else 'reactivate' end);
  end if;
  if is_closing then
    update session s set agency_id = null, agency_since = moment
    from account a
    where s.agency_id = wanted and s.ended_at is null and a.id = s.account_id and a.product_role = 'super_admin';
  end if;
  return exists (select from agency g where g.id = wanted);
end
$$;
--> statement-breakpoint
create function identity_agency_events(of_agency uuid)
returns table (at timestamptz, by_name text, action text, before text, after text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.at, a.display_name, e.action, e.before, e.after
  from agency_event e
  join account a on a.id = e.account_id
  where e.agency_id = of_agency
  order by e.id desc
  limit 200
$$;
--> statement-breakpoint
-- Who visited an agency and when, or every one where none is named. Whoever is still inside when their session runs out
-- has left with it.
create function identity_visits(of_agency uuid, moment timestamptz, most integer, skipped integer)
returns table (
  id bigint, agency_id uuid, agency_name text, by_name text, by_email text, entered_at timestamptz, left_at timestamptz,
  total bigint
)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    c.id, g.id, g.name, a.display_name, a.email, c.entered_at,
    coalesce(c.left_at, case when s.expires_at <= moment then s.expires_at end), count(*) over ()
  from crossing c
  join agency g on g.id = c.agency_id
  join account a on a.id = c.account_id
  left join session s on s.id = c.session_id
  where of_agency is null or c.agency_id = of_agency
  order by c.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
revoke all on function
  identity_enter_agency(uuid, uuid, timestamptz),
  identity_session_facts(uuid),
  identity_agencies_of(uuid, text, integer, integer),
  identity_agencies(text, integer, integer),
  identity_create_agency(uuid, text, text, text, text, uuid, timestamptz),
  identity_join_as_admin(uuid, text, text, uuid, uuid, timestamptz),
  identity_rename_agency(uuid, text, uuid, timestamptz),
  identity_suspend_agency(uuid, boolean, uuid, timestamptz),
  identity_agency_events(uuid),
  identity_visits(uuid, timestamptz, integer, integer)
from public;
--> statement-breakpoint
grant execute on function
  identity_enter_agency(uuid, uuid, timestamptz),
  identity_session_facts(uuid),
  identity_agencies_of(uuid, text, integer, integer),
  identity_agencies(text, integer, integer),
  identity_create_agency(uuid, text, text, text, text, uuid, timestamptz),
  identity_join_as_admin(uuid, text, text, uuid, uuid, timestamptz),
  identity_rename_agency(uuid, text, uuid, timestamptz),
  identity_suspend_agency(uuid, boolean, uuid, timestamptz),
  identity_agency_events(uuid),
  identity_visits(uuid, timestamptz, integer, integer)
to greenroom_app;
--> statement-breakpoint
-- People outside the agencies whom the app admins keep an eye on. Favourites that are unmarked stay, to be marked again.
create table favorite (
  id uuid primary key,
  display_name text not null,
  link text,
  is_marked boolean not null default true,
  created_by uuid not null references account,
  created_at timestamptz not null,
  marked_at timestamptz not null
);
--> statement-breakpoint
create index favorite_name_idx on favorite (lower(display_name), id) where is_marked;
--> statement-breakpoint
revoke all on favorite from public;
--> statement-breakpoint
grant select, insert, update on favorite to greenroom_app;
