import type { Actor } from '../../../../../schema/access/access.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { findRecords } from '../../../../engine/reading/readOne.ts';
import { RefusalError } from '../../../../errors.ts';
import { feedPeople } from '../../../../../schema/areas/calendar/feeds.ts';

/** A talent or scout, and whether an actor may edit them. */
export interface KnownPerson {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly kind: string;
  readonly canEdit: boolean;
}

/** Returns those of some talents and scouts that an actor may read, by their ids. */
export async function knownPeople(
  engine: Engine,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const mayEdit = new Map<string, boolean>();
  for (const kind of feedPeople) {
    const found = await findRecords(engine, actor, kind, ids, { fields: [] }).catch((error: unknown) => {
      if (error instanceof RefusalError && error.refusal === 'forbidden') return new Map<string, never>();
      throw error;
    });
    for (const [id, one] of found) mayEdit.set(id, one.permissions.canUpdate);
  }
  const { rows } = await engine.database.query<Omit<KnownPerson, 'canEdit'>>(actor.agencyId, {
    text: `select id, label as "displayName", avatar, kind from record where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(actor), [...mayEdit.keys()]],
  });
  return new Map(rows.map((row) => [row.id, { ...row, canEdit: mayEdit.get(row.id) === true }]));
}
