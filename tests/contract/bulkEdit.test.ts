import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenKeys } from '../../schema/fields/kinds.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { isStepped, valueOf } from '../support/values.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const edited = fixtureRegistry.all.flatMap((entity) =>
  (entity.list.bulk?.edit ?? []).flatMap((name) =>
    isStepped(entity, name) ? [] : [{ kind: entity.name, entity, name, field: entity.fields[name] }],
  ),
);

it('many records are edited in some entity', () => {
  expect(edited.map(({ kind }) => kind)).toContain('fixtureErrand');
});

describe.each(edited)('$name of many of kind $kind', ({ kind, entity, name, field }) => {
  if (!field) throw new Error(`'${name}' is no field of '${kind}'`);
  const keys = writtenKeys(name, field);
  const [own = name] = keys;
  // A day that another one may not come before is the first of all.
  const isFirst = Object.values(entity.fields).some((other) => 'after' in other && other.after === name);
  const number = () => (isFirst ? 0 : shop.next());

  it('is made the same, and taken away where it may be empty', async () => {
    const records = [await shop.make(kind), await shop.make(kind)];
    const ids = records.map(({ id }) => ({ id }));
    const set = async (change: Record<string, unknown>) => {
      const { data } = await shop.call(kind, 'bulk', { given: { ids, change } });
      expect(data.map((row: object) => ('error' in row ? row.error : null))).toEqual([null, null]);
      const found = await Promise.all(records.map(({ id }) => shop.call(kind, 'one', { id })));
      return found.map((one) => one.data[own]);
    };
    const value = valueOf(name, field, number(), shop.find);
    const given = Object.fromEntries(keys.map((key) => [key, value[key]]));
    expect(given[own]).not.toBeUndefined();
    expect(await set(given)).toEqual([given[own], given[own]]);
    const hasDefault = 'default' in field && field.default !== undefined;
    const isNeverEmpty = field.kind === 'flag' || field.kind === 'currency';
    if (field.required || hasDefault || isNeverEmpty) return;
    const empty = Array.isArray(value[own]) ? [] : null;
    expect(await set({ [own]: empty })).toEqual([empty, empty]);
  });

  it('is given back by an undo', async () => {
    const records = [await shop.make(kind), await shop.make(kind)];
    const read = () => Promise.all(records.map(async ({ id }) => (await shop.read(kind, id))[own]));
    const before = await read();
    const value = valueOf(name, field, number(), shop.find);
    const change = Object.fromEntries(keys.map((key) => [key, value[key]]));
    const { data } = await shop.call(kind, 'bulk', { given: { ids: records.map(({ id }) => ({ id })), change } });
    const ids = data.flatMap((row: Json) => (row.isUnchanged ? [] : [{ id: row.id, version: row.version }]));
    if (ids.length === 0) return;
    const undone = await shop.call(kind, 'bulk', { given: { ids, undo: true } });
    expect(undone.data.map((row: object) => ('error' in row ? row.error : null))).toEqual(ids.map(() => null));
    expect(await read()).toEqual(before);
  });
});
