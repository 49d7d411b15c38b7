import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../schema/define.ts';
import type { AnyEntity } from '../../schema/entity.ts';
import { field } from '../../schema/fields/kinds.ts';
import {
  apiFilterOf,
  asksForAdded,
  changeListState,
  defaultListState,
  isTooLong,
  readListState,
  withFilter,
  writeListState,
} from './listState.ts';

const venue = defineEntity({
  name: 'venue',
  group: 'people',
  title: 'displayName',
  access: 'PARTNER',
  api: { base: '/client/v1/venues' },
  fields: {
    displayName: field.text({ required: true }),
    status: field.choice({ OPEN: 0, CLOSED: 1 }, { filter: 'statusIds' }),
    codes: field.choices(['A_1', 'B & C', 'D']),
    capacity: field.integer(),
    isIndoor: field.flag(),
    opened: field.date(),
  },
  list: {
    columns: ['displayName', 'status'],
    filters: ['displayName', 'status', 'codes', 'capacity', 'isIndoor', 'opened'],
    sortable: ['displayName', 'createdAt'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
  },
  form: { venue: ['displayName', 'status', 'codes', 'capacity', 'isIndoor', 'opened'] },
}) as unknown as AnyEntity;

const initial = defaultListState(venue);
const reread = (state: typeof initial) => readListState(`?${writeListState(state, venue)}`, venue);

describe('the address of a list', () => {
  it('is plain for the plain list', () => {
    expect(writeListState(initial, venue)).toBe('');
    expect(readListState('', venue)).toEqual(initial);
  });

  it('counts pages from 0 and names size and order', () => {
    const state = { ...initial, pageIndex: 2, pageSize: 50, orderBy: 'createdAt', orderDirection: 'DESC' as const };
    expect(writeListState(state, venue)).toBe('pageIndex=2&pageSize=50&orderBy=createdAt&orderDirection=DESC');
    expect(reread(state)).toEqual(state);
  });

  it('joins several values by an underscore, each encoded first', () => {
    const state = { ...initial, filters: { statusIds: ['0', '1'], codes: ['A_1', 'B & C'] } };
    expect(writeListState(state, venue)).toBe('statusIds=0_1&codes=A%5F1_B%20%26%20C');
    expect(reread(state)).toEqual(state);
  });

  it('keeps any text of a keyword or a filter', () => {
    for (const text of ['a_b', '50%', 'R&B + jazz', 'Nguyễn', '林', '?=#', '%5F']) {
      const state = { ...initial, keyword: text, filters: { displayName: [text], codes: [text, 'D'] } };
      expect(reread(state)).toEqual(state);
    }
  });

  it('reads what a person types by hand', () => {
    expect(readListState('?q=big+room&statusIds=1_1_', venue)).toMatchObject({
      keyword: 'big room',
      filters: { statusIds: ['1'] },
    });
  });

  it('overlooks what is impossible', () => {
    const search = '?pageIndex=-1&pageSize=7&orderBy=capacity&orderDirection=UP&colour=red&keyword=%E0%A4%A&deleted=1';
    expect(readListState(search, venue)).toEqual({ ...initial, keyword: '%E0%A4%A' });
  });

  it('orders upwards where only the column is named', () => {
    expect(readListState('?orderBy=createdAt', venue)).toMatchObject({ orderBy: 'createdAt', orderDirection: 'ASC' });
  });

  it('has a limit', () => {
    expect(isTooLong('x'.repeat(2000))).toBe(false);
    expect(isTooLong('x'.repeat(2001))).toBe(true);
  });
});

describe('a query that is about a field which an agency added', () => {
  const id = '0190a0a0-0000-7000-8000-000000000001';
  it('filters or sorts by one', () => {
    for (const query of [`?custom.${id}=a`, `?pageIndex=1&custom.${id}From=2026-01-01`, `?orderBy=custom.${id}`])
      expect([query, asksForAdded(query)]).toEqual([query, true]);
    for (const query of ['', '?keyword=custom.', '?orderBy=createdAt&statusIds=1'])
      expect([query, asksForAdded(query)]).toEqual([query, false]);
  });
});

describe('a change of a list', () => {
  it('goes back to the first page', () => {
    const state = { ...initial, pageIndex: 4 };
    expect(changeListState(state, { keyword: 'x' }).pageIndex).toBe(0);
    expect(changeListState(state, { pageSize: 100 })).toMatchObject({ pageIndex: 0, pageSize: 100 });
  });

  it('takes away a filter without values', () => {
    expect(withFilter({ codes: ['D'], statusIds: ['0'] }, 'codes', [])).toEqual({ statusIds: ['0'] });
    expect(withFilter({ codes: ['D'] }, 'statusIds', ['1'])).toEqual({ codes: ['D'], statusIds: ['1'] });
  });
});

describe('what a list asks of the API', () => {
  it('is typed as the declaration says', () => {
    const filters = {
      statusIds: ['0', '1'],
      codes: ['D'],
      isIndoor: ['true'],
      capacityMin: ['10'],
      openedFrom: ['2026-11-20'],
      fromDate: ['1700000000000'],
    };
    expect(apiFilterOf({ ...initial, keyword: 'x', deleted: true, filters }, venue)).toEqual({
      statusIds: [0, 1],
      codes: ['D'],
      isIndoor: true,
      capacityMin: 10,
      openedFrom: '2026-11-20',
      fromDate: 1700000000000,
      keyword: 'x',
      deleted: true,
    });
  });

  it('leaves out values that no record can have', () => {
    const filters = { statusIds: ['7', 'x'], isIndoor: ['maybe'], capacityMin: ['1.5'] };
    expect(apiFilterOf({ ...initial, filters }, venue)).toEqual({});
  });
});
