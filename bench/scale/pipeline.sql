-- The pipeline of one agency with everything that the engine would have written for it, and tasks linked to it. Settings:
-- bench.agency (its id), bench.talents (how many it has), bench.opportunities, bench.tasks. Equal settings give equal rows.
create temporary table filling as
  select i, pg_temp.id('o', i) as id, current_setting('bench.agency')::uuid as agency,
    (array['Campaign','Casting','Endorsement','Keynote','Residency','Tour support'])[1 + pg_temp.draw(i, 40, 6)]
      || ' ' || i as summary,
    status.ids[1 + pg_temp.draw(i, 41, cardinality(status.ids))] as status,
    pg_temp.id('s', 2 + pg_temp.draw(i, 42, 38)) as lead, pg_temp.id('s', 2 + pg_temp.draw(i, 43, 38)) as assignee,
    case when pg_temp.draw(i, 44, 10) > 0 then date '2024-06-01' + pg_temp.draw(i, 45, 900) end as expected,
    case when pg_temp.draw(i, 46, 10) > 0 then pg_temp.draw(i, 47, 5000000) end as value,
    case when pg_temp.draw(i, 48, 10) > 0 then 'AUD' else 'USD' end as currency,
    timestamptz '2024-01-01' + pg_temp.draw(i, 49, 50000000) * interval '1 second' as at
  from generate_series(1, current_setting('bench.opportunities')::integer) i,
    (select array_agg(id order by position, id) as ids from statuses
      where agency_id = current_setting('bench.agency')::uuid and type = 'PIPELINE') status;
insert into record (agency_id, id, kind, label) select agency, id, 'opportunity', summary from filling;
insert into opportunities (agency_id, id, created_at, updated_at, summary, status_id, lead_id, creator_id, value_currency,
    value, expected_on)
  select agency, id, at, at, summary, status, lead, lead, currency, value, expected from filling;
-- Each has two talents; the first two talents have a share of their own.
insert into opportunities_talents (agency_id, owner_id, target_id, position)
  select agency, id, pg_temp.id('t', talent), min(position) from (
    select agency, id, 3 + pg_temp.draw(i, 50 + position, current_setting('bench.talents')::integer - 2) as talent, position
    from filling, generate_series(1, 2) position
    union all
    (select agency, id, 1, 3 from filling order by hashint8extended(i, 60), i limit 5)
    union all
    (select agency, id, 2, 4 from filling order by hashint8extended(i, 61), i limit 5000)) named
  group by agency, id, talent;
insert into opportunities_assignees (agency_id, owner_id, target_id, position) select agency, id, assignee, 1 from filling;
insert into assignment (agency_id, record_id, staff_id, via)
  select agency, id, lead, 'lead' from filling union all select agency, id, assignee, 'assignees' from filling;
insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  select agency, id, 'opportunity', lower(summary), lower(summary), split_part(lower(summary), ' ', 1), lower(summary)
  from filling;
-- Some cards were put where they are.
insert into place (agency_id, record_id, kind, column_key, key)
  select agency, id, 'opportunity', status, 'd' || lpad((i / 10)::text, 4, '0') from filling
  where i % 10 = 0 and i <= 5000;

create temporary table task as
  select i, pg_temp.id('k', i) as id, current_setting('bench.agency')::uuid as agency, status.id as status,
    pg_temp.id('o', case when i <= 20 then 1 else 1 + pg_temp.draw(i, 70, current_setting('bench.opportunities')::integer) end)
      as opportunity,
    timestamptz '2026-01-01' + pg_temp.draw(i, 71, 50000000) * interval '1 second' as due
  from generate_series(1, current_setting('bench.tasks')::integer) i,
    (select id from statuses where agency_id = current_setting('bench.agency')::uuid and type = 'TASK'
      order by position, id limit 1) status;
insert into record (agency_id, id, kind, label) select agency, id, 'task', 'Call ' || i from task;
insert into tasks (agency_id, id, created_at, updated_at, summary, status_id, assignee_id, due_date, due_date_time_zone,
    due_date_end)
  select t.agency, t.id, due, due, 'Call ' || t.i, t.status, f.lead, due, 'UTC', due
  from task t join filling f on f.id = t.opportunity;
insert into tasks_link_tos (agency_id, owner_id, target_id, position) select agency, id, opportunity, 1 from task;
insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  select agency, id, 'task', 'call ' || i, 'call ' || i, 'call', 'call ' || i from task;
drop table filling, task;
