import type { Actor } from '../../../schema/access/access.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { RefOptions } from '../../../schema/fields/ref.ts';
import { referenceCells } from '../../../schema/fields/rows.ts';
import { fieldRefusal, type FieldRefusal } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';
import type { Engine } from '../engine.ts';
import type { Model, StoredRows } from '../model.ts';

interface Pointer {
  readonly key: string;
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
  /** The type that a status or catalogue entry must be of. */
  readonly type?: string;
  /** The fields that the record and its target have in common. */
  readonly same: readonly string[];
  /** The target cannot go while something points to it, or takes the record with it. */
  readonly isHeld: boolean;
}

type Row = Readonly<Record<string, unknown>>;
type Encode = (wire: unknown, record: Row) => unknown;

function typeOf(field: Field | undefined): string | undefined {
  return field && 'type' in field ? String(field.type) : undefined;
}

function isHeld(field: Field | undefined): boolean {
  const { onDelete = 'keep' } = (field ?? {}) as RefOptions;
  return onDelete !== 'keep';
}

/**
 * Returns true if a write of these keys needs one transaction that locks the referenced records: those that cannot be
 * deleted while referenced, or whose deletion cascades.
 */
export function holdsTargets(model: Model, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const part = model.column(key) ?? model.link(key);
    const rows = model.rows.find((one) => one.key === key);
    if (rows) return referenceCells(rows.declared.cells).some(([, declared]) => isHeld(declared));
    return part?.spec.pointsTo !== undefined && isHeld(model.entity.fields[part.field]);
  });
}

/** The references of rows that were not among those of the rows before, each under the key of its row. */
function pointersOfRows({ key, cells, declared }: StoredRows, before: unknown, after: unknown): Pointer[] {
  const idsIn = (rows: unknown, cell: string) =>
    Array.isArray(rows) ? (rows as readonly Row[]).map((row) => row[cell] ?? null) : [];
  return cells.flatMap(({ spec, field }) => {
    const { pointsTo: kinds } = spec;
    if (!kinds) return [];
    const known = new Set(idsIn(before, spec.key));
    const held = isHeld(declared.cells[field]);
    return idsIn(after, spec.key).flatMap((id, index) =>
      id === null || known.has(id)
        ? []
        : [{ key: `${key}.${index}.${spec.key}`, kinds, ids: [String(id)], same: [], isHeld: held }],
    );
  });
}

function pointersOf(model: Model, changes: readonly Change[]): Pointer[] {
  return changes.flatMap(({ field: key, before, after }) => {
    const rows = model.rows.find((one) => one.key === key);
    if (rows) return pointersOfRows(rows, before, after);
    const column = model.column(key);
    const link = model.link(key);
    const kinds = column?.spec.pointsTo ?? link?.spec.pointsTo;
    if (!kinds || after === null) return [];
    const known = new Set(link && Array.isArray(before) ? (before as string[]) : []);
    const ids = (Array.isArray(after) ? (after as string[]) : [String(after)]).filter((id) => !known.has(id));
    const declared = model.entity.fields[(column ?? link)?.field ?? ''];
    const type = typeOf(declared);
    const { same = [] } = (declared ?? {}) as RefOptions;
    const pointer = { key, kinds, ids, same, isHeld: isHeld(declared), ...(type !== undefined && { type }) };
    return ids.length === 0 ? [] : [pointer];
  });
}

/** The stored values of some fields, as texts, in one order. */
function storedColumns(model: Model, fields: readonly string[]) {
  return model.columns.filter(({ field }) => fields.includes(field));
}

/** Returns true if the targets of a pointer agree with the record in the fields that they must share. */
async function isAlike(engine: Engine, actor: Actor, model: Model, pointer: Pointer, after: Row): Promise<boolean> {
  const wanted = storedColumns(model, pointer.same).map(({ spec }) => {
    const value = after[spec.key] ?? null;
    return spec.encode ? (spec.encode as Encode)(value, after) : value;
  });
  const tables = new Map(pointer.kinds.map((kind) => [engine.model(kind).table, engine.model(kind)]));
  const counts = [...tables.values()].map((target) => {
    const conditions = storedColumns(target, pointer.same).map(
      ({ column, spec }, index) => `t.${column} is not distinct from $${index + 3}::${spec.type}`,
    );
    return `select t.id from ${target.table} t where t.agency_id = $1 and t.id = any($2::uuid[])
      and ${conditions.join(' and ')}`;
  });
  const { rows } = await engine.database.query(actor.agencyId, {
    text: counts.join(' union all '),
    values: [agencyOf(actor), pointer.ids, ...wanted],
  });
  return rows.length === new Set(pointer.ids).size;
}

/**
 * Returns the errors of the references that a write sets: each must be an existing record of the same agency, of a kind
 * (and, for statuses and catalogues, of the type) that the field references, and agree with the record in the fields
 * that they must share. Absent, deleted and foreign ids give the same error. Call it in the transaction of a write for
 * which `holdsTargets` is true: the targets stay locked until it ends.
 * @param after the record's wire values after the write
 */
export async function referenceFaults(
  engine: Engine,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
  after: Row,
): Promise<FieldRefusal[]> {
  const pointers = pointersOf(model, changes);
  if (pointers.length === 0) return [];
  const { rows } = await engine.database.query<{ id: string; kind: string; type: string | null }>(actor.agencyId, {
    text: `select r.id, r.kind, coalesce(s.type, c.type) as type from record r
      left join statuses s on r.kind = 'status' and s.agency_id = r.agency_id and s.id = r.id
      left join catalogues c on r.kind = 'catalogue' and c.agency_id = r.agency_id and c.id = r.id
      where r.agency_id = $1 and r.id = any($2::uuid[]) and r.deleted_at is null
      ${pointers.some((pointer) => pointer.isHeld) ? 'order by r.id for key share of r' : ''}`,
    values: [agencyOf(actor), pointers.flatMap(({ ids }) => ids)],
    jointIds: 1,
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const faults: FieldRefusal[] = [];
  for (const pointer of pointers) {
    const isThere = pointer.ids.every((id) => {
      const row = found.get(id.toLowerCase());
      return row && pointer.kinds.includes(row.kind) && (pointer.type === undefined || pointer.type === row.type);
    });
    const isGood = isThere && (pointer.same.length === 0 || (await isAlike(engine, actor, model, pointer, after)));
    if (!isGood) faults.push(fieldRefusal(pointer.key, 'reference'));
  }
  return faults;
}

/** The keys of fixed fields that a change would write. */
export function fixedFaults(model: Model, changes: readonly Change[]): FieldRefusal[] {
  return changes.flatMap(({ field: key }) =>
    model.entity.fields[model.column(key)?.field ?? key]?.isFixed ? [fieldRefusal(key, 'readOnlyField')] : [],
  );
}
