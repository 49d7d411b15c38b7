-- The role that requests run as, and the extension behind keyword search. Written by hand.
do $$
begin
  if not exists (select from pg_roles where rolname = 'greenroom_app') then
    create role greenroom_app nologin;
  end if;
  -- From PostgreSQL 16 on, whoever makes a role may administer it but not become it.
  if not pg_has_role(
    current_user,
    'greenroom_app',
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
  ) then
    execute format('grant greenroom_app to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
revoke create on schema public from public;
