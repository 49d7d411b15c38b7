-- Mail that the product sends, the one-time codes in it, and invitations. Written by hand.
-- An agency may ask for longer passwords than the product does (design 12).
alter table agency add column password_length integer not null default 6 check (password_length between 6 and 64);
--> statement-breakpoint
-- Set while the person has yet to accept: such a membership is no way in.
alter table membership add column invited_at timestamptz;
--> statement-breakpoint
alter table session drop constraint session_ended_by_check;
--> statement-breakpoint
alter table session add constraint session_ended_by_check
  check (ended_by in ('signOut', 'reusedToken', 'revoked', 'newPassword', 'passwordReset'));
--> statement-breakpoint
-- What is in a mail is kept as its hash. One a purpose (and inviting agency): a new one takes the place of the former.
create table one_time_code (
  code_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('passwordReset', 'invitation')),
  -- The agency that invites.
  agency_id uuid references agency on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint one_time_code_of_purpose unique nulls not distinct (account_id, purpose, agency_id)
);
--> statement-breakpoint
create index one_time_code_expiry_idx on one_time_code (expires_at);
--> statement-breakpoint
create table mail (
  id uuid primary key,
  -- Whose admins may read it; null leaves it to super admins.
  agency_id uuid references agency on delete cascade,
  -- Whom it is about.
  account_id uuid references account on delete cascade,
  recipient text not null,
  kind text not null,
  subject text not null,
  -- Both say {link} where the link stands, so that the link alone can be taken away.
  text text not null,
  html text not null,
  link text,
  link_until timestamptz,
  code_hash bytea,
  -- kept: there is no mail server. withdrawn: its code was void before it left.
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed', 'withdrawn')),
  failure text,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz
);
--> statement-breakpoint
create index mail_age_idx on mail (created_at, id);
--> statement-breakpoint
create index mail_agency_idx on mail (agency_id, created_at, id);
--> statement-breakpoint
create index mail_account_idx on mail (account_id);
--> statement-breakpoint
create index mail_waiting_idx on mail (next_try_at) where state = 'waiting';
--> statement-breakpoint
create index mail_code_idx on mail (code_hash) where code_hash is not null;
--> statement-breakpoint
revoke all on one_time_code, mail from public;
--> statement-breakpoint
-- A code that is used, replaced or swept takes its link out of every mail, and a mail that has not left yet stays here.
create function blank_links() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update mail
  set link = null, code_hash = null, state = case when state = 'waiting' then 'withdrawn' else state end
  where code_hash = old.code_hash;
  return null;
end
$$;
--> statement-breakpoint
create trigger one_time_code_gone after delete or update of code_hash on one_time_code
  for each row execute function blank_links();
--> statement-breakpoint
create or replace view live_session as
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
    or (
      m.account_id is not null and m.invited_at is null and m.suspended_at is null and m.removed_at is null
      and g.suspended_at is null
    )
  );
--> statement-breakpoint
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
-- The least number of characters of an account's next password: the strictest of its agencies, and of one that invites it.
create function identity_password_length(of_account uuid, inviting uuid) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(max(g.password_length), 6)
  from membership m
  join agency g on g.id = m.agency_id
  where m.account_id = of_account and (m.invited_at is null or m.agency_id = inviting)
$$;
--> statement-breakpoint
create function keep_code(
  hash bytea, of_account uuid, for_purpose text, inviting uuid, moment timestamptz, expiry timestamptz
) returns void
language sql set search_path = public, pg_temp as $$
  insert into one_time_code (code_hash, account_id, purpose, agency_id, created_at, expires_at)
  values (hash, of_account, for_purpose, inviting, moment, expiry)
  on conflict on constraint one_time_code_of_purpose
  do update set code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
