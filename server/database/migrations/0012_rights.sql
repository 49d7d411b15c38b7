-- What the people of an agency may do: read by whoever may read them, changed by their admins. All of it within the agency
-- that the connection is bound to. Written by hand.
-- Counts the changes of role and levels, so that two admins do not overwrite each other unseen.
alter table membership add column rights_version integer not null default 0;
--> statement-breakpoint
create function identity_rights(of_staff uuid)
returns table (account_id uuid, role text, levels jsonb, version integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, m.role, m.levels, m.rights_version
  from membership m
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
$$;
--> statement-breakpoint
-- The same for whoever is about to change them: changes of an agency wait for each other until the transaction ends.
create function identity_hold_rights(of_staff uuid)
returns table (account_id uuid, role text, levels jsonb, version integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid for no key update;
  return query select * from identity_rights(of_staff);
end
$$;
--> statement-breakpoint
-- Would the agency still have an admin who can sign in, were it not for this person? Whoever is about to take an admin's
-- role or way in asks first, in the same transaction: those who ask wait for each other.
create function identity_has_other_admin(of_staff uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid for no key update;
  return exists (
    select from membership m
    join account a on a.id = m.account_id
    where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
      and m.role = 'agency' and m.staff_id is distinct from of_staff
      and m.invited_at is null and m.suspended_at is null and m.removed_at is null
      and a.suspended_at is null and a.password_hash is not null
  );
end
$$;
--> statement-breakpoint
-- Gives somebody a role and levels where the version is still the one that was seen. Answers the new version; null where
-- it is not, where the agency has no such person, and where its last admin would go.
create function identity_give_rights(of_staff uuid, seen_version integer, new_role text, new_levels jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given integer;
begin
  if new_role <> 'agency' and not identity_has_other_admin(of_staff)
    and exists (select from identity_hold_rights(of_staff) held where held.role = 'agency')
  then
    return null;
  end if;
  update membership m set role = new_role, levels = new_levels, rights_version = m.rights_version + 1
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
    and m.rights_version = seen_version
  returning m.rights_version into given;
  return given;
end
$$;
--> statement-breakpoint
revoke all on function
  identity_rights(uuid),
  identity_hold_rights(uuid),
  identity_has_other_admin(uuid),
  identity_give_rights(uuid, integer, text, jsonb)
from public;
--> statement-breakpoint
grant execute on function
  identity_rights(uuid),
  identity_hold_rights(uuid),
  identity_has_other_admin(uuid),
  identity_give_rights(uuid, integer, text, jsonb)
to greenroom_app;
