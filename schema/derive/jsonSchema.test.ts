import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listParameters } from '../language/checkParts.ts';
import { defineEntity } from '../language/define.ts';
import type { AnyEntity } from '../language/entity.ts';
import type { JsonSchema } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import { selectionLimit } from '../rules/limits.ts';
import { isCurrency } from '../rules/money.ts';
import { changeSchema, createSchema, listSchema, recordSchema, updateSchema } from './jsonSchema.ts';

const id = '01930000-0000-7000-8000-000000000001';
const entity = defineEntity({
  name: 'thing',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/v1/things' },
  fields: {
    name: field.text({ required: true }),
    stage: field.choice({ NEW: 0, DONE: 1 }, { required: true, default: 0 }),
    cost: field.money(),
    boss: field.ref('staff'),
    members: field.refs('staff'),
    things: field.refs('thing', { inverse: 'boss' }),
    kinds: field.choices(['A', 'B']),
    lines: field.rows({ label: field.text({ required: true }), size: field.choice({ S: 1 }) }),
    born: field.date(),
    seen: field.instant({ readOnly: true }),
    age: field.computed('age', { as: 'integer' }),
  },
  customFields: true,
  list: {
    columns: ['name'],
    filters: ['stage', 'boss', 'kinds', 'born', 'cost'],
    sortable: ['name', 'createdAt'],
    search: ['name'],
    sort: ['name', 'ASC'],
    range: 'createdAt',
  },
  form: { all: ['name', 'stage'] },
}) as unknown as AnyEntity;

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['uuid', 'date']).addFormat('currency', isCurrency);

function accepts(schema: JsonSchema, value: unknown): boolean {
  return ajv.compile(schema)(value);
}

describe('a record, as answers describe it', () => {
  it('has every key that an answer may carry', () => {
    expect(Object.keys(recordSchema(entity)['properties'] as object).toSorted()).toEqual(
      [
        ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy', 'permissions', 'custom'],
        ...['name', 'stage', 'cost', 'costCurrency', 'boss', 'bossId', 'members', 'memberIds', 'things', 'thingIds'],
        ...['kinds', 'lines', 'born', 'seen', 'age'],
      ].toSorted(),
    );
  });
});

describe('the body of a create', () => {
  const schema = createSchema(entity);

  it.each([
    {},
    {
      name: 'x',
      stage: 0,
      cost: '1.50',
      costCurrency: 'EUR',
      bossId: id,
      memberIds: [id],
      kinds: ['A'],
      born: '2026-01-01',
    },
    { name: null, stage: null, bossId: null, born: null },
    { bossId: '', born: '' },
    {
      lines: [
        { label: 'x', size: 1 },
        { id, label: null },
      ],
    },
    { custom: { anything: ['x'] } },
  ])('may say %j: what is required, the rules say in words', (body) => {
    expect(accepts(schema, body)).toBe(true);
  });

  it.each([
    [],
    'text',
    null,
    { nothing: 1 },
    { seen: 1 },
    { age: 1 },
    { boss: {} },
    { thingIds: [id] },
    { version: 1 },
    { id },
    { name: 1 },
    { stage: 'NEW' },
    { stage: 0.5 },
    { memberIds: id },
    { memberIds: [1] },
    { lines: {} },
    { lines: [{ more: 1 }] },
    { lines: ['x'] },
    { custom: [] },
    { custom: null },
  ])('may not say %j', (body) => {
    expect(accepts(schema, body)).toBe(false);
  });
});

describe('the body of a patch', () => {
  it('carries a version, and the id where the path does not', () => {
    expect(accepts(updateSchema(entity, false), { version: 1, name: 'x' })).toBe(true);
    expect(accepts(updateSchema(entity, false), { id, name: 'x' })).toBe(false);
    expect(accepts(updateSchema(entity, true), { id, name: 'x' })).toBe(true);
    expect(accepts(updateSchema(entity, true), { name: 'x' })).toBe(false);
    expect(accepts(updateSchema(entity, true), { id: 'x' })).toBe(false);
    for (const version of [0, -1, 1.5, '1', 2_147_483_648]) {
      expect(accepts(updateSchema(entity, false), { version })).toBe(false);
    }
  });

  it('carries neither where it changes many', () => {
    expect(accepts(changeSchema(entity), { name: 'x' })).toBe(true);
    expect(accepts(changeSchema(entity), { version: 1 })).toBe(false);
  });
});

describe('what a list may be asked', () => {
  it.each([
    {},
    { pageIndex: 0, pageSize: 100, orderBy: 'name', orderDirection: 'DESC', withTotal: false },
    { keyword: 'x', ids: [id], deleted: true, fromDate: 0, toDate: 1 },
    { stages: [0, 1], bossIds: [id], kinds: ['A'], bornFrom: '2026-01-01', costMin: '1.50' },
    { [`custom.${id}`]: 'x' },
    { [`custom.${id}`]: ['x', 'y'] },
  ])('is %j', (query) => {
    expect(accepts(listSchema(entity), query)).toBe(true);
  });

  it.each([
    { pageSize: 101 },
    { pageSize: 0 },
    { pageIndex: -1 },
    { orderBy: 'born' },
    { orderDirection: 'asc' },
    { stages: [2] },
    { stages: 0 },
    { kinds: ['C'] },
    { bossIds: ['x'] },
    { bornFrom: '2026-02-30' },
    { costMin: 'x' },
    { costMin: '1.23456' },
    { costCurrency: 'eur' },
    { name: 'x' },
    { keyword: 'x'.repeat(201) },
    { ids: Array.from({ length: 501 }, () => id) },
    { 'custom.x': 'x' },
    { [`custom.${id}`]: 1 },
    { columns: ['name'] },
  ])('is not %j', (query) => {
    expect(accepts(listSchema(entity), query)).toBe(false);
  });

  it('has no parameter of its own that a filter might be called after', () => {
    const plain = {
      ...entity,
      list: { ...entity.list, filters: [], search: ['name'], range: 'createdAt' },
    } as AnyEntity;
    const own = (['list', 'count', 'export'] as const).flatMap((part) =>
      Object.keys(listSchema(plain, part)['properties'] as object),
    );
    expect(own.filter((name) => !listParameters.includes(name))).toEqual([]);
    expect(own).toContain('fromDate');
  });

  it('exports as many chosen records as can be picked', () => {
    const chosen = (count: number) => ({ ids: Array.from({ length: count }, () => id) });
    expect(accepts(listSchema(entity, 'export'), chosen(selectionLimit))).toBe(true);
    expect(accepts(listSchema(entity, 'export'), chosen(selectionLimit + 1))).toBe(false);
  });

  it('has no page where it is counted or exported, and columns only where it is exported', () => {
    expect(accepts(listSchema(entity, 'count'), { pageIndex: 0 })).toBe(false);
    expect(accepts(listSchema(entity, 'count'), { orderBy: 'name' })).toBe(false);
    expect(accepts(listSchema(entity, 'count'), { stages: [0] })).toBe(true);
    expect(accepts(listSchema(entity, 'export'), { pageIndex: 0 })).toBe(false);
    expect(
      accepts(listSchema(entity, 'export'), { columns: ['name', 'createdAt', `custom.${id}`], headings: ['Name'] }),
    ).toBe(true);
    expect(accepts(listSchema(entity, 'export'), { columns: ['nothing'] })).toBe(false);
  });
});
