import { describe, expect, it } from 'vitest';
import { DeclarationError } from './check.ts';
import { defineEntity } from './define.ts';
import type { EntityConfig } from './entity.ts';
import type { Field } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import { listFiltersOf } from './listFilters.ts';
import { presetInForce, presetsOf } from './listRange.ts';

type Loose = EntityConfig<string, Readonly<Record<string, Field>>, string>;

const good: Loose = {
  name: 'thing',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/v1/things' },
  fields: {
    name: field.text({ required: true }),
    stage: field.choice(['A', 'B']),
    day: field.date(),
    boss: field.ref('staff'),
    helpers: field.refs('staff'),
    payer: field.ref('staff', { access: 'FINANCE' }),
    parties: field.refsOneOf(['talent', 'staff']),
    status: field.status('TASK'),
  },
  list: { columns: ['name'], filters: ['boss', 'stage'], sortable: ['name'], sort: ['name', 'ASC'] },
  form: { all: ['name'] },
};

function mistakesOf(list: object): readonly string[] {
  try {
    defineEntity({ ...good, list: { ...good.list, ...list } });
    return [];
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    return error.mistakes;
  }
}

describe('the open categories of a list', () => {
  const namedFilters = { categoryCodes: { of: 'status' } };

  it('are categories of its tabs', () => {
    expect(mistakesOf({ namedFilters, tabs: 'categoryCodes', open: ['NEW', 'BLOCKED'] })).toEqual([]);
    expect(mistakesOf({ namedFilters, tabs: 'categoryCodes', open: ['NEW', 'WON'] })).toEqual([
      "list.open names 'WON', which is no category",
    ]);
    expect(mistakesOf({ namedFilters, tabs: 'categoryCodes', opensOn: 'open' })).toEqual([
      'list.opensOn needs list.open, the categories of that tab',
    ]);
    expect(mistakesOf({ namedFilters, open: ['NEW'] })).toEqual([
      'list.open needs list.tabs, of whose categories it names some',
    ]);
  });
});

it('values that stand apart are those of the choice of the tabs', () => {
  expect(mistakesOf({ tabs: 'stages', aside: ['B'] })).toEqual([]);
  expect(mistakesOf({ tabs: 'stages', aside: ['C'] })).toEqual(["list.aside names 'C', which is no choice"]);
  const namedFilters = { categoryCodes: { of: 'status' } };
  expect(mistakesOf({ namedFilters, tabs: 'categoryCodes', aside: ['NEW'] })).toEqual([
    'list.aside needs list.tabs, a filter by a choice, of whose values it names some',
  ]);
});

describe('a named filter', () => {
  const namedFilters = {
    talentIds: { of: 'parties', kinds: ['talent'] },
    categoryCodes: { of: 'status' },
    staffIds: { anyOf: ['boss', 'helpers'] },
  };

  it('stands after those of fields, with one parameter of its own name', () => {
    expect(mistakesOf({ namedFilters })).toEqual([]);
    const filters = listFiltersOf(defineEntity({ ...good, list: { ...good.list, namedFilters } }));
    expect(filters.map(({ name }) => name)).toEqual(['boss', 'stage', 'talentIds', 'categoryCodes', 'staffIds']);
    expect(filters.slice(2)).toMatchObject([
      { fields: ['parties'], kinds: ['talent'], params: [{ param: 'talentIds', match: 'any' }] },
      {
        fields: ['status'],
        categoriesOf: 'TASK',
        params: [{ param: 'categoryCodes', schema: { enum: ['NEW', 'IN_PROGRESS', 'BLOCKED', 'COMPLETED'] } }],
      },
      { fields: ['boss', 'helpers'], params: [{ param: 'staffIds' }] },
    ]);
  });

  it('by the category of a status may be the tabs of its list, another one may not', () => {
    expect(mistakesOf({ namedFilters, tabs: 'categoryCodes' })).toEqual([]);
    const mistake = (name: string) =>
      `list.tabs names '${name}', which is no filter by a choice or by the category of a status`;
    for (const tabs of ['talentIds', 'status', 'nothing']) {
      expect(mistakesOf({ namedFilters, tabs })).toEqual([mistake(tabs)]);
    }
  });

  it.each<[string, object, string]>([
    ['the tree of none', { x: { within: 'boss' } }, `the filter 'x' asks what is within 'boss', no tree`],
    ['what is no field', { x: { of: 'nam' } }, `the filter 'x' names 'nam', which is no field`],
    ['the category of none', { x: { of: 'day' } }, `the filter 'x' asks for the category of 'day', no status`],
    [
      'kinds of no reference',
      { x: { of: 'day', kinds: ['staff'] } },
      `the filter 'x' names 'day', which is no reference`,
    ],
    [
      'a kind that is not pointed to',
      { x: { of: 'parties', kinds: ['talent', 'errand'] } },
      `the filter 'x' names 'errand', to which 'parties' does not point`,
    ],
    ['no kind', { x: { of: 'parties', kinds: [] } }, `the filter 'x' names no kind`],
    ['one field alone', { x: { anyOf: ['boss'] } }, `the filter 'x' is any of one field alone`],
    ['no field', { x: { anyOf: [] } }, `the filter 'x' names no field`],
    [
      'fields of different kinds',
      { x: { anyOf: ['boss', 'parties'] } },
      `the filter 'x' joins fields that point to kinds to which 'boss' does not`,
    ],
    [
      'fields of different rights',
      { x: { anyOf: ['boss', 'payer'] } },
      `the filter 'x' joins fields that ask for different rights`,
    ],
    ['a name that is no parameter', { 'x-y': { of: 'status' } }, `the filter 'x-y' is not in camel case`],
    [
      'the parameter of another one',
      { bossIds: { of: 'status' } },
      `'boss' and 'bossIds' both take the parameter 'bossIds'`,
    ],
    [
      'a parameter of the list',
      { keyword: { of: 'status' } },
      `the list and 'keyword' both take the parameter 'keyword'`,
    ],
    ['no kind by a code', { x: { of: 'parties', kindNames: {} } }, `the filter 'x' names no kind`],
    [
      'a code of a strange kind',
      { x: { of: 'parties', kindNames: { TALENT: 'talent', NOTE: 'note' } } },
      `the filter 'x' names 'note', to which 'parties' does not point`,
    ],
    [
      'kinds of no reference',
      { x: { of: 'day', kindNames: { A: 'talent' } } },
      `the filter 'x' names 'day', which is no reference`,
    ],
  ])('is refused for %s', (_, filters, mistake) => {
    expect(mistakesOf({ namedFilters: filters })).toEqual([mistake]);
  });
});

