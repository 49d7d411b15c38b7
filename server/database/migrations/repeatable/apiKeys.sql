-- What an account is called and signs in with, and the agency that the connection is bound to, for a person of that agency
-- who calls by an API key.
create or replace function identity_person(of_account uuid)
returns table (email text, display_name text, agency_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.display_name, g.name
  from membership m
  join account a on a.id = m.account_id
  join agency g on g.id = m.agency_id
  where m.account_id = of_account and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function identity_person(uuid) from public;
--> statement-breakpoint
grant execute on function identity_person(uuid) to greenroom_app;
