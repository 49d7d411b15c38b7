-- What a mail carries besides its words, and which mails are about a record. All of it speaks of the agency that the
-- connection is bound to.

drop function if exists mail_carry(uuid, text[], text, text, uuid, jsonb);
--> statement-breakpoint
-- Gives a mail that was just posted its copies, address for answers, record, files and envelope; null where the agency has no such
-- mail that is yet to leave.
create or replace function mail_carry(
  of_mail uuid, copies text[], reply_address text, reply_person text, about uuid, carried jsonb,
  head jsonb
) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  update mail
  set cc = copies, reply_to = reply_address, reply_name = reply_person, about_id = about, files = carried,
    envelope = head
  where id = of_mail and sent_at is null and agency_id = nullif(current_setting('app.agency', true), '')::uuid
  returning true
$$;
--> statement-breakpoint
-- Files that waiting mail carries: no sweep takes them before it left.
create or replace function mail_files_waiting() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select (f ->> 'mediaId')::uuid
  from mail m, jsonb_array_elements(m.files) f
  where m.state = 'waiting' and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
-- Mails about a record, given with the records that were merged into it, the newest first. Without texts and links:
-- whether the reader may know of the record is decided before.
create or replace function mail_of_record(wanted uuid[], most integer, skipped integer)
returns table (
  id uuid, kind text, subject text, recipient text, cc text[], files jsonb, state text, failure text,
  created_at timestamptz, sent_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.kind, m.subject, m.recipient, m.cc, m.files, m.state, m.failure, m.created_at, m.sent_at
  from mail m
  where m.about_id = any(wanted) and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
  order by m.created_at desc, m.id desc
  limit most offset skipped
$$;
--> statement-breakpoint
revoke all on function
  mail_carry(uuid, text[], text, text, uuid, jsonb, jsonb),
  mail_files_waiting(),
  mail_of_record(uuid[], integer, integer)
from public;
--> statement-breakpoint
grant execute on function
  mail_carry(uuid, text[], text, text, uuid, jsonb, jsonb),
  mail_files_waiting(),
  mail_of_record(uuid[], integer, integer)
to greenroom_app;
