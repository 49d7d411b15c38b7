import type { Actor } from '../../../schema/access/access.ts';
import { codeOf, nameOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { StatusField } from '../../../schema/fields/status.ts';
import { orderKey } from '../../../schema/language/board.ts';
import { keysOf } from '../../../schema/language/check.ts';
import { currencyOfField } from '../../../schema/language/records/sharedCurrency.ts';
import { listFiltersOf } from '../../../schema/language/listFilters.ts';
import type { Rows } from '../../database/pools.ts';
import { pageOf, windowOf } from '../../paging.ts';
import { agencyOf } from '../agency.ts';
import { requireKnownFields } from '../writing/customFields.ts';
import type { Engine } from '../engine.ts';
import { listParts, type ListParts } from '../reading/list.ts';
import type { Filters } from '../filters/conditions.ts';
import type { ListQuery } from '../reading/listQuery.ts';
import type { Model } from '../model.ts';
import { requireRight } from '../requireRight.ts';
import { selectionOf } from '../reading/selection.ts';
import { sumParts, sumsOf, type Sums, type SumsRow } from '../reading/sums.ts';
import { chosenStatementName } from '../statementNames.ts';
import type { Values } from '../sql.ts';
import { keyColumn } from './placeKeys.ts';
import { columnRows, storedBoard, type StoredBoard } from './placedRows.ts';
import { answered } from '../reading/answered.ts';

/** Request of a board: the filters of the list, and how many cards of each column. */
export type BoardQuery = Pick<ListQuery, 'filters' | 'fields' | 'pageSize'>;

/** A column with the first of its cards; `total` and `sums` are of all that the filters find. */
export interface BoardColumn {
  /** The id of the status, or the code of the choice as a text. */
  readonly key: string;
  /** The status, on a board by one. */
  readonly status?: Readonly<Record<string, unknown>>;
  readonly total: number;
  readonly sums: Sums;
  readonly data: readonly Record<string, unknown>[];
  readonly loadMore: boolean;
  readonly nextPageIndex: number | null;
}

/** Values that a filter by the board's own field asks for; undefined where the list is not narrowed by it. */
function askedColumns(model: Model, board: StoredBoard, filters: Filters) {
  return listFiltersOf(model.entity).flatMap(({ fields, params: [spec], categoriesOf, isNamed }) => {
    const wanted = filters[spec?.param ?? ''];
    if (fields[0] !== board.by || !Array.isArray(wanted) || (isNamed && !categoriesOf)) return [];
    return [{ wanted: wanted as readonly unknown[], codes: spec?.codes ?? {}, isByCategory: isNamed }];
  });
}

/**
 * The columns with their turn, as a relation in SQL: the agency's statuses, none of a hidden category, or the values of a
 * choice in the order of the declaration.
 */
function columnsSql(parts: ListParts, board: StoredBoard, actor: Actor, { filters = {} }: BoardQuery) {
  const { field } = board;
  const { model, values } = parts;
  const asked = askedColumns(model, board, filters);
  return field.kind === 'choice' ? choicesSql(field, asked, values) : statusesSql(field, asked, values, actor);
}

type AskedColumns = ReturnType<typeof askedColumns>;

function choicesSql({ choices }: ChoiceField, asked: AskedColumns, values: Values): string {
  const names = namesOf(choices);
  const shown = asked.map(({ wanted, codes }) => {
    const stored = wanted.map((one) => nameOf(choices, one) ?? codes[String(one)]);
    // A code that asks for nothing leaves every column.
    return stored.includes(null) ? names : stored;
  });
  const left = names.filter((name) => shown.every((some) => some.includes(name)));
  return `select n.id, null::text as status_name, null::text as color, null::text as code, n.turn::integer as turn
    from unnest(${values.add(left)}::text[]) with ordinality n(id, turn)`;
}

function statusesSql({ type }: StatusField, asked: AskedColumns, values: Values, actor: Actor): string {
  const agency = `${values.add(agencyOf(actor))}::uuid`;
  const narrowed = asked.map(({ wanted, isByCategory }) =>
    isByCategory ? `c.code = any(${values.add(wanted)}::text[])` : `s.id = any(${values.add(wanted)}::uuid[])`,
  );
  const conditions = ['s.deleted_at is null', 'not c.is_hidden', ...narrowed];
  return `select s.id, s.status_name, s.color, c.code,
      row_number() over (order by c.position, c.id, s.position, s.id)::integer as turn
    from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
    where s.agency_id = ${agency} and s.type = '${type}' and ${conditions.join(' and ')}`;
}

/** Totals of those cards of a column that are alike in all currencies. */
interface TotalsRow extends SumsRow {
  readonly id: string;
  readonly status_name: string | null;
  readonly color: string | null;
  readonly code: string | null;
  readonly total: number | null;
}

async function readTotals(engine: Engine, actor: Actor, board: StoredBoard, kind: string, query: BoardQuery) {
  const parts = listParts(engine, actor, kind, query);
  const { model, values, narrowed } = parts;
  const summed = sumParts(model, board.sums ?? [], actor);
  const columns = columnsSql(parts, board, actor, query);
  const groups = [`t.${board.column}`, ...summed.groups].join(', ');
  const counted = `select ${[`t.${board.column} as value`, ...summed.columns, 'count(*) as total'].join(', ')}
    from ${model.table} t where ${narrowed} group by ${groups}`;
  const { rows } = await engine.database.query<TotalsRow>(agencyOf(actor), {
    text: `select o.*, g.* from (${columns}) o left join (${counted}) g on g.value = o.id order by o.turn`,
    values: values.list,
  });
  return { rows, summed };
}

/** The keys that a card shows, as far as the actor may read them. */
function cardKeys(model: Model, board: StoredBoard, actor: Actor): readonly string[] {
  const { entity } = model;
  const names = [entity.title, board.by, ...board.card, ...(board.sums ?? []), ...Object.keys(entity.states ?? {})];
  const keys = new Set(
    names.flatMap((name) => {
      const field = entity.fields[name];
      return field ? [...keysOf(name, field), currencyOfField(field)] : [];
    }),
  );
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
 * Reads the board of an entity: its columns in the order of the agency's statuses or of the declared choices, each with its
 * totals over all records that the filters find, and the first of these in the order in which people put them. A filter
 * by the field of the board, or by the category of a status, leaves the other columns out.
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
      ...faceOf(own[0] as TotalsRow, board),
      total: own.reduce((sum, { total }) => sum + Number(total ?? 0), 0),
      sums: sumsOf(summed, own),
      ...page,
    };
  });
  return { columns };
}

function faceOf({ id, status_name: displayName, color, code }: TotalsRow, { field }: StoredBoard) {
  if (field.kind === 'choice') return { key: String(codeOf(field.choices, id)) };
  const names = field.hasSpecNames ? { statusName: displayName, category: { code } } : {};
  return { key: id, status: { id, displayName, avatar: null, kind: 'status', color, categoryCode: code, ...names } };
}
