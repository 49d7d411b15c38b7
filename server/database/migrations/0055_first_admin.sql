-- The first super admin may be made while no super admin has a password, and no longer only while there is no account at all:
-- where the demo's accounts were closed, nobody else may be there.
create or replace function identity_may_set_up(token_hash bytea, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from account where product_role = 'super_admin' and password_hash is not null)
    and exists (
      select from secret
      where name = 'firstAdminToken' and value = token_hash and created_at > moment - interval '7 days'
    )
$$;
