import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type House } from '../support/principals.ts';
import { openTestApp, type Json, type TestApp } from '../support/app.ts';

/** Many people of one name, of whom the reader may see only the last: a search has to skip all others. */
let test: TestApp;
let house: House;
const mine = ['Kay 901', 'Kay 902'];

async function put(agencyId: string, text: string, values: readonly unknown[] = []): Promise<void> {
  await test.pools.query(agencyId, { text, values: [agencyId, ...values] });
}

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'viewAssigned']);
  const { agencyId } = house;
  await put(
    agencyId,
    `insert into record (agency_id, id, kind, label)
     select $1, gen_random_uuid(), 'talent', 'Kay ' || n from generate_series(601, 902) n`,
  );
  await put(
    agencyId,
    `insert into talents (agency_id, id, kind, created_at, updated_at, display_name)
     select agency_id, id, kind, now() + right(label, 3)::integer * interval '1 second', now(), label
     from record where agency_id = $1 and kind = 'talent'`,
  );
  await put(
    agencyId,
    `select put_search_text(id, kind, lower(label), lower(label), 'kay') from record where agency_id = $1 and kind = 'talent'`,
  );
  await put(
    agencyId,
    `insert into assignment (agency_id, record_id, staff_id, via)
     select agency_id, id, $2, 'test' from record where agency_id = $1 and label = any($3)`,
    [house.of('viewAssigned').actor?.staffId, mine],
  );
});
afterAll(() => test.close());

it.each(['displayName', 'createdAt'])(
  'finds those that may be seen behind many that may not, by %s',
  async (orderBy) => {
    const found: string[] = [];
    for (const pageIndex of [0, 1]) {
      const query = { keyword: 'kay', orderBy, pageIndex, pageSize: 1 };
      const token = house.of('viewAssigned').token;
      const { data } = await test.ask({ method: 'GET', path: '/client/v1/talents', query, token });
      expect([data.total, data.loadMore]).toEqual([2, pageIndex === 0]);
      found.push(...data.data.map(({ displayName }: Json) => displayName));
    }
    expect(found).toEqual(mine);
  },
);
