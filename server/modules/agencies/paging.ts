import { defaultPageSize, maximumPageSize } from '../../../schema/rules/limits.ts';

/** Which page of a list somebody asks for. */
export interface PageBody {
  readonly keyword?: string;
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

const pageIndex = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
const pageSize = { type: 'integer', minimum: 1, maximum: maximumPageSize } as const;

/** JSON Schema of a page asked for, with or without words to look for. */
export const pageBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { pageIndex, pageSize },
} as const;
export const searchBody = {
  ...pageBody,
  properties: { ...pageBody.properties, keyword: { type: 'string', maxLength: 200 } },
} as const;

/** JSON Schema of a page of such rows (design 5). */
export const pageOf = (row: object) => ({
  type: 'object',
  properties: {
    data: { type: 'array', items: row },
    total: { type: 'integer' },
    loadMore: { type: 'boolean' },
    nextPageIndex: { type: ['integer', 'null'] },
  },
});

/** What a page holds, where each row carries how many there are in all. */
export interface Counted {
  readonly total: number;
}

/** How many rows a page has, and how many come before it. */
export function windowOf(body: PageBody | null): {
  readonly index: number;
  readonly size: number;
  readonly skipped: number;
} {
  const { pageIndex: index = 0, pageSize: size = defaultPageSize } = body ?? {};
  return { index, size, skipped: index * size };
}

/** A page as clients read it. */
export function pageAnswer<Row extends Counted, Shown>(
  body: PageBody | null,
  rows: readonly Row[],
  show: (row: Row) => Shown,
) {
  const { index, skipped } = windowOf(body);
  const total = rows[0]?.total ?? 0;
  const hasMore = skipped + rows.length < total;
  return { data: rows.map(show), total, loadMore: hasMore, nextPageIndex: hasMore ? index + 1 : null };
}
