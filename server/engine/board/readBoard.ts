import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { orderKey } from '../../../schema/language/board.ts';
import { keysOf } from '../../../schema/language/check.ts';
import { listFiltersOf } from '../../../schema/language/listFilters.ts';
import { fromMinorUnits } from '../../../schema/rules/money.ts';
import type { Rows } from '../../database/pools.ts';
import { pageOf, windowOf } from '../../paging.ts';
import { agencyOf } from '../agency.ts';
import { requireKnownFields } from '../writing/customFields.ts';
import type { Engine } from '../engine.ts';
import { listParts, type ListParts } from '../reading/list.ts';
import type { ListQuery } from '../reading/listQuery.ts';
import type { Model, StoredColumn } from '../model.ts';
import { requireRight } from '../requireRight.ts';
import { selectionOf } from '../reading/selection.ts';
import { chosenStatementName } from '../statementNames.ts';
import { keyColumn } from './placeKeys.ts';
import { columnRows, storedBoard, type StoredBoard } from './placedRows.ts';
import { answered } from '../reading/answered.ts';

/** Request of a board: the filters of the list, and how many cards of each column. */
export type BoardQuery = Pick<ListQuery, 'filters' | 'fields' | 'pageSize'>;

/** Sum of an amount over all cards of a column in one currency, as a decimal. */
export interface Sum {
  readonly currency: string;
  readonly amount: string;
}

/** A status with the first of its cards; `total` and `sums` are of all that the filters find. */
export interface BoardColumn {
  readonly status: Readonly<Record<string, unknown>>;
  readonly total: number;
  readonly sums: Readonly<Record<string, readonly Sum[]>>;
  readonly data: readonly Record<string, unknown>[];
  readonly loadMore: boolean;
  readonly nextPageIndex: number | null;
}

/** The statuses that are columns, with their turn, as a relation in SQL: none of a hidden category. */
function columnsSql({ model, values }: ListParts, board: StoredBoard, actor: Actor, { filters = {} }: BoardQuery) {
  const agency = `${values.add(agencyOf(actor))}::uuid`;
  const asked = listFiltersOf(model.entity).flatMap(({ fields, params, categoriesOf, isNamed }) => {
    const wanted = filters[params[0]?.param ?? ''];
    if (fields[0] !== board.by || !Array.isArray(wanted)) return [];
    if (isNamed) return categoriesOf ? [`c.code = any(${values.add(wanted)}::text[])`] : [];
    return [`s.id = any(${values.add(wanted)}::uuid[])`];
  });
  const conditions = ['s.deleted_at is null', 'not c.is_hidden', ...asked];
  return `select s.id, s.status_name, s.color, c.code,
      row_number() over (order by c.position, c.id, s.position, s.id)::integer as turn
    from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
    where s.agency_id = ${agency} and s.type = '${board.status.type}' and ${conditions.join(' and ')}`;
}

/** An amount that a column sums, and its currency. */
interface Summed {
  readonly name: string;
  readonly amount: StoredColumn;
  readonly currency: StoredColumn;
}

function summedOf(model: Model, { sums = [] }: StoredBoard, actor: Actor): readonly Summed[] {
  return sums.flatMap((name) => {
    const amount = model.column(name);
    const currency = model.column(amount?.spec.sortsWithin ?? '');
    if (!amount || !currency || canField(actor, amount.access) === 'none') return [];
    return [{ name, amount, currency }];
  });
}

/** Totals of those cards of a column that are alike in all currencies. */
interface TotalsRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly status_name: string;
  readonly color: string;
  readonly code: string;
  readonly total: number | null;
}

async function readTotals(engine: Engine, actor: Actor, board: StoredBoard, kind: string, query: BoardQuery) {
  const parts = listParts(engine, actor, kind, query);
  const { model, values, narrowed } = parts;
  const summed = summedOf(model, board, actor);
  const currencies = summed.map(({ currency }, index) => `t.${currency.column} as c${index}`);
  const amounts = summed.map(({ amount }, index) => `sum(t.${amount.column})::text as a${index}`);
  const columns = columnsSql(parts, board, actor, query);
  const groups = [`t.${board.column}`, ...summed.map(({ currency }) => `t.${currency.column}`)].join(', ');
  const counted = `select ${[`t.${board.column} as status_id`, ...currencies, ...amounts, 'count(*) as total'].join(', ')}
    from ${model.table} t where ${narrowed} group by ${groups}`;
  const { rows } = await engine.database.query<TotalsRow>(agencyOf(actor), {
    text: `select o.*, g.* from (${columns}) o left join (${counted}) g on g.status_id = o.id order by o.turn`,
    values: values.list,
  });
  return { rows, summed };
}

