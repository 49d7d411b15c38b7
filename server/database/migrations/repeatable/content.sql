-- Talents of agencies by name, for a super admin outside of them: of the named agencies, or of all. No row for anybody else.
-- Each row says how many its own agency has.
create or replace function operator_talents(reader uuid, of_agencies uuid[], words text, most integer)
returns table (id uuid, label text, agency_id uuid, agency_name text, of_agency bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former text := current_setting('app.agency', true);
  one record;
begin
  if not exists (
    select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null
  ) then
    return;
  end if;
  for one in select g.id, g.name from agency g where of_agencies is null or g.id = any(of_agencies) loop
    perform set_config('app.agency', one.id::text, true);
    return query
      select r.id, r.label, one.id, one.name, count(*) over ()
      from record r
      where r.agency_id = one.id and r.kind = 'talent' and r.deleted_at is null
        and position(lower(words) in lower(r.label)) > 0
      order by r.label, r.id
      limit most;
  end loop;
  perform set_config('app.agency', coalesce(former, ''), true);
end
$$;
--> statement-breakpoint
-- Notes for each agency that a super admin read names of its talents: once an hour. Nobody else is noted.
create or replace function operator_note_talents(reader uuid, of_agencies uuid[], moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into agency_event (agency_id, account_id, at, action)
  select g.id, a.id, moment, 'readTalents'
  from account a
  join agency g on g.id = any(of_agencies)
  where a.id = reader and a.product_role = 'super_admin'
    and not exists (
      select from agency_event e
      where e.agency_id = g.id and e.account_id = a.id and e.action = 'readTalents' and e.at > moment - interval '1 hour'
    )
$$;
--> statement-breakpoint
-- Whether the agency that the connection is bound to is there and open.
create or replace function agency_is_open() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from agency g
    where g.id = nullif(current_setting('app.agency', true), '')::uuid and g.suspended_at is null
  )
$$;
--> statement-breakpoint
revoke all on function
  agency_is_open(),
  operator_talents(uuid, uuid[], text, integer),
  operator_note_talents(uuid, uuid[], timestamptz)
from public;
--> statement-breakpoint
grant execute on function
  agency_is_open(),
  operator_talents(uuid, uuid[], text, integer),
  operator_note_talents(uuid, uuid[], timestamptz)
to greenroom_app;
