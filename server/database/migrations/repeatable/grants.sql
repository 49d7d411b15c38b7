-- What requests may touch: every table under row-level security, and nothing else by default. Named functions and
-- single tables beyond that are granted where they are made. Run again after every change of tables (see below).
create or replace function secure_tenant_tables() returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity,
      -- Append-only tables have policies for reading and adding rows alone.
      exists (select from pg_policy p where p.polrelid = c.oid)
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'w', 'd')) as is_append_only
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    if one.relrowsecurity then
      if not one.relforcerowsecurity then
        execute format('alter table public.%I force row level security', one.relname);
      end if;
      if one.is_append_only then
        execute format('revoke update, delete on public.%I from greenroom_app', one.relname);
        execute format('grant select, insert on public.%I to greenroom_app', one.relname);
      else
        execute format('grant select, insert, update, delete on public.%I to greenroom_app', one.relname);
      end if;
    end if;
  end loop;
end
$$;
--> statement-breakpoint
grant usage on schema public to greenroom_app;
