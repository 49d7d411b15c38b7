import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import type { Model } from '../../../engine/model.ts';
import type { Member } from './occurrences.ts';

/** The name of the field that a wire key belongs to. */
export function fieldOf(model: Model, key: string): string {
  const present = model.presentKey(key);
  return (model.column(present) ?? model.link(present))?.field ?? present;
}

/** Fields that are the series' own, whoever writes them. */
const common: readonly string[] = ['recurrenceSetting', 'recurrenceId'];

/**
 * Returns the fields whose last change was one of that task alone, by task: a change of the series leaves them. The
 * merge of two records that tasks point to is no change of these tasks.
 */
export async function ownFields(
  connection: Connection,
  actor: Actor,
  model: Model,
  members: readonly Member[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await connection.query<{ id: string; version: number; changes: readonly Change[] }>({
    text: `select h.record_id as id, h.version, h.changes from history h
      where h.agency_id = $1 and h.record_id = any($2::uuid[]) and h.action = 'update'
        and not exists (select from merge m where m.agency_id = h.agency_id and h.at in (m.at, m.undone_at))
      order by h.version`,
    values: [agencyOf(actor), members.map(({ taskId }) => taskId)],
  });
  const known = new Map(members.map(({ taskId, commonVersions }) => [taskId, new Set(commonVersions)]));
  const own = new Map(members.map(({ taskId }) => [taskId, new Set<string>()]));
  for (const { id, version, changes } of rows) {
    const isCommon = known.get(id)?.has(version) === true;
    for (const { field } of changes) {
      const name = fieldOf(model, field);
      if (isCommon) own.get(id)?.delete(name);
      else if (!common.includes(name)) own.get(id)?.add(name);
    }
  }
  return own;
}
