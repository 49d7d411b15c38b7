import { defaultPageSize } from '../schema/rules/limits.ts';

/** Query of a list page. */
export interface PageQuery {
  /** From 0. */
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** Query of a page of a list that can be searched. */
export interface SearchQuery extends PageQuery {
  readonly keyword?: string;
}

/** Rows that a statement must read for a page. */
export interface PageWindow {
  readonly index: number;
  readonly size: number;
  /** Maximum number of rows to read: one more than the page has, so that a further page is detected without a count. */
  readonly most: number;
  /** Number of rows before the page. */
  readonly skipped: number;
}

/** @param usual default number of rows of a page */
export function windowOf(query: PageQuery | null, usual = defaultPageSize): PageWindow {
  const { pageIndex: index = 0, pageSize: size = usual } = query ?? {};
  return { index, size, most: size + 1, skipped: index * size };
}

/** A page as it is answered. */
export interface PageOf<Row> {
  readonly data: readonly Row[];
  readonly loadMore: boolean;
  readonly nextPageIndex: number | null;
}

/** Builds a page from rows: at most as many as its window asks for. */
export function pageOf<Row>({ index, size }: PageWindow, rows: readonly Row[]): PageOf<Row> {
  const loadMore = rows.length > size;
  return { data: rows.slice(0, size), loadMore, nextPageIndex: loadMore ? index + 1 : null };
}

/** A row with the count of its whole list. */
export interface Counted {
  readonly total: number;
}

/** Builds a page with the total of the list. The total is absent behind the last page, where no row carries it. */
export function countedPageOf<Row extends Counted>(
  window: PageWindow,
  rows: readonly Row[],
): PageOf<Row> & Partial<Counted> {
  const total = rows[0]?.total ?? (window.index === 0 ? 0 : undefined);
  return { ...pageOf(window, rows), ...(total !== undefined && { total }) };
}
