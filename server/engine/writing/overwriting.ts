import type { Actor } from '../../../schema/access/access.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { takeAhead } from './ahead.ts';
import { within, type Engine } from '../engine.ts';

const isStale = (error: unknown): boolean => error instanceof RefusalError && error.refusal === 'staleVersion';

/**
 * Runs a write of one record. If the caller gives no version and a concurrent write was faster, it runs once more in a
 * transaction that locks the record, so that it waits for the others and overwrites them.
 * @param version the version that the caller has seen; undefined to overwrite
 * @param write reads the record, validates and writes it, all through the engine passed to it
 * @throws RefusalError the errors of `write`; `staleVersion` only if the caller gave a version
 */
export async function overwriting<Answer>(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version: number | undefined,
  write: (engine: Engine) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write(engine);
  } catch (error) {
    if (version !== undefined || !isStale(error)) throw error;
  }
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    await takeAhead(engine, connection, actor, engine.model(entity));
    await connection.query({
      text: `select from ${engine.model(entity).table} where agency_id = $1 and id = $2 for no key update`,
      values: [agencyOf(actor), id],
    });
    return write(within(engine, connection));
  });
}
