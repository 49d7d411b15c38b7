import type { RefObject } from 'react';

/** A row of the two tables: an id and a value for each of the columns. */
export interface Row {
  readonly id: string;
  readonly [column: string]: string;
}

export interface TableProps {
  readonly rows: readonly Row[];
  /** Scroll container of the table. */
  readonly scroller: RefObject<HTMLElement | null>;
}

export const columnNames = Array.from({ length: 20 }, (_, index) => `column${index + 1}`);
const words = ['Active', 'Sydney NSW, Australia', '07 Dec 2025', 'Music, Sports', '1,240.50', 'Ada Okafor'];

/** So many rows, the same each time. */
export function rowsOf(count: number): readonly Row[] {
  return Array.from({ length: count }, (_row, row) => ({
    id: `row${row}`,
    ...Object.fromEntries(columnNames.map((name, column) => [name, `${words[(row + column) % words.length]} ${row}`])),
  }));
}
