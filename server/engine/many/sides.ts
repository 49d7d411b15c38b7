import { v7 } from 'uuid';
import { systemAccountId } from '../../../schema/access/access.ts';
import { pointsOf, touchedKinds } from '../contacts/contactPoints.ts';
import type { Model, StoredLink, StoredRows } from '../model.ts';
import { noticeParts } from '../notifications/noticeSql.ts';
import { rewrittenFields } from '../writing/sharedCurrency.ts';
import { encodedCell, linkItems, type Write } from '../writing/write.ts';
import { idColumn, momentsOf, newIds, type ListColumn, type ManyParts } from './columns.ts';

/** A value of a record for a row of a side table. */
interface Said {
  readonly owner: string;
  readonly item: unknown;
  readonly position: number;
}

const isChanged = ({ changes }: Write, key: string) => changes.some(({ field }) => field === key);

/** The writes that change a wire key. */
function touching(writes: readonly Write[], key: string): readonly Write[] {
  return writes.filter((write) => isChanged(write, key));
}

function saidBy(writes: readonly Write[], itemsOf: (write: Write) => readonly unknown[]): readonly Said[] {
  return writes.flatMap((write) =>
    itemsOf(write).map((item, index) => ({ owner: write.id, item, position: index + 1 })),
  );
}

function columnsOf(said: readonly Said[], type: 'uuid' | 'text'): readonly ListColumn[] {
  return [
    idColumn(
      'owner',
      said.map(({ owner }) => owner),
    ),
    { name: 'item', type, values: said.map(({ item }) => item) },
    { name: 'position', type: 'integer', values: said.map(({ position }) => position) },
  ];
}

/** Side table: its owner column and its value columns. */
interface Side {
  readonly table: string;
  readonly owner: string;
  readonly item: string;
  /** A further condition on its rows `l`, without values of a caller. */
  readonly where?: string;
}

/** Removes the rows of a side table that the writes to existing records no longer say. */
function removeUnsaid(
  parts: ManyParts,
  side: Side,
  writes: readonly Write[],
  said: readonly Said[],
  type: 'uuid' | 'text',
) {
  const owners = writes.map(({ id }) => id);
  parts.add(`delete from ${side.table} l using changed, ${parts.list('o', [idColumn('id', owners)])}
    where l.agency_id = ${parts.agency} and l.${side.owner} = changed.id and o.id = changed.id
      ${side.where === undefined ? '' : `and ${side.where}`} and not exists (
        select from ${parts.list('w', columnsOf(said, type))} where w.owner = l.${side.owner} and w.item = l.${side.item})`);
}

function assign(parts: ManyParts, via: string, writes: readonly Write[], said: readonly Said[], isNew: boolean): void {
  const side = { table: 'assignment', owner: 'record_id', item: 'staff_id', where: `l.via = '${via}'` };
  if (!isNew) removeUnsaid(parts, side, writes, said, 'uuid');
  if (said.length === 0) return;
  parts.add(`insert into assignment (agency_id, record_id, staff_id, via)
    select ${parts.agency}, changed.id, w.item, '${via}'
    from changed join ${parts.list('w', columnsOf(said, 'uuid'))} on w.owner = changed.id on conflict do nothing`);
}

function writeLink(parts: ManyParts, link: StoredLink, all: readonly Write[], isNew: boolean): void {
  const { spec, table, item, declared } = link;
  const writes = touching(all, spec.key);
  if (writes.length === 0) return;
  const type = spec.values ? 'text' : 'uuid';
  const said = saidBy(writes, ({ after }) => linkItems(link, after[spec.key]));
  if (!isNew) removeUnsaid(parts, { table, owner: 'owner_id', item }, writes, said, type);
  if (said.length > 0) {
    parts.add(`insert into ${table} (agency_id, owner_id, ${item}, position)
      select ${parts.agency}, changed.id, w.item, w.position
      from changed join ${parts.list('w', columnsOf(said, type))} on w.owner = changed.id
      on conflict (agency_id, owner_id, ${item}) do update set position = excluded.position`);
  }
  if ('assigns' in declared && declared.assigns === true) assign(parts, link.field, writes, said, isNew);
}

/** Keeps which files a field of the records uses. */
function writeUses(parts: ManyParts, purpose: string, key: string, all: readonly Write[], isNew: boolean): void {
  const writes = touching(all, key);
  if (writes.length === 0) return;
  const said = saidBy(writes, ({ after }) => [after[key] ?? []].flat());
  const side = { table: 'media_use', owner: 'record_id', item: 'media_id', where: `l.purpose = '${purpose}'` };
  if (!isNew) removeUnsaid(parts, side, writes, said, 'uuid');
  if (said.length === 0) return;
  parts.add(`insert into media_use (agency_id, media_id, record_id, purpose)
    select ${parts.agency}, w.item, changed.id, '${purpose}'
    from changed join ${parts.list('w', columnsOf(said, 'uuid'))} on w.owner = changed.id on conflict do nothing`);
}

