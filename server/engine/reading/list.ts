import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { orderKey, placeSort } from '../../../schema/language/board.ts';
import { sortExpressions } from '../../../schema/derive/sortOrder.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { listConfigOf } from '../../../schema/language/lists/furtherLists.ts';
import { defaultPageSize } from '../../../schema/rules/limits.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { pageOf, windowOf, type Counted, type PageOf, type PageWindow } from '../../paging.ts';
import type { Rows, Statement } from '../../database/pools.ts';
import { askedSelection } from './askedKeys.ts';
import { chooseRecords, isByReference, type Choice } from './choice.ts';
import type { ListQuery } from './listQuery.ts';
import { columnRows, keySql, storedBoard, storedColumn, type StoredBoard } from '../board/placedRows.ts';
import { keyColumn } from '../board/placeKeys.ts';
import { customOrder, requireKnownFields } from '../writing/customFields.ts';
import type { Engine } from '../engine.ts';
import { keywordPage, type KeywordPage } from '../filters/keyword.ts';
import type { Computed, Model, ModelSort } from '../model.ts';
import { chosenStatementName, statementName } from '../statementNames.ts';
import { computedExpression, selectionOf, type Selection, type SelectionPart } from './selection.ts';
import type { Values } from '../sql.ts';
import { answered } from './answered.ts';

/** A page of records: `total` only if requested. */
export type Page = PageOf<Record<string, unknown>> & Partial<Counted>;

/** The parts of a statement about some records of an entity. */
export interface ListParts extends Choice {
  readonly order: (alias: string) => string;
  /** The statuses by which the rows are ordered, where each row has one: an array in SQL, and the column of the rows. */
  readonly statuses: { readonly statuses: string; readonly column: string; readonly direction: string } | null;
  /** The board in whose order the rows are; and the single column that is read, where it is one. */
  readonly placed: { readonly board: StoredBoard; readonly column: string | null } | null;
  readonly selection: Selection;
  /** Returns the select list. It adds its own values, so it is called after the conditions are built. */
  readonly columns: () => string;
  /** Returns the condition that the actor may move a row `t` on its board; it adds its own values as well. */
  readonly mayMove: () => string;
  readonly isDefault: boolean;
  /** True for a list that is searched for words. */
  readonly isSearched: boolean;
  /** True for a list that reads only the keys in `fields`. */
  readonly isNarrow: boolean;
  /** True for a list of what points to some records. */
  readonly isByReference: boolean;
  /** Search of one page, if the order is that of an indexed column; else null. */
  readonly walk: Pick<KeywordPage, 'search' | 'narrow' | 'isScoped' | 'column'> | null;
}

function orderOf(
  model: Model,
  query: ListQuery,
  actor: Actor,
  values: Values,
  agency: string,
  expression: (computed: Computed) => string,
) {
  const [sort, way] = listConfigOf(model.entity, query.list).sort;
  const name = query.orderBy ?? sort;
  const direction = (query.orderDirection ?? (query.orderBy === undefined ? way : 'ASC')).toLowerCase();
  const added = customId(name);
  if (added !== null) return { order: customOrder(added, direction, actor, values), column: null, statuses: null };
  const board = name === placeSort ? storedBoard(model) : null;
  if (board) {
    const order = (alias: string) => `${keySql(model, board, alias)} ${direction}, ${alias}.id ${direction}`;
    return {
      order,
      column: null,
      statuses: null,
      placed: { board, column: oneColumn(board, query, direction, values) },
    };
  }
  const found = model.sorts.get(name);
  const field = model.entity.fields[name];
  if (!found || canField(actor, field?.access) === 'none') {
    throw invalid([fieldRefusal('orderBy', 'notSortable', { field: name })]);
  }
  const byStatus = 'statusesOf' in found && found.statusesOf ? statusOrder(found, agency) : null;
  const order = (alias: string) => {
    const by = byStatus
      ? [`array_position(${byStatus.statuses}, ${alias}.${byStatus.column})`]
      : 'column' in found
        ? sortExpressions(found, `${alias}.`)
        : [expression(found.computed)];
    return [...by, `${alias}.id`].map((one) => `${one} ${direction}`).join(', ');
  };
  const statuses = byStatus && field?.required === true ? { ...byStatus, direction } : null;
  return { order, statuses, column: 'column' in found && !byStatus ? found.column : null };
}

