import { expect, test } from 'vitest';
import { countedPageOf, pageOf, windowOf } from './paging.ts';

test('reads one row more than the page has, behind those of the pages before', () => {
  expect(windowOf({ pageIndex: 2, pageSize: 5 })).toEqual({ index: 2, size: 5, most: 6, skipped: 10 });
  expect(windowOf(null)).toEqual({ index: 0, size: 20, most: 21, skipped: 0 });
  expect(windowOf({}, 100).size).toBe(100);
});

test('says whether there are further rows, and shows none of them', () => {
  const window = windowOf({ pageIndex: 1, pageSize: 2 });
  expect(pageOf(window, ['c', 'd', 'e'])).toEqual({ data: ['c', 'd'], loadMore: true, nextPageIndex: 2 });
  expect(pageOf(window, ['c', 'd'])).toEqual({ data: ['c', 'd'], loadMore: false, nextPageIndex: null });
});

test('tells how many there are in all where a row says it, and never a wrong number', () => {
  const rows = [{ total: 3 }, { total: 3 }];
  expect(countedPageOf(windowOf({ pageSize: 1 }), rows)).toMatchObject({ data: [{ total: 3 }], total: 3 });
  expect(countedPageOf(windowOf(null), [])).toMatchObject({ data: [], total: 0 });
  expect(countedPageOf(windowOf({ pageIndex: 4 }), [])).not.toHaveProperty('total');
});
