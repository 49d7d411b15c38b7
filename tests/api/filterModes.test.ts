import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../schema/fields/field.ts';
import { registry } from '../../schema/index.ts';
import { listFiltersOf } from '../../schema/language/listFilters.ts';
import { filterModesOf, invertedBy } from '../../schema/language/lists/filterModes.ts';
import type { Json } from '../support/app.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAssigned', 'editAll']);
});
afterAll(() => shop.close());

/** Some value of a filter. */
function valueOf({ enum: choices, type, format }: JsonSchema): unknown {
  if (Array.isArray(choices)) return choices[0] as unknown;
  if (format === 'uuid') return v7();
  if (format === 'currency') return 'AUD';
  return [type].flat().includes('boolean') ? true : [type].flat().includes('integer') ? 1 : 'a';
}

const listed = registry.all.filter((entity) => offers(entity, 'list', 'count'));

describe.each(listed.map((entity) => [entity.name, entity] as const))('the filters of %s', (kind, entity) => {
  const total = async (given: object): Promise<number> => {
    const answer = await shop.call(kind, 'count', { given: { ...given } });
    expect(answer.status, `${JSON.stringify(given)} ${answer.text}`).toBe(200);
    return answer.data.total as number;
  };

  it('part all records into those without and with a value, and those with other values', async () => {
    const all = await total({});
    for (const name of filterModesOf(entity).empty)
      expect((await total({ empty: [name] })) + (await total({ notEmpty: [name] })), name).toBe(all);
    for (const filter of listFiltersOf(entity)) {
      const param = invertedBy(filter);
      const spec = filter.params.find((one) => one.param === param);
      if (!spec) continue;
      const value = valueOf(spec.schema);
      const given = { [spec.param]: spec.match === 'any' ? [value] : value };
      expect((await total(given)) + (await total({ ...given, not: [spec.param] })), spec.param).toBe(all);
    }
  });
});

describe('records by what they are not', () => {
  const idsOf = async (given: object, as: 'agency' | 'editAssigned' = 'agency') => {
    const answer = await shop.call('talent', 'list', { given: { ...given }, as });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.data.map(({ id }: Json) => id as string) as string[];
  };

  it('finds talents of other values and without one, by reference, choice and text', async () => {
    const [agent = ''] = shop.find(['staff']);
    const full = await shop.make('talent', {
      displayName: 'Ada',
      gender: 'FEMALE',
      location: 'Perth',
      assigneeIds: [agent],
    });
    const bare = await shop.make('talent', { displayName: 'Bea' });
    const ids = [full.id, bare.id];
    for (const given of [{ genders: ['FEMALE'] }, { location: 'erth' }, { assigneeIds: [agent] }]) {
      const [param = ''] = Object.keys(given);
      expect(await idsOf({ ids, ...given })).toEqual([full.id]);
      expect(await idsOf({ ids, ...given, not: [param] })).toEqual([bare.id]);
    }
    for (const name of ['gender', 'location', 'assignees']) {
      expect(await idsOf({ ids, empty: [name] })).toEqual([bare.id]);
      expect(await idsOf({ ids, notEmpty: [name] })).toEqual([full.id]);
    }
    expect(await idsOf({ ids, not: ['genders'] })).toHaveLength(2);
  });

  it('refuses names that are no filter of the list', async () => {
    for (const param of ['not', 'empty', 'notEmpty']) {
      const answer = await shop.call('talent', 'list', { given: { [param]: ['biography'] } });
      expect(answer.status).toBe(400);
      const added = await shop.call('talent', 'list', { given: { [param]: [`custom.${v7()}`] } });
      expect(added.status).toBe(400);
    }
  });
});
