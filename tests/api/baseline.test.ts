import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { describeDatabase } from '../../scripts/generate/baseline.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createDatabase, type OwnDatabase } from '../support/databaseServer.ts';
import type {} from '../support/database.ts';

/** Every object of the database that is no part of PostgreSQL or of an extension, under its full name. */
const objects = `
  select distinct i.type || ' ' || i.identity as name
  from pg_depend d cross join lateral pg_identify_object(d.classid, d.objid, d.objsubid) i
  where d.deptype <> 'e' and d.objid >= 16384 and i.identity is not null
    and i.type not in ('toast table', 'toast table column')
    -- Their names come from the time when a column was made; whether it takes nulls is compared with the columns.
    and not exists (select from pg_constraint k where d.classid = 'pg_constraint'::regclass and k.oid = d.objid and k.contype = 'n')
    -- These are named by numbers of the database.
    and i.identity !~ 'RI_ConstraintTrigger|pg_toast|\\mon [0-9]+'
  order by 1`;
/** Settings of single columns and indexes, comments and statistics: things that no migration uses as yet. */
const furtherSettings = `
  select format('%s.%s %s %s %s', a.attrelid::regclass, a.attname, a.attstorage, a.attcompression, a.attoptions) as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and a.attnum > 0 and not a.attisdropped
    and (a.attoptions is not null or a.attcompression <> '' or a.attstattarget is not null
      or a.attstorage <> (select typstorage from pg_type where oid = a.atttypid))
  union all select format('%s %s', c.relname, c.reloptions) from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.reloptions is not null
  union all select description from pg_description where objoid >= 16384 and classoid = 'pg_class'::regclass
  order by 1`;
/** Rows that migrations have made, besides their own ledger. */
const rowCounts = `
  select format('%s %s', c.relname, (xpath('//n/text()', query_to_xml('select count(*) as n from public.' || quote_ident(c.relname), false, true, '')))[1]) as name
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

let scripts: OwnDatabase;
let baseline: OwnDatabase;
beforeAll(async () => {
  const { url } = inject('testServer');
  [scripts, baseline] = [await createDatabase(url), await createDatabase(url)];
});
afterAll(async () => {
  await scripts.drop();
  await baseline.drop();
});

async function read<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
const namesOf = (query: string) => async (client: pg.Client) =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

it('the baseline makes the same database as all migrations one by one', async () => {
  const said: string[] = [];
  await migrate(scripts.url, (line) => said.push(line), { usesBaseline: false });
  expect(said[0]).toBe('applying 0000_roles.sql');
  const saidOfBaseline: string[] = [];
  await migrate(baseline.url, (line) => saidOfBaseline.push(line));
  expect(saidOfBaseline).toEqual(['Made the tables']);

  for (const look of [describeDatabase, ...[objects, furtherSettings, rowCounts].map(namesOf)]) {
    const [one, other] = [await read(scripts.url, look), await read(baseline.url, look)];
    expect(other).toEqual(one);
  }
  expect((await read(baseline.url, describeDatabase)).length).toBeGreaterThan(1_000);
  expect((await read(baseline.url, namesOf(objects))).length).toBeGreaterThan(1_000);
  const ledger = namesOf(`select name || ' ' || hash as name from migration order by 1`);
  expect(await read(baseline.url, ledger)).toEqual(await read(scripts.url, ledger));
});

it('a database that has tables runs the scripts, so that nothing of it is taken for a new one', async () => {
  const { url } = inject('testServer');
  const used = await createDatabase(url);
  try {
    await read(used.url, (client) => client.query('create table somebody (id int)'));
    const said: string[] = [];
    await migrate(used.url, (line) => said.push(line));
    expect(said[0]).toBe('applying 0000_roles.sql');
  } finally {
    await used.drop();
  }
});
