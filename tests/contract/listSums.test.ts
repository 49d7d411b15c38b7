import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '../../schema/access/can.ts';
import { currencyKey, type MoneyField } from '../../schema/fields/money.ts';
import { fromMinorUnits, toMinorUnits } from '../../schema/rules/money.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Sums of the amounts of a list, for every entity that declares some. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAssigned']);
});
afterAll(() => shop.close());

const summed = fixtureRegistry.all.flatMap((entity) =>
  entity.list.sums && offers(entity, 'count', 'create') ? [{ kind: entity.name, names: entity.list.sums }] : [],
);

/** The sums of an amount over records, worked out one by one. */
function sumsOver(records: readonly Json[], key: string, currencyOf: string): readonly object[] {
  const sums = new Map<string, bigint>();
  for (const { [key]: amount, [currencyOf]: currency } of records)
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0n) + (toMinorUnits(amount, currency) ?? 0n));
  return [...sums].toSorted().map(([currency, sum]) => ({ currency, amount: fromMinorUnits(sum, currency) }));
}

it('amounts are summed in some lists', () => {
  expect(summed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fixtureErrand', 'fixtureDuty']));
});

describe.each(summed)('the amounts of $kind', ({ kind, names }) => {
  it.each(['agency', 'viewAssigned'] as const)('are summed over all records that %s finds', async (as) => {
    await shop.make(kind);
    await shop.make(kind);
    const { actor } = shop.house.of(as);
    const isRefused = actor === null || can(actor, 'read', kind, fixtureRegistry) === 'no';
    const { status, data } = await shop.call(kind, 'count', { as });
    const list = await shop.call(kind, 'list', { given: { pageSize: 100 }, as });
    expect([status, list.status]).toEqual(isRefused ? [403, 403] : [200, 200]);
    if (isRefused) return expect(as).toBe('viewAssigned');
    expect(list.data.total).toBe(list.data.data.length);
    for (const [name, sums] of Object.entries((data.sums ?? {}) as Record<string, Json>)) {
      const field = fixtureRegistry.get(kind).fields[name] as MoneyField;
      expect([name, sums]).toEqual([name, sumsOver(list.data.data, name, currencyKey(name, field))]);
    }
    if (as === 'agency') expect(Object.keys(data.sums)).toEqual([...names]);
  });
});
