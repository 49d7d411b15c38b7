-- What requests may touch: every table under row-level security, and nothing else by default. Named functions and
-- single tables beyond that are granted where they are made. Run again after every change of tables (see below).
create or replace function secure_tenant_tables() returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    if one.relrowsecurity then
      if not one.relforcerowsecurity then
        execute format('alter table public.%I force row level security', one.relname);
      end if;
      execute format('grant select, insert, update, delete on public.%I to greenroom_app', one.relname);
    end if;
  end loop;
end
$$;
--> statement-breakpoint
grant usage on schema public to greenroom_app;
