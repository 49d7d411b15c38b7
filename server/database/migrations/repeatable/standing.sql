-- How somebody stands in the agency, as the list of staff says it: the state of the account, or that an account that is in use
-- opens nothing.
create or replace function identity_staff_standing(of_agency uuid, of_staff uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when state = 'ACTIVE' and exists (
      select from membership m
      where m.agency_id = of_agency and m.staff_id = of_staff and m.role = 'staff'
        and m.levels::text !~ '"(VIEW|EDIT)_'
    ) then 'NO_ACCESS' else state end
  from identity_staff_state(of_agency, of_staff) state
$$;
--> statement-breakpoint
-- True while nobody can sign in to this installation.
create or replace function identity_needs_set_up() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from account where password_hash is not null)
$$;
--> statement-breakpoint
revoke all on function identity_staff_standing(uuid, uuid), identity_needs_set_up() from public;
--> statement-breakpoint
grant execute on function identity_staff_standing(uuid, uuid), identity_needs_set_up() to greenroom_app;
