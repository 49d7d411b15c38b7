import { canField } from '../../schema/access/can.ts';
import type { Actor } from '../../schema/access/access.ts';
import type { LabelSpec, Reference } from '../../schema/fields/field.ts';
import { fileAddress } from '../../schema/media.ts';
import { computedSql } from './computed.ts';
import type { ComputedContext } from './computedSql.ts';
import { mediaJson, type MediaRow } from './media/row.ts';
import { mediaOf } from './media/wire.ts';
import type { Model, StoredColumn, StoredLabel, StoredLink, StoredRows } from './model.ts';
import { scopeSql, type ModelOf } from './scopeSql.ts';
import { statusTables } from './statusTables.ts';

type Decode = (value: unknown, record: Readonly<Record<string, unknown>>) => unknown;
type Place = (record: Record<string, unknown>, row: readonly unknown[], at: number) => void;

/** One or more columns of a select list and how they become wire keys. */
interface Item {
  readonly sql: readonly string[];
  readonly place: Place;
}

/** What a statement gives to a select list besides its rows. */
export interface SelectionContext extends ComputedContext {
  readonly actor: Actor;
  readonly models: ModelOf;
}

/** What to select for an actor, from `t`, and how a row (as an array) becomes a record of the wire. */
export interface Selection {
  readonly columns: (context: SelectionContext) => string;
  readonly joins: string;
  readonly read: (row: readonly unknown[]) => Record<string, unknown>;
  readonly width: number;
  /** Whether it is the same for everybody: no field of it asks for a right. */
  readonly isForAll: boolean;
}

const plain = (key: string, sql: string, decode?: Decode): Item => ({
  sql: [sql],
  place: (record, row, at) => {
    record[key] = decode ? decode(row[at], record) : row[at];
  },
});

/** A file that a column points to: itself, or the address of one of its sizes, for which nothing has to be looked up. */
function fileItem({ key, file }: LabelSpec, column: string): Item {
  if (file !== 'whole') {
    return plain(key, `t.${column}`, (id) => (id === null || !file ? null : fileAddress(String(id), file)));
  }
  const sql = `(select ${mediaJson('m')} from media m where m.agency_id = t.agency_id and m.id = t.${column})`;
  return plain(key, sql, (row) => row && mediaOf(row as MediaRow));
}

function labelItem({ spec, column }: StoredLabel, alias: string): Item {
  if (spec.file) return fileItem(spec, column);
  const status = spec.isStatus ? [`${alias}s.color`, `${alias}c.code`] : [];
  return {
    sql: [`${alias}.label`, `${alias}.avatar`, `${alias}.kind`, `${alias}.deleted_at`, `t.${column}`, ...status],
    place: (record, row, at) => {
      const id = row[at + 4];
      record[spec.key] =
        id === null || row[at + 2] === null
          ? null
          : {
              id,
              displayName: row[at],
              avatar: row[at + 1],
              kind: row[at + 2],
              ...(row[at + 3] !== null && { isDeleted: true }),
              ...(spec.isStatus && { color: row[at + 5], categoryCode: row[at + 6] }),
            };
    },
  };
}

function labelJoin({ spec, column }: StoredLabel, alias: string): string {
  if (spec.file) return '';
  const record = `left join record ${alias} on ${alias}.agency_id = t.agency_id and ${alias}.id = t.${column}`;
  return spec.isStatus ? `${record} ${statusTables(alias, `t.${column}`)}` : record;
}

/** A column as it is read: a large whole number as text, since a number of JavaScript would lose its last digits. */
function exactly({ spec, column }: StoredColumn, alias: string): string {
  return spec.type === 'bigint' ? `${alias}.${column}::text` : `${alias}.${column}`;
}

/** A set of records as one JSON value: labels in order, the ids read from them. */
/** Stands for the condition under which a record `r` of a set lies within the reader's scope. */
const scopeMark = ({ field }: StoredLink) => `{scope of ${field}}`;

