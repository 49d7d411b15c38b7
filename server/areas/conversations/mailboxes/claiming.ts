import type { MailboxFailure, MailboxSecurity } from '../../../../schema/areas/conversations/mail.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';

/** A mailbox that this server reads, and nobody else meanwhile. */
export interface DueMailbox {
  readonly id: string;
  readonly staffId: string | null;
  readonly accountId: string;
  readonly address: string;
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly username: string;
  readonly password: string;
  readonly since: number;
  readonly failures: number;
  readonly failedSince: number | null;
}

/** Another server may take over a mailbox whose reader died this long ago. Milliseconds. */
const lease = 300_000;
const iso = (moment: number) => new Date(moment).toISOString();

/**
 * Claims the mailbox of an agency that has waited longest, or the one given, whatever its time; null if there is none. A
 * mailbox whose owner may not work in the agency is not read; one of the agency is, also after its admin has left.
 */
export async function claimMailbox(
  { database, clock }: Pick<Engine, 'database' | 'clock'>,
  agencyId: string,
  id: string | null,
): Promise<DueMailbox | null> {
  const now = clock();
  const { rows } = await database.query<DueMailbox>(agencyId, {
    text: `update mailbox m set leased_until = $3
      where m.agency_id = $1 and m.id = (
        select d.id from mailbox d
        where d.agency_id = $1 and (d.leased_until is null or d.leased_until < $2)
          and case when $4::uuid is null then d.next_at <= $2 else d.id = $4 end
          and agency_is_open()
          and (d.staff_id is null
            or exists (select from identity_actor(d.account_id) a where a.role in ('agency', 'staff')))
        order by d.next_at limit 1 for update skip locked)
      returning m.id, m.staff_id as "staffId", m.account_id as "accountId", m.address, m.host, m.port, m.security, m.username,
        m.sealed_password as password, m.since, m.failures, m.failed_since as "failedSince"`,
    values: [agencyId, iso(now), iso(now + lease), id],
  });
  return rows[0] ?? null;
}

/** Renews the claim; false if the mailbox was deleted, or another server has taken over. */
export async function renewClaim(
  { database, clock }: Pick<Engine, 'database' | 'clock'>,
  agencyId: string,
  id: string,
): Promise<boolean> {
  const { count } = await database.query(agencyId, {
    text: 'update mailbox set leased_until = $4 where agency_id = $1 and id = $2 and leased_until >= $3',
    values: [agencyId, id, iso(clock()), iso(clock() + lease)],
  });
  return count === 1;
}

/** Ends a claim after a reading that went to the end, or as far as one turn goes. */
export async function endClaim(
  { database, clock }: Pick<Engine, 'database' | 'clock'>,
  agencyId: string,
  { id, next, isWhole }: { readonly id: string; readonly next: number; readonly isWhole: boolean },
): Promise<void> {
  await database.query(agencyId, {
    text: `update mailbox set leased_until = null, next_at = $3, read_at = case when $4 then $5::timestamptz else read_at end,
        failure = null, failure_text = null, failed_since = null, failures = 0
      where agency_id = $1 and id = $2`,
    values: [agencyId, id, iso(next), isWhole, iso(clock())],
  });
}

/** Ends a claim after a reading that failed: the next one waits for longer each time. */
export async function failClaim(
  connection: Pick<Connection, 'query'>,
  agencyId: string,
  { id, failures, failedSince }: DueMailbox,
  { failure, text, now }: { readonly failure: MailboxFailure; readonly text: string; readonly now: number },
): Promise<void> {
  const wait = Math.min(21_600_000, 60_000 * 2 ** Math.min(failures, 10));
  await connection.query({
    text: `update mailbox set leased_until = null, next_at = $3, failure = $4, failure_text = $5, failed_since = $6,
        failures = failures + 1
      where agency_id = $1 and id = $2`,
    values: [agencyId, id, iso(now + wait), failure, text.slice(0, 300), iso(failedSince ?? now)],
  });
}
