-- The role that requests run as, and the extension behind keyword search. Written by hand.
do $$
begin
  if not exists (select from pg_roles where rolname = 'greenroom_app') then
    create role greenroom_app nologin;
  end if;
  if not pg_has_role(current_user, 'greenroom_app', 'member') then
    execute format('grant greenroom_app to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
revoke create on schema public from public;
