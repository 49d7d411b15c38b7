import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSingularName } from '../../schema/fields/field.ts';
import { listFiltersOf } from '../../schema/language/listFilters.ts';
import type { Operation } from '../../schema/language/operations.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { offers, openWorkshop, routeOf, type Workshop } from '../support/workshop.ts';

/** A client that always sends its filters sends those without a choice as empty lists. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const listed = fixtureRegistry.all.filter((entity) => offers(entity, 'list', 'create'));

describe.each(listed)('a list of $name', (entity) => {
  const { name } = entity;
  const params = listFiltersOf(entity).flatMap((filter) => filter.params);
  const lists = params.filter(({ match }) => match === 'any').map(({ param }) => param);
  const parts = params.filter(({ match }) => match === 'contains').map(({ param }) => param);
  const others = Object.keys(entity.api.otherNames?.list ?? {}).filter((other) => other.endsWith('Ids'));
  const emptyOf = (operation: Operation): Record<string, unknown> => ({
    ...Object.fromEntries(
      ['ids', ...lists, ...others].map((param) => [param, routeOf(entity, operation).method === 'GET' ? '' : []]),
    ),
    ...Object.fromEntries(parts.map((param) => [param, ''])),
    ...(operation !== 'count' && { orderBy: '', orderDirection: '' }),
  });

  it('is narrowed by no filter that is empty, nor put in another order', async () => {
    await shop.make(name);
    const whole = await shop.call(name, 'list');
    expect(whole.data.total).toBeGreaterThan(0);
    const empty = emptyOf('list');
    const asked = await shop.call(name, 'list', { given: empty });
    expect([asked.status, asked.data], asked.text).toEqual([200, whole.data]);
    const alone = [...lists, ...Object.keys(entity.api.otherNames?.list ?? {})].filter(isSingularName);
    for (const param of alone) {
      const one = await shop.call(name, 'list', { given: { [param]: '' } });
      expect([param, one.status, one.data?.total], one.text).toEqual([param, 200, whole.data.total]);
    }
    for (const param of [...lists, ...others, ...parts]) {
      const one = await shop.call(name, 'list', { given: { [param]: empty[param] } });
      expect([param, one.status, one.data?.total], one.text).toEqual([param, 200, whole.data.total]);
    }
  });

  const more = (['count', 'export'] as const).filter((operation) => offers(entity, operation));
  it.each(more)('has the same %s', async (operation) => {
    const whole = await shop.call(name, operation);
    const asked = await shop.call(name, operation, { given: emptyOf(operation) });
    expect([asked.status, asked.text]).toEqual([200, whole.text]);
  });

  it('names an impossible order once', async () => {
    const refused = await shop.call(name, 'list', { given: { orderBy: 'nothing' } });
    expect([refused.status, refused.json.errorDetails]).toMatchObject([400, [{ field: 'orderBy', key: 'choice' }]]);
    expect(refused.json.errorDetails).toHaveLength(1);
  });
});
