import { describe, expect, it } from 'vitest';
import { DeclarationError } from './check.ts';
import { defineEntity, defineVariant } from './define.ts';
import type { AnyEntity, EntityConfig } from './entity.ts';
import type { Field } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import { registry as greenroom } from '../index.ts';
import { defineRegistry } from './registry.ts';
import { stepsOf } from './records/stepRoutes.ts';
import { targetsOf } from './records/references.ts';
import { customOwners } from '../rules/customFields.ts';

type Loose = EntityConfig<string, Readonly<Record<string, Field>>, string>;

function declare(name: string, changes: Partial<Loose> = {}): AnyEntity {
  return defineEntity({
    name,
    group: 'none',
    title: 'name',
    access: 'TASK',
    api: { base: `/v1/${name}s` },
    fields: { name: field.text({ required: true }) },
    list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
    form: { all: ['name'] },
    ...changes,
  }) as AnyEntity;
}

const withField = (name: string, declared: Field) => ({
  fields: { name: field.text({ required: true }), [name]: declared },
});

function mistakesOf(...entities: AnyEntity[]): readonly string[] {
  try {
    defineRegistry(Object.fromEntries(entities.map((entity) => [entity.name, entity])));
    return [];
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    return error.mistakes;
  }
}

describe('the registry', () => {
  const thing = declare('thing');

  it.each<[string, AnyEntity[], string]>([
    [
      'a reference to what is not registered',
      [declare('part', withField('of', field.ref('thing')))],
      `part: 'of' points to 'thing', which is not registered`,
    ],
    [
      'one of several targets that is not registered',
      [thing, declare('part', withField('of', field.refsOneOf(['thing', 'nothing'])))],
      `part: 'of' points to 'nothing', which is not registered`,
    ],
    [
      'an owner that is no reference',
      [declare('part', { access: { owner: 'name' } })],
      `part: its owner 'name' is no reference`,
    ],
    [
      'a tab that shows nothing',
      [declare('thing', { detail: { tabs: ['summary', 'parts'] } })],
      `thing: its tab 'parts' is neither summary, history, sections of its form nor the plural of an entity that it owns`,
    ],
    [
      'a tab whose entity is not found by its owner',
      [
        declare('thing', { detail: { tabs: ['parts'] } }),
        declare('part', { ...withField('of', field.ref('thing')), access: { owner: 'of' } }),
      ],
      `thing: its tab 'parts' needs 'of' in list.filters of part`,
    ],
    [
      'a tab whose entity has no order of age',
      [
        declare('thing', { detail: { tabs: ['parts'] } }),
        declare('part', { ...withField('of', field.ref('thing')), access: { owner: 'of' } }),
      ],
      `thing: its tab 'parts' needs 'createdAt' in list.sortable of part`,
    ],
    [
      'a tab of what is not there',
      [declare('thing', { detail: { tabs: ['summary', { parts: { of: 'part', by: 'of' } }] } })],
      `thing: its tab 'parts' shows 'part', which is not registered`,
    ],
    [
      'a tab of what points elsewhere',
      [declare('thing', { detail: { tabs: [{ parts: { of: 'part', by: 'name' } }] } }), declare('part', {})],
      `thing: its tab 'parts' shows 'part' by 'name', which does not point here`,
    ],
    [
      'a tab of what is not found by what it points to',
      [
        declare('thing', { detail: { tabs: [{ parts: { of: 'part', by: 'of' } }] } }),
        declare('part', withField('of', field.ref('thing'))),
      ],
      `thing: its tab 'parts' needs 'of' in list.filters of part`,
    ],
    [
      'another side that does not point here',
      [thing, declare('part', withField('things', field.refs('thing', { inverse: 'name' })))],
      `part: 'things' reads 'name' from the other side, which does not point here`,
    ],
    [
      'an assignment through what nobody is assigned to',
      [thing, declare('part', withField('of', field.ref('thing', { assigns: 'through' })))],
      `part: 'of' assigns through what it points to, to whom nobody is assigned`,
    ],
    [
      'an assignment through itself alone',
      [declare('part', withField('of', field.ref('part', { assigns: 'through' })))],
      `part: 'of' assigns through what it points to, to whom nobody is assigned`,
    ],
    [
      'a conversion into what is elsewhere',
      [thing, declare('part', { converts: { to: 'thing', route: 'PUT /convert' } })],
      `part: it converts to 'thing', which does not share its table`,
    ],
    [
      'a conversion that sets what is no choice',
      [declare('part', { converts: { to: 'part', route: 'PUT /convert', sets: { name: { from: ['a'], to: 'b' } } } })],
      `part: its conversion sets 'name', which is no choice`,
    ],
    [
      'a reference to what is like it in a field that may change there',
      [
        thing,
        declare('part', {
          fields: {
            name: field.text({ required: true, isFixed: true }),
            of: field.ref('thing', { same: ['name'] }),
          },
        }),
      ],
      `part: 'of' has 'name' in common with 'thing', where it is no such fixed field`,
    ],
    [
      'options by a path that leads nowhere',
      [thing, declare('part', { ...withField('of', field.ref('thing')), options: { sort: ['of.rank'] } })],
      `part: options speaks of 'of.rank', which leads to no field`,
    ],
    [
      'options that leave out by what is no flag',
      [declare('part', { options: { sort: [], without: 'name' } })],
      `part: options leaves out by 'name', which is no flag`,
    ],
    [
      'options in the order of a set',
      [declare('part', { ...withField('tags', field.catalogues('TAG')), options: { sort: ['tags'] } })],
      `part: options sorts by 'tags', which has no order`,
    ],
    [
      'options by what not everybody sees',
      [
        declare('part', {
          ...withField('rank', field.integer({ access: 'FINANCE' })),
          options: { sort: ['rank'] },
        }),
      ],
      `part: options speaks of 'rank', which asks for a right of its own`,
    ],
    ['a table of two', [thing, declare('part', { table: 'things' })], `part and thing share the table 'things'`],
    [
      'a route of two',
      [thing, declare('part', { api: { base: '/v1/things' } })],
      'part and thing share the route POST /v1/things/list',
    ],
    [
      'a step that is another route',
      [
        declare('thing', {
          ...withField('stage', field.choice(['A', 'B'])),
          states: { stage: { steps: { restore: { from: ['A'], to: 'B' } } } },
        }),
      ],
      'thing and thing share the route POST /v1/things/{id}/restore',
    ],
  ])('refuses %s', (_, entities, mistake) => {
    expect(mistakesOf(...entities)).toContain(mistake);
  });

  const deal = declare('deal', {
    fields: {
      name: field.text({ required: true }),
      cost: field.money(),
      stage: field.choice(['OPEN', 'WON']),
      bill: field.ref('bill'),
    },
    states: { stage: { steps: { win: { to: 'WON' } } } },
  });
  const bill = (changes: Partial<Loose>) =>
    declare('bill', {
      fields: {
        name: field.text({ required: true }),
        deal: field.ref('deal'),
        deals: field.refs('deal'),
        sum: field.money(),
        number: field.text({ readOnly: true }),
      },
      list: { columns: ['name'], filters: ['deal'], sortable: ['name'], sort: ['name', 'ASC'] },
      form: { all: ['name', 'deal', 'sum'] },
      ...changes,
    });
  const takes = { name: 'name', sum: 'cost' };

  it.each<[string, Partial<Loose>, string]>([
    [
      'a field that is none',
      { comesFrom: { deal: { takes: { due: 'name' }, place: 1 } } },
      `bill: its 'due' from 'deal' is no field that is written`,
    ],
    [
      'a field that nobody writes',
      { comesFrom: { deal: { takes: { number: 'name' }, place: 1 } } },
      `bill: its 'number' from 'deal' is no field that is written`,
    ],
    [
      'a field that the other has not',
      { comesFrom: { deal: { takes: { name: ['name', 'title'] }, place: 1 } } },
      `bill: its 'name' takes 'title' from 'deal', which has no such field`,
    ],
    [
      'a value of another kind',
      { comesFrom: { deal: { takes: { name: 'cost' }, place: 1 } } },
      `bill: its 'name' takes 'cost' from 'deal', which does not fit`,
    ],
    ['nothing', { comesFrom: { deal: { takes: {}, place: 1 } } }, `bill: its records take nothing from 'deal'`],
    [
      'a set',
      { comesFrom: { deals: { takes, place: 1 } } },
      `bill: its records come from 'deals', which is no reference of its form`,
    ],
    [
      'a reference that the list cannot be filtered by',
      {
        comesFrom: { deal: { takes, place: 1 } },
        list: { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] },
      },
      `bill: its records come from 'deal', which list.filters lacks`,
    ],
    [
      'a state that there is not',
      { comesFrom: { deal: { takes, when: { stage: ['LOST'] }, place: 1 } } },
      `bill: its records come from 'deal' in 'LOST', which is no state of 'stage'`,
    ],
    [
      'a field without states',
      { comesFrom: { deal: { takes, when: { name: ['LOST'] }, place: 1 } } },
      `bill: its records come from 'deal' by 'name', by which that has no states`,
    ],
    [
      'records that nobody makes',
      { comesFrom: { deal: { takes, place: 1 } }, api: { base: '/v1/bills', without: ['create'] } },
      'bill: its records come from others, but nobody makes any',
    ],
    [
      'a record that does not name it',
      { fulfils: { deal: { by: 'cost', takes: { name: 'name' }, place: 1 } } },
      `bill: its records fulfil 'deal' by 'cost', which does not point here`,
    ],
    [
      'a record that it names itself',
      { fulfils: { deal: { by: 'bill', takes: { name: 'name' }, place: 1 } } },
      `bill: its records fulfil 'deal' by the key 'dealId', which a field takes`,
    ],
    [
      'what is not registered',
      { fulfils: { order: { by: 'bill', takes: { name: 'name' }, place: 1 } } },
      `bill: its records come from 'order', which is not registered`,
    ],
  ])('refuses records that come from %s', (_, changes, mistake) => {
    expect(mistakesOf(deal, bill(changes))).toContain(mistake);
  });

  it('knows what records lead to, by the place that each declares', () => {
    const due = { ...bill({ comesFrom: { deal: { takes, when: { stage: ['WON'] }, place: 20 } } }) };
    const note = declare('reminder', { fulfils: { deal: { by: 'next', takes: { name: 'name' }, place: 10 } } });
    const own = { ...deal.fields, next: field.ref('reminder') };
    const registry = defineRegistry({ deal: { ...deal, fields: own }, bill: due, reminder: note });
    expect(registry.leadsTo('deal')).toMatchObject([
      { from: 'deal', to: 'reminder', key: 'dealId', by: 'next' },
      { from: 'deal', to: 'bill', key: 'dealId', field: 'deal' },
    ]);
    expect(registry.leadsTo('bill')).toEqual([]);
  });

  it('knows through which fields a record is assigned, at first hand or further, one target being enough', () => {
    const staff = declare('staff');
    const act = declare('act', withField('crew', field.refs('staff', { assigns: true })));
    const show = declare('show', withField('acts', field.refsOneOf(['staff', 'act'], { assigns: 'through' })));
    const scene = declare('scene', withField('show', field.ref('show', { assigns: 'through' })));
    const registry = defineRegistry({ staff, act, show, scene });
    expect(['act', 'show', 'scene'].map(registry.assignedThrough)).toEqual([[], ['acts'], ['show']]);
  });

  it('tells every mistake of every declaration at once', () => {
    const part = declare('part', { ...withField('of', field.ref('nothing')), table: 'things' });
    const other = declare('other', { access: { owner: 'name' }, api: { base: '/v1/things' } });
    expect(mistakesOf(thing, part, other).length).toBeGreaterThan(10);
  });

  it('is frozen, and refuses to tell of what it does not have', () => {
    const registry = defineRegistry({ thing });
    expect(Object.isFrozen(registry)).toBe(true);
    expect(registry.get('thing')).toBe(thing);
    expect(() => registry.get('nothing')).toThrow(`no entity is called 'nothing'`);
  });
});

