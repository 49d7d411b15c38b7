import { createHash } from 'node:crypto';
import type { Actor } from '../../../schema/access/access.ts';
import { RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { aboveAgencies } from '../agency.ts';
import type { Engine } from '../engine.ts';

/** A key as clients send it: printable, at most 200 characters. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a create once per key: a repeated key returns the first answer, whatever happened in between. Key and record are
 * written in one transaction; a second call waits for the first, and does the work itself if the first failed. Throws
 * 400 if the key was used with another body.
 * @param header `Idempotency-Key` as received
 */
export async function once<T extends object>(
  engine: Pick<Engine, 'database' | 'clock'>,
  actor: Actor,
  header: string | readonly string[] | undefined,
  request: unknown,
  work: (connection?: Connection) => Promise<T>,
): Promise<T> {
  if (header === undefined) return work();
  const given = String(header);
  if (!keyPattern.test(given)) throw new RefusalError('invalid', 'malformed');
  // An API key may do less than its person, and does not see the answers that others had.
  const key = actor.via ? `${actor.via.keyId} ${given}` : given;
  const agency = actor.agencyId ?? aboveAgencies;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const identity = [agency, actor.accountId, key];
  return engine.database.transaction(agency, async (connection) => {
    await connection.query({
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [identity.join(' ')],
    });
    const { rows } = await connection.query<{ request_hash: string; answer: T }>({
      text: `select request_hash, answer from idempotency_key where agency_id = $1 and account_id = $2 and key = $3`,
      values: identity,
    });
    const [known] = rows;
    if (known && known.request_hash !== hash) throw new RefusalError('idempotencyClash', 'idempotencyClash');
    if (known) return known.answer;
    const answer = await work(connection);
    await connection.query({
      text: `insert into idempotency_key (agency_id, account_id, key, request_hash, answer, created_at)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [...identity, hash, JSON.stringify(answer), new Date(engine.clock()).toISOString()],
    });
    return answer;
  });
}
