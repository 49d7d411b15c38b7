import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { registry, type Entities } from '../../schema/index.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { statusCategories } from '../../schema/rules/statuses.ts';
import { demoAccounts, demoPassword } from '../../demo/accounts.ts';
import { demoProgress, demoSteps, fillDemo } from '../../demo/seed.ts';
import { applicationName } from '../../demo/transaction.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import type { MediaRow } from '../../server/engine/media/mediaRow.ts';
import { historyOf } from '../../server/engine/reading/history.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { isPassword } from '../../server/passwordHash.ts';
import { inEveryAgency } from '../support/everyAgency.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const clock = () => Date.parse('2026-11-20T22:30:00Z');
const declarations: Registry = registry satisfies Registry<Entities>;

async function rowsOf<Row>(pools: Pools, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pools.owner.query(text, values);
  return rows as Row[];
}

const countOf = async (pools: Pools, table: string) =>
  (await rowsOf<{ n: number }>(pools, `select count(*) as n from ${table}`))[0]?.n;

let database: TestDatabase;
let pools: Pools;
let engine: Engine;
let folder: string;
let storage: StoragePort;
const lines: string[] = [];
/** Error of a first filling that was interrupted, and the number of rows it left. */
const cut: { error?: unknown; rows?: readonly (number | undefined)[] } = {};
const tables = ['agency', 'account', 'record', 'talents', 'history', 'search_text', 'membership', 'demo_step'];

