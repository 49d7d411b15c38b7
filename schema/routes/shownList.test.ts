import { describe, expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import { registry } from '../index.ts';
import { defineEntity } from '../language/define.ts';
import type { AnyEntity } from '../language/entity.ts';
import { asListed } from '../language/lists/furtherLists.ts';
import { screens } from '../routes.ts';
import { screensUnder, type Screen, type Sketch } from './screen.ts';
import { shownListMistakes, shownListOf, siblingLists, withoutPreset } from './shownList.ts';

const story = defineEntity({
  name: 'story',
  plural: 'stories',
  group: 'none',
  title: 'headline',
  access: 'CMS',
  api: { base: '/test/stories' },
  fields: {
    headline: field.text({ required: true }),
    status: field.choice(['PENDING', 'PUBLISHED', 'REJECTED'], { required: true, default: 'PENDING' }),
    signals: field.integer({ readOnly: true }),
  },
  list: {
    columns: ['headline', 'status'],
    filters: ['status', 'signals'],
    sortable: ['headline', 'signals'],
    search: ['headline'],
    sort: ['headline', 'ASC'],
    tabs: 'statuses',
  },
  lists: {
    notRelevant: {
      route: 'irrelevance',
      where: { signals: { from: 1 } },
      columns: ['headline', 'signals'],
      filters: ['status'],
      sort: ['signals', 'DESC'],
      actions: ['delete'],
    },
  },
  form: { story: ['headline', 'status'] },
}) as unknown as AnyEntity;

const sections = ['published', 'not-relevant'] as const;
const sketch = {
  name: 'list',
  path: '/:section',
  built: 'list',
  allowed: { section: sections },
  sections: { published: { preset: { statuses: ['PUBLISHED'] } }, 'not-relevant': { list: 'notRelevant' } },
} as const satisfies Sketch;
const screenOf = (changes: Partial<Sketch> = {}) =>
  screensUnder({ name: 'story', path: '/story', area: 'story', entity: 'story' }, [
    { ...sketch, ...changes } as Sketch,
  ])[0] as unknown as Screen;

it('a screen shows a list by its section, a preset, or the main list', () => {
  expect(shownListOf(screenOf(), 'published')).toEqual({
    entity: 'story',
    key: 'published',
    preset: { statuses: ['PUBLISHED'] },
    words: [],
  });
  expect(shownListOf(screenOf(), 'not-relevant')).toEqual({
    entity: 'story',
    key: 'notRelevant',
    list: 'notRelevant',
    words: [],
  });
  expect(shownListOf(screenOf(), 'other')).toEqual({ entity: 'story', key: undefined, words: [] });
  expect(shownListOf({ name: 'x', entity: 'story', shows: { entity: 'memo', list: 'old' } })).toEqual({
    entity: 'memo',
    key: 'old',
    list: 'old',
    words: [],
  });
});

it('a further list is an entity’s only one, with its own columns, filters, order and actions', () => {
  expect(asListed(story)).toBe(story);
  expect(asListed(story, 'notRelevant').list).toEqual({
    columns: ['headline', 'signals'],
    hidden: [],
    filters: ['status'],
    sortable: ['headline', 'signals'],
    search: ['headline'],
    sort: ['signals', 'DESC'],
    actions: ['delete'],
  });
  expect(() => asListed(story, 'nothing')).toThrow(`no list is called 'nothing'`);
});

it('what is preset is neither a filter nor the tabs of a list', () => {
  expect(withoutPreset(story, { statuses: ['PUBLISHED'] }).list).toMatchObject({ filters: ['signals'] });
  expect(withoutPreset(story, { statuses: ['PUBLISHED'] }).list).not.toHaveProperty('tabs');
  expect(withoutPreset(story, { signalsMin: 1 }).list).toMatchObject({ filters: ['status'], tabs: 'statuses' });
  expect(withoutPreset(story)).toBe(story);
});

describe('a screen that shows what there is not', () => {
  const entities = new Map([['story', story]]);
  it.each<[string, Partial<Sketch>, string]>([
    ['no list', { built: 'detail' }, `the screen 'story.list' is no list, and says what it lists`],
    [
      'a section that is none',
      { sections: { other: {} } },
      `the screen 'story.list', section 'other', is none of its parameter`,
    ],
    [
      'an entity that is none',
      { sections: undefined as never, shows: { entity: 'memo', list: 'x' } },
      `the screen 'story.list' lists 'memo', which is not registered`,
    ],
    [
      'a list that is none',
      { sections: { published: { list: 'old' } } },
      `the screen 'story.list', section 'published', shows the list 'old' of story, which it has not`,
    ],
    [
      'a preset that is none',
      { sections: { published: { preset: { states: ['A'] } } } },
      `the screen 'story.list', section 'published', presets 'states', which is no filter of story`,
    ],
  ])('is told of %s', (_name, changes, mistake) => {
    expect(shownListMistakes(screenOf(changes), entities)).toEqual([mistake]);
  });

  it('is none of the product', () => {
    const known = new Map(registry.all.map((entity) => [entity.name, entity]));
    expect(screens.flatMap((screen) => shownListMistakes(screen, known))).toEqual([]);
  });
});

it('a section has parts, of which one may show the section itself', () => {
  const statuses = { published: {}, 'not-relevant': { list: 'notRelevant' } } as const;
  const screen = screenOf({ sections: { published: { statuses } } });
  expect(shownListOf(screen, 'published', undefined, 'published').list).toBeUndefined();
  const named = { ...statuses, 'not-relevant': { list: 'notRelevant', word: 'part' } } as const;
  const worded = screenOf({ sections: { published: { word: 'section', statuses: named } } });
  expect(shownListOf(worded, 'published', undefined, 'not-relevant').words).toEqual(['section', 'part']);
  expect(shownListOf(screen, 'published', undefined, 'not-relevant')).toMatchObject({
    entity: 'story',
    key: 'notRelevant',
    list: 'notRelevant',
  });
  const entities = new Map([['story', story]]);
  expect(shownListMistakes(screen, entities)).toEqual([]);
  const wrong = screenOf({ sections: { published: { statuses: { gone: { list: 'gone' } } } } });
  expect(shownListMistakes(wrong, entities)).toEqual([
    "the screen 'story.list', section 'published/gone', shows the list 'gone' of story, which it has not",
  ]);
});

it('lists of a group lead to each other where they stand beside each other', () => {
  const names = (name: string) => siblingLists(screens, name).map((one) => one.name);
  expect(names('comms.calls')).toEqual(expect.arrayContaining(['comms.calls', 'comms.emails']));
  expect(names('talent.comms.emails')).toEqual(expect.arrayContaining(['talent.comms.calls', 'talent.comms.emails']));
  expect(names('comms.calls').some((name) => name.startsWith('talent'))).toBe(false);
});