/** The one column of a board that a list in its order asks for, as an expression; null for several, or from its end. */
function oneColumn(board: StoredBoard, { filters = {} }: ListQuery, direction: string, values: Values): string | null {
  const wanted = filters[board.param];
  if (direction !== 'asc' || !Array.isArray(wanted) || wanted.length !== 1) return null;
  const stored = storedColumn(board, wanted[0]);
  return stored === undefined ? null : `${values.add(stored)}::${board.type}`;
}

/** Returns true if the rows are in the entity's default order, given or implied. */
function isOwnOrder({ entity }: Model, { orderBy, orderDirection = 'ASC', list }: ListQuery): boolean {
  const [sort, way] = listConfigOf(entity, list).sort;
  return orderBy === undefined || (orderBy === sort && orderDirection === way);
}

/** The statuses of a type in the agency's order, as an array in SQL, and the column that points to them. */
function statusOrder({ column, statusesOf }: ModelSort, agency: string) {
  const statuses = `(select array_agg(os.id order by oc.position, oc.id, os.position, os.id) from statuses os
    join status_categories oc on oc.agency_id = os.agency_id and oc.id = os.category_id
    where os.agency_id = ${agency}::uuid and os.type = '${statusesOf}')`;
  return { column, statuses };
}

/** Everything that a list and an export of the same question share. */
export function listParts(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: ListQuery,
  usual: SelectionPart = 'listed',
): ListParts {
  const choice = chooseRecords(engine, actor, entity, query);
  const { model, values, agency, search } = choice;
  const context = { today: engine.today(actor), values, actor, models: engine.model };
  const selection = query.fields ? askedSelection(model, actor, query.fields) : selectionOf(model, actor, usual);
  const {
    order,
    column,
    statuses,
    placed = null,
  } = orderOf(model, query, actor, values, agency, (computed) => computedExpression(computed, context));
  const isAlive = !query.deleted && !query.isGone;
  return {
    ...choice,
    order,
    statuses,
    placed,
    selection,
    columns: () => selection.columns(context),
    mayMove: () => choice.within('update'),
    isDefault: choice.isAll && isAlive && isOwnOrder(model, query),
    isSearched: search !== null,
    isNarrow: query.fields !== undefined,
    isByReference: isByReference(model, query),
    walk:
      search && column !== null && isAlive
        ? { search, column, narrow: choice.unsearched, isScoped: choice.isScoped }
        : null,
  };
}

/** The rows that a page asks for, as a relation. */
function pageRows(page: ListParts, { most, skipped }: PageWindow): string {
  const { model, values, base, where, narrowed, ways, order, statuses, placed, walk, isNarrow } = page;
  if (where === base && statuses !== null) {
    // The first rows of each status by its index, so that no more are read than might be shown.
    const { direction } = statuses;
    const first = `select t.* from ${model.table} t where ${where} and t.${statuses.column} = o.id
      order by t.id ${direction} limit ${values.add(skipped + most)}`;
    return `select t.* from unnest(${statuses.statuses}) with ordinality o(id, place) cross join lateral (${first}) t
      order by o.place ${direction}, t.id ${direction} limit ${values.add(most)} offset ${values.add(skipped)}`;
  }
  if (placed?.column) {
    const rows = columnRows(model, placed.board, narrowed, placed.column, values.add(skipped + most));
    return `select t.* from (${rows}) t order by t.${keyColumn} collate "C"
      limit ${values.add(most)} offset ${values.add(skipped)}`;
  }
  if (where === base && skipped === 0) {
    // The number itself: of one that it is not told, the planner assumes a tenth of the table, and plans each time anew.
    return `select t.* from ${model.table} t where ${where} order by ${order('t')} limit ${most}`;
  }
  const cut = `order by ${order('t')} limit ${values.add(most)} offset ${values.add(skipped)}`;
  if (walk !== null) {
    const { parts, condition } = keywordPage({
      ...walk,
      model,
      values,
      order: order('t'),
      need: skipped + most,
    });
    return `with ${parts} select t.* from ${model.table} t where ${walk.narrow} and ${condition} ${cut}`;
  }
  if (ways.length > 1) {
    const first = `order by ${order('t')} limit ${values.add(skipped + most)}`;
    const some = ways.map((way) => `(select t.id from ${model.table} t where ${way} ${first})`);
    return `select t.* from ${model.table} t where ${base} and t.id in (${some.join(' union ')}) ${cut}`;
  }
  if (isNarrow && skipped === 0) return `select t.* from ${model.table} t where ${where} ${cut}`;
  // Rows that are passed over are read from the index alone; only those of the page are read whole. The page is found
  // once: where a table has grown before its statistics did, the planner would find it anew for every row of the table.
  return `with p as materialized (select t.id from ${model.table} t where ${where} ${cut})
    select t.* from p join ${model.table} t on ${base} and t.id = p.id`;
}

