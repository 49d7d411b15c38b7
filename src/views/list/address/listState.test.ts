import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { field } from '../../../../schema/fields/kinds.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import {
  apiFilterOf,
  asksForAdded,
  changeListState,
  defaultListState,
  isTooLong,
  withFilters,
  writeListState,
} from './listState.ts';
import { readListAddress, readListState, type Refused } from './readListState.ts';

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
    labels: field.choices(['A.1', 'B_2', '%2E', 'C'], { delimiter: '.' }),
    price: field.money(),
    rate: field.integer({ access: 'FINANCE' }),
    capacity: field.integer(),
    isIndoor: field.flag(),
    opened: field.date(),
  },
  list: {
    columns: ['displayName', 'status'],
    filters: ['displayName', 'status', 'codes', 'labels', 'capacity', 'price', 'rate', 'isIndoor', 'opened'],
    sortable: ['displayName', 'rate', 'createdAt'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
  },
  form: { venue: ['displayName'] },
}) as unknown as AnyEntity;

/** A list with the past month as its default range. */
const recent = { ...venue, list: { ...venue.list, range: { field: 'createdAt', default: 'lastMonth' } } } as AnyEntity;

/** A reader who may see every field. */
const anybody = { clock: Date.now, zone: 'Australia/Sydney', maySee: () => true };
const initial = defaultListState(venue, anybody);
const reread = (state: typeof initial) => readListState(`?${writeListState(state, venue, anybody)}`, venue, anybody);

describe('the address of a list', () => {
  it('is plain for the plain list', () => {
    expect(writeListState(initial, venue, anybody)).toBe('');
    expect(readListState('', venue, anybody)).toEqual(initial);
  });

  it('counts pages from 0 and names size and order', () => {
    const state = { ...initial, pageIndex: 2, pageSize: 50, orderBy: 'createdAt', orderDirection: 'DESC' as const };
    expect(writeListState(state, venue, anybody)).toBe('pageIndex=2&pageSize=50&orderBy=createdAt&orderDirection=DESC');
    expect(reread(state)).toEqual(state);
  });

  it('joins several values by an underscore, each encoded first', () => {
    const state = { ...initial, filters: { statusIds: ['0', '1'], codes: ['A_1', 'B & C'] } };
    expect(writeListState(state, venue, anybody)).toBe('statusIds=0_1&codes=A%5F1_B%20%26%20C');
    expect(reread(state)).toEqual(state);
  });

  it('keeps any text of a keyword or a filter', () => {
    for (const text of ['a_b', '50%', 'R&B + jazz', 'Nguyễn', '林', '?=#', '%5F']) {
      const state = { ...initial, keyword: text, filters: { displayName: [text] } };
      expect(reread(state)).toEqual(state);
    }
  });

  it('reads what a person types by hand', () => {
    expect(readListState('?q=big+room&statusIds=1_1_', venue, anybody)).toMatchObject({
      keyword: 'big room',
      filters: { statusIds: ['1'] },
    });
  });

  it('overlooks what is impossible', () => {
    const search = '?pageIndex=-1&pageSize=7&orderBy=capacity&orderDirection=UP&colour=red&keyword=%E0%A4%A&deleted=1';
    expect(readListState(search, venue, anybody)).toEqual({ ...initial, keyword: '%E0%A4%A' });
  });

  it('joins values by the delimiter of their column', () => {
    const state = { ...initial, filters: { labels: ['A.1', 'B_2', '%2E', 'C'] } };
    expect(writeListState(state, venue, anybody)).toBe('labels=A%2E1.B_2.%252E.C');
    expect(reread(state)).toEqual(state);
  });

  it('leaves yes and no together out, and bounds one side alone', () => {
    expect(readListState('?isIndoor=true_false', venue, anybody).filters).toEqual({});
    expect(readListState('?capacityMin=3&openedTo=2026-11-20', venue, anybody).filters).toEqual({
      capacityMin: ['3'],
      openedTo: ['2026-11-20'],
    });
  });

  it('orders upwards where only the column is named', () => {
    expect(readListState('?orderBy=createdAt', venue, anybody)).toMatchObject({
      orderBy: 'createdAt',
      orderDirection: 'ASC',
    });
  });

  it('has a limit for what narrows the list down, however it is ordered and paged', () => {
    const paged = { pageIndex: 9, pageSize: 100, orderBy: 'createdAt', orderDirection: 'DESC' as const, deleted: true };
    const withLetters = (letters: number) => ({
      ...initial,
      keyword: 'x',
      // `keyword=x&displayName=` takes 22 of them.
      filters: { displayName: ['x'.repeat(letters - 22)] },
    });
    expect(writeListState(withLetters(2000), venue, anybody)).toHaveLength(2000);
    expect(isTooLong(withLetters(2000), venue, anybody)).toBe(false);
    expect(isTooLong({ ...withLetters(2000), ...paged }, venue, anybody)).toBe(false);
    expect(isTooLong(withLetters(2001), venue, anybody)).toBe(true);
  });
});

