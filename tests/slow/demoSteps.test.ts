import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor } from '../../schema/access/access.ts';
import { registry, type Entities } from '../../schema/index.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { profiles, type Profile } from '../../demo/profiles.ts';
import { demoProgress, demoSteps, fillDemo, type FillOptions } from '../../demo/seed.ts';
import { keepLibrary } from '../../server/areas/files/library/rules.ts';
import { createAgency } from '../../server/areas/identity/auth/accounts.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** The demo's agencies with few people: all steps have something to do. */
const small: readonly Profile[] = profiles.map((profile) => ({
  ...profile,
  talents: 20,
  scouts: 4,
  partners: 8,
  rosters: profile.rosters.map((one) => ({ ...one, talents: 3, scouts: 1, partners: 1 })),
  namesakes: { talents: 0, partners: 0, staff: 0 },
}));

const day = 86_400_000;
const start = Date.parse('2026-11-20T22:30:00Z');
const declarations: Registry = registry satisfies Registry<Entities>;

interface Place {
  readonly database: TestDatabase;
  readonly pools: Pools;
  readonly engine: Engine;
}

let folder: string;
let storage: StoragePort;
const places: Place[] = [];

async function open(): Promise<Place> {
  const database = await openTestDatabase();
  const pools = openPools(database.url);
  const place = {
    database,
    pools,
    engine: createEngine({ registry: declarations, computed, database: pools, clock: () => start }),
  };
  keepLibrary(place.engine);
  places.push(place);
  return place;
}

const fill = ({ pools }: Place, options: Partial<FillOptions> = {}) =>
  fillDemo(pools, storage, { clock: () => start, say: () => undefined, profiles: small, ...options });

async function rowsOf<Row>({ pools }: Place, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pools.owner.query(text, values);
  return rows as Row[];
}

/** Everything that a demo holds, without what differs between two demos of the same moment. */
async function contentsOf(place: Place): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(
    place,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) {
    [counts[name]] = await rowsOf(place, `select count(*) as n from "${name}"`);
  }
  const records = await rowsOf(
    place,
    `select a.name, r.kind, r.label, h.at, h.version, count(*) as n from record r join agency a on a.id = r.agency_id
      join history h on h.agency_id = r.agency_id and h.record_id = r.id
      group by 1, 2, 3, 4, 5 order by 1, 2, r.label collate "C", 4, 5`,
  );
  return { counts, records };
}

let whole: Place;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-demo-steps-'));
  storage = folderStorage(folder, { isSynced: false });
  whole = await open();
  await fill(whole);
}, 120_000);
afterAll(async () => {
  for (const { pools, database } of places) {
    await pools.close();
    await database.drop();
  }
  await rm(folder, { recursive: true });
});

/** Makes the database end the connection of a step at its end, right before it is kept. */
async function killAtEnd({ pools }: Place, step: string): Promise<void> {
  await pools.owner.query(`
    create or replace function end_step() returns trigger language plpgsql as $$
    begin
      if new.name = '${step}' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create or replace trigger demo_step_end before insert on demo_step for each row execute function end_step()`);
}

const spare = ({ pools }: Place) => pools.owner.query('drop trigger demo_step_end on demo_step');

test('a demo whose server is killed between and within steps goes on, and is the same in the end', async () => {
  const place = await open();
  expect(await demoProgress(place.pools)).toBeNull();
  for (const [index, name] of demoSteps.entries()) {
    const clock = () => start + index * day;
    await killAtEnd(place, name);
    await expect(fill(place, { clock })).rejects.toThrow();
    await spare(place);
    expect((await demoProgress(place.pools))?.done ?? 0).toBe(index);
    const told: string[] = [];
    await fill(place, {
      clock,
      until: name,
      onStep: ({ steps }) => told.push(...steps.filter(({ isDone }) => isDone).map((step) => step.name)),
    });
    expect(told).toEqual(demoSteps.slice(0, index + 1));
  }
  expect(await contentsOf(place)).toEqual(await contentsOf(whole));
}, 240_000);

