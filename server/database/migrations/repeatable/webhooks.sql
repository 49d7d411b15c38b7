-- The feed of webhooks: a write of a record is noted in its own transaction if the agency has an active webhook, so a
-- committed write is never lost and a rolled-back one never sent. Other agencies pay for one look-up in a small index.
create or replace function webhook_feed() returns trigger language plpgsql as $$
declare
  written record;
begin
  if not exists (select from webhook w where w.agency_id = new.agency_id and w.is_active) then
    return null;
  end if;
  select r.kind, r.deleted_at is not null as is_deleted into written
    from record r where r.agency_id = new.agency_id and r.id = new.record_id;
  if written.kind is null then
    return null;
  end if;
  insert into webhook_due (agency_id, history_id, record_id, kind, former_kind, verb, at)
  values (
    new.agency_id, new.id, new.record_id, written.kind,
    case when new.action in ('convert', 'unconvert') then (
      select change ->> 'before' from jsonb_array_elements(new.changes) change where change ->> 'field' = 'kind' limit 1
    ) end,
    case
      when new.action = 'create' then 'created'
      when new.action = 'delete' then 'deleted'
      when new.action = 'restore' then 'restored'
      -- Both records of a merge have this action: one of them goes, and comes back without a change of its own.
      when new.action = 'merge' and written.is_deleted then 'deleted'
      when new.action = 'unmerge' and exists (
        select from merge m where m.agency_id = new.agency_id and m.gone_id = new.record_id and m.undone_at is null
      ) then 'restored'
      when new.action in ('convert', 'unconvert') then 'converted'
      else 'updated'
    end,
    new.at
  );
  perform pg_notify('greenroom', concat_ws(' ', 'webhook', new.agency_id));
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger history_webhooks after insert on history for each row execute function webhook_feed();
--> statement-breakpoint
-- The agency that the connection is bound to: whether it is suspended, how it is written to, and the admins who can sign in.
create or replace function webhook_agency()
returns table (name text, locale text, is_suspended boolean, admins text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select g.name, g.locale, g.suspended_at is not null, array(
    select a.email from membership m join account a on a.id = m.account_id
    where m.agency_id = g.id and m.role = 'agency' and m.invited_at is null and m.suspended_at is null
      and m.removed_at is null and a.suspended_at is null
    order by a.email
  )
  from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$$;
--> statement-breakpoint
revoke all on function webhook_agency() from public;
--> statement-breakpoint
grant execute on function webhook_agency() to greenroom_app;
