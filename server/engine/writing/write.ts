import { v7 } from 'uuid';
import type { Actor } from '../../../schema/access/access.ts';
import { ownerValues } from '../../../schema/fields/money.ts';
import { avatarField } from '../../../schema/fields/file.ts';
import { fileAddress } from '../../../schema/media.ts';
import { agencyOf } from '../agency.ts';
import { pointsOf, touchedKinds } from '../contacts/contactPoints.ts';
import { noticeParts } from '../notifications/noticeSql.ts';
import type { Notice } from '../notifications/notices.ts';
import type { Change } from './changes.ts';
import type { Model, StoredColumn, StoredLink, StoredRows } from '../model.ts';
import { labelText } from './mentions.ts';
import { leadOf, searchable, searchTextOf } from '../search/search.ts';
import { Values } from '../sql.ts';
import type { Statement } from '../../database/pools.ts';
import { rewrittenFields } from './sharedCurrency.ts';

/** One write of one record, ready to become a statement. */
export interface Write {
  readonly model: Model;
  readonly actor: Actor;
  readonly id: string;
  readonly action: 'create' | 'update' | 'convert' | 'unconvert' | 'merge' | 'unmerge';
  readonly changes: readonly Change[];
  /** The whole record's wire values as they will be. */
  readonly after: Readonly<Record<string, unknown>>;
  /** The version that must still be there; null on a create. */
  readonly version: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Staff assigned besides those of the fields, with the reason. */
  readonly assign?: { readonly staffId: string; readonly via: string };
  /** The kind that a conversion gives the record. */
  readonly kind?: string;
  /** Recipients of notifications (`noticesOf`). */
  readonly notices?: readonly Notice[];
  /** The ids of added fields by whose texts the record is searched (`searchedCustom`). */
  readonly searched?: readonly string[];
}

/** Does a write change what the record is found by? */
export function touchesSearch({ model, action, changes }: Pick<Write, 'model' | 'action' | 'changes'>): boolean {
  const names = new Set([model.entity.title, ...(model.entity.list.search ?? [])]);
  const isSearched = (field: string) => field === 'custom' || names.has(model.column(field)?.field ?? '');
  return action !== 'update' || changes.some(({ field }) => isSearched(field));
}

type Encode = (wire: unknown, record: Readonly<Record<string, unknown>>) => unknown;

/** Returns the label of a record wherever it is referenced: one line of at most 200 characters. */
export function labelOf(model: Model, record: Readonly<Record<string, unknown>>): string {
  return labelText(model, model.entity.title, String(record[model.entity.title] ?? ''))
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}

/** Returns the address of a record's picture, which references to it show; null without one. */
export function avatarOf(record: Readonly<Record<string, unknown>>): string | null {
  const id = record[avatarKey];
  return typeof id === 'string' ? fileAddress(id, 'thumbnail') : null;
}

/** The wire key of what a record is known by at a glance. */
export const avatarKey = `${avatarField}Id`;

/** A column's stored value, from the wire values of the record or row that has it. */
export function encoded({ spec }: StoredColumn, record: Readonly<Record<string, unknown>>): unknown {
  const value = (spec.derive ? spec.derive(record) : record[spec.key]) ?? null;
  return spec.encode ? (spec.encode as Encode)(value, record) : value;
}

/** Returns the columns of every field that a change touches: a changed currency rewrites its amounts. */
export function changedColumns(model: Model, changes: readonly Change[]): StoredColumn[] {
  const fields = rewrittenFields(model, changes);
  return model.columns.filter(({ field }) => fields.has(field));
}

/** The parts of a statement under construction: common table expressions over `changed`, the row written. */
class Parts {
  readonly ctes: string[] = [];
  readonly values = new Values();
  readonly agency: string;
  readonly id: string;

  constructor(agencyId: string, id: string) {
    this.agency = `${this.values.add(agencyId)}::uuid`;
    this.id = `${this.values.add(id)}::uuid`;
  }