$$;
--> statement-breakpoint
-- A code with which whoever reads the account's mail may choose another password. No row where there is no such account,
-- it is suspended, or no password was ever chosen. The agency is the only one that the account belongs to.
create function identity_request_reset(wanted_email text, hash bytea, moment timestamptz, expiry timestamptz)
returns table (account_id uuid, email text, display_name text, agency_id uuid, locale text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held account;
begin
  select * into held from account a
  where lower(a.email) = lower(wanted_email) and a.suspended_at is null and a.password_hash is not null;
  if not found then
    return;
  end if;
  perform keep_code(hash, held.id, 'passwordReset', null, moment, expiry);
  return query select held.id, held.email, held.display_name, w.agency_id, w.locale from identity_writer(held.id) w;
end
$$;
--> statement-breakpoint
-- In whose name an account is written to: the only agency that it belongs to; none, but the language of the first, where
-- they are several; none for a role above the agencies.
create function identity_writer(of_account uuid) returns table (agency_id uuid, locale text)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    case when a.product_role is null and count(g.id) = 1 then (array_agg(g.id))[1] end,
    coalesce((array_agg(g.locale order by m.created_at, m.agency_id))[1], 'en')
  from account a
  left join membership m on m.account_id = a.id and m.invited_at is null
  left join agency g on g.id = m.agency_id
  where a.id = of_account
  group by a.id
$$;
--> statement-breakpoint
-- A code with which somebody accepts their membership in the agency that the connection is bound to; without an agency, a
-- role above them. No row where there is nothing to accept.
create function identity_invite(of_account uuid, hash bytea, moment timestamptz, expiry timestamptz)
returns table (email text, display_name text, has_password boolean, agency_name text, locale text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bound uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  return query
    select a.email, a.display_name, a.password_hash is not null, g.name, coalesce(g.locale, 'en')
    from account a
    left join agency g on g.id = bound
    where a.id = of_account and identity_is_invited(a.id, bound);
  if found then
    perform keep_code(hash, of_account, 'invitation', bound, moment, expiry);
  end if;
end
$$;
--> statement-breakpoint
-- Has the account something of the agency's to accept? Whoever has a role above the agencies is invited by none.
create function identity_is_invited(of_account uuid, inviting uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from account a
    left join membership m on m.account_id = a.id and m.agency_id = inviting
    left join agency g on g.id = m.agency_id
    where a.id = of_account and a.suspended_at is null
      and case when inviting is null then a.product_role is not null and a.password_hash is null
        else a.product_role is null and m.invited_at is not null and m.suspended_at is null and m.removed_at is null
          and g.suspended_at is null
        end
  )
$$;
--> statement-breakpoint
-- Whom a good code speaks for; no row for any other. `hash_kept` is the present password's.
create function identity_code_holder(hash bytea, for_purpose text, moment timestamptz)
returns table (
  account_id uuid, email text, display_name text, agency_id uuid, agency_name text, locale text, hash_kept text,
  password_length integer
)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.display_name, c.agency_id, g.name, g.locale, a.password_hash,
    identity_password_length(a.id, c.agency_id)
  from one_time_code c
  join account a on a.id = c.account_id
  left join agency g on g.id = c.agency_id
  where c.code_hash = hash and c.purpose = for_purpose and c.expires_at > moment and a.suspended_at is null
    and (c.purpose <> 'invitation' or identity_is_invited(a.id, c.agency_id))
$$;
--> statement-breakpoint
-- Another password by a good code, and an end to every session. False where the code is good no longer.
create function identity_reset_password(hash bytea, new_hash text, moment timestamptz) returns boolean
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
  return true;
end
$$;
--> statement-breakpoint
-- Accepts an invitation by its code: with a first password, or with null where the person has one and has given it.
create function identity_accept_invitation(hash bytea, first_hash text, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held one_time_code;
begin
  delete from one_time_code c
  where c.code_hash = hash and c.purpose = 'invitation' and c.expires_at > moment
    and identity_is_invited(c.account_id, c.agency_id)
  returning c.* into held;
  update account set password_hash = coalesce(first_hash, password_hash)
  where id = held.account_id and (password_hash is null) = (first_hash is not null);
  if not found then
    return false;
  end if;
  update membership set invited_at = null where account_id = held.account_id and agency_id = held.agency_id;
  return true;
end
$$;
--> statement-breakpoint
-- As before; what was mailed to choose another password is good no longer.
create or replace function identity_change_password(
  of_account uuid, checked_hash text, new_hash text, kept_session uuid, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account set password_hash = new_hash where id = of_account and password_hash = checked_hash;
  if not found then
    return false;
  end if;
  update session set ended_at = moment, ended_by = 'newPassword'
  where account_id = of_account and id <> kept_session and ended_at is null;
  delete from one_time_code where account_id = of_account and purpose = 'passwordReset';
  return true;
end
$$;
--> statement-breakpoint
-- Takes a mail into the outbox. One without a recipient is the same work and leaves nothing.
create function mail_post(
  new_id uuid, of_agency uuid, about uuid, new_recipient text, new_kind text, new_subject text, new_text text,
  new_html text, new_link text, until timestamptz, hash bytea, new_state text, moment timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mail (
    id, agency_id, account_id, recipient, kind, subject, text, html, link, link_until, code_hash, state, next_try_at,
    created_at
  ) values (
    new_id, of_agency, about, coalesce(new_recipient, ''), new_kind, new_subject, new_text, new_html, new_link, until,
    hash, new_state, moment, moment
  );
  if new_recipient is null then
    delete from mail where id = new_id;
  end if;
end
$$;
--> statement-breakpoint
-- Mail as it may be read: a link shows only where nobody has been sent it and it is still good.
create function mail_shown(moment timestamptz) returns table (
  id uuid, agency_id uuid, account_id uuid, agency_name text, recipient text, kind text, subject text, text text,
  link text, state text, failure text, created_at timestamptz, sent_at timestamptz
)
language sql stable set search_path = public, pg_temp as $$
  select m.id, m.agency_id, m.account_id, g.name, m.recipient, m.kind, m.subject, m.text,
    case when m.state in ('kept', 'failed') and m.link_until > moment then m.link end,
    m.state, m.failure, m.created_at, m.sent_at
  from mail m
  left join agency g on g.id = m.agency_id
$$;
--> statement-breakpoint
-- What the admins of the agency that the connection is bound to may read, the newest first; `wanted` picks one. A mail
-- about somebody's password opens the whole account, so it is theirs only while the account is of no other agency.
create function mail_of_agency(moment timestamptz, wanted uuid, most integer, skipped integer)
returns table (
  id uuid, agency_name text, recipient text, kind text, subject text, text text, link text, state text, failure text,
  created_at timestamptz, sent_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.agency_name, s.recipient, s.kind, s.subject, s.text, s.link, s.state, s.failure, s.created_at, s.sent_at
  from mail_shown(moment) s
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
-- What a super admin may read: every mail. No row for anybody else.
create function mail_of_product(reader uuid, moment timestamptz, wanted uuid, most integer, skipped integer)
returns table (
  id uuid, agency_name text, recipient text, kind text, subject text, text text, link text, state text, failure text,
  created_at timestamptz, sent_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.agency_name, s.recipient, s.kind, s.subject, s.text, s.link, s.state, s.failure, s.created_at, s.sent_at
  from mail_shown(moment) s
  where (wanted is null or s.id = wanted)
    and exists (select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null)
  order by s.created_at desc, s.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
revoke all on function
  blank_links(),
  keep_code(bytea, uuid, text, uuid, timestamptz, timestamptz),
  mail_shown(timestamptz),
  identity_writer(uuid),
  identity_is_invited(uuid, uuid),
  identity_password_length(uuid, uuid),
  identity_request_reset(text, bytea, timestamptz, timestamptz),
  identity_invite(uuid, bytea, timestamptz, timestamptz),
  identity_code_holder(bytea, text, timestamptz),
  identity_reset_password(bytea, text, timestamptz),
  identity_accept_invitation(bytea, text, timestamptz),
  mail_post(uuid, uuid, uuid, text, text, text, text, text, text, timestamptz, bytea, text, timestamptz),
  mail_of_agency(timestamptz, uuid, integer, integer),
  mail_of_product(uuid, timestamptz, uuid, integer, integer)
from public;
--> statement-breakpoint
grant execute on function
  identity_writer(uuid),
  identity_password_length(uuid, uuid),
  identity_request_reset(text, bytea, timestamptz, timestamptz),
  identity_invite(uuid, bytea, timestamptz, timestamptz),
  identity_code_holder(bytea, text, timestamptz),
  identity_reset_password(bytea, text, timestamptz),
  identity_accept_invitation(bytea, text, timestamptz),
  mail_post(uuid, uuid, uuid, text, text, text, text, text, text, timestamptz, bytea, text, timestamptz),
  mail_of_agency(timestamptz, uuid, integer, integer),
  mail_of_product(uuid, timestamptz, uuid, integer, integer)
to greenroom_app;
