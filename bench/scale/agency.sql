-- One agency with everything that the engine would have written for it. Settings: bench.agency (its id), bench.talents,
-- bench.notes, bench.assigned (how many talents the viewer of many sees; the viewer of few sees five).
-- Equal settings give equal rows.
create temporary table word as select
  array['maria','james','aroha','wei','fatima','liam','olivia','noah','amelia','jack','charlotte','william','isla',
    'thomas','ava','lucas','grace','henry','mia','leo','zoe','ethan','ruby','oscar','ella','max','sofia','archie',
    'chloe','hugo','hana','kenji','priya','arjun','mei','tane','niamh','sione','ines','mateo'] as firsts,
  array['bar','cal','dor','el','fen','gar','hal','is','jar','kel','lor','mar','nor','os','pel','quin','ros','sel','tor',
    'ul','ver','wal','xan','yor','zan'] as starts,
  array['a','e','i','o','u','an','en','in','on','un','ar','er','ir','or','ur','al','el','il','ol','ul'] as middles,
  array['ton','ley','sen','ski','man','wood','berg','field','ford','well','dale','mont','stone','ridge','burn','croft',
    'shaw','worth','land','brook'] as ends,
  array['sydney','melbourne','brisbane','perth','adelaide','auckland','wellington','hobart','darwin','canberra',
    'gold coast','newcastle','wollongong','geelong','cairns','townsville','london','paris','tokyo','lagos'] as places;
create temporary table filling as
  select *, initcap(first || ' ' || last) as name, first || '.' || last || i || '@example.com' as email from (
  select i, pg_temp.id('t', i) as id, current_setting('bench.agency')::uuid as agency,
    -- A squared draw: words early in a list are common, late ones rare.
    case when common.first < 40 then firsts[1 + common.first]
      else starts[1 + common.first % 25] || middles[1 + common.first / 25 % 20] || 'a' end as first,
    starts[1 + common.last % 25] || middles[1 + common.last / 25 % 20] || ends[1 + common.last / 500 % 20] as last,
    places[1 + common.place] as place,
    '04' || lpad(pg_temp.draw(i, 8, 100000000)::text, 8, '0') as phone,
    pg_temp.draw(i, 9, 16000) as days, pg_temp.draw(i, 10, 180000000) as seconds, pg_temp.draw(i, 11, 38) as staff
  from word, generate_series(1, current_setting('bench.talents')::integer) i,
    lateral (select (pg_temp.draw(i, 1, 10000)::bigint ^ 2 * 500 / 10000 ^ 2)::integer as first,
      (pg_temp.draw(i, 2, 100000)::bigint ^ 2 * 9999 / 100000 ^ 2)::integer as last,
      (pg_temp.draw(i, 3, 10000)::bigint ^ 2 * 19 / 10000 ^ 2)::integer as place) common) one;
drop table word;

insert into record (agency_id, id, kind, label)
  select current_setting('bench.agency')::uuid, pg_temp.id('s', i), 'staff', 'Staff ' || i from generate_series(0, 40) i;
insert into record (agency_id, id, kind, label)
  select current_setting('bench.agency')::uuid, pg_temp.id('c', i), 'catalogue', 'Category ' || i
  from generate_series(1, 12) i;
insert into record (agency_id, id, kind, label) select agency, id, 'talent', name from filling;
insert into talents (agency_id, id, kind, created_at, updated_at, display_name, status, email, phone_number,
    country_code, dob, location, start_date, headline, bio)
  select agency, id, 'talent', at, at + days * interval '1 hour', name,
    (array['ACTIVE','ACTIVE','ACTIVE','ACTIVE','ACTIVE','PENDING','PENDING','LOCKED','REJECTED'])[1 + i % 9],
    email, phone, 'AU', date '1960-01-01' + days, initcap(place),
    case when i % 10 > 0 then date '2015-01-01' + days % 4000 end, 'Works in ' || place,
    'Somebody whom the agency has known for a while, with a line or two about what they do best.'
  from (select *, timestamptz '2019-01-01' + seconds * interval '1 second' as at from filling) one;
insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  select agency, id, 'talent', first || ' ' || last,
    first || ' ' || last || ' ' || email || ' ' || phone || ' ' || phone || ' ' || place || ' ' || replace(email, '.', ''),
    first,
    -- What search_rest answers, but for the order of the words, in a tenth of the time.
    last || ' ' || last || i || ' example com ' || phone || ' ' || place || ' ' || first || last || i || ' examplecom'
  from filling;
insert into talents_categories (agency_id, owner_id, target_id, position)
  select agency, id, pg_temp.id('c', 1 + i % 12), 1 from filling;
insert into talents_assignees (agency_id, owner_id, target_id, position)
  select agency, id, pg_temp.id('s', 2 + staff), 1 from filling;
-- The viewers: staff 0 of five talents, staff 1 of a share of them, staff 40 of 150.
insert into talents_assignees (agency_id, owner_id, target_id, position)
  (select agency, id, pg_temp.id('s', 0), 2 from filling order by hashint8extended(i, 20), i limit 5)
  union all
  (select agency, id, pg_temp.id('s', 1), 3 from filling order by hashint8extended(i, 21), i
   limit current_setting('bench.assigned')::integer)
  union all
  (select agency, id, pg_temp.id('s', 40), 4 from filling order by hashint8extended(i, 22), i limit 150);
insert into assignment (agency_id, record_id, staff_id, via)
  select agency_id, owner_id, target_id, 'assignees' from talents_assignees
  where agency_id = current_setting('bench.agency')::uuid;

create temporary table note as
  select i, pg_temp.id('n', i) as id, current_setting('bench.agency')::uuid as agency,
    pg_temp.id('t', 1 + pg_temp.draw(i, 30, current_setting('bench.talents')::integer)) as owner,
    'Called about the season, will ring back on day ' || pg_temp.draw(i, 31, 900) as text,
    timestamptz '2024-01-01' + pg_temp.draw(i, 32, 50000000) * interval '1 second' as at
  from generate_series(1, current_setting('bench.notes')::integer) i;
insert into record (agency_id, id, kind, label) select agency, id, 'note', text from note;
insert into notes (agency_id, id, created_at, updated_at, text, owner_id, author_id)
  select agency, id, at, at, text, owner, pg_temp.id('s', 2 + i % 38) from note;
insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  select agency, id, 'note', lower(text), lower(text), 'called', search_rest('called', lower(text)) from note;
drop table filling, note;
