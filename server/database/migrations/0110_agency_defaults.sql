-- What the amounts, numbers and times of an agency are in where nothing else is said: its currency, the locale that names its
-- country, and its zone.
create function identity_agency_defaults(of_agency uuid)
returns table (agency_currency text, agency_locale text, agency_time_zone text)
language sql stable security definer set search_path = public, pg_temp as $$
  select currency, locale, time_zone from agency where id = of_agency
$$;
--> statement-breakpoint
revoke all on function identity_agency_defaults(uuid) from public;
--> statement-breakpoint
grant execute on function identity_agency_defaults(uuid) to greenroom_app;
