-- Keyword search (design: search texts stand in a table that requests cannot touch, because LIKE and trigram operators
-- lose their index under a policy). These functions are the only way in, and each looks at its own agency alone.
-- The texts of records that are not deleted: what a limited search counts. Deleted ones are searched by lists of them.
create or replace view living_text as
  select s.* from search_text s where not exists (
    select from record r where r.agency_id = s.agency_id and r.id = s.record_id and r.deleted_at is not null);
--> statement-breakpoint
-- What stands between spaces and ASCII punctuation.
create or replace function search_tokens(words text) returns setof text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select token from string_to_table(
    translate(words, $signs$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$signs$, repeat(' ', 32)), ' ') token
  where token <> ''
$$;
--> statement-breakpoint
create or replace function search_rest(lead text, words text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(string_agg(token, ' '), '') from search_tokens(words) token where strpos(lead, token) = 0
$$;
--> statement-breakpoint
-- The pattern of "contains" for LIKE, the word's own wildcards taken literally.
create or replace function search_pattern(word text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
-- The records that hold every word; with `beyond_lead` those that hold every word elsewhere than where their lead begins.
-- A word too short for a trigram is found by its pairs of letters; one of signs alone costs a look at each of the agency's
-- texts. One short word is enough to look for, apart from where leads begin with it: to find a text's pairs anew is dear.
-- With `most`, any that many of those that are not deleted.
drop function if exists search_ids(text, text[], boolean);
--> statement-breakpoint
create or replace function search_ids(wanted_kind text, words text[], beyond_lead boolean default false, most integer default null)
returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp rows 200 as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  tokens text[] := array(select distinct token from unnest(words) word, search_tokens(word) token);
  short text := (select token from unnest(tokens) token where token !~ '[[:alnum:]]{3}' order by length(token) desc limit 1);
  ways text[] := array[null];
  indexed text;
begin
  select string_agg(format(
      case when beyond_lead then '(s.rest like %1$L or substr(s.lead, 2) like %1$L)'
        else '(s.rest like %1$L or substr(s.lead, 2) like %1$L or s.lead like %2$L)' end,
      search_pattern(token), substr(search_pattern(token), 2)), ' and ') into indexed
    from unnest(tokens) token where token ~ '[[:alnum:]]{3}';
  if short is not null then
    ways := array[format('search_pairs(substr(s.lead, 2) || '' '' || s.rest) @> %L::text[]', search_pairs(short))];
    if not beyond_lead then ways := ways || format('s.lead like %L', substr(search_pattern(short), 2)); end if;
  end if;
  -- Planned anew each time, for these very words: they decide which index is worth reading.
  return query execute (select string_agg(concat_ws(' and ', format('select s.record_id from %I s
    where s.agency_id = $1 and s.kind = $2 and s.text like all ($3)', case when most is null then 'search_text' else 'living_text' end),
    indexed, way), ' union ') || ' limit $4' from unnest(ways) way)
    using agency, wanted_kind, patterns, most;
end
$$;
--> statement-breakpoint
-- Which of these records hold every word.
create or replace function search_among(ids uuid[], words text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
begin
  return query select s.record_id from search_text s
    where s.agency_id = agency and s.record_id = any (ids) and s.text like all (patterns);
end
$$;
--> statement-breakpoint
-- How a page of a search is best found, judged by a sample of the texts. With `leads`, in the order of titles, few rows
-- hold the words elsewhere than where their lead begins. Otherwise `reach` is how many rows of the list's order to try,
-- first few, then more; none where reading all that match costs less.
create or replace function search_plan(wanted_kind text, words text[], need integer, by_title boolean,
  out reach integer[], out leads boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  is_indexed boolean := exists (select from unnest(words) word, search_tokens(word) token);
  pages float := pg_relation_size('search_text') / current_setting('block_size')::integer;
  share float := least(1, 25 / greatest(1, pages));
  own integer;
  hits float;
  elsewhere float;
  expected float;
  most float;
begin
  select count(*), greatest(0.5, count(*) filter (where s.text like all (patterns))),
      count(*) filter (where s.rest like all (patterns) or substr(s.lead, 2) like all (patterns)) into own, hits, elsewhere
    from search_text s tablesample system (100 * share) repeatable (1) where s.agency_id = agency and s.kind = wanted_kind;
  expected := need * own / hits;
  -- To try a row of the order costs a third of reading one that matches, and five times a look at the next text.
  leads := by_title and 3 * elsewhere / share < 1.5 * expected;
  most := case when leads then 0 when is_indexed then 3 * hits else own / 5.0 end / share;
  reach := array(select size::integer from unnest(array[1.5, 16, 100]) factor, cast(factor * expected as float) size
    where size < most order by size);
end
$$;
--> statement-breakpoint
-- The same over several kinds, by label: what pickers ask.
create or replace function search_labels(wanted_kinds text[], patterns text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  indexed text;
begin
  select string_agg(format('s.label like %L', pattern), ' and ') into indexed
    from unnest(patterns) pattern where pattern ~ '[[:alnum:]]{3}';
  return query execute concat_ws(' and ', 'select s.record_id from search_text s
    where s.agency_id = $1 and s.kind = any ($2) and s.label like all ($3)', indexed) using agency, wanted_kinds, patterns;
end
$$;
--> statement-breakpoint
-- How likely somebody of this name is the one that is looked for.
create or replace function search_rank(label text, phrase text, starts text[], patterns text[]) returns real
language sql immutable parallel safe as $$
  select (case when label = phrase then 1 when starts_with(label, phrase) then 0.9 when ' ' || label like all (starts) then 0.8
    when label like all (patterns) then 0.7 else 0.6 end)::real
$$;
--> statement-breakpoint
-- The expression that finds where a word begins that is this one but for two neighbouring letters the other way round.
-- They share few trigrams in a short word, enough in one of more than twelve letters. One of three letters is only taken
-- for another one that is as long.
create or replace function search_swaps(word text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select '\m(' || string_agg(regexp_replace(
      overlay(word placing reverse(substr(word, i, 2)) from i for 2), '[][*+?(){}|^$.\\]', '\\\&', 'g'), '|') || ')'
      || case when length(word) = 3 then '\M' else '' end
    from generate_series(1, length(word) - 1) i
    where length(word) <= 12 and substr(word, i, 1) <> substr(word, i + 1, 1)
$$;
--> statement-breakpoint
-- People by what they are called, the likeliest first: a whole name, its beginning, the beginnings of its words, anything
-- that they are found by; where these are few, also names spelt much like the words, or with two letters swapped. One or
-- two letters are looked for where names begin. One way of looking after the other until there are `most`; without it all
-- that hold the words. Deleted ones are nobody.
create or replace function search_people(wanted_kinds text[], words text[], most integer default null)
returns table (record_id uuid, rank real)
language plpgsql stable security definer set search_path = public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45 rows 100 as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  phrase text := array_to_string(words, ' ');
  is_short boolean := octet_length(phrase) < 3;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  starts text[] := array(select '% ' || substr(pattern, 2) from unnest(patterns) pattern);
  enough constant integer := 8;
  everybody constant integer := 2147483647;
  found uuid[] := '{}';
  named uuid[];
  condition text;
  likeness text;
begin
  if most is not null or is_short then
    found := array(select named_so.record_id from unnest(wanted_kinds) wanted cross join lateral (
      select s.record_id from living_text s where s.agency_id = agency and s.kind = wanted
        and s.lead ~>=~ words[1] and s.lead ~<~ (words[1] || U&'\FFFF') and starts_with(s.label, phrase)
      order by s.lead using ~<~ limit most) named_so);
  else
    found := array(select id from unnest(wanted_kinds) wanted, search_ids(wanted, words, false, everybody) id);
  end if;
  select string_agg(format('s.label like %L', search_pattern(word)), ' and ') into condition
    from unnest(words) word where word ~ '[[:alnum:]]{3}';
  if not is_short and cardinality(found) < most and condition is not null then
    execute format('select array(select s.record_id from living_text s
      where s.agency_id = $1 and s.kind = any ($2) and %s and s.label like all ($3) limit 5 * $4)', condition)
      into named using agency, wanted_kinds, patterns, most;
    found := found || named;
  end if;
  if not is_short and most is not null and cardinality(found) < enough then
    found := found || array(select id from unnest(wanted_kinds) wanted, search_ids(wanted, words, false, most) id);
  end if;
  return query select s.record_id, search_rank(s.label, phrase, starts, patterns) from search_text s
    where s.agency_id = agency and s.record_id = any (found) order by 2 desc, s.label collate "C" limit most;
  if is_short or cardinality(found) >= enough then return; end if;

  select string_agg(format(case when length(word) > 3 then '(s.label ~ %2$L or s.label %%> %1$L)'
          else '(s.label ~ %2$L or s.label like %3$L and '' '' || s.label like %4$L)' end,
        word, swaps, search_pattern(word), '% ' || substr(search_pattern(word), 2)), ' and '),
      format('(%s) / %s', string_agg(format('case when s.label ~ %2$L then 0.8 else word_similarity(%1$L, s.label) end',
        word, swaps), ' + '), count(*)) into condition, likeness
    from unnest(words) word, search_swaps(word) swaps where word ~ '[[:alnum:]]{3}';
  if condition is null then return; end if;
  -- Each of several words may be less alike, since all have to be: until the function ends.
  if cardinality(words) > 1 then perform set_config('pg_trgm.word_similarity_threshold', '0.4', true); end if;
  starts := array(select '% ' || substr(search_pattern(word), 2) from unnest(words) word where word !~ '[[:alnum:]]{3}');
  return query execute format('select s.record_id, (0.5 * %s)::real from living_text s
    where s.agency_id = $1 and s.kind = any ($2) and %s and '' '' || s.label like all ($3) and s.record_id <> all ($4)
    order by 2 desc, s.label collate "C" limit 50', likeness, condition) using agency, wanted_kinds, starts, found;
end
$$;
--> statement-breakpoint
-- Records whose whole label is spelt much like a name, whatever the order of its words, the likeliest first; no deleted ones.
create or replace function search_alike(wanted_kinds text[], name text, most integer)
returns table (record_id uuid, likeness real)
language plpgsql stable security definer set search_path = public, pg_temp
set pg_trgm.similarity_threshold = 0.6 rows 20 as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  -- Planned anew each time, as above.
  return query execute format('select s.record_id, similarity(s.label, %1$L) from living_text s
    where s.agency_id = $1 and s.kind = any ($2) and s.label %% %1$L order by 2 desc, s.record_id limit $3', name)
    using agency, wanted_kinds, most;
end
$$;
--> statement-breakpoint
create or replace function put_search_text(
  record uuid, record_kind text, record_label text, record_text text, record_lead text
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  values (agency, record, record_kind, record_label, record_text, record_lead, search_rest(record_lead, record_text))
  on conflict (agency_id, record_id) do update set kind = excluded.kind, label = excluded.label,
    text = excluded.text, lead = excluded.lead, rest = excluded.rest;
end
$$;
--> statement-breakpoint
create or replace function drop_search_text(record uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from search_text where agency_id = nullif(current_setting('app.agency', true), '')::uuid and record_id = record
$$;
--> statement-breakpoint
revoke all on function search_ids(text, text[], boolean, integer), search_among(uuid[], text[]), search_plan(text, text[], integer, boolean),
  search_labels(text[], text[]), search_rank(text, text, text[], text[]),
  search_people(text[], text[], integer), search_alike(text[], text, integer),
  put_search_text(uuid, text, text, text, text), drop_search_text(uuid) from public;
--> statement-breakpoint
grant execute on function search_ids(text, text[], boolean, integer), search_among(uuid[], text[]), search_plan(text, text[], integer, boolean),
  search_labels(text[], text[]), search_rank(text, text, text[], text[]),
  search_people(text[], text[], integer), search_alike(text[], text, integer),
  put_search_text(uuid, text, text, text, text), drop_search_text(uuid)
  to greenroom_app;
