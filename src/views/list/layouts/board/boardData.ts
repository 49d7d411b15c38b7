import type { BoardCard, BoardColumn } from '../../../../dataProvider/types.ts';

/** The columns of a board as they were read. */
export type Columns = readonly BoardColumn[];

/** A card with the column in which it is, and how many stand above it. */
export interface CardPlace<Column extends BoardColumn = BoardColumn> {
  readonly card: BoardCard;
  readonly column: Column;
  readonly index: number;
}

/** Returns where a card is; undefined if it is not on the board. */
export function placeOf<Column extends BoardColumn>(
  columns: readonly Column[],
  id: string,
): CardPlace<Column> | undefined {
  for (const column of columns) {
    const index = column.data.findIndex((card) => card.id === id);
    const card = column.data[index];
    if (card) return { card, column, index };
  }
  return undefined;
}

/** The cards between which one is put, as the API takes them. */
export interface Neighbours {
  readonly lowerOrder: string | null;
  readonly upperOrder?: string;
}

/**
 * Returns the neighbours of a card at an index of a column: directly above the next visible one, or directly behind the
 * last visible one, since a filter or a further page may hide others.
 */
export function neighboursAt(column: BoardColumn, id: string, index: number): Neighbours {
  const others = column.data.filter((card) => card.id !== id);
  const [lower, upper] = [others[index], others[index - 1]];
  if (lower) return { lowerOrder: lower.order };
  return { lowerOrder: null, ...(upper && { upperOrder: upper.order }) };
}

/** The columns with a card put at an index of a column; the totals follow it. */
export function withMoved(columns: Columns, id: string, columnKey: string, index: number): Columns {
  const found = placeOf(columns, id);
  if (!found) return columns;
  return columns.map((column) => {
    const isHere = column.key === columnKey;
    const others = column.data.filter((card) => card.id !== id);
    if (!isHere && others.length === column.data.length) return column;
    const wasHere = others.length < column.data.length;
    const data = isHere ? [...others.slice(0, index), found.card, ...others.slice(index)] : others;
    return { ...column, data, total: column.total + Number(isHere) - Number(wasHere) };
  });
}

/** The columns with other values of a card, in its place. */
export function withCard(columns: Columns, card: BoardCard): Columns {
  return columns.map((column) =>
    column.data.some(({ id }) => id === card.id)
      ? { ...column, data: column.data.map((one) => (one.id === card.id ? { ...one, ...card } : one)) }
      : column,
  );
}

/** The columns with some of them as they were read again. */
export function withRead(columns: Columns, read: Columns): Columns {
  const byId = new Map(read.map((column) => [column.key, column]));
  return columns.map((column) => byId.get(column.key) ?? column);
}

/** The columns with more cards at the end of one; a card that is there already stays where it is. */
export function withMore(columns: Columns, columnKey: string, cards: readonly BoardCard[], hasMore: boolean): Columns {
  return columns.map((column) => {
    if (column.key !== columnKey) return column;
    const known = new Set(column.data.map(({ id }) => id));
    return { ...column, data: [...column.data, ...cards.filter(({ id }) => !known.has(id))], loadMore: hasMore };
  });
}