/** Keeps the addresses and numbers by which the records are found (`peopleAt`). */
function writePoints(parts: ManyParts, model: Model, all: readonly Write[], isNew: boolean): void {
  for (const kind of touchedKinds(model.entity, (key) => all.some((write) => isChanged(write, key)))) {
    const writes = all.filter((write) => touchedKinds(model.entity, (key) => isChanged(write, key)).includes(kind));
    const said = saidBy(writes, ({ after }) => pointsOf(model.entity, kind, after));
    const side = { table: 'contact_point', owner: 'record_id', item: 'value', where: `l.kind = '${kind}'` };
    if (!isNew) removeUnsaid(parts, side, writes, said, 'text');
    if (said.length === 0) continue;
    parts.add(`insert into contact_point (agency_id, record_id, kind, value)
      select ${parts.agency}, changed.id, '${kind}', w.item
      from changed join ${parts.list('w', columnsOf(said, 'text'))} on w.owner = changed.id on conflict do nothing`);
  }
}

function writeRows(parts: ManyParts, stored: StoredRows, all: readonly Write[], isNew: boolean): void {
  const { key, table, cells } = stored;
  const writes = all.filter(({ model, changes }) => rewrittenFields(model, changes).has(key));
  if (writes.length === 0) return;
  const rows = writes.flatMap(({ id: owner, after }) =>
    ((after[key] ?? []) as Record<string, unknown>[]).map((row, index) => {
      const id = String(row['id'] ?? v7());
      return { id, owner, position: index + 1, row: { ...row, id }, after };
    }),
  );
  const said = rows.map(({ id, owner, position }) => ({ owner, item: id, position }));
  if (!isNew) removeUnsaid(parts, { table, owner: 'owner_id', item: 'id' }, writes, said, 'uuid');
  if (rows.length === 0) return;
  const names = cells.map(({ column }) => column);
  const columns = cells.map((cell, index) => ({
    name: `c${index}`,
    type: cell.spec.type,
    values: rows.map(({ row, after }) => encodedCell(cell, stored, row, after)),
  }));
  // A row id of another record is not overwritten: the update's own condition keeps it, and the insert does nothing.
  parts.add(`insert into ${table} (agency_id, id, owner_id, position, ${names.join(', ')})
    select ${parts.agency}, w.item, changed.id, w.position, ${columns.map(({ name }) => `w.${name}`).join(', ')}
    from changed join ${parts.list('w', [...columnsOf(said, 'uuid'), ...columns])} on w.owner = changed.id
    on conflict (agency_id, id) do update set position = excluded.position,
      ${names.map((name) => `${name} = excluded.${name}`).join(', ')} where ${table}.owner_id = excluded.owner_id`);
}

/** An entry in the history of each record that was written. */
function writeHistory(parts: ManyParts, writes: readonly Write[]): void {
  const [{ action } = {} as Write] = writes;
  const columns: readonly ListColumn[] = [
    newIds('id', writes),
    idColumn(
      'record',
      writes.map(({ id }) => id),
    ),
    momentsOf(writes),
    idColumn(
      'account',
      writes.map(({ actor: { accountId } }) => (accountId === systemAccountId ? null : accountId)),
    ),
    idColumn(
      'staff',
      writes.map(({ actor }) => actor.staffId),
    ),
    { name: 'changes', type: 'jsonb', values: writes.map(({ changes }) => JSON.stringify(changes)) },
    idColumn(
      'key',
      writes.map(({ actor }) => actor.via?.keyId ?? null),
    ),
    { name: 'key_name', type: 'text', values: writes.map(({ actor }) => actor.via?.name ?? null) },
  ];
  parts.add(`insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
      key_id, key_name)
    select ${parts.agency}, w.id, changed.id, w.moment, w.account, w.staff, ${parts.values.add(action)}, changed.version,
      w.changes, w.key, w.key_name
    from changed join ${parts.list('w', columns)} on w.record = changed.id`);
}

/**
 * Everything that writes of records of one entity leave beside its own table: sets, rows, assignments, uses of files
 * and the history.
 * @param writes all of one model and action
 */
export function writeManySides(parts: ManyParts, writes: readonly Write[]): void {
  const [first] = writes;
  if (!first) return;
  const { model, action } = first;
  const isNew = action === 'create';
  for (const { field, spec } of model.columns) {
    const declared = model.entity.fields[field];
    if (!declared || !('assigns' in declared) || declared.assigns !== true) continue;
    const touched = touching(writes, spec.key);
    if (touched.length === 0) continue;
    const said = saidBy(touched, ({ after }) => [after[spec.key] ?? []].flat());
    assign(parts, field, touched, said, isNew);
  }
  for (const link of model.links) if (!link.isInverse) writeLink(parts, link, writes, isNew);
  for (const { field, spec } of [...model.columns, ...model.links]) {
    if (spec.isFile) writeUses(parts, field, spec.key, writes, isNew);
  }
  writePoints(parts, model, writes, isNew);
  for (const rows of model.rows) writeRows(parts, rows, writes, isNew);
  const makers = writes.flatMap(({ id, assign: one }) => (one ? [{ id, ...one }] : []));
  if (makers.length > 0) {
    const columns: readonly ListColumn[] = [
      idColumn(
        'owner',
        makers.map(({ id }) => id),
      ),
      idColumn(
        'staff',
        makers.map(({ staffId }) => staffId),
      ),
      { name: 'via', type: 'text', values: makers.map(({ via }) => via) },
    ];
    parts.add(`insert into assignment (agency_id, record_id, staff_id, via)
      select ${parts.agency}, changed.id, w.staff, w.via
      from changed join ${parts.list('w', columns)} on w.owner = changed.id on conflict do nothing`);
  }
  writeHistory(parts, writes);
  const told = writes.map(({ id, notices = [], actor, now }) => ({ recordId: id, notices, actor, now }));
  parts.ctes.push(...noticeParts(parts.values, parts.agency, 'changed', told));
}
