-- The day on which an agency's weeks begin. Its logo is the file that the record of its own id uses as an avatar.
alter table agency add column first_weekday text not null default 'MO'
  constraint agency_first_weekday_check check (first_weekday in ('MO', 'SA', 'SU'));
--> statement-breakpoint
drop function identity_agency_defaults(uuid);
--> statement-breakpoint
create function identity_agency_defaults(of_agency uuid)
returns table (
  agency_currency text, agency_locale text, agency_time_zone text, agency_country text, agency_first_weekday text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select currency, locale, time_zone, country, first_weekday from agency where id = of_agency
$$;
--> statement-breakpoint
drop function identity_agency_settings();
--> statement-breakpoint
create function identity_agency_settings()
returns table (name text, time_zone text, currency text, locale text, country text, first_weekday text)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.name, g.time_zone, g.currency, g.locale, g.country, g.first_weekday
  from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
drop function identity_change_agency(text, text, text, text, text, boolean);
--> statement-breakpoint
-- Changes what is given of the agency in which the request is made; false where another agency has the name. A country is
-- given with `sets_country`: null is that of the locale.
create function identity_change_agency(
  new_name text, new_zone text, new_currency text, new_locale text, new_country text, sets_country boolean,
  new_first_weekday text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  if new_name is not null then
    lock table agency in share row exclusive mode;
    if exists (select from agency g where lower(g.name) = lower(new_name) and g.id <> own) then
      return false;
    end if;
  end if;
  update agency set
    name = coalesce(new_name, name),
    time_zone = coalesce(new_zone, time_zone),
    currency = coalesce(new_currency, currency),
    locale = coalesce(new_locale, locale),
    country = case when sets_country then new_country else country end,
    first_weekday = coalesce(new_first_weekday, first_weekday)
  where id = own;
  return true;
end
$$;
--> statement-breakpoint
revoke all on function identity_agency_defaults(uuid), identity_agency_settings(),
  identity_change_agency(text, text, text, text, text, boolean, text) from public;
--> statement-breakpoint
grant execute on function identity_agency_defaults(uuid), identity_agency_settings(),
  identity_change_agency(text, text, text, text, text, boolean, text) to greenroom_app;