  /** Adds a part that runs only where the row was written. */
  add(sql: string): void {
    this.ctes.push(`p${this.ctes.length} as (${sql})`);
  }
}

/** A cell's stored value, from the wire values of its row and of the record that has it. */
export function encodedCell(
  cell: StoredColumn,
  { owners }: Pick<StoredRows, 'owners'>,
  row: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>>,
): unknown {
  return encoded(cell, owners.length === 0 ? row : { ...row, ...ownerValues(owners, record) });
}

/** The items of a set as its side table keeps them, each once. */
export function linkItems({ spec }: StoredLink, after: unknown): readonly unknown[] {
  const encode = spec.encode as Encode | undefined;
  const wanted = [...new Set((after as unknown[] | null) ?? [])];
  return encode ? wanted.map((one) => encode(one, {})) : wanted;
}

function writeLink(parts: Parts, link: StoredLink, after: unknown, isNew: boolean): void {
  const { spec, table, item, declared } = link;
  const list = linkItems(link, after);
  const type = spec.values ? 'text' : 'uuid';
  const items = `${parts.values.add(list)}::${type}[]`;
  if (!isNew) {
    parts.add(`delete from ${table} l using changed where l.agency_id = ${parts.agency} and l.owner_id = changed.id
      and l.${item} <> all(${items})`);
  }
  if (!isNew || list.length > 0) {
    parts.add(`insert into ${table} (agency_id, owner_id, ${item}, position)
      select ${parts.agency}, changed.id, w.item, w.position from changed, unnest(${items}) with ordinality w(item, position)
      on conflict (agency_id, owner_id, ${item}) do update set position = excluded.position`);
  }
  if ('assigns' in declared && declared.assigns === true) assign(parts, link.field, items, isNew);
}

function assign(parts: Parts, via: string, items: string, isNew: boolean): void {
  if (!isNew) {
    parts.add(`delete from assignment a using changed where a.agency_id = ${parts.agency} and a.record_id = changed.id
      and a.via = '${via}' and a.staff_id <> all(${items})`);
  }
  parts.add(`insert into assignment (agency_id, record_id, staff_id, via)
    select ${parts.agency}, changed.id, w.item, '${via}' from changed, unnest(${items}) w(item) on conflict do nothing`);
}

/** Keeps which files a field of the record uses, by which rights on them are decided and none of them is swept. */
function writeUses(parts: Parts, purpose: string, ids: readonly unknown[], isNew: boolean): void {
  const items = `${parts.values.add(ids)}::uuid[]`;
  if (!isNew) {
    parts.add(`delete from media_use u using changed where u.agency_id = ${parts.agency} and u.record_id = changed.id
      and u.purpose = '${purpose}' and u.media_id <> all(${items})`);
  }
  parts.add(`insert into media_use (agency_id, media_id, record_id, purpose)
    select ${parts.agency}, w.item, changed.id, '${purpose}' from changed, unnest(${items}) w(item) on conflict do nothing`);
}

/** Keeps the addresses and numbers by which the record is found (`peopleAt`). */
function writePoints(parts: Parts, { model, after, action, changes }: Write): void {
  const isNew = action === 'create';
  for (const kind of touchedKinds(model.entity, (key) => changes.some(({ field }) => field === key))) {
    const items = `${parts.values.add(pointsOf(model.entity, kind, after))}::text[]`;
    if (!isNew) {
      parts.add(`delete from contact_point p using changed where p.agency_id = ${parts.agency}
        and p.record_id = changed.id and p.kind = '${kind}' and p.value <> all(${items})`);
    }
    parts.add(`insert into contact_point (agency_id, record_id, kind, value)
      select ${parts.agency}, changed.id, '${kind}', w.item from changed, unnest(${items}) w(item) on conflict do nothing`);
  }
}

