-- What those who run the product see of agencies, and what agencies see of them (design 6).
-- The agencies that a mail opens: that which it is of, and unless it is an invitation every other one of the account.
create or replace function mail_agencies(of_mail uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select m.agency_id from mail m where m.id = of_mail and m.agency_id is not null
  union
  select s.agency_id
  from mail m
  join account a on a.id = m.account_id and a.product_role is null
  join membership s on s.account_id = a.id and s.invited_at is null
  where m.id = of_mail and m.kind <> 'invitation'
$$;
--> statement-breakpoint
-- What a super admin may read: every mail. No row for anybody else. The link of a mail that opens agencies shows inside one of
-- them alone; elsewhere the row names one where it would.
create or replace function mail_of_product(reader uuid, moment timestamptz, wanted uuid, most integer, skipped integer)
returns table (
  id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text, subject text, text text, link text,
  state text, failure text, created_at timestamptz, sent_at timestamptz, withheld_by uuid, withheld_by_name text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    s.id, s.agency_name, s.recipient, s.cc, s.files, s.kind, s.subject, s.text,
    case when o.id is null then s.link end, s.state, s.failure, s.created_at, s.sent_at, o.id, o.name
  from mail_shown(moment) s
  left join lateral (
    select g.id, g.name
    from mail_agencies(s.id) opened
    join agency g on g.id = opened
    where s.link is not null and not exists (
      select from mail_agencies(s.id) one where one = nullif(current_setting('app.agency', true), '')::uuid
    )
    order by g.suspended_at is null desc, coalesce(g.id = s.agency_id, false) desc, lower(g.name), g.id
    limit 1
  ) o on true
  where (wanted is null or s.id = wanted)
    and exists (select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null)
  order by s.created_at desc, s.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
-- Notes for each agency that a mail opens that a super admin read it, and whether its link showed: once an hour, since an
-- open page asks again. Nobody else is noted.
create or replace function mail_note_reading(reader uuid, of_mail uuid, has_link boolean, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into agency_event (agency_id, account_id, at, action, mail_id, subject, recipient)
  select opened, a.id, moment, case when has_link then 'readLink' else 'readMail' end, m.id, m.subject, m.recipient
  from mail m
  join account a on a.id = reader and a.product_role = 'super_admin'
  cross join mail_agencies(m.id) opened
  where m.id = of_mail
    and not exists (
      select from agency_event e
      where e.agency_id = opened and e.account_id = a.id and e.mail_id = m.id
        and e.action = case when has_link then 'readLink' else 'readMail' end and e.at > moment - interval '1 hour'
    )
$$;
--> statement-breakpoint
create or replace function identity_agency_events(of_agency uuid)
returns table (at timestamptz, by_name text, action text, before text, after text, subject text, recipient text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.at, a.display_name, e.action, e.before, e.after, e.subject, e.recipient
  from agency_event e
  join account a on a.id = e.account_id
  where e.agency_id = of_agency
  order by e.id desc
  limit 200
$$;
--> statement-breakpoint
-- All that operators did in an agency and with it, the newest first, or in every one where none is named: visits, and what
-- agency_event keeps. Whoever is still inside when their session runs out has left with it.
create or replace function identity_visits(of_agency uuid, moment timestamptz, most integer, skipped integer)
returns table (
  id text, kind text, agency_id uuid, agency_name text, by_name text, by_email text, at timestamptz, left_at timestamptz,
  before text, after text, subject text, recipient text, total bigint
)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    d.kind || '-' || d.id, d.kind, g.id, g.name, a.display_name, a.email, d.at, d.left_at, d.before, d.after, d.subject,
    d.recipient, count(*) over ()
  from (
    select
      c.id, 'visit' as kind, c.agency_id, c.account_id, c.entered_at as at,
      coalesce(c.left_at, case when s.expires_at <= moment then s.expires_at end) as left_at,
      null as before, null as after, null as subject, null as recipient
    from crossing c
    left join session s on s.id = c.session_id
    union all
    select e.id, e.action, e.agency_id, e.account_id, e.at, null, e.before, e.after, e.subject, e.recipient
    from agency_event e
  ) d
  join agency g on g.id = d.agency_id
  join account a on a.id = d.account_id
  where of_agency is null or d.agency_id = of_agency
  order by d.at desc, d.kind = 'visit', d.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
revoke all on function
  mail_agencies(uuid),
  mail_of_product(uuid, timestamptz, uuid, integer, integer),
  mail_note_reading(uuid, uuid, boolean, timestamptz),
  identity_agency_events(uuid),
  identity_visits(uuid, timestamptz, integer, integer)
from public;
--> statement-breakpoint
grant execute on function
  mail_of_product(uuid, timestamptz, uuid, integer, integer),
  mail_note_reading(uuid, uuid, boolean, timestamptz),
  identity_agency_events(uuid),
  identity_visits(uuid, timestamptz, integer, integer)
to greenroom_app;
