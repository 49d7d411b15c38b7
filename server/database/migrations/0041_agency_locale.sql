-- How the agency in which a request is made writes dates and amounts: its language and country.
create function identity_own_locale() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select locale from agency where id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function identity_own_locale() from public;
--> statement-breakpoint
grant execute on function identity_own_locale() to greenroom_app;