test('an agency of another origin is left alone, and one of a complete demo too', async () => {
  const place = await open();
  await createAgency(place.pools.owner, { name: 'Harbour Talent' }, start);
  await fill(place);
  expect(await demoProgress(place.pools)).toBeNull();
  expect(await rowsOf(place, 'select from record')).toEqual([]);
  const [before, said] = [await contentsOf(whole), [] as string[]];
  await fill(whole, { say: (line) => said.push(line) });
  expect(said).toEqual([]);
  expect(await contentsOf(whole)).toEqual(before);
  expect(await rowsOf(whole, 'select from demo_step where ids is not null')).toEqual([]);
});

test('a step that does not exist is refused', async () => {
  await expect(fill(whole, { until: 'accounting' })).rejects.toThrow("no step 'accounting'");
});

test('what people change, delete and add between the steps stays, and the rest is filled around it', async () => {
  const place = await open();
  await fill(place, { until: 'people' });
  const { engine } = place;
  const [harbour] = await rowsOf<{ id: string }>(place, `select id from agency where name = 'Harbour Talent'`);
  const agencyId = harbour?.id ?? '';
  const actor = systemActor(agencyId);
  const idsOf = async (table: string, order = 'created_at') => {
    const text = `select id from ${table} where agency_id = $1 and deleted_at is null order by ${order}, id`;
    return (await rowsOf<{ id: string }>(place, text, [agencyId])).map(({ id }) => id);
  };
  const [renamed = '', ...talents] = await idsOf('talents');
  await updateRecord(engine, actor, 'talent', renamed, { displayName: 'Renamed by hand' });
  const remove = (entity: string, ids: readonly string[]) => {
    const [first = '', ...others] = ids;
    return removeMany(engine, actor, entity, [{ id: first }, ...others.map((id) => ({ id }))]);
  };
  const gone = talents.slice(0, 8);
  const kinds = await rowsOf<{ id: string; kind: string }>(place, 'select id, kind from record where id = any($1)', [
    gone,
  ]);
  for (const kind of ['talent', 'scout']) {
    const ids = kinds.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await remove(kind, ids);
  }
  const partners = (await idsOf('partners')).slice(0, 3);
  await remove('partner', partners);
  // As if thirty days had gone by: nothing is left of one of them but what history knows.
  await place.pools.owner.query('update record set purged_at = now() where id = $1', [partners[0]]);
  const folderName = { name: 'Castings' };
  const { record: castings } = await createRecord(engine, actor, 'libraryItem', folderName);
  const kept = await rowsOf(place, 'select * from talents where id = $1', [renamed]);

  await fill(place);

  expect(await demoProgress(place.pools)).toMatchObject({ done: demoSteps.length });
  expect(await rowsOf(place, 'select * from talents where id = $1', [renamed])).toEqual(kept);
  const named = await rowsOf<{ id: string }>(
    place,
    `select id from library_items where agency_id = $1 and name = 'Castings' and owner_id is null and parent_id is null`,
    [agencyId],
  );
  expect(named).toEqual([{ id: castings.id }]);
  for (const table of [
    'notes',
    'partner_contacts',
    'opportunities',
    'contracts',
    'tasks',
    'news_items',
    'library_items',
  ])
    expect((await idsOf(table)).length, table).toBeGreaterThan(5);
  for (const [table, column] of [
    ['notes', 'owner_id'],
    ['partner_contacts', 'client_id'],
    ['contracts', 'client_id'],
    ['opportunities', 'client_id'],
    ['library_items', 'owner_id'],
    ['news_items_talents', 'target_id'],
    ['contracts_talents', 'target_id'],
  ]) {
    const text = `select from ${table} where ${column} = any($1::uuid[])`;
    expect(await rowsOf(place, text, [[...gone, ...partners]]), table).toEqual([]);
  }
}, 240_000);
