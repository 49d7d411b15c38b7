import type { Actor } from '../../../schema/access/access.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { RefusalError } from '../../errors.ts';
import { versionsOf } from './versions.ts';

/** Something that people had at the time of a write that was saved all the same; unnamed for who may not read it. */
export interface AcceptedClash {
  readonly id?: string;
  readonly kind?: string;
  readonly displayName?: string;
}

interface Item {
  readonly kind: string;
  readonly id?: string;
}

/** Returns those of some records that an actor may read. */
async function readableIds(engine: Engine, actor: Actor, items: readonly Item[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const kind of new Set(items.map((one) => one.kind))) {
    const ids = items.flatMap((one) => (one.kind === kind && one.id !== undefined ? [one.id] : []));
    if (ids.length === 0) continue;
    const { versions } = await versionsOf(engine, actor, kind, ids).catch((error: unknown) => {
      if (error instanceof RefusalError && error.refusal === 'forbidden') return { versions: [] };
      throw error;
    });
    for (const { id } of versions) found.add(id);
  }
  return found;
}

/** Returns the clashes that writes of a record accepted, by the version that each write made. */
export async function acceptedClashesOf(
  engine: Engine,
  actor: Actor,
  recordId: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, readonly AcceptedClash[]>> {
  const { rows } = await engine.database.query<{ version: number; items: readonly Item[] }>(actor.agencyId, {
    text: `select version, items from accepted_clash
      where agency_id = $1 and record_id = $2 and version = any($3::integer[])`,
    values: [agencyOf(actor), recordId, versions],
  });
  if (rows.length === 0) return new Map();
  const readable = await readableIds(
    engine,
    actor,
    rows.flatMap(({ items }) => items),
  );
  const labels = await engine.database.query<{ id: string; label: string }>(actor.agencyId, {
    text: 'select id, label from record where agency_id = $1 and id = any($2::uuid[])',
    values: [agencyOf(actor), [...readable]],
  });
  const names = new Map(labels.rows.map(({ id, label }) => [id, label]));
  const told = ({ kind, id = '' }: Item): AcceptedClash =>
    readable.has(id) ? { id, kind, displayName: names.get(id) ?? '' } : {};
  return new Map(rows.map(({ version, items }) => [version, items.map(told)]));
}
