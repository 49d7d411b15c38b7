-- Words of one or two letters, which have no trigram, are found by the letters and pairs of letters of a text. Written by
-- hand. The function stands here and not among the repeatable ones, since an index keeps what it answers.
create function search_pairs(words text) returns text[]
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select letters || array(select a || b from unnest(letters, letters[2:]) pair(a, b) where a <> ' ' and b <> ' ')
  from (select string_to_array(words, null)) text(letters)
$$;
--> statement-breakpoint
create index search_pairs_idx on search_text using gin (search_pairs(substr(lead, 2) || ' ' || rest));
