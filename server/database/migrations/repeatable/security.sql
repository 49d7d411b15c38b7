-- How long passwords of people of the agency that the connection is bound to have to be.
create or replace function identity_agency_password_length() returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select g.password_length from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
create or replace function identity_ask_password_length(wanted integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update agency set password_length = wanted where id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function identity_agency_password_length(), identity_ask_password_length(integer) from public;
--> statement-breakpoint
grant execute on function identity_agency_password_length(), identity_ask_password_length(integer) to greenroom_app;
