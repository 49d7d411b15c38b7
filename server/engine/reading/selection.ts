import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { isMember } from '../../../schema/access/scope.ts';
import { deletedByKey } from '../../../schema/language/entity.ts';
import { todayMark, type ComputedContext } from './computedSql.ts';
import type { Computed, Model, StoredColumn, StoredLink } from '../model.ts';
import {
  columnItem,
  deletedByItem,
  labelItem,
  labelJoin,
  labelMark,
  linkItem,
  plain,
  rowsItem,
  scopeMark,
  withinReach,
  withinScope,
  type Item,
  type Place,
  type SelectionContext,
} from './selectionItems.ts';

/** Select list from `t` for an actor, and the mapping of a row (an array) to a wire record. */
export interface Selection {
  readonly columns: (context: SelectionContext) => string;
  readonly joins: string;
  readonly read: (row: readonly unknown[]) => Record<string, unknown>;
  readonly width: number;
  /** The keys of the records that it reads. */
  readonly keys: ReadonlySet<string>;
  /** True if it is the same for all readers: none of its fields requires a right. */
  readonly isForAll: boolean;
  /** True if some of its references depend on which records the reader may read. */
  readonly isScoped: boolean;
  /** True if nothing of the part is withheld from the reader. */
  readonly isUncut: boolean;
}

const system = {
  id: 'id',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  deletedAt: 'deleted_at',
};

/** Writer of a part of a row, and the column at which that begins. */
interface PlacedAt {
  readonly at: number;
  readonly place: Place;
}

/** An object with these keys, all undefined, in the layout that V8 gives to objects of known keys. */
function blankOf(keys: readonly string[]): Record<string, unknown> {
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<
    string,
    unknown
  >;
  for (const key of keys) blank[key] = undefined;
  return blank;
}

/**
 * Returns the function that makes records of rows. All have the keys of the first one: they begin as copies of one
 * object, since one that grows key by key becomes a hash table, which is slow to fill, to copy and to serialise.
 */
function readerOf(places: readonly PlacedAt[]): Selection['read'] {
  let blank: Record<string, unknown> | null = null;
  return (row) => {
    const record: Record<string, unknown> = { ...blank };
    for (const { at, place } of places) place(record, row, at);
    blank ??= blankOf(Object.keys(record));
    return record;
  };
}

function build(model: Model, actor: Actor, part: SelectionPart): Selection {
  const isAsked = (key: string) => typeof part === 'string' || part.has(key);
  const isPart = ({ field }: Pick<StoredColumn, 'field'>) => part !== 'listed' || model.isListed(field);
  const isSeen = (one: Pick<StoredColumn, 'access' | 'field'>) => canField(actor, one.access) !== 'none' && isPart(one);
  const isLinkSeen = (link: StoredLink) =>
    link.guarded ? isPart(link) && link.guarded.answerFor(actor) !== 'no' : isSeen(link);
  const isLinkAsked = ({ spec }: StoredLink) => isAsked(spec.key) || isAsked(spec.labelKey ?? spec.key);
  const links = model.links.filter((link) => isLinkSeen(link) && isLinkAsked(link));
  const scoped = links.filter(({ guarded }) => guarded?.answerFor(actor) === 'assigned');
  const labels = model.labels
    .filter((label) => isSeen(label) && isAsked(label.spec.key))
    .map((label, index) => ({ label, alias: `r${index}` }));
  const guarded = labels.flatMap(({ label }) => (label.guarded ? [label] : []));
  const all = [...model.columns, ...model.labels, ...model.links, ...model.rows, ...model.computed];
  const columnsSeen = model.columns.filter(isSeen);
  const items: Item[] = [
    ...Object.entries(system).flatMap(([key, column]) => (isAsked(key) ? [plain(key, `t.${column}`)] : [])),
    ...(typeof part !== 'string' && part.has(deletedByKey) ? [deletedByItem] : []),
    ...columnsSeen.filter(({ spec }) => isAsked(spec.key)).map((column) => columnItem(column, columnsSeen, isAsked)),
    ...labels.map(({ label, alias }) => labelItem(label, alias)),
    ...links.map((link) => linkItem(link, scoped.includes(link), isAsked)),
    ...model.rows.filter((rows) => isSeen(rows) && isAsked(rows.key)).map(rowsItem),
    ...model.computed
      .filter((computed) => isSeen(computed) && isAsked(computed.key))
      .map(({ key, sql }) => plain(key, sql)),
    ...(model.entity.customFields && isAsked('custom') ? [plain('custom', 't.custom')] : []),
  ];
  const places: PlacedAt[] = [];
  let width = 0;
  for (const { sql, place } of items) {
    places.push({ at: width, place });
    width += sql.length;
  }
  const keys = new Set(items.flatMap((item) => item.keys));
  const columns = items.flatMap(({ sql }) => sql).join(', ');
  const asksToday = columns.includes(todayMark);
  return {
    columns: (context) => {
      const today = asksToday ? context.values.add(context.today) : '';
      const dated = asksToday ? columns.replaceAll(todayMark, today) : columns;
      const told = guarded.reduce((sql, one) => sql.replace(labelMark(one), () => withinReach(one, context)), dated);
      return scoped.reduce((sql, link) => sql.replace(scopeMark(link), () => withinScope(link, context)), told);
    },
    joins: labels.map(({ label, alias }) => labelJoin(label, alias)).join(' '),
    width,
    keys,
    isForAll: guarded.length === 0 && !all.some((one) => one.access !== undefined && isPart(one)),
    isScoped: guarded.length + scoped.length > 0,
    isUncut:
      [...model.columns, ...model.labels, ...model.rows, ...model.computed].every(
        (one) => !isPart(one) || isSeen(one),
      ) &&
      model.links.every((one) => !isPart(one) || (isLinkSeen(one) && !scoped.includes(one))) &&
      guarded.every((one) => one.guarded?.scopeFor(actor).type === 'everything'),
    read: readerOf(places),
  };
}

const built = new WeakMap<Model, Map<string, Selection>>();
const builtFor = new WeakMap<Model, Map<string, Selection>>();
/** Maximum number of cached selections of requested keys per entity. */
const mostKept = 100;

/** Part of a record to select: the whole record, the keys of a list, or requested keys (`askedKeys`). */
export type SelectionPart = 'whole' | 'listed' | ReadonlySet<string>;

/** The select list of an entity for an actor: fields that ask for a right the actor lacks are left out. */
export function selectionOf(model: Model, actor: Actor, part: SelectionPart = 'whole'): Selection {
  const store = typeof part === 'string' ? built : builtFor;
  const known = store.get(model) ?? new Map<string, Selection>();
  store.set(model, known);
  const answers = model.links.flatMap(({ guarded }) => guarded?.answerFor(actor) ?? []);
  const rights = model.asked.map((resource) => canField(actor, resource) !== 'none');
  // Who works in no agency sees no field: theirs is never given to members.
  const key = [typeof part === 'string' ? part : [...part].join('+'), isMember(actor), ...rights, ...answers].join();
  const selection = known.get(key) ?? build(model, actor, part);
  if (store === builtFor) {
    // Moves the entry to the end: the order is by last use.
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
  }
  known.set(key, selection);
  return selection;
}

/** The SQL of a computed value within a statement. */
export function computedExpression({ sql }: Computed, { today, values }: ComputedContext): string {
  return sql.includes(todayMark) ? sql.replaceAll(todayMark, values.add(today)) : sql;
}
