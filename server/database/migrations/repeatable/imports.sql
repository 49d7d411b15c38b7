-- Who somebody is in the agency that the connection is bound to, for work that goes on after they have signed out. No row
-- where they may not work there (any longer).
create or replace function identity_actor(of_account uuid)
returns table (account_id uuid, agency_id uuid, staff_id uuid, role text, levels jsonb, time_zone text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, g.id, m.staff_id, coalesce(a.product_role, m.role), coalesce(m.levels, '{}'::jsonb),
    coalesce(m.time_zone, a.time_zone, g.time_zone, 'Australia/Sydney')
  from account a
  join agency g on g.id = nullif(current_setting('app.agency', true), '')::uuid
  left join membership m on m.agency_id = g.id and m.account_id = a.id and a.product_role is null
  where a.id = of_account and a.suspended_at is null and g.suspended_at is null
    and (
      a.product_role = 'super_admin'
      or (m.account_id is not null and m.invited_at is null and m.suspended_at is null and m.removed_at is null)
    )
$$;
--> statement-breakpoint
revoke all on function identity_actor(uuid) from public;
--> statement-breakpoint
grant execute on function identity_actor(uuid) to greenroom_app;