function withinScope({ guarded }: StoredLink, { actor, values, models }: SelectionContext): string {
  if (!guarded) return 'true';
  const target = models(guarded.kind);
  const within = scopeSql(guarded.scopeFor(actor), target, 'pointing', actor, values, models);
  return `exists (select 1 from ${target.table} pointing
    where pointing.agency_id = r.agency_id and pointing.id = r.id and ${within})`;
}

function recordsItem(link: StoredLink, isScoped: boolean): Item {
  const { spec, table, own, item, ordered } = link;
  const isInverse = spec.inverse !== undefined;
  const first = ordered?.columns.map((column) => `o.${column}, `).join('') ?? '';
  const order = isInverse ? `${first}r.label, r.id` : 'l.position';
  const target = ordered ? `join ${ordered.table} o on o.agency_id = r.agency_id and o.id = r.id` : '';
  const scope = isScoped ? `and ${scopeMark(link)}` : '';
  const kinds = isInverse ? `and r.kind = '${spec.pointsTo?.[0] ?? ''}' and r.deleted_at is null` : '';
  const sql = `(select json_agg(json_build_array(r.id, r.label, r.avatar, r.kind, r.deleted_at is not null)
      order by ${order})
    from ${table} l join record r on r.agency_id = l.agency_id and r.id = l.${item} ${kinds}
    ${target}
    where l.agency_id = t.agency_id and l.${own} = t.id ${scope})`;
  type Tuple = [string, string, string | null, string, boolean];
  return {
    sql: [sql],
    place: (record, row, at) => {
      const tuples = (row[at] as Tuple[] | null) ?? [];
      record[spec.labelKey ?? ''] = tuples.map(([id, displayName, avatar, kind, isDeleted]): Reference => ({
        id,
        displayName,
        avatar,
        kind,
        ...(isDeleted && { isDeleted }),
      }));
      record[spec.key] = tuples.map(([id]) => id);
    },
  };
}

/** A set of files as one JSON value, in order, the ids read from them. */
function filesItem({ spec, table, own, item }: StoredLink): Item {
  const sql = `(select json_agg(${mediaJson('m')} order by l.position)
    from ${table} l join media m on m.agency_id = l.agency_id and m.id = l.${item}
    where l.agency_id = t.agency_id and l.${own} = t.id)`;
  return {
    sql: [sql],
    place: (record, row, at) => {
      const files = ((row[at] as MediaRow[] | null) ?? []).map(mediaOf);
      record[spec.labelKey ?? ''] = files;
      record[spec.key] = files.map(({ id }) => id);
    },
  };
}

function codesItem({ spec, table, own, item }: StoredLink): Item {
  const sql = `(select json_agg(l.${item} order by l.position) from ${table} l
    where l.agency_id = t.agency_id and l.${own} = t.id)`;
  return plain(spec.key, sql, (stored) =>
    ((stored as string[] | null) ?? []).map((code) => spec.decode?.(code) ?? code),
  );
}

function linkItem(link: StoredLink, isScoped: boolean): Item {
  if (link.spec.isFile) return filesItem(link);
  return link.spec.pointsTo ? recordsItem(link, isScoped) : codesItem(link);
}

function rowsItem({ key, table, cells }: StoredRows): Item {
  const names = cells.map((cell) => exactly(cell, 'l'));
  const sql = `(select json_agg(json_build_array(${['l.id', ...names].join(', ')}) order by l.position)
    from ${table} l where l.agency_id = t.agency_id and l.owner_id = t.id)`;
  return plain(key, sql, (stored) =>
    ((stored as unknown[][] | null) ?? []).map((row) => {
      const read: Record<string, unknown> = { id: row[0] };
      cells.forEach(({ spec }, index) => {
        const decode = spec.decode as Decode | undefined;
        read[spec.key] = decode ? decode(row[index + 1], read) : row[index + 1];
      });
      return read;
    }),
  );
}