function writeRows(parts: Parts, stored: StoredRows, after: Write['after'], isNew: boolean): void {
  const { key, table, cells } = stored;
  const rows = ((after[key] as Record<string, unknown>[] | null) ?? []).map((row) => ({
    ...row,
    id: row['id'] ?? v7(),
  }));
  if (isNew && rows.length === 0) return;
  const { values } = parts;
  const ids = `${values.add(rows.map(({ id }) => id))}::uuid[]`;
  if (!isNew) {
    parts.add(`delete from ${table} l using changed where l.agency_id = ${parts.agency} and l.owner_id = changed.id
      and l.id <> all(${ids})`);
  }
  if (rows.length === 0) return;
  const columns = cells.map((cell) => ({
    name: cell.column,
    list: `${values.add(rows.map((row) => encodedCell(cell, stored, row, after)))}::${cell.spec.type}[]`,
  }));
  const names = columns.map(({ name }) => name);
  // A row id of another record is not overwritten: the update's own condition keeps it, and the insert does nothing.
  parts.add(`insert into ${table} (agency_id, id, owner_id, position, ${names.join(', ')})
    select ${parts.agency}, w.id, changed.id, w.position, ${names.map((name) => `w.${name}`).join(', ')}
    from changed, unnest(${[ids, ...columns.map(({ list }) => list)].join(', ')})
      with ordinality w(id, ${names.join(', ')}, position)
    on conflict (agency_id, id) do update set position = excluded.position,
      ${names.map((name) => `${name} = excluded.${name}`).join(', ')} where ${table}.owner_id = excluded.owner_id`);
}

function writeSides(parts: Parts, write: Write): void {
  const { model, changes, after, actor, action } = write;
  const isNew = action === 'create';
  const isChanged = (key: string) => changes.some(({ field }) => field === key);
  for (const column of model.columns) {
    const declared = model.entity.fields[column.field];
    if (!declared || !('assigns' in declared) || declared.assigns !== true || !isChanged(column.spec.key)) continue;
    const staff = after[column.spec.key];
    assign(parts, column.field, `${parts.values.add(staff === null ? [] : [staff])}::uuid[]`, isNew);
  }
  for (const link of model.links) {
    if (!link.isInverse && isChanged(link.spec.key)) writeLink(parts, link, after[link.spec.key], isNew);
  }
  for (const { field, spec } of [...model.columns, ...model.links]) {
    if (!spec.isFile || !isChanged(spec.key)) continue;
    writeUses(parts, field, [after[spec.key] ?? []].flat(), isNew);
  }
  writePoints(parts, write);
  const rewritten = rewrittenFields(model, changes);
  for (const rows of model.rows) if (rewritten.has(rows.key)) writeRows(parts, rows, after, isNew);
  if (write.assign) {
    const { staffId, via } = write.assign;
    parts.add(`insert into assignment (agency_id, record_id, staff_id, via)
      select ${parts.agency}, changed.id, ${parts.values.add(staffId)}::uuid, ${parts.values.add(via)} from changed
      on conflict do nothing`);
  }
  const { add, values } = { add: (sql: string) => parts.add(sql), values: parts.values };
  const nil = '00000000-0000-0000-0000-000000000000';
  add(`insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
      key_id, key_name)
    select ${parts.agency}, ${values.add(v7())}::uuid, changed.id, ${values.add(new Date(write.now).toISOString())}::timestamptz,
      ${values.add(actor.accountId === nil ? null : actor.accountId)}::uuid, ${values.add(actor.staffId)}::uuid,
      ${values.add(action)}, changed.version, ${values.add(JSON.stringify(changes))}::jsonb,
      ${values.add(actor.via?.keyId)}::uuid, ${values.add(actor.via?.name)}::text from changed`);
  const told = [{ recordId: write.id, notices: write.notices ?? [], actor, now: write.now }];
  parts.ctes.push(...noticeParts(values, parts.agency, 'changed', told));
}

