import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { fixtureRegistry } from '../../../../tests/support/fixture.ts';
import {
  apiFilterOf,
  changeListState,
  defaultListState,
  isNarrowed,
  plainListState,
  writeListState,
} from './listState.ts';
import { filtersFor, openingOf, withoutAll } from './opening.ts';
import { readListState } from './readListState.ts';

const duty = fixtureRegistry.get('fixtureDuty');
const reader = { clock: Date.now, zone: 'Australia/Sydney', maySee: () => true };
const open = { categoryCodes: ['NEW', 'IN_PROGRESS', 'BLOCKED'] };
const opening = openingOf(duty, reader);
const read = (search: string) => readListState(search, duty, reader);
const write = (state: ReturnType<typeof read>) => writeListState(state, duty, reader);

describe('a list that opens on what is open', () => {
  it('does so where its address says nothing, in its usual order', () => {
    expect(read('')).toEqual({ ...plainListState(duty, reader), filters: open });
    expect(read('')).toMatchObject({ orderBy: 'due', orderDirection: 'ASC' });
    expect(apiFilterOf(read(''), duty)).toEqual(open);
    expect(write(defaultListState(duty, reader))).toBe('');
  });

  it.each(['?id=0190a0a0-0000-7000-8000-000000000001', '?id=new&copyOf=1', '?utm_source=mail'])(
    'does so where it says of other things alone: %s',
    (search) => {
      expect(read(search).filters).toEqual(open);
    },
  );

  it.each([
    '?pageIndex=1',
    '?pageSize=50',
    '?orderBy=summary',
    '?keyword=x',
    '?q=x',
    '?view=board',
    '?deleted=true',
    '?summary=x',
    '?fromDate=&toDate=5',
  ])('shows all where the address says anything, as it always did: %s', (search) => {
    expect(read(search).filters).not.toHaveProperty('categoryCodes');
  });

  it('says in its address that it shows all', () => {
    const all = changeListState(read(''), { filters: {} });
    expect(write(all)).toBe('categoryCodes=');
    expect(read('?categoryCodes=')).toEqual(all);
    expect(apiFilterOf(all, duty)).toEqual({});
  });

  it('says which tab it shows beside anything else', () => {
    const found = changeListState(read(''), { keyword: 'x' });
    expect(write(found)).toBe('keyword=x&categoryCodes=NEW_IN%5FPROGRESS_BLOCKED');
    expect(read(write(found))).toEqual(found);
    expect(write({ ...read(''), pageIndex: 1 })).toContain('categoryCodes=NEW_IN%5FPROGRESS_BLOCKED');
    expect(write(changeListState(read('?categoryCodes='), { keyword: 'x' }))).toBe('keyword=x');
  });

  it('is not narrowed by that tab alone', () => {
    expect(isNarrowed(read(''), opening)).toBe(false);
    expect(isNarrowed(read('?keyword=x&categoryCodes=NEW_IN%5FPROGRESS_BLOCKED'), opening)).toBe(true);
    expect(isNarrowed(read('?categoryCodes=NEW'), opening)).toBe(true);
  });

  it('stays on that tab when everything else is cleared, and on no other', () => {
    expect(withoutAll({ filters: { ...open, summary: ['x'] } }, opening)).toEqual(open);
    expect(withoutAll({ filters: { categoryCodes: ['NEW'] } }, opening)).toEqual({});
  });

  it('shows all as a board, which has a column for what is done, and goes back', () => {
    expect(filtersFor('board', { filters: { ...open, summary: ['x'] } }, opening)).toEqual({ summary: ['x'] });
    expect(filtersFor('table', { filters: { summary: ['x'] } }, opening)).toEqual({ ...open, summary: ['x'] });
    const chosen = { categoryCodes: ['NEW'] };
    expect(filtersFor('board', { filters: chosen }, opening)).toEqual(chosen);
    expect(filtersFor('table', { filters: chosen }, opening)).toEqual(chosen);
  });

  it('opens on all for a reader who may not see the status', () => {
    const outsider = { ...reader, maySee: () => false };
    expect(openingOf(duty, outsider)).toBeUndefined();
    expect(readListState('', duty, outsider).filters).toEqual({});
  });
});

it('opens on all unless its declaration says more', () => {
  expect(openingOf(fixtureRegistry.get('contract'), reader)).toBeUndefined();
});

it('opens a list without what stands apart, which has a tab of its own', () => {
  const enquiry = registry.get('enquiry');
  const states = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'];
  const opened = readListState('', enquiry, reader);
  expect(apiFilterOf(opened, enquiry)).toEqual({ states });
  expect(writeListState(opened, enquiry, reader)).toBe('');
  expect(isNarrowed(opened, openingOf(enquiry, reader))).toBe(false);
  expect(readListState('?states=SPAM', enquiry, reader).filters).toEqual({ states: ['SPAM'] });
});
