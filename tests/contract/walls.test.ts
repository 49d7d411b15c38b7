import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTables } from '../../scripts/generate/allTables.ts';
import { mirrorHouse } from '../support/mirror.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The second wall: the reach of a statement without any condition of its own. */
let shop: Workshop;
const tables = allTables(fixtureRegistry).map(({ name, isAppendOnly = false }) => ({ name, isAppendOnly }));

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency'], { isWalled: true });
  await shop.make('talent', { displayName: 'Zed' });
  const field = { label: 'Alias', ownerType: 'TALENT', dataType: 'SHORT_TEXT', options: [{ value: 'Unused' }] };
  const { id } = await shop.make('customField', field);
  await shop.call('customField', 'update', { id, given: { status: 'ARCHIVED' } });
  await shop.call('fixtureMemo', 'create', { given: { text: 'Once' }, headers: { 'idempotency-key': 'walls' } });
});
afterAll(() => shop.close());

const as = (agencyId: string | null, text: string, values: readonly unknown[] = []) =>
  shop.test.pools.query<{ count: number }>(agencyId, { text, values });
const count = async (agencyId: string | null, table: string) =>
  (await as(agencyId, `select count(*)::integer as count from ${table}`)).rows[0]?.count;
const held = async (agencyId: string, table: string) =>
  (await as(agencyId, `select count(*)::integer as count from ${table} where agency_id = $1`, [agencyId])).rows[0]
    ?.count;

it('stands around every table that agencies write to, and is not passed by its owner', async () => {
  const { rows } = await shop.test.pools.owner.query<{ name: string; is_secured: boolean; is_forced: boolean }>(
    `select c.relname as name, c.relrowsecurity as is_secured, c.relforcerowsecurity as is_forced
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const open = rows.filter((row) => !row.is_secured || !row.is_forced).map(({ name }) => name);
  // Tables that requests cannot touch at all.
  expect(open.toSorted()).toEqual([
    'agency_event',
    'crossing',
    'mail',
    'membership',
    'message',
    'one_time_code',
    'search_text',
    'session',
  ]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(tables.map(({ name }) => name)));
});

describe.each(tables)('the rows of $name', ({ name, isAppendOnly }) => {
  it('are seen by their own agency only', async () => {
    const { agencyId, otherAgencyId } = shop.house;
    const own = await held(agencyId, name);
    expect(await count(agencyId, name)).toBe(own);
    expect(await count(otherAgencyId, name)).toBe(await held(otherAgencyId, name));
    expect(await count(null, name)).toBe(0);
    const theirs = await as(otherAgencyId, `select count(*)::integer as count from ${name} where agency_id = $1`, [
      agencyId,
    ]);
    expect(theirs.rows).toEqual([{ count: 0 }]);
  });

  it('are neither changed, taken nor left by another', async () => {
    const { agencyId, otherAgencyId } = shop.house;
    const before = await tableSums(shop.test);
    const statements = [
      `update ${name} set agency_id = agency_id where agency_id = $1`,
      `delete from ${name} where agency_id = $1`,
    ];
    for (const text of statements) {
      const tried = as(otherAgencyId, text, [agencyId]);
      if (isAppendOnly) await expect(tried).rejects.toThrow(/permission denied/);
      else expect((await tried).count).toBe(0);
    }
    const row = `(jsonb_populate_record(null::public.${name}, jsonb_build_object('agency_id', $1::uuid))).*`;
    await expect(as(otherAgencyId, `insert into ${name} select ${row}`, [agencyId])).rejects.toThrow(
      /row-level security/,
    );
    expect(await tableSums(shop.test)).toEqual(before);
  });
});

describe('what no request may touch', () => {
  it.each([
    'account',
    'membership',
    'session',
    'message',
    'message_counter',
    'agency',
    'agency_event',
    'crossing',
    'secret',
    'search_text',
    'search_shape',
    'migration',
    'live_session',
    'mail',
    'one_time_code',
  ])('is %s', async (name) => {
    for (const text of [`select * from ${name}`, `delete from ${name}`]) {
      await expect(as(shop.house.agencyId, text)).rejects.toThrow(/permission denied|cannot delete/);
    }
  });
});

it('finds words in texts of the own agency only, though both hold the same records', async () => {
  await mirrorHouse(shop.test, shop.house);
  const { agencyId, otherAgencyId } = shop.house;
  const found = async (agency: string | null, word: string) => {
    const asked = `select count(*)::integer as count from record r
      where r.id in (select search_labels(array['talent'], array['%' || $1 || '%']))`;
    return (await as(agency, asked, [word])).rows[0]?.count;
  };
  expect(await found(agencyId, 'zed')).toBe(1);
  await shop.test.pools.owner.query(`update search_text set label = 'changed' where agency_id = $1`, [agencyId]);
  expect(await found(agencyId, 'zed')).toBe(0);
  expect(await found(otherAgencyId, 'zed')).toBe(1);
  expect(await found(null, 'zed')).toBe(0);
});