/** The final select: the new version, and the searched texts put where requests cannot reach. */
function finish(parts: Parts, write: Write): string {
  const { model, after, kind, searched } = write;
  if (!touchesSearch(write)) return 'select changed.version from changed';
  const label = searchable(labelOf(model, after));
  const lead = leadOf(String(after[model.entity.title] ?? ''));
  const texts = [kind ?? model.entity.name, label, searchTextOf(model, after, searched), lead];
  const placed = texts.map((text) => parts.values.add(text)).join(', ');
  return `select changed.version, put_search_text(changed.id, ${placed}) from changed`;
}

/** The statement that changes a record, all or nothing; it finds no row where the version has moved on. */
export function updateStatement(write: Write): Statement {
  const { model, id, changes, after, version, now, kind } = write;
  const parts = new Parts(agencyOf(write.actor), id);
  const { values } = parts;
  const sets = changedColumns(model, changes).map(
    (column) => `${column.column} = ${values.add(encoded(column, after))}`,
  );
  if (changes.some(({ field }) => field === 'custom'))
    sets.push(`custom = ${values.add(JSON.stringify(after['custom']))}::jsonb`);
  if (kind !== undefined) sets.push(`kind = ${values.add(kind)}`);
  const moment = `${values.add(new Date(now).toISOString())}::timestamptz`;
  const changed = `changed as (update ${model.table} t set ${[...sets, 'version = t.version + 1', `updated_at = ${moment}`].join(', ')}
    where t.agency_id = ${parts.agency} and t.id = ${parts.id} and t.version = ${values.add(version)}
      and t.deleted_at is null returning t.id, t.version)`;
  const isReferred = changes.some(({ field }) => [model.entity.title, avatarKey].includes(field));
  if (isReferred || kind !== undefined) {
    const face = model.column(avatarKey) ? `, avatar = ${values.add(avatarOf(after))}` : '';
    parts.add(`update record r set label = ${values.add(labelOf(model, after))}, kind = ${values.add(kind ?? model.entity.name)}${face}
      from changed where r.agency_id = ${parts.agency} and r.id = changed.id`);
  }
  writeSides(parts, write);
  const last = finish(parts, write);
  return { text: `with ${[changed, ...parts.ctes].join(', ')} ${last}`, values: values.list };
}

/** Returns the statement that creates a record with all its side rows. */
export function createStatement(write: Write): Statement {
  const { model, actor, id, after, now } = write;
  const parts = new Parts(agencyOf(actor), id);
  const { values } = parts;
  const label = `made as (insert into record (agency_id, id, kind, label, avatar)
    values (${parts.agency}, ${parts.id}, ${values.add(model.entity.name)}, ${values.add(labelOf(model, after))},
      ${values.add(avatarOf(after))}) returning id)`;
  const moment = `${values.add(new Date(now).toISOString())}::timestamptz`;
  const cells: [string, string][] = [
    ['agency_id', parts.agency],
    ['id', parts.id],
    ...(model.hasKinds ? [['kind', values.add(model.entity.name)] as [string, string]] : []),
    ['created_at', moment],
    ['created_by', `${values.add(actor.accountId)}::uuid`],
    ['updated_at', moment],
    ...model.columns.map((column): [string, string] => [column.column, values.add(encoded(column, after))]),
    ...(model.entity.customFields
      ? [['custom', `${values.add(JSON.stringify(after['custom'] ?? {}))}::jsonb`] as [string, string]]
      : []),
  ];
  const changed = `changed as (insert into ${model.table} (${cells.map(([name]) => name).join(', ')})
    values (${cells.map(([, value]) => value).join(', ')}) returning id, version)`;
  writeSides(parts, write);
  const last = finish(parts, write);
  return { text: `with ${[label, changed, ...parts.ctes].join(', ')} ${last}`, values: values.list };
}
