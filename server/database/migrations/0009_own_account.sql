-- What people do with their own account: see where they are signed in, end it elsewhere, choose another password.
alter table session drop constraint session_ended_by_check;
--> statement-breakpoint
alter table session add constraint session_ended_by_check
  check (ended_by in ('signOut', 'reusedToken', 'revoked', 'newPassword'));
--> statement-breakpoint
create function identity_own_sessions(of_account uuid, moment timestamptz)
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, expires_at timestamptz, address text, user_agent text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.created_at, s.last_used_at, s.expires_at, s.address, s.user_agent
  from session s
  where s.account_id = of_account and s.ended_at is null and s.expires_at > moment
  order by s.last_used_at desc, s.id
$$;
--> statement-breakpoint
-- Ends a session of an account; false where the account has no such session.
create function identity_revoke_session(of_account uuid, wanted uuid, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session set ended_at = moment, ended_by = 'revoked'
  where id = wanted and account_id = of_account and ended_at is null and expires_at > moment;
  return found;
end
$$;
--> statement-breakpoint
create function identity_revoke_other_sessions(of_account uuid, kept_session uuid, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update session set ended_at = moment, ended_by = 'revoked'
  where account_id = of_account and id <> kept_session and ended_at is null
$$;
--> statement-breakpoint
create function identity_password(of_account uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select a.password_hash from account a where a.id = of_account
$$;
--> statement-breakpoint
-- A new password in the place of the one that was checked, and an end to every other session. False where the password was
-- changed meanwhile.
create function identity_change_password(
  of_account uuid, checked_hash text, new_hash text, kept_session uuid, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account set password_hash = new_hash where id = of_account and password_hash = checked_hash;
  if not found then
    return false;
  end if;
  update session set ended_at = moment, ended_by = 'newPassword'
  where account_id = of_account and id <> kept_session and ended_at is null;
  return true;
end
$$;
--> statement-breakpoint
revoke all on function
  identity_own_sessions(uuid, timestamptz),
  identity_revoke_session(uuid, uuid, timestamptz),
  identity_revoke_other_sessions(uuid, uuid, timestamptz),
  identity_password(uuid),
  identity_change_password(uuid, text, text, uuid, timestamptz)
from public;
--> statement-breakpoint
grant execute on function
  identity_own_sessions(uuid, timestamptz),
  identity_revoke_session(uuid, uuid, timestamptz),
  identity_revoke_other_sessions(uuid, uuid, timestamptz),
  identity_password(uuid),
  identity_change_password(uuid, text, text, uuid, timestamptz)
to greenroom_app;