/** Returns the statement of a whole list in its order, without a page; for exports. */
export function wholeList(parts: ListParts): Statement {
  const { model, where, order, columns, selection, values } = parts;
  return {
    text: `select ${columns()} from ${model.table} t ${selection.joins} where ${where} order by ${order('t')}`,
    values: values.list,
    isArrays: true,
  };
}

/** The keys of a row because of its board: its last two columns. */
function placeIn(row: readonly unknown[]): Record<string, unknown> {
  return { [orderKey]: row.at(-2), permissions: { canUpdate: row.at(-1) === true } };
}

/** The name under which the statement of a page is prepared; undefined for one that is planned each time. */
function nameOf(
  { isNarrow, isSearched, isByReference, isDefault, selection }: ListParts,
  { withTotal, size }: { readonly withTotal: boolean; readonly size: number },
  text: string,
): string | undefined {
  // The best plan of a search depends on its words; that of what points to a record, on how much does.
  const isShared = isNarrow ? !isSearched && !isByReference : isDefault && !withTotal;
  if (!isShared || selection.isScoped) return undefined;
  return isNarrow || !selection.isForAll || size !== defaultPageSize ? chosenStatementName(text) : statementName(text);
}

/** One page of an entity's records, in one statement, references included. */
export async function listRecords(engine: Engine, actor: Actor, entity: string, query: ListQuery): Promise<Page> {
  const parts = listParts(engine, actor, entity, query);
  const { model, values, counted: all, order, selection } = parts;
  await requireKnownFields(engine, actor, model, query);
  const { withTotal = true } = query;
  const window = windowOf(query);
  const total = withTotal ? `, (select count(*) from ${all})` : '';
  const page = pageRows(parts, window);
  const place = parts.placed ? `, ${keySql(model, parts.placed.board, 't')}, ${parts.mayMove()}` : '';
  const text = `select ${parts.columns()}${total}${place} from (${page}) t ${selection.joins} order by ${order('t')}`;
  const name = nameOf(parts, { withTotal, size: window.size }, text);
  const { rows }: Rows<readonly unknown[]> = await engine.database.query(actor.agencyId, {
    text,
    values: values.list,
    isArrays: true,
    ...(name !== undefined && { name }),
  });
  const { data, ...next } = pageOf(window, rows);
  const read = (row: readonly unknown[]) => answered(model.entity, selection.read(row), query.fields);
  const counted = withTotal ? (rows[0]?.[parts.selection.width] as number | undefined) : undefined;
  return {
    data: parts.placed ? data.map((row) => ({ ...read(row), ...placeIn(row) })) : data.map(read),
    ...(withTotal && {
      total: counted ?? (window.index === 0 ? 0 : (await countRecords(engine, actor, entity, query)).total),
    }),
    ...next,
  };
}

/** Counts the records that the same query finds. */
export async function countRecords(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: ListQuery,
): Promise<{ total: number }> {
  const { model, values, counted, isAll } = chooseRecords(engine, actor, entity, query);
  await requireKnownFields(engine, actor, model, query);
  const text = `select count(*) as total from ${counted}`;
  const name = isAll ? statementName(text) : undefined;
  const { rows } = await engine.database.query<{ total: number }>(actor.agencyId, {
    text,
    values: values.list,
    ...(name !== undefined && { name }),
  });
  return { total: rows[0]?.total ?? 0 };
}
