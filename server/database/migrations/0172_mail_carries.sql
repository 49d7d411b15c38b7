-- Mail with copies, an address for answers, files, and the record that it is about. Written by hand.
alter table mail
  add column cc text[] not null default '{}',
  -- Where answers go; the sender's address without one.
  add column reply_to text,
  add column reply_name text,
  -- The record of the agency that it is about. It names a row that may be gone: mail outlives what it tells of.
  add column about_id uuid,
  -- [{ "mediaId", "filename", "bytes" }]: files of the agency, read when it leaves.
  add column files jsonb not null default '[]';
--> statement-breakpoint
create index mail_about_idx on mail (agency_id, about_id, created_at, id) where about_id is not null;
--> statement-breakpoint
-- What admins and super admins read of a mail has its copies and files too. The first two are made by
-- repeatable/invitations.sql and repeatable/operators.sql, which run after all numbered scripts.
drop function if exists mail_of_agency(uuid, timestamptz, uuid, integer, integer);
--> statement-breakpoint
drop function if exists mail_of_product(uuid, timestamptz, uuid, integer, integer);
--> statement-breakpoint
drop function mail_shown(timestamptz);
--> statement-breakpoint
-- Mail as it may be read: a link shows only where nobody has been sent it and it is still good.
create function mail_shown(moment timestamptz) returns table (
  id uuid, agency_id uuid, account_id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text,
  subject text, text text, link text, state text, failure text, created_at timestamptz, sent_at timestamptz
)
language sql stable set search_path = public, pg_temp as $$
  select m.id, m.agency_id, m.account_id, g.name, m.recipient, m.cc, m.files, m.kind, m.subject, m.text,
    case when m.state in ('kept', 'failed') and m.link_until > moment then m.link end,
    m.state, m.failure, m.created_at, m.sent_at
  from mail m
  left join agency g on g.id = m.agency_id
$$;
--> statement-breakpoint
revoke all on function mail_shown(timestamptz) from public;