describe('the words of a filter', () => {
  const namedFilters = { partyTypes: { of: 'parties', kindNames: { TALENT: 'talent', STAFF: 'staff' } } };

  it('belong to a filter by any of several values, one for none to a single reference', () => {
    const filterWords = { partyTypes: { all: 'ALL' }, bossIds: { all: 'ALL', none: 'NOBODY' } };
    expect(mistakesOf({ namedFilters, filterWords })).toEqual([]);
    const filters = listFiltersOf(defineEntity({ ...good, list: { ...good.list, namedFilters, filterWords } }));
    expect(filters.find(({ name }) => name === 'boss')?.params[0]).toMatchObject({ words: filterWords.bossIds });
    expect(mistakesOf({ filterWords: { day: { all: 'ALL' } } })).toEqual([
      "list.filterWords names 'day', which is no filter by any of several values",
    ]);
    expect(mistakesOf({ namedFilters, filterWords: { partyTypes: { none: 'NONE' } } })).toEqual([
      "the filter 'partyTypes' has a word for none, but is not by one reference",
    ]);
  });
});

describe('a range by name', () => {
  const actor = { clock: () => Date.parse('2026-11-20T01:00:00Z'), zone: 'Australia/Sydney' };
  const presets =
    presetsOf({ field: 'day', presets: ['week', { inProgress: { stages: ['A', 'B'] } }, 'custom'] }) ?? [];
  const open = { from: null, to: null };

  it.each<[string, readonly unknown[], string]>([
    [
      'sets what is no filter',
      [{ overdueTasks: { phases: ['A'] } }],
      `the preset 'overdueTasks' sets 'phases', by which the list takes no values`,
    ],
    [
      'sets what it cannot be',
      [{ overdueTasks: { stages: ['C'] } }],
      `the preset 'overdueTasks' sets 'stages' to 'C', which it cannot be`,
    ],
    ['says nothing', ['inProgress'], `the preset 'inProgress' sets no filter, so that it says nothing`],
    ['stands twice', ['week', { week: { stages: ['A'] } }], `list.range names the preset 'week' twice`],
  ])('is refused where it %s', (_, wrong, mistake) => {
    expect(mistakesOf({ range: { field: 'day', presets: wrong } })).toEqual([mistake]);
  });

  it('is in force with the filters that belong to it, in any order, and not without them', () => {
    const inForce = (filters: Record<string, string[]>) => presetInForce(open, filters, presets, actor)?.name;
    expect(inForce({ stages: ['B', 'A'], boss: ['x'] })).toBe('inProgress');
    expect(inForce({ stages: ['A'] })).toBeUndefined();
    expect(inForce({})).toBeUndefined();
  });

  it('is none where days are one’s own', () => {
    expect(presetInForce({ from: 5, to: 6 }, {}, presets, actor)).toBeUndefined();
  });
});
