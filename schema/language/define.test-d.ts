import { defineEntity, defineVariant } from './define.ts';
import type { BodyOf, RecordOf } from './entity.ts';
import type { Reference, StatusReference } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';

/** Compiles only where two types are the same, to the key and to what may be null. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : { one: One; other: Other };
const assertSame = <_T extends true>(): void => {};
type Flat<T> = { [K in keyof T]: T[K] };

const every = defineEntity({
  name: 'thing',
  group: 'none',
  title: 'name',
  access: { anyOf: ['TASK', { owner: 'one' }] },
  api: { base: '/v1/things' },
  fields: {
    name: field.text({ required: true, pattern: 'email', unique: 'emailExisted' }),
    remark: field.text(),
    isOpen: field.flag(),
    count: field.integer({ required: true, default: 1 }),
    distance: field.integer(),
    cost: field.money({ access: 'FINANCE' }),
    fee: field.money({ currency: 'feeCode', required: true }),
    born: field.date(),
    since: field.date({ required: true }),
    seen: field.instant(),
    start: field.zoned({ required: true }),
    end: field.zoned({ after: 'start' }),
    level: field.choice(['LOW', 'HIGH']),
    stage: field.choice({ NEW: 0, DONE: 1 }, { required: true, default: 0 }),
    mood: field.choice(['CALM', 'TENSE'], { default: 'CALM' }),
    channels: field.choices({ MAIL: 1, POST: 2 }),
    phone: field.phone({ country: 'countryCode' }),
    place: field.place(),
    one: field.ref('talent'),
    boss: field.ref('staff', { required: true }),
    many: field.refs('staff'),
    any: field.refOneOf(['talent', 'partner']),
    parties: field.refsOneOf(['talent', 'partner']),
    status: field.status('TASK'),
    sport: field.catalogue('SPORT'),
    categories: field.catalogues('TAG'),
    lines: field.rows({ label: field.text({ required: true }), isDone: field.flag(), price: field.money() }),
    age: field.computed('ageInYears', { as: 'integer' }),
    label: field.computed('label', { as: 'text' }),
  },
  list: {
    columns: ['name', 'createdAt'],
    sortable: ['name'],
    sort: ['name', 'ASC'],
    search: ['name'],
    filters: ['stage'],
  },
  form: { all: ['name', 'count', 'fee', 'since', 'start', 'stage', 'boss'] },
});

interface Line {
  id: string;
  label: string;
  isDone: boolean;
  price: string | null;
  priceCurrency: string;
}

interface Expected {
  id: string;
  version: number;
  createdAt: number;
  updatedAt: number;
  name: string;
  remark: string | null;
  isOpen: boolean;
  count: number;
  distance: number | null;
  cost: string | null;
  costCurrency: string;
  fee: string;
  feeCode: string;
  born: string | null;
  since: string;
  seen: number | null;
  start: number;
  startTimeZone: string | null;
  startIsAllDay: boolean;
  startEnd: number | null;
  startDay: string | null;
  end: number | null;
  endTimeZone: string | null;
  endIsAllDay: boolean;
  endEnd: number | null;
  endDay: string | null;
  level: 'LOW' | 'HIGH' | null;
  stage: 0 | 1;
  mood: 'CALM' | 'TENSE';
  channels: (1 | 2)[];
  phone: string | null;
  countryCode: string | null;
  place: string | null;
  placeId: string | null;
  one: Reference | null;
  oneId: string | null;
  boss: Reference;
  bossId: string;
  many: Reference[];
  manyIds: string[];
  any: Reference | null;
  anyId: string | null;
  parties: Reference[];
  partyIds: string[];
  status: StatusReference | null;
  statusId: string | null;
  sport: Reference | null;
  sportId: string | null;
  categories: Reference[];
  categoryIds: string[];
  lines: Line[];
  age: number | null;
  label: string | null;
}

type Thing = RecordOf<typeof every>;
assertSame<Same<Flat<Omit<Thing, 'lines'>>, Flat<Omit<Expected, 'lines'>>>>();
assertSame<Same<Flat<Thing['lines'][number]>, Flat<Line>>>();

type Unwritten =
  | ('id' | 'createdAt' | 'updatedAt' | 'one' | 'boss' | 'many' | 'any' | 'parties' | 'status')
  | ('sport' | 'categories' | 'age' | 'label')
  | ('startEnd' | 'startDay' | 'endEnd' | 'endDay');
assertSame<Same<keyof BodyOf<typeof every>, Exclude<keyof Expected, Unwritten>>>();
assertSame<Same<BodyOf<typeof every>['stage'], 0 | 1 | undefined>>();
assertSame<Same<BodyOf<typeof every>['oneId'], string | null | undefined>>();

const fields = { name: field.text({ required: true }), stage: field.choice(['A', 'B']), day: field.date() };
const base = {
  name: 'thing',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/v1/things' },
  fields,
} as const;
const list = { columns: ['name'], sortable: ['name'], sort: ['name', 'ASC'] } as const;
const form = { all: ['name'] } as const;

defineEntity({ ...base, list, form });
// @ts-expect-error a column that is no field
defineEntity({ ...base, list: { ...list, columns: ['nam'] }, form });
// @ts-expect-error a hidden column that is no field
defineEntity({ ...base, list: { ...list, hidden: ['nam'] }, form });
// @ts-expect-error a value of a card that is no field
defineEntity({ ...base, list: { ...list, card: ['nam'] }, form });
// @ts-expect-error a filter that is no field
defineEntity({ ...base, list: { ...list, filters: ['createdAt'] }, form });
// @ts-expect-error a sortable column that is no field
defineEntity({ ...base, list: { ...list, sortable: ['nam'] }, form });
// @ts-expect-error a searched field that is no field
defineEntity({ ...base, list: { ...list, search: ['nam'] }, form });
// @ts-expect-error an order by what is no field
defineEntity({ ...base, list: { ...list, sort: ['nam', 'ASC'] }, form });
// @ts-expect-error an order that goes neither up nor down
defineEntity({ ...base, list: { ...list, sort: ['name', 'UP'] }, form });
// @ts-expect-error a range over what is no field
defineEntity({ ...base, list: { ...list, range: 'nam' }, form });
// @ts-expect-error a form that asks for what is no field
defineEntity({ ...base, list, form: { all: ['nam'] } });
// @ts-expect-error a title that is no field
defineEntity({ ...base, title: 'nam', list, form });
// @ts-expect-error a right on what is no resource
defineEntity({ ...base, access: 'TASKS', list, form });
// @ts-expect-error a group that is none
defineEntity({ ...base, group: 'peple', list, form });
// @ts-expect-error a base that is no path
defineEntity({ ...base, api: { base: 'v1/things' }, list, form });
// @ts-expect-error a route by a method that is none
defineEntity({ ...base, api: { base: '/v1/things', routes: { list: 'FETCH /' } }, list, form });
defineEntity({ ...base, list: { ...list, bulk: { edit: ['stage'] } }, form });
// @ts-expect-error an edit of many records that is no field
defineEntity({ ...base, list: { ...list, bulk: { edit: ['stag'] } }, form });
// @ts-expect-error an operation that is none
defineEntity({ ...base, api: { base: '/v1/things', without: ['remove'] }, list, form });
// @ts-expect-error states of what is no field
defineEntity({ ...base, list, form, states: { stag: { steps: { go: { from: ['A'], to: 'B' } } } } });
// @ts-expect-error a step that needs what is no field
defineEntity({ ...base, list, form, states: { stage: { steps: { go: { from: ['A'], to: 'B', needs: ['dat'] } } } } });
defineEntity({
  ...base,
  list,
  form,
  states: { stage: { steps: { go: { to: 'B', level: 'EDIT_ALL' } }, free: 'all' } },
});
// @ts-expect-error a step at a level that edits nothing
defineEntity({ ...base, list, form, states: { stage: { steps: { go: { to: 'B', level: 'VIEW_ALL' } } } } });
// @ts-expect-error a step that sets what is no field
defineEntity({ ...base, list, form, states: { stage: { steps: { go: { to: 'B', sets: { dat: null } } } } } });
defineEntity({
  ...base,
  list,
  form,
  states: { stage: { steps: {}, locks: { B: { edit: ['custom'], delete: false } } } },
});
// @ts-expect-error a lock that opens what is no field
defineEntity({ ...base, list, form, states: { stage: { steps: {}, locks: { B: { edit: ['dat'] } } } } });

const led = { ...base, fields: { ...base.fields, boss: field.ref('staff') }, list, form } as const;
defineEntity({ ...led, comesFrom: { boss: { takes: { name: 'displayName' }, place: 1 } } });
// @ts-expect-error an origin that is no reference to one record
defineEntity({ ...led, comesFrom: { name: { takes: { name: 'displayName' }, place: 1 } } });
// @ts-expect-error an origin that fills what is no field
defineEntity({ ...led, comesFrom: { boss: { takes: { nam: 'displayName' }, place: 1 } } });
// @ts-expect-error a record that is fulfilled without a reference to the new one
defineEntity({ ...base, list, form, fulfils: { staff: { takes: { name: 'displayName' }, place: 1 } } });

defineEntity({ ...base, list, form, detail: { tabs: ['summary', { more: ['all'] }, 'history'] } });
// @ts-expect-error a tab of what is no section
defineEntity({ ...base, list, form, detail: { tabs: ['summary', { more: ['al'] }] } });

const variant = { name: 'other', group: 'none', access: 'TASK', api: { base: '/v1/others' }, list, form } as const;
defineVariant(defineEntity({ ...base, list, form }), variant);
// @ts-expect-error a variant's tab of what is no section of its form
defineVariant(defineEntity({ ...base, list, form }), { ...variant, detail: { tabs: [{ more: ['al'] }] } });
// @ts-expect-error a variant's column that is no field of its root
defineVariant(defineEntity({ ...base, list, form }), { ...variant, list: { ...list, columns: ['nam'] } });

field.choice(['A', 'B'], { default: 'A' });
// @ts-expect-error a default that is none of the choices
field.choice(['A', 'B'], { default: 'C' });
// @ts-expect-error a default that is the stored name, not the code of the wire
field.choice({ NEW: 0 }, { default: 'NEW' });
// @ts-expect-error a pattern that is none
field.text({ pattern: 'emial' });
// @ts-expect-error a message that is none
field.text({ unique: 'emailExists' });
// @ts-expect-error an option that text does not have
field.text({ min: 1 });
// @ts-expect-error a field behind a right on what is no resource
field.money({ access: 'MONEY' });
// @ts-expect-error a phone without its country
field.phone({});
// @ts-expect-error a type of status that is none
field.status('TASKS');
// @ts-expect-error a small list that is none
field.catalogue('COLOUR');
// @ts-expect-error what happens on deletion is one of three
field.ref('talent', { onDelete: 'forget' });
// @ts-expect-error rows are made of columns, not of sets
field.rows({ who: field.refs('staff') });
// @ts-expect-error a computed value has a shape
field.computed('ageInYears', { as: 'years' });