describe('declarations together', () => {
  const thing = declare('thing', {
    fields: { name: field.text({ required: true }), size: field.text() },
    form: { all: ['name'], more: ['size'] },
    detail: { tabs: ['summary', { looks: ['more'] }, 'parts', 'history'] },
  });
  const part = declare('part', {
    ...withField('of', field.refOneOf(['thing', 'other'])),
    access: { anyOf: ['TASK', { owner: 'of' }] },
    list: { columns: ['name'], filters: ['of'], sortable: ['name', 'createdAt'], sort: ['name', 'ASC'] },
  });
  const other = defineVariant(thing as never, {
    name: 'other',
    group: 'none',
    access: 'EVENT',
    api: { base: '/v1/others' },
    list: thing.list as never,
    form: thing.form as never,
  }) as AnyEntity;
  const registry = defineRegistry({ thing, part, other });

  it('share a table where one is a variant of the other', () => {
    expect(other).toMatchObject({ name: 'other', table: 'things', root: 'thing', fields: thing.fields });
    expect(registry.variantsOf('thing')).toEqual([thing, other]);
    expect(registry.variantsOf('part')).toEqual([part]);
  });

  it('own each other through the field that rights follow, and show it on a tab', () => {
    expect(registry.ownedBy('other')).toMatchObject([{ entity: part, field: 'of' }]);
    expect(registry.ownedBy('part')).toEqual([]);
    expect(registry.tabsOf(thing)).toEqual([
      { name: 'summary', shows: 'sections' },
      { name: 'looks', shows: 'sections' },
      { name: 'parts', shows: 'owned', entity: part, field: 'of' },
      { name: 'history', shows: 'history' },
    ]);
  });

  it('tell rights what they need to know', () => {
    expect(registry.accessOf('other')).toBe('EVENT');
    expect(registry.targetsOf('part', 'of')).toEqual(['thing', 'other']);
    expect(registry.targetsOf('part', 'name')).toEqual([]);
  });
});

