import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkshop, routeOf, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
  await shop.test.pools.owner.query(`
    create function breaks() returns trigger language plpgsql as $$
    begin
      if old.summary = 'breaks' then raise exception 'something breaks'; end if;
      if old.summary = 'is away' then raise exception 'the database goes away' using errcode = '57P01'; end if;
      return new;
    end $$;
    create trigger breaks before update on fixture_errands for each row execute function breaks()`);
});
afterAll(() => shop.close());

const made = (summaries: readonly string[]) =>
  Promise.all(summaries.map((summary) => shop.make('fixtureErrand', { summary })));
const change = { details: 'changed' };

describe('an edit of many that breaks on the way', () => {
  it.each([
    ['breaks', 1500, 'internal'],
    ['is away', 1503, 'unavailable'],
  ])('tells what was done before it %s, and touches nothing after it', async (broken, code, key) => {
    const records = await made(['first', broken, 'last']);
    const ids = [...records].map(({ id }) => ({ id }));
    const { status, data } = await shop.call('fixtureErrand', 'bulk', { given: { ids, change } });
    expect(status).toBe(200);
    const [first, second, last] = records.map(({ id }) => id as string);
    expect(data).toMatchObject([
      { id: first, version: 2 },
      { id: second, error: { code, key } },
      { id: last, error: { code, key } },
    ]);
    expect((await shop.read('fixtureErrand', String(last))).version).toBe(1);
  });

  it('is refused whole where nothing was done', async () => {
    const [one] = await made(['is away']);
    const ids = [{ id: '01930000-0000-7000-8000-00000000dead' }, { id: one?.id }];
    const { path } = routeOf(shop.test.registry.get('fixtureErrand'), 'bulk');
    const headers = { authorization: `Bearer ${shop.house.of('agency').token}` };
    const answer = await shop.test.app.inject({ method: 'POST', url: path, headers, payload: { ids, change } });
    expect([answer.statusCode, answer.json().error.key]).toEqual([503, 'unavailable']);
  });
});