describe('what an address cannot have', () => {
  const outsider = { ...anybody, maySee: ({ access }: Field) => access === undefined };
  const filter = (name: string, value: string): Refused => ({ part: 'filter', field: name, value });
  const id = '0190a0a0-0000-7000-8000-000000000001';

  it.each<[string, readonly Refused[]]>([
    ['', []],
    ['utm_source=mail&colour=red&__proto__=1&constructor=2', []],
    ['pageSize=50&orderBy=displayName&statusIds=0_1&capacityMin=1&capacityMax=1', []],
    ['pageSize=7', [{ part: 'pageSize', value: '7' }]],
    ['pageIndex=-1', [{ part: 'pageIndex', value: '-1' }]],
    [
      'orderBy=nope&orderDirection=UP',
      [
        { part: 'orderBy', value: 'nope' },
        { part: 'orderDirection', value: 'UP' },
      ],
    ],
    ['orderBy=rate', [{ part: 'orderBy', value: 'rate' }]],
    ['statusIds=1_9_x', [filter('status', '9, x')]],
    ['isIndoor=maybe', [filter('isIndoor', 'maybe')]],
    ['capacityMin=1.5', [filter('capacity', '1.5')]],
    ['capacityMin=9&capacityMax=10', []],
    ['capacityMin=10&capacityMax=9', [filter('capacity', '10 – 9')]],
    ['priceMin=9.99&priceMax=10.01', []],
    [
      'priceMin=900000000000000.02&priceMax=900000000000000.01',
      [filter('price', '900000000000000.02 – 900000000000000.01')],
    ],
    ['priceMin=1e3', [filter('price', '1e3')]],
    ['openedFrom=2026-02-30', [filter('opened', '2026-02-30')]],
    ['rateMin=1', [filter('rate', '')]],
    ['fromDate=1', [filter('createdAt', '1')]],
    ['fromDate=2&toDate=1', [filter('createdAt', '2 – 1')]],
    ['fromDate=&toDate=5', []],
    [`custom.${id}=a`, [{ part: 'filter', value: `custom.${id}`.slice(0, 40) + '…' }]],
    [`keyword=${'x'.repeat(201)}`, [{ part: 'keyword', value: `${'x'.repeat(40)}…` }]],
    ['keyword=%00', [{ part: 'keyword', value: '\0' }]],
  ])('is told: %s', (search, refused) => {
    expect(readListAddress(search, venue, outsider).refused).toEqual(refused);
  });

  it('is dropped, the rest stands', () => {
    const { state } = readListAddress(
      '?statusIds=1_9&rateMin=1&capacityMin=5&capacityMax=4&keyword=x',
      venue,
      outsider,
    );
    expect(state).toEqual({ ...initial, keyword: 'x', filters: { statusIds: ['1'] } });
  });

  it('is a filter of more than 2,000 characters: none of it stands', () => {
    const long = `displayName=${'%C3%A9'.repeat(400)}`;
    const { state, refused } = readListAddress(`?${long}&pageSize=50&keyword=x`, venue, anybody);
    expect([state, refused]).toEqual([{ ...initial, pageSize: 50 }, [{ part: 'length', value: '' }]]);
    expect(readListAddress(`?junk=${'x'.repeat(5000)}&keyword=x`, venue, anybody).refused).toEqual([]);
  });

  it('is no order beside a filter that is as long as one may be', () => {
    const filter = `displayName=${'%C3%A9'.repeat(331)}`;
    const order = 'pageIndex=3&pageSize=100&orderBy=createdAt&orderDirection=DESC';
    const { state, refused } = readListAddress(`?${order}&${filter}`, venue, anybody);
    expect(refused).toEqual([]);
    expect(state).toMatchObject({ pageIndex: 3, orderBy: 'createdAt', filters: { displayName: ['é'.repeat(331)] } });
  });
});

describe('a list with a usual range', () => {
  // Friday 20 November 2026, 10:15 in Sydney; the clocks there went forward on 4 October.
  const reader = { ...anybody, clock: () => Date.parse('2026-11-19T23:15:00Z') };
  const month = {
    fromDate: [String(Date.parse('2026-10-19T13:00:00Z'))],
    toDate: [String(Date.parse('2026-11-20T12:59:59.999Z'))],
  };
  const read = (search: string) => readListState(search, recent, reader);
  const write = (filters: FilterValues) => writeListState({ ...initial, filters }, recent, reader);

  it('shows the past month, in the days of the reader, at its plain address', () => {
    expect(read('').filters).toEqual(month);
    expect(write(month)).toBe('');
    const inOctober = { ...reader, clock: () => Date.parse('2026-10-04T20:00:00Z') };
    expect(readListState('', recent, inOctober).filters).toEqual({
      fromDate: [String(Date.parse('2026-09-04T14:00:00Z'))],
      toDate: [String(Date.parse('2026-10-05T12:59:59.999Z'))],
    });
  });

  it('has an address for no range at all, and for an open one', () => {
    expect(write({})).toBe('fromDate=&toDate=');
    expect(read('fromDate=&toDate=').filters).toEqual({});
    expect(write({ toDate: ['5'] })).toBe('fromDate=&toDate=5');
    expect(read('fromDate=&toDate=5').filters).toEqual({ toDate: ['5'] });
  });

  it('goes back to it where only one bound is named', () => {
    expect(read('fromDate=5').filters).toEqual(month);
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
    expect(withFilters({ codes: ['D'], statusIds: ['0'] }, { codes: [] })).toEqual({ statusIds: ['0'] });
    expect(withFilters({ codes: ['D'] }, { statusIds: ['1'] })).toEqual({ codes: ['D'], statusIds: ['1'] });
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
      priceMin: ['0.10'],
    };
    expect(apiFilterOf({ ...initial, keyword: 'x', deleted: true, filters }, venue)).toEqual({
      statusIds: [0, 1],
      codes: ['D'],
      isIndoor: true,
      capacityMin: 10,
      openedFrom: '2026-11-20',
      fromDate: 1700000000000,
      priceMin: '0.10',
      keyword: 'x',
      deleted: true,
    });
  });

  it('leaves out values that no record can have', () => {
    const filters = { statusIds: ['7', 'x'], isIndoor: ['maybe'], capacityMin: ['1.5'] };
    expect(apiFilterOf({ ...initial, filters }, venue)).toEqual({});
  });
});
