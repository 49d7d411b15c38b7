-- Functions of the scripts that fill an agency. Setting: bench.agency (its id). Equal arguments give equal values.
create or replace function pg_temp.draw(i bigint, seed bigint, size bigint) returns integer language sql immutable as $$
  select (((hashint8extended(i, seed) % size) + size) % size)::integer
$$;
-- Ids are ordered by their making, as version 7 is.
create or replace function pg_temp.id(letter text, i bigint) returns uuid language sql stable as $$
  select (lpad(to_hex(1735689600000 + i), 12, '0') || '7000' || '8' || right(current_setting('bench.agency'), 4)
    || lpad(to_hex(ascii(letter) * 4294967296::bigint + i), 11, '0'))::uuid
$$;
