import { expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import { registry } from '../index.ts';
import { defineRegistry } from './registry.ts';
import { defineSettings } from './defineSettings.ts';
import { settingsCalls } from './settingsCalls.ts';
import type { AnySettings } from './settings.ts';

const config = {
  about: 'rules',
  access: 'ORGANIZATION',
  base: '/test/v1/rules',
  fields: { days: field.integer({ required: true, default: 7 }), secret: field.text({ access: 'FINANCE' }) },
  form: { all: ['days', 'secret'] },
} as const;
const rules = defineSettings('rules', config);
const callsOf = (settings: object) => settingsCalls(settings as AnySettings);

it('four calls follow from settings, of which everybody is answered all but what asks for a further right', () => {
  const { read, change, history, undo } = callsOf(rules);
  expect([read, change, history, undo].map(({ route, access }) => [route, access])).toEqual([
    ['GET /test/v1/rules', { entity: 'rules', action: 'read' }],
    ['PUT /test/v1/rules', { entity: 'rules', action: 'update' }],
    ['GET /test/v1/rules/history', { entity: 'rules', action: 'read' }],
    ['POST /test/v1/rules/undo', { entity: 'rules', action: 'update' }],
  ]);
  expect(read.answer).toMatchObject({ required: ['version', 'days'] });
  expect(Object.keys((change.body as unknown as { properties: object }).properties)).toEqual([
    'version',
    'days',
    'secret',
  ]);
});

it('settings for admins that an area keeps ask for that role, and have a version too', () => {
  const calls = callsOf(defineSettings('rules', { ...config, isForAdmins: true, isKeptByArea: true }));
  expect(Object.values(calls).map(({ access, byKey }) => [access, byKey])).toEqual(Array(4).fill(['admin', false]));
  expect(calls.read.answer).toMatchObject({ required: ['version', 'days'] });
});

it('settings by type take one in the address, and answer which', () => {
  const by = field.choice({ INVOICE: 1, REMINDER: 2 });
  const { read, change, history, undo } = callsOf(defineSettings('rules', { ...config, by }));
  for (const { query } of [read, change, history, undo])
    expect(query).toMatchObject({ required: ['type'], properties: { type: { type: 'integer', enum: [1, 2] } } });
  expect(read.answer).toMatchObject({ required: expect.arrayContaining(['type']) });
  expect((change.body as unknown as { properties: object }).properties).not.toHaveProperty('type');
});

it.each([
  [
    { by: field.choice(['A', 'B']), fields: { ...config.fields, type: field.text() } },
    `the field 'type' has the name that 'by' takes`,
  ],
  [{ by: field.choice(['A', 'B']), isKeptByArea: true }, 'they are by type, but kept by the area'],
  [{ base: '/Rules' }, `the base '/Rules' is not a path`],
  [{ form: { all: ['days', 'secret', 'nights'] } }, `form names 'nights', which is no field`],
  [{ form: { all: ['days', 'days', 'secret'] } }, `form names 'days' twice`],
  [{ form: { all: ['secret'] } }, `the form lacks 'days', which is required`],
  [{ notes: ['some'] }, `notes names 'some', which is no section`],
  [
    { fields: { days: field.ref('staff', { onDelete: 'cascade' }), secret: field.text() } },
    `'days' cascades, but settings are not deleted`,
  ],
  [
    { fields: { days: field.ref('staff', { assigns: true }), secret: field.text() } },
    `'days' assigns, but nobody is assigned to settings`,
  ],
  [
    { fields: { days: field.computed('age', { as: 'integer' }), secret: field.text() } },
    `'days' is computed of a record, of which there is none`,
  ],
  [
    { isKeptByArea: true, fields: { days: field.ref('staff'), secret: field.text() } },
    `'days' is kept by the area, which keeps plain values alone`,
  ],
])('%j is a mistake', (wrong, mistake) => {
  expect(() => defineSettings('rules', { ...config, ...(wrong as object) })).toThrow(mistake);
});

it('a registry tells settings from entities, and refuses what both have', () => {
  const whole = defineRegistry(registry.entities, { rules });
  expect(whole.settings.map(({ name }) => name)).toEqual(['rules']);
  expect(whole.all.some(({ name }) => name === 'rules')).toBe(false);
  expect(whole.get('rules')).toBe(rules);
  const wrong = (name: string, more: object) => () =>
    defineRegistry(registry.entities, { wrong: defineSettings(name, { ...config, ...more }) });
  expect(wrong('talent', {})).toThrow(`two declarations are called 'talent'`);
  expect(wrong('rules', { fields: { days: field.ref('ghost'), secret: field.text() } })).toThrow(
    `rules: 'days' points to 'ghost', which is not registered`,
  );
  const twice = { rules, others: defineSettings('others', config) };
  expect(() => defineRegistry(registry.entities, twice)).toThrow('others and rules share the route GET /test/v1/rules');
});