it('tells what a field of any kind may point to', () => {
  expect(targetsOf(field.ref('staff'))).toEqual(['staff']);
  expect(targetsOf(field.refs('staff'))).toEqual(['staff']);
  expect(targetsOf(field.refOneOf(['a', 'b']))).toEqual(['a', 'b']);
  expect(targetsOf(field.refsOneOf(['a', 'b']))).toEqual(['a', 'b']);
  expect(targetsOf(field.status('TASK'))).toEqual(['status']);
  expect(targetsOf(field.catalogue('TAG'))).toEqual(['catalogue']);
  expect(targetsOf(field.catalogues('TAG'))).toEqual(['catalogue']);
  expect(targetsOf(field.text())).toEqual([]);
  expect(targetsOf(undefined)).toEqual([]);
});

describe("Greenroom's own declarations", () => {
  it('finalise a scout, and call one a talent, by the routes of the spec', () => {
    const steps = stepsOf(greenroom.entities.scout as unknown as AnyEntity);
    expect(steps.filter(({ name }) => name === 'finalise' || name === 'convert')).toEqual([
      {
        name: 'finalise',
        isConversion: false,
        operation: 'update',
        method: 'PUT',
        path: '/client/v1/scouts/finalise',
      },
      {
        name: 'convert',
        isConversion: true,
        operation: 'update',
        method: 'PUT',
        path: '/client/v1/scouts/convert-to-talent',
      },
    ]);
  });

  it.each([
    ['GET /client/v1/talents', 'GET /client/v1/talents/profile-summary/{id}', 'POST /client/v1/talents'],
    ['GET /client/v1/scouts', 'GET /client/v1/scouts/profile-summary/{id}', 'POST /client/v1/scouts'],
    ['GET /client/v1/clients', 'GET /client/v1/clients/profile-summary/{id}', 'PUT /client/v1/clients'],
    ['POST /user/v1/staff/list', 'PUT /user/v1/staff/delete', 'PUT /user/v1/staff/{id}'],
    ['GET /client/v1/status', 'PUT /client/v1/status', 'POST /client/v1/status'],
    ['PUT /client/v1/status-category', 'GET /client/v1/status-category/{id}', 'POST /client/v1/notes/list'],
    ['GET /v1/api-filters/user', 'POST /v1/api-filters/user-session', 'DELETE /v1/api-filters/user/{id}'],
    ['PUT /v1/api-filters/user', 'PUT /finance/v1/api-filters/user', 'GET /client/v1/api-filters/user'],
  ])('are called as the spec has it: %s, %s, %s', (...expected) => {
    const routes = greenroom.all.flatMap((entity) => entity.routes.map(({ method, path }) => `${method} ${path}`));
    for (const route of expected) expect(routes).toContain(route);
  });
});

it('names everything that agencies may add fields to where custom fields say what they are of', () => {
  const open = greenroom.all.filter(({ customFields, root, name }) => customFields && root === name);
  expect(new Set(Object.keys(customOwners))).toEqual(new Set(open.map(({ name }) => name)));
});
