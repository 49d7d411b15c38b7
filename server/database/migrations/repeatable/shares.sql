-- States of mails of the agency that the connection is bound to, for whoever is told where a shared link has got to.
create or replace function mail_states(wanted uuid[]) returns table (id uuid, state text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.state from mail m
  where m.id = any(wanted) and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
-- Takes a revoked link out of the mails of that agency; one that has not left yet stays here.
create or replace function mail_withdraw(hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  update mail
  set link = null, code_hash = null, state = case when state = 'waiting' then 'withdrawn' else state end
  where code_hash = hash and agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function mail_states(uuid[]), mail_withdraw(bytea) from public;
--> statement-breakpoint
grant execute on function mail_states(uuid[]), mail_withdraw(bytea) to greenroom_app;
