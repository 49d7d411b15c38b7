-- To whom a mail about an account goes, in whose name, and who waits for whom at a second factor. Written by hand.
-- Whom a mail about an account greets, and in whose name it is written (see identity_writer).
create function identity_addressee(of_account uuid)
returns table (email text, display_name text, agency_id uuid, locale text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.display_name, w.agency_id, w.locale
  from account a cross join lateral identity_writer(a.id) w
  where a.id = of_account
$$;
--> statement-breakpoint
-- As before, but whatever changes a factor waits for the account before it touches a sign-in of it: two that each held their
-- own sign-in and wanted the account would wait for each other. Sign-ins that begin meanwhile only refer to the account.
create or replace function identity_verify_sign_in(
  wanted bytea, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held pending_sign_in;
begin
  perform from account a join pending_sign_in p on p.account_id = a.id where p.state_hash = wanted
  for no key update of a;
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
create or replace function identity_confirm_factor(
  wanted bytea, for_account uuid, checked_secret bytea, step bigint, hashes bytea[], moment timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held pending_sign_in;
begin
  perform from account a join pending_sign_in p on p.account_id = a.id where p.state_hash = wanted
  for no key update of a;
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
create or replace function identity_begin_change(
  of_account uuid, new_state_hash bytea, checked_secret bytea, step bigint, recovery_hash bytea, mail_hash bytea,
  moment timestamptz, expiry timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_factor boolean;
begin
  select a.factor_secret is not null into has_factor from account a where a.id = of_account for no key update;
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
revoke all on function identity_addressee(uuid) from public;
--> statement-breakpoint
grant execute on function identity_addressee(uuid) to greenroom_app;
