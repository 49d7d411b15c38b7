-- Gives a mail that was just posted the address at which its recipient ends mails like it.
create or replace function mail_unsubscribable(of_mail uuid, address text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update mail set unsubscribe = address
    where id = of_mail and sent_at is null and agency_id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function mail_unsubscribable(uuid, text) from public;
--> statement-breakpoint
grant execute on function mail_unsubscribable(uuid, text) to greenroom_app;
--> statement-breakpoint
-- The account that receives mail for a staff member of the agency that the connection is bound to, and its address.
create or replace function identity_staff_email(of_staff uuid)
returns table (account_id uuid, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email from working_membership w join account a on a.id = w.account_id
  where w.agency_id = nullif(current_setting('app.agency', true), '')::uuid and w.staff_id = of_staff
$$;
--> statement-breakpoint
revoke all on function identity_staff_email(uuid) from public;
--> statement-breakpoint
grant execute on function identity_staff_email(uuid) to greenroom_app;
