import type { Database } from '../../../database/pools.ts';

/** Deliveries of one webhook that are under way at the same time, over all servers. */
export const deliveriesAtOnce = 5;
/** Lease of a delivery under way, in milliseconds; after it another server takes it up again. */
export const deliveryLease = 10_000;
/** Interval at which the lease of a slow delivery is renewed, in milliseconds. */
const renewal = 3_000;

/** A delivery that this server is to send, with its webhook as it is now. */
export interface Claimed {
  readonly id: string;
  readonly webhookId: string;
  readonly historyId: string | null;
  readonly recordId: string | null;
  readonly kind: string | null;
  readonly type: string;
  readonly attempts: number;
  readonly step: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly accountId: string;
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: number | null;
  /** Since then every delivery has failed; null after a success. */
  readonly failingSince: number | null;
}

const iso = (moment: number) => new Date(moment).toISOString();
const isOpen = `d.state in ('waiting', 'sending')`;
const isDue = `${isOpen} and d.next_at <= $2::timestamptz`;
const isLater = `d.next_at > $2::timestamptz`;

/**
 * Returns the webhooks of an agency that have something to send, and the moment after that at which there is more: of the
 * next attempt, or of the end of a lease. Of a webhook that is off only what somebody asked for counts.
 */
export async function dueWebhooks(
  database: Database,
  agencyId: string,
  now: number,
): Promise<{ readonly due: readonly string[]; readonly nextAt: number | null }> {
  const { rows } = await database.query<{ id: string; isDue: boolean; nextAt: number | null }>(agencyId, {
    text: `select w.id, due.moment is not null as "isDue", later.moment as "nextAt"
      from webhook w
      cross join lateral (
        select min(d.next_at) as moment from webhook_delivery d
        where d.agency_id = w.agency_id and d.webhook_id = w.id and ${isDue}
      ) due
      cross join lateral (
        select min(d.next_at) as moment from webhook_delivery d
        where d.agency_id = w.agency_id and d.webhook_id = w.id and ${isOpen} and ${isLater}
      ) later
      where w.agency_id = $1 and w.is_active
      union all
      select w.id, bool_or(${isDue}), min(d.next_at) filter (where ${isLater})
      from webhook_delivery d join webhook w on w.agency_id = d.agency_id and w.id = d.webhook_id
      where d.agency_id = $1 and d.is_asked and ${isOpen} and not w.is_active
      group by w.id`,
    values: [agencyId, iso(now)],
  });
  const moments = rows.flatMap(({ nextAt }) => nextAt ?? []);
  return {
    due: rows.filter((row) => row.isDue).map(({ id }) => id),
    nextAt: moments.length === 0 ? null : Math.min(...moments),
  };
}

/**
 * Claims due deliveries of a webhook, the oldest first. Servers that claim of the same webhook take turns, so that no more
 * than `deliveriesAtOnce` are under way.
 */
export async function claimDeliveries(
  database: Database,
  agencyId: string,
  webhookId: string,
  now: number,
): Promise<readonly Claimed[]> {
  return database.transaction(agencyId, async (connection) => {
    // A claim that a crash of the database forgets is made again.
    const held = await connection.query({
      text: `select set_config('synchronous_commit', 'off', true) from webhook
        where agency_id = $1 and id = $2 for no key update`,
      values: [agencyId, webhookId],
    });
    if (held.count === 0) return [];
    const { rows } = await connection.query<Claimed>({
      text: `with room as (
          select greatest(0, ${deliveriesAtOnce} - count(*)) as left from webhook_delivery
          where agency_id = $1 and webhook_id = $3 and state = 'sending' and next_at > $2
        ),
        chosen as (
          select d.id from webhook_delivery d join webhook w on w.agency_id = d.agency_id and w.id = d.webhook_id
          where d.agency_id = $1 and d.webhook_id = $3 and ${isDue} and (w.is_active or d.is_asked)
          order by d.next_at, d.created_at, d.id limit (select "left" from room) for update of d skip locked
        )
        update webhook_delivery d set state = 'sending', attempts = d.attempts + 1, sent_at = $2, next_at = $4
        from webhook w, chosen
        where d.agency_id = $1 and d.id = chosen.id and w.agency_id = $1 and w.id = d.webhook_id
        returning d.id, d.webhook_id as "webhookId", d.history_id as "historyId", d.record_id as "recordId", d.kind, d.type,
          d.attempts, d.step, d.created_at as "createdAt", w.account_id as "accountId", w.url, w.secret,
          w.former_secret as "formerSecret", w.former_until as "formerUntil",
          w.failing_since as "failingSince"`,
      values: [agencyId, iso(now), webhookId, iso(now + deliveryLease)],
    });
    return rows.toSorted((one, other) => one.createdAt - other.createdAt);
  });
}

/** Runs the work for a claimed delivery, and renews its lease for as long as that takes. */
export async function underLease<T>(
  database: Database,
  agencyId: string,
  { id, attempts }: Claimed,
  clock: () => number,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    database.query(agencyId, {
      text: `update webhook_delivery set next_at = $4
        where agency_id = $1 and id = $2 and attempts = $3 and state = 'sending'`,
      values: [agencyId, id, attempts, iso(clock() + deliveryLease)],
    });
  // One that fails is made up for by the next; at worst another server sends it as well, under the same id.
  const timer = setInterval(() => void renew().catch(() => undefined), renewal);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