/** The sums of an amount over the rows of a column: one of each currency in which there is some. */
function sumsOf(rows: readonly TotalsRow[], index: number): readonly Sum[] {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const [currency, amount] = [row[`c${index}`], row[`a${index}`]];
    if (typeof currency !== 'string' || typeof amount !== 'string') continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  }
  return [...sums].toSorted().map(([currency, minor]) => ({ currency, amount: fromMinorUnits(minor, currency) }));
}

/** The keys that a card shows, as far as the actor may read them. */
function cardKeys(model: Model, board: StoredBoard, actor: Actor): readonly string[] {
  const { entity } = model;
  const names = [entity.title, board.by, ...board.card, ...(board.sums ?? []), ...Object.keys(entity.states ?? {})];
  const keys = new Set(names.flatMap((name) => (entity.fields[name] ? keysOf(name, entity.fields[name]) : [])));
  return [...selectionOf(model, actor).keys].filter((key) => keys.has(key) || key === 'avatar');
}

async function readCards(engine: Engine, actor: Actor, board: StoredBoard, kind: string, query: BoardQuery) {
  const model = engine.model(kind);
  const fields = query.fields ?? cardKeys(model, board, actor);
  const parts = listParts(engine, actor, kind, { ...query, fields });
  const { values, narrowed, selection, isSearched } = parts;
  const columns = columnsSql(parts, board, actor, query);
  const most = values.add(windowOf(query).most);
  const rows = columnRows(model, board, narrowed, 'o.id', most);
  const text = `select ${parts.columns()}, t.${keyColumn}, t.column_id, ${parts.mayMove()}
    from (select r.*, o.id as column_id, o.turn from (${columns}) o cross join lateral
      (select c.* from (${rows}) c order by c.${keyColumn} collate "C" limit ${most}) r) t ${selection.joins}
    order by t.turn, t.${keyColumn} collate "C"`;
  const name = isSearched ? undefined : chosenStatementName(text);
  const found: Rows<readonly unknown[]> = await engine.database.query(agencyOf(actor), {
    text,
    values: values.list,
    isArrays: true,
    ...(name !== undefined && { name }),
  });
  const { width } = selection;
  const read = (row: readonly unknown[]) => answered(model.entity, selection.read(row), fields);
  return found.rows.map((row) => ({
    columnId: row[width + 1] as string,
    card: { ...read(row), [orderKey]: row[width], permissions: { canUpdate: row[width + 2] === true } },
  }));
}

/**
 * Reads the board of an entity: its columns in the order of the agency's statuses, each with its totals over all
 * records that the filters find, and the first of these in the order in which people put them. A filter by the status
 * or by its category leaves the other columns out.
 */
export async function readBoard(
  engine: Engine,
  actor: Actor,
  kind: string,
  query: BoardQuery,
): Promise<{ readonly columns: readonly BoardColumn[] }> {
  const model = engine.model(kind);
  const board = storedBoard(model);
  if (!board) throw new Error(`'${kind}' has no board`);
  requireRight(engine, actor, 'read', kind);
  await requireKnownFields(engine, actor, model, query);
  const [{ rows, summed }, cards] = await Promise.all([
    readTotals(engine, actor, board, kind, query),
    readCards(engine, actor, board, kind, query),
  ]);
  const window = windowOf(query);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const columns = ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    const page = pageOf(
      window,
      cards.flatMap(({ columnId, card }) => (columnId === id ? [card] : [])),
    );
    return {
      status: statusOf(own[0] as TotalsRow, board),
      total: own.reduce((sum, { total }) => sum + Number(total ?? 0), 0),
      sums: Object.fromEntries(summed.map(({ name }, index) => [name, sumsOf(own, index)])),
      ...page,
    };
  });
  return { columns };
}

function statusOf({ id, status_name: displayName, color, code }: TotalsRow, { status }: StoredBoard) {
  const names = status.hasSpecNames ? { statusName: displayName, category: { code } } : {};
  return { id, displayName, avatar: null, kind: 'status', color, categoryCode: code, ...names };
}
