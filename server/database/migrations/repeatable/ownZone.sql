-- The time zone of somebody without a staff record in the agency that the connection is bound to: with their membership
-- there, or for a role above the agencies with the account.
create or replace function identity_choose_zone(of_account uuid, new_time_zone text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update membership set time_zone = new_time_zone
  where account_id = of_account and staff_id is null
    and agency_id = nullif(current_setting('app.agency', true), '')::uuid;
  if not found then
    update account set time_zone = new_time_zone where id = of_account and product_role is not null;
  end if;
end
$$;
--> statement-breakpoint
revoke all on function identity_choose_zone(uuid, text) from public;
--> statement-breakpoint
grant execute on function identity_choose_zone(uuid, text) to greenroom_app;
