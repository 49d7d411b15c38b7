import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { countersOf } from '../../../schema/fields/integer.ts';
import { RefusalError } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { listRecords } from '../reading/list.ts';

/**
 * Reads the counters of those of some records that the actor may read, as far as they may see them; nothing of an entity
 * that is closed to them.
 * @param ids as many as a page has at most
 */
export async function readCounters(
  engine: Engine,
  actor: Actor,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const { fields } = engine.registry.get(entity);
  const names = countersOf(fields).filter((name) => canField(actor, fields[name]?.access) !== 'none');
  if (names.length === 0) return new Map();
  try {
    const query = { filters: { ids }, fields: names, pageSize: ids.length, withTotal: false };
    const { data } = await listRecords(engine, actor, entity, query);
    return new Map(
      data.map((row) => [String(row['id']), Object.fromEntries(names.map((name) => [name, Number(row[name])]))]),
    );
  } catch (error) {
    if (error instanceof RefusalError) return new Map();
    throw error;
  }
}
