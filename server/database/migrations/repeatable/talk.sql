-- What counts as having spoken with somebody, as the declarations say (`talk.spoken`): calls that somebody took, mails that
-- are no notices, and enquiries that were answered.
create or replace view spoken_talk with (security_invoker = true) as
  select l.agency_id, l.target_id as record_id, c.id as talk_id, c.at
    from call_logs_about l join call_logs c on c.agency_id = l.agency_id and c.id = l.owner_id
    where c.deleted_at is null and c.direction in ('IN', 'OUT')
  union all
  select l.agency_id, l.target_id, m.id, m.at
    from mail_logs_about l join mail_logs m on m.agency_id = l.agency_id and m.id = l.owner_id
    where m.deleted_at is null and not m.is_automatic and m.state in ('RECEIVED', 'SENT')
  union all
  select l.agency_id, l.target_id, e.id, e.answered_at
    from enquiries_about l join enquiries e on e.agency_id = l.agency_id and e.id = l.owner_id
    where e.deleted_at is null and e.answered_at is not null
  union all
  select l.agency_id, l.target_id, e.id, e.answered_at
    from enquiries_talents l join enquiries e on e.agency_id = l.agency_id and e.id = l.owner_id
    where e.deleted_at is null and e.answered_at is not null;
--> statement-breakpoint
grant select on spoken_talk to greenroom_app;
--> statement-breakpoint
-- Those whose talk it is when somebody was talked with: a contact and whom the contact belongs to.
create or replace function people_of_talk(of_agency uuid, with_records uuid[]) returns table (id uuid) language sql stable as $$
  select unnest(with_records)
  union
  select c.client_id from partner_contacts c where c.agency_id = of_agency and c.id = any (with_records)
$$;
--> statement-breakpoint
-- The other way round: those with whom talk is somebody's, themselves and their contacts. Time lines are made by it, too.
create or replace function parties_of_talk(of_agency uuid, of_record uuid) returns table (id uuid) language sql stable as $$
  select of_record
  union all
  select c.id from partner_contacts c where c.agency_id = of_agency and c.client_id = of_record
$$;
--> statement-breakpoint
-- The moment of the last talk with somebody or a contact of theirs; null where there was none. Planned once a session: to plan takes
-- longer than to look, and a bulk edit asks for a thousand people.
create or replace function last_spoken(of_agency uuid, of_record uuid) returns timestamptz language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select max(l.at) from parties_of_talk(of_agency, of_record) w cross join lateral (
      select max(s.at) as at from spoken_talk s where s.agency_id = of_agency and s.record_id = w.id
    ) l
  );
end
$$;
--> statement-breakpoint
-- Talk with somebody that is new moves their moment forwards alone: it need not look at what was said before.
create or replace function raise_last_talk() returns trigger language plpgsql as $$
begin
  insert into last_talk (agency_id, record_id, at)
    select w.agency_id, p.id, max(s.at) from written w
      cross join lateral (select max(t.at) as at from spoken_talk t
        where t.agency_id = w.agency_id and t.record_id = w.target_id and t.talk_id = w.owner_id) s
      cross join lateral people_of_talk(w.agency_id, array[w.target_id]) p
      where s.at is not null group by w.agency_id, p.id order by w.agency_id, p.id
    on conflict (agency_id, record_id) do update set at = excluded.at where last_talk.at < excluded.at;
  return null;
end
$$;
--> statement-breakpoint
-- Works out the moments of some people anew, and of those to whom they belong. Each has a row before, and it is locked, so that
-- talk that is written meanwhile is looked at or waits; those with whom nobody spoke lose theirs again.
create or replace function refresh_last_talk(of_agency uuid, of_records uuid[]) returns void language plpgsql as $$
declare
  people uuid[] := array(select p.id from people_of_talk(of_agency, of_records) p);
begin
  insert into last_talk (agency_id, record_id, at)
    select of_agency, w.id, '-infinity' from unnest(people) w (id) order by w.id on conflict do nothing;
  perform from last_talk where agency_id = of_agency and record_id = any (people) order by record_id for update;
  update last_talk t set at = coalesce(s.at, '-infinity')
    from (select w.id, last_spoken(of_agency, w.id) as at from unnest(people) w (id)) s
    where t.agency_id = of_agency and t.record_id = s.id;
  delete from last_talk where agency_id = of_agency and record_id = any (people) and at = '-infinity';
