import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { admin } from '../../../../tests/support/browser/renderView.tsx';
import { readerOf } from '../address/listReader.ts';
import { apiFilterOf, type ListState } from '../address/listState.ts';
import { readListState } from '../address/readListState.ts';
import type { OpenList } from './OpenListContext.ts';
import { toListContext } from './toListContext.ts';

const entity = registry.get('talent');
const retry = () => undefined;

function open(query: string, list: Partial<OpenList['list']> = {}) {
  const state = readListState(query, entity, readerOf(admin));
  const go = vi.fn<(next: ListState) => boolean>(() => true);
  const filterValues = apiFilterOf(state, entity);
  const records = { records: undefined, error: null, isFetching: false, isStale: false, filterValues, retry, ...list };
  return { state, go, context: toListContext({ entity, state, go, list: records } as unknown as OpenList) };
}

it.each([
  'keyword=zo',
  'statusIds=1_3&isMinor=true',
  'location=Perth&not=location',
  'deleted=true',
  'empty=location',
  '',
])('leaves the list as it is where its own filters are set again: %s', (query) => {
  const { state, go, context } = open(query);
  context.setFilters(context.filterValues);
  expect(go).toHaveBeenCalledExactlyOnceWith(state);
});

it('sets and takes away single filters on the first page, and leaves out what is empty', () => {
  const { go, context } = open('pageIndex=2&location=Perth');
  context.showFilter('statusIds', [1, 3]);
  expect(go.mock.lastCall?.[0]).toMatchObject({
    pageIndex: 0,
    filters: { location: ['Perth'], statusIds: ['1', '3'] },
  });
  context.hideFilter('location');
  expect(go.mock.lastCall?.[0].filters).toEqual({});
  context.setFilters({ location: '', keyword: 'zo', statusIds: null });
  expect(go.mock.lastCall?.[0]).toMatchObject({ keyword: 'zo', filters: {} });
});

it('says whether rows are to come, on their way, there or refused', () => {
  expect(open('').context).toMatchObject({ isPending: true, isLoading: false, data: undefined });
  expect(open('', { isFetching: true }).context).toMatchObject({ isPending: true, isLoading: true });
  expect(open('', { records: [], isFetching: true }).context).toMatchObject({ isPending: false, isLoading: false });
  const error = new Error('refused');
  expect(open('', { error }).context).toMatchObject({ isPending: false, error });
});