async function fillAndCut(): Promise<void> {
  const text = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = $1 and datname = current_database()`;
  let ended: Promise<unknown> | undefined;
  const say = () => (ended = pools.owner.query(text, [applicationName]));
  await fillDemo(pools, storage, { clock, say }).catch((error: unknown) => (cut.error = error));
  await ended;
  cut.rows = await Promise.all(tables.map((table) => countOf(pools, table)));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-demo-files-'));
  storage = folderStorage(folder, { isSynced: false });
  database = await openTestDatabase();
  pools = openPools(database.url);
  engine = createEngine({ registry: declarations, computed, database: pools, clock });
  await fillAndCut();
  const say = (line: string) => lines.push(line);
  await Promise.all([fillDemo(pools, storage, { clock, say }), fillDemo(pools, storage, { clock, say })]);
  // On a machine that has drawn no pictures yet.
}, 180_000);
afterAll(async () => {
  await pools.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Returns the actor of a demo account. */
async function actorBehind(email: string): Promise<Actor> {
  const [row] = await rowsOf<{ account_id: string; agency_id: string; staff_id: string; levels: Actor['levels'] }>(
    pools,
    'select m.* from membership m join account a on a.id = m.account_id where a.email = $1',
    [email],
  );
  const role = demoAccounts.find((account) => account.email === email)?.role;
  if (!row || !role) throw new Error(`${email} has no membership`);
  return {
    ...systemActor(row.agency_id),
    accountId: row.account_id,
    staffId: row.staff_id,
    role,
    levels: row.levels,
  };
}

async function totalOf(email: string, entity: string): Promise<number | undefined> {
  return (await listRecords(engine, await actorBehind(email), entity, { pageSize: 1 })).total;
}

test('a filling that is cut off leaves nothing behind', () => {
  expect(cut.error).toBeInstanceOf(Error);
  expect(cut.rows).toEqual(tables.map(() => 0));
});

test('each agency has some 400 tasks besides those of projects, among them those of twelve series', async () => {
  const text = `select count(*)::integer as total, count(distinct recurrence_id)::integer as series
    from tasks t where not exists (
      select from tasks_link_tos l join record r on r.agency_id = l.agency_id and r.id = l.target_id
        where l.agency_id = t.agency_id and l.owner_id = t.id and r.kind = 'project') group by agency_id`;
  for (const { total, series } of await rowsOf<{ total: number; series: number }>(pools, text)) {
    expect(series).toBe(12);
    expect(total).toBeGreaterThan(390);
    expect(total).toBeLessThan(430);
  }
});

test('two servers that start at once do each step once, and say which and how long it took', async () => {
  expect(lines.map((line) => line.replace(/\d+\.\d s$/, 'N s'))).toEqual([
    'filling the empty database with the demo agencies',
    ...demoSteps.map((name) => `  ${name}: N s`),
  ]);
  expect(await demoProgress(pools)).toMatchObject({ done: demoSteps.length, of: demoSteps.length });
});

test('the agencies hold what they should, each for itself', async () => {
  const people = { talent: [240, 40], scout: [60, 12], partner: [80, 15], staff: [24, 6] };
  const sizes = { ...people, opportunity: [120, 20], project: [25, 4] };
  for (const [entity, [harbour, northside]] of Object.entries(sizes)) {
    expect(await totalOf('agency@harbour.test', entity)).toBe(harbour);
    expect(await totalOf('agency@northside.test', entity)).toBe(northside);
  }
});

test('half a year of mails stands in threads, one with a file and one with HTML', async () => {
  const [mails] = await rowsOf<Record<'total' | 'threads' | 'sent' | 'html' | 'files', number>>(
    pools,
    `select count(*)::integer as total, count(distinct l.thread_id)::integer as threads,
      count(*) filter (where l.direction = 'OUT')::integer as sent, count(h.mail_id)::integer as html,
      (select count(*)::integer from media where filename = 'Rider and stage plan.pdf') as files
    from mail_logs l left join mail_html h on h.agency_id = l.agency_id and h.mail_id = l.id
    where l.agency_id = (select id from agency where name = 'Harbour Talent')`,
  );
  expect(mails).toMatchObject({ threads: 20, html: 1, files: 1 });
  expect(mails?.total).toBeGreaterThan(55);
  expect(mails?.sent).toBeGreaterThan(20);
});

test('staff see by their levels: all talents, assigned ones, or none', async () => {
  expect(await totalOf('staff@harbour.test', 'talent')).toBe(240);
  expect(await totalOf('viewer@harbour.test', 'talent')).toBe(5);
  expect(await totalOf('viewer@harbour.test', 'scout')).toBe(1);
  expect(await totalOf('viewer@harbour.test', 'partner')).toBe(2);
  expect(await totalOf('viewer@harbour.test', 'note')).toBeGreaterThanOrEqual(8);
  await expect(totalOf('nobody@harbour.test', 'talent')).rejects.toThrow();
});

test('every account signs in with the one password, and stands behind a staff record where it has an agency', async () => {
  const accounts = await rowsOf<{ email: string; password_hash: string; product_role: string | null }>(
    pools,
    'select email, password_hash, product_role from account',
  );
  expect(accounts.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
  for (const { password_hash: hash } of accounts) expect(await isPassword(hash, demoPassword)).toBe(true);
  const members = await inEveryAgency<{ email: string; own: string; position: string }>(
    pools,
    `select a.email, s.email as own, r.label as position from membership m join account a on a.id = m.account_id
        join staff s on s.agency_id = m.agency_id and s.id = m.staff_id
        join record r on r.agency_id = s.agency_id and r.id = s.position_id where m.agency_id = $1`,
  );
  expect(members).toHaveLength(5);
  for (const { email, own, position } of members) {
    expect(own).toBe(email);
    expect(position).toBe(demoAccounts.find((account) => account.email === email)?.position);
  }
});

test('each agency has the fixed status categories in order, with a status in each', async () => {
  const actor = await actorBehind('agency@northside.test');
  for (const [type, codes] of Object.entries(statusCategories)) {
    const categories = await listRecords(engine, actor, 'statusCategory', { filters: { type: [type] } });
    expect(categories.data.map((category) => category['code'])).toEqual(Object.keys(codes));
    for (const category of categories.data) expect(category['statuses']).toHaveLength(1);
  }
  expect(await totalOf('agency@northside.test', 'status')).toBe(20);
});

test('most people and partners have a picture, and some have none', async () => {
  for (const email of ['agency@harbour.test', 'agency@northside.test']) {
    const actor = await actorBehind(email);
    for (const [entity, least] of Object.entries({ talent: 0.5, scout: 0.2, staff: 0.75, partner: 0.6 })) {
      const { data, total } = await listRecords(engine, actor, entity, { pageSize: 100 });
      const share = data.filter(({ avatar }) => avatar !== null).length / data.length;
      expect(share, `${email} ${entity} of ${total}`).toBeGreaterThan(least);
      if (data.length > 20) expect(share, entity).toBeLessThan(1);
    }
  }
});

test('work and notes have files, each of which is in the storage as its row says', { timeout: 120_000 }, async () => {
  const rows = await inEveryAgency<MediaRow & { purpose: string; kind: string }>(
    pools,
    `select m.*, u.purpose, r.kind from media m left join media_use u on u.agency_id = m.agency_id and u.media_id = m.id
      left join record r on r.agency_id = u.agency_id and r.id = u.record_id where m.agency_id = $1`,
  );
  const uses = new Set(rows.map(({ kind, purpose }) => `${kind} ${purpose}`));
  const attached = ['contract', 'opportunity', 'event', 'note'].map((kind) => `${kind} attachments`);
  expect([...uses]).toEqual(expect.arrayContaining([...attached, 'partner medias', 'talent avatar']));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['ready']));
  expect(new Set(rows.map(({ type_of_media: type }) => type))).toEqual(
    new Set(['image', 'video', 'audio', 'document']),
  );
  const objects = new Map<string, number>();
  for await (const { key, bytes } of storage.list('')) objects.set(key, bytes);
  for (const { object, bytes, sizes, type_of_media: type } of rows) {
    expect(objects.get(object ?? '')).toBe(bytes);
    for (const size of Object.values(sizes)) expect(objects.get(size.object)).toBe(size.bytes);
    expect(Object.keys(sizes)).toHaveLength(type === 'image' ? 4 : 0);
  }
});

test('records can be found by name in any script, and tell who made them when', async () => {
  const actor = await actorBehind('agency@harbour.test');
  const written = 'Greek Cyrillic Arabic Hebrew Han Hangul Thai Devanagari'.split(' ');
  const all = await inEveryAgency<{ label: string }>(
    pools,
    `select label from record where kind = 'talent' and agency_id = $1`,
  );
  const names = written.map((script) => all.find(({ label }) => new RegExp(`\\p{Script=${script}}`, 'u').test(label)));
  for (const keyword of [...names.map((name) => String(name?.label)), 'søgaardsen', '+6149157']) {
    const { data } = await listRecords(engine, actor, 'talent', { filters: { keyword } });
    expect(data.length, keyword).toBeGreaterThan(0);
  }
  const [talent] = (await listRecords(engine, actor, 'talent', { filters: { keyword: 'σ' } })).data;
  const { data } = await historyOf(engine, actor, 'talent', String(talent?.['id']), {});
  const made = { action: 'create', at: talent?.['createdAt'], by: { kind: 'staff' } };
  // Its pictures came minutes later.
  const given = { action: 'update', by: { kind: 'staff' } };
  expect(data).toMatchObject(data.length === 1 ? [made] : [given, made]);
  for (const { at } of data) expect(at).toBeLessThan(clock());
  expect(Number(talent?.['createdAt'])).toBeLessThan(clock());
});

test('it is filled once: a second start changes nothing', async () => {
  const written = async () => (await inEveryAgency(pools, 'select from history where agency_id = $1')).length;
  const before = await written();
  expect(before).toBeGreaterThan(500);
  const said: string[] = [];
  await fillDemo(pools, storage, { clock, say: (line) => said.push(line) });
  expect(said).toEqual([]);
  expect(await written()).toBe(before);
});