end
$$;
--> statement-breakpoint
-- Talk that is about somebody no longer.
create or replace function end_talk_about() returns trigger language plpgsql as $$
begin
  perform refresh_last_talk(f.agency_id, array_agg(distinct f.target_id)) from former f group by f.agency_id;
  return null;
end
$$;
--> statement-breakpoint
-- Talk that is about somebody else since, as after a merge.
create or replace function move_talk_about() returns trigger language plpgsql as $$
begin
  perform refresh_last_talk(b.agency_id, array_agg(distinct b.target_id))
    from (select agency_id, target_id from former union select agency_id, target_id from written) b group by b.agency_id;
  return null;
end
$$;
--> statement-breakpoint
-- Contacts that are removed, or belong to somebody else since: their talk goes with them.
create or replace function end_talk_of_contacts() returns trigger language plpgsql as $$
begin
  perform refresh_last_talk(f.agency_id, array_agg(distinct f.client_id)) from former f group by f.agency_id;
  return null;
end
$$;
--> statement-breakpoint
create or replace function move_talk_of_contacts() returns trigger language plpgsql as $$
begin
  perform refresh_last_talk(m.agency_id, array_agg(distinct m.id)) from (
      select f.agency_id, unnest(array[f.client_id, w.client_id]) as id
        from former f join written w on w.agency_id = f.agency_id and w.id = f.id
        where w.client_id <> f.client_id
    ) m group by m.agency_id;
  return null;
end
$$;
--> statement-breakpoint
-- Talk that was moved, deleted, restored or answered: of everybody whom it is about. Named are the columns that decide whether
-- and when it counts, in one word each, and then the side tables; a change of anything else costs nothing.
create or replace function change_talk() returns trigger language plpgsql as $$
declare
  about text;
  changed text := (select string_agg(format('f.%1$I is distinct from w.%1$I', one), ' or ')
    from unnest(string_to_array(tg_argv[0], ' ')) one);
begin
  foreach about in array tg_argv[1:] loop
    execute format('select refresh_last_talk(l.agency_id, array_agg(distinct l.target_id))
      from written w join former f on f.agency_id = w.agency_id and f.id = w.id
        join %I l on l.agency_id = w.agency_id and l.owner_id = w.id
      where %s group by l.agency_id', about, changed);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  about text;
begin
  foreach about in array array['call_logs_about', 'mail_logs_about', 'enquiries_about', 'enquiries_talents'] loop
    execute format('create or replace trigger %I after insert on %I referencing new table as written
      for each statement execute function raise_last_talk()', about || '_raises_talk', about);
    execute format('create or replace trigger %I after delete on %I referencing old table as former
      for each statement execute function end_talk_about()', about || '_ends_talk', about);
    execute format('create or replace trigger %I after update on %I referencing old table as former new table as written
      for each statement execute function move_talk_about()', about || '_moves_talk', about);
  end loop;
end
$$;
--> statement-breakpoint
create or replace trigger partner_contacts_ends_talk after delete on partner_contacts referencing old table as former
  for each statement execute function end_talk_of_contacts();
--> statement-breakpoint
create or replace trigger partner_contacts_moves_talk after update on partner_contacts
  referencing old table as former new table as written for each statement execute function move_talk_of_contacts();
--> statement-breakpoint
create or replace trigger call_logs_change_talk after update on call_logs referencing old table as former new table as written
  for each statement execute function change_talk('deleted_at direction at', 'call_logs_about');
--> statement-breakpoint
create or replace trigger mail_logs_change_talk after update on mail_logs referencing old table as former new table as written
  for each statement execute function change_talk('deleted_at is_automatic state at', 'mail_logs_about');
--> statement-breakpoint
create or replace trigger enquiries_change_talk after update on enquiries referencing old table as former new table as written
  for each statement execute function change_talk('deleted_at answered_at', 'enquiries_about', 'enquiries_talents');
--> statement-breakpoint
-- Talk of before, agency by agency: the owner of the tables need not be above row-level security.
do $$
declare
  one uuid;
begin
  for one in select a.id from agency a loop
    perform set_config('app.agency', one::text, true);
    insert into last_talk (agency_id, record_id, at)
      select one, w.id, max(w.at) from (
        select s.record_id as id, s.at from spoken_talk s where s.agency_id = one
        union all
        select c.client_id, s.at from spoken_talk s
          join partner_contacts c on c.agency_id = one and c.id = s.record_id where s.agency_id = one
      ) w group by w.id
      on conflict (agency_id, record_id) do update set at = excluded.at where last_talk.at < excluded.at;
  end loop;
  perform set_config('app.agency', '', true);
end
$$;
