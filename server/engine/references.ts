import type { Actor } from '../../schema/access/access.ts';
import type { Field } from '../../schema/fields/field.ts';
import type { MessageKey } from '../../schema/rules/messages.ts';
import { fieldRefusal, type FieldRefusal } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Change } from './changes.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';

interface Pointer {
  readonly key: string;
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
  /** The type that a status or catalogue entry must be of. */
  readonly type?: string;
}

function typeOf(field: Field | undefined): string | undefined {
  return field && 'type' in field ? String(field.type) : undefined;
}

function pointersOf(model: Model, changes: readonly Change[]): Pointer[] {
  return changes.flatMap(({ field: key, before, after }) => {
    const column = model.column(key);
    const link = model.link(key);
    const kinds = column?.spec.pointsTo ?? link?.spec.pointsTo;
    if (!kinds || after === null) return [];
    const known = new Set(link && Array.isArray(before) ? (before as string[]) : []);
    const ids = (Array.isArray(after) ? (after as string[]) : [String(after)]).filter((id) => !known.has(id));
    const type = typeOf(model.entity.fields[(column ?? link)?.field ?? '']);
    return ids.length === 0 ? [] : [{ key, kinds, ids, ...(type !== undefined && { type }) }];
  });
}

/**
 * What is wrong with the references that a write sets: each must be a living record of the same agency, of a kind (and,
 * for statuses and catalogues, of the type) that the field points to. Absent, deleted and foreign ids answer alike.
 */
export async function referenceFaults(
  engine: Engine,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
): Promise<FieldRefusal[]> {
  const pointers = pointersOf(model, changes);
  if (pointers.length === 0) return [];
  const { rows } = await engine.database.query<{ id: string; kind: string; type: string | null }>(actor.agencyId, {
    text: `select r.id, r.kind, coalesce(s.type, c.type) as type from record r
      left join statuses s on r.kind = 'status' and s.agency_id = r.agency_id and s.id = r.id
      left join catalogues c on r.kind = 'catalogue' and c.agency_id = r.agency_id and c.id = r.id
      where r.agency_id = $1 and r.id = any($2::uuid[]) and r.deleted_at is null`,
    values: [agencyOf(actor), pointers.flatMap(({ ids }) => ids)],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const key: MessageKey = 'reference';
  return pointers.flatMap((pointer) => {
    const isGood = pointer.ids.every((id) => {
      const row = found.get(id.toLowerCase());
      return row && pointer.kinds.includes(row.kind) && (pointer.type === undefined || pointer.type === row.type);
    });
    return isGood ? [] : [fieldRefusal(pointer.key, key)];
  });
}
