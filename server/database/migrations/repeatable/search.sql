-- Keyword search (design: search texts stand in a table that requests cannot touch, because trigram operators lose
-- their index under a policy). These functions are the only way in, and each looks at its own agency alone.
create table if not exists search_text (
  agency_id uuid not null,
  record_id uuid not null,
  kind text not null,
  label text not null,
  text text not null,
  primary key (agency_id, record_id)
);
--> statement-breakpoint
create index if not exists search_text_trigram on search_text using gin (text gin_trgm_ops);
--> statement-breakpoint
create index if not exists search_label_trigram on search_text using gin (label gin_trgm_ops);
--> statement-breakpoint
create or replace function search_ids(wanted_kind text, patterns text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  return query select s.record_id from search_text s
    where s.text ilike all (patterns) and s.agency_id = agency and s.kind = wanted_kind;
end
$$;
--> statement-breakpoint
-- The same over several kinds, by label: what pickers ask.
create or replace function search_labels(wanted_kinds text[], patterns text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  return query select s.record_id from search_text s
    where s.label ilike all (patterns) and s.agency_id = agency and s.kind = any (wanted_kinds);
end
$$;
--> statement-breakpoint
create or replace function put_search_text(record uuid, record_kind text, record_label text, record_text text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  insert into search_text (agency_id, record_id, kind, label, text)
  values (agency, record, record_kind, record_label, record_text)
  on conflict (agency_id, record_id) do update set kind = excluded.kind, label = excluded.label,
    text = excluded.text;
end
$$;
--> statement-breakpoint
create or replace function drop_search_text(record uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from search_text where agency_id = nullif(current_setting('app.agency', true), '')::uuid and record_id = record
$$;
--> statement-breakpoint
revoke all on function search_ids(text, text[]), search_labels(text[], text[]),
  put_search_text(uuid, text, text, text), drop_search_text(uuid) from public;
--> statement-breakpoint
grant execute on function search_ids(text, text[]), search_labels(text[], text[]),
  put_search_text(uuid, text, text, text), drop_search_text(uuid)
  to greenroom_app;