/** Stands for the placeholder of today until a statement gives it one. */
const todayMark = '{today}';

function build(model: Model, actor: Actor, part: SelectionPart): Selection {
  const isPart = ({ field }: Pick<StoredColumn, 'field'>) => part === 'whole' || model.isListed(field);
  const isSeen = (one: Pick<StoredColumn, 'access' | 'field'>) => canField(actor, one.access) !== 'none' && isPart(one);
  const isLinkSeen = (link: StoredLink) =>
    link.guarded ? isPart(link) && link.guarded.answerFor(actor) !== 'no' : isSeen(link);
  const links = model.links.filter(isLinkSeen);
  const scoped = links.filter(({ guarded }) => guarded?.answerFor(actor) === 'assigned');
  const all = [...model.columns, ...model.labels, ...model.links, ...model.rows, ...model.computed];
  const labels = model.labels.filter(isSeen).map((label, index) => ({ label, alias: `r${index}` }));
  const items: Item[] = [
    ...['id', 'version', 'created_at', 'updated_at', 'deleted_at'].map((column, index) =>
      plain(['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'][index] ?? column, `t.${column}`),
    ),
    ...model.columns
      .filter(isSeen)
      .map((one) => plain(one.spec.key, exactly(one, 't'), one.spec.decode as Decode | undefined)),
    ...labels.map(({ label, alias }) => labelItem(label, alias)),
    ...links.map((link) => linkItem(link, scoped.includes(link))),
    ...model.rows.filter(isSeen).map(rowsItem),
    ...model.computed.filter(isSeen).map(({ key, compute }) => plain(key, computedFor(compute, todayMark))),
    ...(model.entity.customFields ? [plain('custom', 't.custom')] : []),
  ];
  const places: { at: number; place: Place }[] = [];
  let width = 0;
  for (const { sql, place } of items) {
    places.push({ at: width, place });
    width += sql.length;
  }
  const columns = items.flatMap(({ sql }) => sql).join(', ');
  const asksToday = columns.includes(todayMark);
  return {
    columns: (context) => {
      const today = asksToday ? context.values.add(context.today) : '';
      const dated = asksToday ? columns.replaceAll(todayMark, today) : columns;
      return scoped.reduce((sql, link) => sql.replace(scopeMark(link), () => withinScope(link, context)), dated);
    },
    joins: labels.map(({ label, alias }) => labelJoin(label, alias)).join(' '),
    width,
    isForAll: !all.some((one) => one.access !== undefined && isPart(one)),
    read: (row) => {
      const record: Record<string, unknown> = {};
      for (const { at, place } of places) place(record, row, at);
      return record;
    },
  };
}

const built = new WeakMap<Model, Map<string, Selection>>();

/** All that a record has, or what a list tells of it. */
export type SelectionPart = 'whole' | 'listed';

/** The select list of an entity for an actor: fields that ask for a right the actor lacks are left out. */
export function selectionOf(model: Model, actor: Actor, part: SelectionPart = 'whole'): Selection {
  const known = built.get(model) ?? new Map<string, Selection>();
  built.set(model, known);
  const answers = model.links.flatMap(({ guarded }) => guarded?.answerFor(actor) ?? []);
  const key = [part, ...model.asked.map((resource) => canField(actor, resource) !== 'none'), ...answers].join();
  const selection = known.get(key) ?? build(model, actor, part);
  known.set(key, selection);
  return selection;
}

function computedFor(name: string, today: string): string {
  const sql = computedSql.get(name);
  if (!sql) throw new Error(`no SQL function is registered as '${name}'`);
  return sql(today);
}

/** The SQL of a computed value within a statement; throws for a name that nothing registered. */
export function computedExpression(name: string, { today, values }: ComputedContext): string {
  return computedFor(name, values.add(today));
}
