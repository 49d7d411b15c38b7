import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drizzleTables } from '../../scripts/generate/drizzleTables.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { ledger } from '../support/fixture/ledger.ts';
import { fixtureTables } from '../support/fixtureTables.ts';
import { openFixtureDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** Tables whose rows stand as they were added, whatever a request tries. */
let database: TestDatabase;
let pools: Pools;
const agency = randomUUID();

beforeAll(async () => {
  database = await openFixtureDatabase();
  pools = openPools(database.url, { size: 2 });
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});
const empty = () => pools.owner.query('delete from fixture_ledger');
beforeEach(empty);

const add = (id = randomUUID()) =>
  pools.query(agency, {
    text: `insert into fixture_ledger (agency_id, id, account, amount) values ($1, $2, 'Trust', 100)
      on conflict do nothing returning id`,
    values: [agency, id],
  });
const read = async (by: string | null = agency) =>
  (await pools.query<{ amount: number }>(by, { text: 'select amount from fixture_ledger' })).rows;

const attempts = [
  'update fixture_ledger set amount = 0',
  'delete from fixture_ledger',
  'truncate fixture_ledger',
  'select from fixture_ledger for update',
  `insert into fixture_ledger (agency_id, id, account, amount) select agency_id, id, account, 0 from fixture_ledger
    on conflict (agency_id, id) do update set amount = 0`,
];

/** Adds a row, tries to change it in every way, and expects it to be refused. */
async function expectAppendOnly(): Promise<void> {
  await empty();
  await add();
  for (const text of attempts) {
    const refused = await pools.query(agency, { text }).catch((error: unknown) => error);
    expect([text, refused]).toEqual([text, expect.objectContaining({ code: '42501' })]);
  }
  expect(await read()).toEqual([{ amount: 100 }]);
}

describe('an append-only table', () => {
  it('takes rows of the own agency, and shows it these alone', async () => {
    await add();
    expect(await read()).toEqual([{ amount: 100 }]);
    expect([await read(randomUUID()), await read(null)]).toEqual([[], []]);
    const foreign = pools.query(randomUUID(), {
      text: `insert into fixture_ledger (agency_id, id, account, amount) values ($1, $2, 'Trust', 1)`,
      values: [agency, randomUUID()],
    });
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  it('adds nothing twice where its key is there already', async () => {
    const id = randomUUID();
    expect([(await add(id)).rows.length, (await add(id)).rows.length]).toEqual([1, 0]);
  });

  it('refuses requests every change and deletion', () => expectAppendOnly());

  it('refuses them also after the grants were made again, and after somebody gave more', async () => {
    await pools.owner.query(`delete from migration where name = 'repeatable/grants.sql'`);
    await pools.owner.query('grant update, delete on fixture_ledger to greenroom_app');
    const said: string[] = [];
    await migrate(database.url, (line) => said.push(line));
    expect(said).toEqual(['applying repeatable/grants.sql']);
    await expectAppendOnly();
    await pools.owner.query('select secure_tenant_tables()');
    await expectAppendOnly();
  });
});

it('the declared tables are append-only, and no others', async () => {
  const { rows } = await pools.owner.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
     and not (has_table_privilege('greenroom_app', oid, 'update') and has_table_privilege('greenroom_app', oid, 'delete'))
     order by 1`,
  );
  const declared = fixtureTables.flatMap(({ name, isAppendOnly }) => (isAppendOnly ? [name] : []));
  expect(rows.map(({ name }) => name)).toEqual(declared.toSorted());
  expect(declared).toContain(ledger.name);
});

it('a table whose rows go with others cannot be append-only', () => {
  const record = fixtureTables.find(({ name }) => name === 'record');
  if (!record) throw new Error('there is no table of records');
  const ofRecord = {
    name: 'ledger_record_fk',
    columns: ['agency_id', 'id'],
    table: 'record',
    foreignColumns: ['agency_id', 'id'],
    onDelete: 'cascade',
  } as const;
  expect(() => drizzleTables([record, { ...ledger, references: [ofRecord] }])).toThrow(
    `the table 'fixture_ledger' is append-only, but its rows go with what they point to`,
  );
});
