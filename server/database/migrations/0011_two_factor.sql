-- Two-step sign-in: the second factor of an account, what waits for a code, and codes for a lost phone. Written by hand.
alter table session drop constraint session_ended_by_check;
--> statement-breakpoint
alter table session add constraint session_ended_by_check
  check (ended_by in ('signOut', 'reusedToken', 'revoked', 'newPassword', 'passwordReset', 'twoFactorReset'));
--> statement-breakpoint
alter table agency add column requires_two_factor boolean not null default false;
--> statement-breakpoint
alter table account
  -- What codes are made from, encrypted; null for who signs in by the password alone.
  add column factor_secret bytea,
  add column factor_confirmed_at timestamptz,
  -- The newest span of thirty seconds whose code was used: neither it nor an older one is taken again.
  add column factor_step bigint,
  add constraint account_factor_check check ((factor_secret is null) = (factor_confirmed_at is null));
--> statement-breakpoint
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
--> statement-breakpoint
-- Whoever knew the password and owes a code (verify), has to set up a second factor first (setup), or is signed in and
-- sets one up (change). None of it is a session.
create table pending_sign_in (
  state_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'setup', 'change')),
  -- What is being set up, encrypted.
  secret bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text,
  user_agent text
);
--> statement-breakpoint
create index pending_sign_in_account_idx on pending_sign_in (account_id);
--> statement-breakpoint
create index pending_sign_in_expiry_idx on pending_sign_in (expires_at);
--> statement-breakpoint
-- The code that was mailed last to somebody who changes phones and has the old one no more.
create table factor_mail_code (
  account_id uuid primary key references account on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
revoke all on recovery_code, pending_sign_in, factor_mail_code from public;
--> statement-breakpoint
-- Another password voids what the former one had begun, whoever sets it.
create function void_pending_sign_ins() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from pending_sign_in where account_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger account_password_changed after update of password_hash on account
  for each row when (old.password_hash is distinct from new.password_hash) execute function void_pending_sign_ins();
--> statement-breakpoint
-- Uses up a code: that of a step after the last one, checked against this very secret, or a recovery code. False where
-- somebody was faster, or the code is none.
create function spend_factor(
  of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if step is not null then
    update account a set factor_step = step
    where a.id = of_account and a.factor_secret = checked_secret and (a.factor_step is null or a.factor_step < step);
  else
    update recovery_code r set used_at = moment
    where r.account_id = of_account and r.code_hash = recovery_hash and r.used_at is null;
  end if;
  return found;
end
$$;
--> statement-breakpoint
create function put_recovery_codes(of_account uuid, hashes bytea[], moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from recovery_code where account_id = of_account;
  insert into recovery_code (account_id, code_hash, created_at) select of_account, hash, moment from unnest(hashes) hash;
$$;
--> statement-breakpoint
create function clear_factor(of_account uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update account set factor_secret = null, factor_confirmed_at = null, factor_step = null where id = of_account;
  delete from recovery_code where account_id = of_account;
  delete from pending_sign_in where account_id = of_account;
  delete from factor_mail_code where account_id = of_account;
$$;
--> statement-breakpoint
-- After a right password: what else is due before a session may be opened; null where nothing is.
create function identity_begin_sign_in(
  opener uuid, new_state_hash bytea, moment timestamptz, expiry timestamptz, from_address text, agent text
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due text;
begin
  select case when a.factor_secret is not null then 'verify' when factor_required(a.id) then 'setup' end into due
  from account a where a.id = opener and a.suspended_at is null;
  if due is null then
    return null;
  end if;
  delete from pending_sign_in where account_id = opener and expires_at <= moment;
  insert into pending_sign_in (state_hash, account_id, purpose, created_at, expires_at, address, user_agent)
  values (new_state_hash, opener, due, moment, expiry, from_address, agent);
  return due;
end
$$;
--> statement-breakpoint
-- What stands behind a state that is still good; `secret` is what is being set up, `factor_secret` what codes come from.
create function identity_pending_sign_in(wanted bytea, most_tries integer, moment timestamptz)
returns table (account_id uuid, email text, purpose text, secret bytea, factor_secret bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.account_id, a.email, p.purpose, p.secret, a.factor_secret
  from pending_sign_in p join account a on a.id = p.account_id
  where p.state_hash = wanted and p.expires_at > moment and p.tries < most_tries
$$;
--> statement-breakpoint
create function identity_count_try(wanted bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  update pending_sign_in set tries = tries + 1 where state_hash = wanted
$$;
--> statement-breakpoint
-- Gives a state what it sets up: the first secret that was offered, however often it is asked.
create function identity_offer_secret(wanted bytea, new_secret bytea, moment timestamptz) returns bytea
language sql security definer set search_path = public, pg_temp as $$
  update pending_sign_in set secret = coalesce(secret, new_secret)
  where state_hash = wanted and expires_at > moment and purpose in ('setup', 'change')
  returning secret
$$;
--> statement-breakpoint
-- Ends a sign-in that owes a code: `done` once for a code, `wrong` where the code is none (any more), `over` for the state.
create function identity_verify_sign_in(
  wanted bytea, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held pending_sign_in;
begin
  select * into held from pending_sign_in p
  where p.state_hash = wanted and p.purpose = 'verify' and p.expires_at > moment for update;
  if not found then
    return 'over';
  end if;
  if not spend_factor(held.account_id, checked_secret, step, recovery_hash, moment) then
    return 'wrong';
  end if;
  delete from pending_sign_in where state_hash = wanted;
  return 'done';
end
$$;
--> statement-breakpoint
-- Makes what a state has set up the account's factor, with new recovery codes. `for_account` is who is signed in; null on
-- the way in. False where the state is over, or somebody set up another one meanwhile.
create function identity_confirm_factor(
  wanted bytea, for_account uuid, checked_secret bytea, step bigint, hashes bytea[], moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held pending_sign_in;
begin
  select * into held from pending_sign_in p
  where p.state_hash = wanted and p.expires_at > moment and p.secret = checked_secret
    and case when for_account is null then p.purpose = 'setup' else p.purpose = 'change' and p.account_id = for_account end
  for update;
  if not found then
    return false;
  end if;
  update account a set factor_secret = held.secret, factor_confirmed_at = moment, factor_step = step
  where a.id = held.account_id and (held.purpose = 'change' or a.factor_secret is null);
  if not found then
    return false;
  end if;
  perform put_recovery_codes(held.account_id, hashes, moment);
  delete from pending_sign_in where account_id = held.account_id;
  delete from factor_mail_code where account_id = held.account_id;
  return true;
end
$$;
--> statement-breakpoint
create function identity_factor(of_account uuid)
returns table (secret bytea, confirmed_at timestamptz, codes_left integer, is_required boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select a.factor_secret, a.factor_confirmed_at,
    (select count(*)::integer from recovery_code r where r.account_id = a.id and r.used_at is null),
    factor_required(a.id)
  from account a where a.id = of_account;
end
$$;
--> statement-breakpoint
-- Begins a change of factor for somebody who is signed in; who has one gives a code of it, or the one that was mailed.
create function identity_begin_change(
  of_account uuid, new_state_hash bytea, checked_secret bytea, step bigint, recovery_hash bytea, mail_hash bytea,
  moment timestamptz, expiry timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_factor boolean;
begin
  select a.factor_secret is not null into has_factor from account a where a.id = of_account for update;
  if has_factor and mail_hash is not null then
    delete from factor_mail_code f
    where f.account_id = of_account and f.code_hash = mail_hash and f.expires_at > moment;
    if not found then
      return false;
    end if;
  elsif has_factor and not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return false;
  end if;
  delete from pending_sign_in where account_id = of_account and (expires_at <= moment or purpose = 'change');
  insert into pending_sign_in (state_hash, account_id, purpose, created_at, expires_at)
  values (new_state_hash, of_account, 'change', moment, expiry);
  return true;
end
$$;
--> statement-breakpoint
create function identity_put_mail_code(of_account uuid, new_hash bytea, expiry timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into factor_mail_code (account_id, code_hash, expires_at)
  select a.id, new_hash, expiry from account a where a.id = of_account and a.factor_secret is not null
  on conflict (account_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
$$;
--> statement-breakpoint
-- `required` where an agency wants it kept, `wrong` for a code that is none.
create function identity_turn_off_factor(
  of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if factor_required(of_account) then
    return 'required';
  end if;
  if not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return 'wrong';
  end if;
  perform clear_factor(of_account);
  return 'done';
end
$$;
--> statement-breakpoint
create function identity_renew_recovery_codes(
  of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, hashes bytea[], moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return false;
  end if;
  perform put_recovery_codes(of_account, hashes, moment);
  return true;
end
$$;
--> statement-breakpoint
-- What the agency that the connection is bound to asks of signing in.
create function identity_agency_security() returns table (requires_two_factor boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.requires_two_factor from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
create function identity_require_two_factor(is_wanted boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update agency set requires_two_factor = is_wanted where id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function
  void_pending_sign_ins(),
  spend_factor(uuid, bytea, bigint, bytea, timestamptz),
  put_recovery_codes(uuid, bytea[], timestamptz),
  clear_factor(uuid),
  identity_begin_sign_in(uuid, bytea, timestamptz, timestamptz, text, text),
  identity_pending_sign_in(bytea, integer, timestamptz),
  identity_count_try(bytea),
  identity_offer_secret(bytea, bytea, timestamptz),
  identity_verify_sign_in(bytea, bytea, bigint, bytea, timestamptz),
  identity_confirm_factor(bytea, uuid, bytea, bigint, bytea[], timestamptz),
  identity_factor(uuid),
  identity_begin_change(uuid, bytea, bytea, bigint, bytea, bytea, timestamptz, timestamptz),
  identity_put_mail_code(uuid, bytea, timestamptz),
  identity_turn_off_factor(uuid, bytea, bigint, bytea, timestamptz),
  identity_renew_recovery_codes(uuid, bytea, bigint, bytea, bytea[], timestamptz),
  identity_agency_security(),
  identity_require_two_factor(boolean)
from public;
--> statement-breakpoint
grant execute on function
  identity_begin_sign_in(uuid, bytea, timestamptz, timestamptz, text, text),
  identity_pending_sign_in(bytea, integer, timestamptz),
  identity_count_try(bytea),
  identity_offer_secret(bytea, bytea, timestamptz),
  identity_verify_sign_in(bytea, bytea, bigint, bytea, timestamptz),
  identity_confirm_factor(bytea, uuid, bytea, bigint, bytea[], timestamptz),
  identity_factor(uuid),
  identity_begin_change(uuid, bytea, bytea, bigint, bytea, bytea, timestamptz, timestamptz),
  identity_put_mail_code(uuid, bytea, timestamptz),
  identity_turn_off_factor(uuid, bytea, bigint, bytea, timestamptz),
  identity_renew_recovery_codes(uuid, bytea, bigint, bytea, bytea[], timestamptz),
  identity_agency_security(),
  identity_require_two_factor(boolean)
to greenroom_app;
