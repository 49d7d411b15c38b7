import type { Statement } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import type { StoredColumn } from '../model.ts';
import { leadOf, searchable, searchTextOf } from '../search/search.ts';
import { rewrittenFields } from '../writing/sharedCurrency.ts';
import { changedColumns, encoded, avatarKey, avatarOf, labelOf, touchesSearch, type Write } from '../writing/write.ts';
import { idColumn, ManyParts, momentsOf, type ListColumn } from './columns.ts';
import { writeManySides } from './sides.ts';

type Writes = readonly [Write, ...Write[]];

const idsOf = (writes: readonly Write[]) =>
  idColumn(
    'id',
    writes.map(({ id }) => id),
  );
const textColumn = (name: string, values: readonly (string | null)[]): ListColumn => ({ name, type: 'text', values });
const labelsOf = (writes: readonly Write[]) =>
  textColumn(
    'label',
    writes.map(({ model, after }) => labelOf(model, after)),
  );
const facesOf = (writes: readonly Write[]) =>
  textColumn(
    'face',
    writes.map(({ after }) => avatarOf(after)),
  );

function columnsOf(columns: readonly StoredColumn[], writes: readonly Write[]): readonly ListColumn[] {
  return columns.map((column, index) => ({
    name: `c${index}`,
    type: column.spec.type,
    values: writes.map(({ after }) => encoded(column, after)),
  }));
}

const customOf = (writes: readonly Write[]): ListColumn => ({
  name: 'custom',
  type: 'jsonb',
  values: writes.map(({ after }) => JSON.stringify(after['custom'] ?? {})),
});

/** Returns the column that marks which writes change a field; null if all do. */
function changeMark(name: string, writes: readonly Write[], field: string): ListColumn | null {
  const values = writes.map(({ model, changes }) => rewrittenFields(model, changes).has(field));
  return values.every(Boolean) ? null : { name, type: 'boolean', values };
}

/** The final select: ids and new versions, and the searched texts put where requests cannot reach. */
function finish(parts: ManyParts, writes: Writes): string {
  const { model } = writes[0];
  const searched = writes.filter(touchesSearch);
  if (searched.length === 0) return 'select changed.id, changed.version from changed';
  const texts = parts.list('w', [
    idsOf(searched),
    textColumn(
      'label',
      searched.map(({ after }) => searchable(labelOf(model, after))),
    ),
    textColumn(
      'words',
      searched.map(({ after, searched: added }) => searchTextOf(model, after, added)),
    ),
    textColumn(
      'lead',
      searched.map(({ after }) => leadOf(String(after[model.entity.title] ?? ''))),
    ),
  ]);
  const entity = parts.values.add(model.entity.name);
  return `select changed.id, changed.version, s.done from changed left join ${texts} on w.id = changed.id
    left join lateral (select put_search_text(w.id, ${entity}, w.label, w.words, w.lead) as done where w.id is not null) s on true`;
}

const whole = (parts: ManyParts, first: readonly string[], last: string): Statement => ({
  text: `with ${[...first, ...parts.ctes].join(', ')} ${last}`,
  values: parts.values.list,
});

/**
 * Returns the statement that creates records of one entity with all their side rows. Its rows are their ids and
 * versions.
 * @param writes all of one model and agency
 */
export function createManyStatement(writes: Writes): Statement {
  const { model, actor } = writes[0];
  const parts = new ManyParts(agencyOf(actor));
  const { values } = parts;
  const entity = values.add(model.entity.name);
  const made = `made as (insert into record (agency_id, id, kind, label, avatar)
    select ${parts.agency}, w.id, ${entity}, w.label, w.face
    from ${parts.list('w', [idsOf(writes), labelsOf(writes), facesOf(writes)])} returning id)`;
  const columns = columnsOf(model.columns, writes);
  const makers = idColumn(
    'maker',
    writes.map((write) => write.actor.accountId),
  );
  const given = [momentsOf(writes), makers, ...columns, ...(model.entity.customFields ? [customOf(writes)] : [])];
  const cells: readonly (readonly [name: string, value: string])[] = [
    ['agency_id', parts.agency],
    ['id', 'w.id'],
    ...(model.hasKinds ? [['kind', entity] as const] : []),
    ['created_at', 'w.moment'],
    ['created_by', 'w.maker'],
    ['updated_at', 'w.moment'],
    ...model.columns.map(({ column }, index) => [column, `w.c${index}`] as const),
    ...(model.entity.customFields ? [['custom', 'w.custom'] as const] : []),
  ];
  const changed = `changed as (insert into ${model.table} (${cells.map(([name]) => name).join(', ')})
    select ${cells.map(([, value]) => value).join(', ')} from ${parts.list('w', [idsOf(writes), ...given])}
    returning id, version)`;
  writeManySides(parts, writes);
  const last = finish(parts, writes);
  return whole(parts, [made, changed], last);
}

/**
 * The statement that changes records of one entity, each in its own way, and passes over those whose version has moved
 * on. Its rows are the ids and versions of the others.
 * @param writes all of one model and agency
 */
export function updateManyStatement(writes: Writes): Statement {
  const { model, actor } = writes[0];
  const parts = new ManyParts(agencyOf(actor));
  const changes = writes.flatMap((write) => write.changes);
  const stored = changedColumns(model, changes);
  const isCustom = changes.some(({ field }) => field === 'custom');
  const marks = [...stored.map(({ field }) => field), ...(isCustom ? ['custom'] : [])].map((field, index) =>
    changeMark(`f${index}`, writes, field),
  );
  const versions: ListColumn = { name: 'version', type: 'integer', values: writes.map(({ version }) => version) };
  const own = [...columnsOf(stored, writes), ...(isCustom ? [customOf(writes)] : [])];
  const given = [idsOf(writes), versions, momentsOf(writes), ...own, ...marks.filter((mark) => mark !== null)];
  const names = [...stored.map(({ column }) => column), ...(isCustom ? ['custom'] : [])];
  const sets = [
    ...names.map((name, index) => {
      const [value, mark] = [`w.${own[index]?.name}`, marks[index]];
      return `${name} = ${mark ? `case when w.${mark.name} then ${value} else t.${name} end` : value}`;
    }),
    'version = t.version + 1',
    'updated_at = w.moment',
  ];
  const changed = `changed as (update ${model.table} t set ${sets.join(', ')} from ${parts.list('w', given)}
    where t.agency_id = ${parts.agency} and t.id = w.id and t.version = w.version and t.deleted_at is null
    returning t.id, t.version)`;
  const referred = writes.filter((write) =>
    write.changes.some(({ field }) => field === model.entity.title || field === avatarKey),
  );
  if (referred.length > 0) {
    const face = model.column(avatarKey) ? ', avatar = w.face' : '';
    parts.add(`update record r set label = w.label${face}
      from changed join ${parts.list('w', [idsOf(referred), labelsOf(referred), facesOf(referred)])} on w.id = changed.id
      where r.agency_id = ${parts.agency} and r.id = changed.id`);
  }
  writeManySides(parts, writes);
  const last = finish(parts, writes);
  return whole(parts, [changed], last);
}
