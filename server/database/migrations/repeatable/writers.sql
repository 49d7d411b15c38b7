-- What somebody is called who wrote in the agency that the connection is bound to and has no staff record there: a visitor
-- from the operator (design 6), or a member without one.
create or replace function identity_writers(wanted uuid[]) returns table (id uuid, display_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.display_name
  from account a
  where a.id = any(wanted)
    and (
      a.product_role = 'super_admin'
      or exists (
        select from membership m
        where m.account_id = a.id and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
      )
    )
$$;
--> statement-breakpoint
revoke all on function identity_writers(uuid[]) from public;
--> statement-breakpoint
grant execute on function identity_writers(uuid[]) to greenroom_app;
