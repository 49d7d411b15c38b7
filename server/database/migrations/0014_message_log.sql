-- What the server tells people of, one line a recipient and message, for who was away to catch up (AB 3, AB 7). Above the
-- agencies like sessions: requests cannot touch it, and reach it by the functions below alone.
create table message (
  account_id uuid not null references account on delete cascade,
  -- From 1 on without gaps, for each recipient in the order in which the writing transactions were committed.
  position bigint not null check (position > 0),
  -- Only a session in this agency hears of it; null for what concerns the person wherever they work.
  agency_id uuid references agency on delete cascade,
  kind text not null,
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 4000),
  created_at timestamptz not null,
  primary key (account_id, position)
);
--> statement-breakpoint
create index message_age_idx on message (created_at);
--> statement-breakpoint
create index message_agency_idx on message (agency_id);
--> statement-breakpoint
-- The position of each recipient's last message, and of the last one that is no longer kept.
create table message_counter (
  account_id uuid primary key references account on delete cascade,
  last bigint not null,
  forgotten bigint not null default 0
);
--> statement-breakpoint
revoke all on message, message_counter from public;
--> statement-breakpoint
-- Writes a message to each of some people of the agency that the connection is bound to, or of anywhere where it is bound to
-- none. Each recipient's counter stays locked until the transaction ends: that is what makes positions follow commits. The
-- counters are taken in one order, so that two who write to the same people wait for each other, and never crosswise.
create function identity_publish(
  of_agency uuid, recipients uuid[], new_kind text, new_body jsonb, moment timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if of_agency is distinct from nullif(current_setting('app.agency', true), '')::uuid then
    raise exception 'a message can only be of the agency that the connection is bound to';
  end if;
  with counted as (
    insert into message_counter as c (account_id, last)
    select a.id, 1
    from account a
    where a.id = any (recipients)
      and (
        of_agency is null
        or a.product_role is not null
        or exists (select from membership m where m.agency_id = of_agency and m.account_id = a.id)
      )
    order by a.id
    on conflict (account_id) do update set last = c.last + 1
    returning c.account_id, c.last
  )
  insert into message (account_id, position, agency_id, kind, body, created_at)
  select account_id, last, of_agency, new_kind, new_body, moment from counted;
end
$$;
--> statement-breakpoint
-- What a live session may hear that is later than a position, in order; 'RESET' with the last position where it named none,
-- or one that does not lead to the present any more: then some of what it missed is forgotten.
create function identity_messages(of_session uuid, after_position bigint, most integer, moment timestamptz)
returns table ("position" bigint, kind text, body jsonb, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  with reader as (
    select
      v.account_id,
      v.agency_id,
      coalesce(c.last, 0) as last,
      coalesce(after_position between coalesce(c.forgotten, 0) and coalesce(c.last, 0), false) as can_follow
    from live_session v
    left join message_counter c on c.account_id = v.account_id
    where v.id = of_session and v.expires_at > moment
  )
  select r.last, 'RESET', null::jsonb, moment from reader r where not r.can_follow
  union all
  (
    select m.position, m.kind, m.body, m.created_at
    from reader r
    join message m on m.account_id = r.account_id
    where r.can_follow and m.position > after_position and (m.agency_id is null or m.agency_id = r.agency_id)
    order by m.position
    limit most
  )
$$;
--> statement-breakpoint
revoke all on function
  identity_publish(uuid, uuid[], text, jsonb, timestamptz),
  identity_messages(uuid, bigint, integer, timestamptz)
from public;
--> statement-breakpoint
grant execute on function
  identity_publish(uuid, uuid[], text, jsonb, timestamptz),
  identity_messages(uuid, bigint, integer, timestamptz)
to greenroom_app;
