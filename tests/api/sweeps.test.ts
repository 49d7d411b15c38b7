import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { defineRegistry, type Registry } from '../../schema/language/registry.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import { findRecord } from '../../server/engine/reading/readOne.ts';
import { removeRecord, restoreRecord } from '../../server/engine/removal/remove.ts';
import { checkAssignments } from '../../server/jobs/assignments.ts';
import { aboveAgencies } from '../../server/engine/agency.ts';
import { purgeDeleted } from '../../server/jobs/purge.ts';
import { startQueue } from '../../server/jobs/queue.ts';
import { refreshSearchTexts } from '../../server/jobs/searchTexts.ts';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

const day = 86_400_000;
let server: AgencyServer;
let now = Date.parse('2026-11-20T09:00:00Z');

beforeAll(async () => {
  server = await openAgencyServer(() => now);
});
afterAll(() => server.close());

const total = async (table: string, where = 'true') => {
  const { rows } = await server.pools.query<{ n: number }>(server.agencyId, {
    text: `select count(*) as n from ${table} where ${where}`,
  });
  return rows[0]?.n;
};

test('deleted records can be restored for 30 days, and are gone for good after that', async () => {
  const { engine } = server.app;
  const actor = systemActor(server.agencyId);
  const make = async (entity: string, body: object) =>
    (await createRecord(engine, actor, entity, body as Record<string, unknown>)).record.id;
  const staff = await make('staff', { displayName: 'Leaving Lee', email: 'lee@harbour.test' });
  const kept = await make('talent', { displayName: 'Kept', assigneeIds: [staff] });
  const gone = await make('talent', { displayName: 'Gone' });
  await make('note', { text: 'About Gone', ownerId: gone });

  await removeRecord(engine, actor, 'staff', staff);
  await removeRecord(engine, actor, 'talent', gone);
  now += 29 * day;
  expect(await purgeDeleted(engine, server.agencyId)).toBe(0);
  await restoreRecord(engine, actor, 'talent', gone);
  await removeRecord(engine, actor, 'talent', gone);
  now += 31 * day;
  await expect(restoreRecord(engine, actor, 'talent', gone)).rejects.toThrow('30 days');

  expect(await purgeDeleted(engine, server.agencyId)).toBe(3);
  expect(await purgeDeleted(engine, server.agencyId)).toBe(0);
  for (const table of ['notes', 'talents', 'staff']) expect(await total(table, `deleted_at is not null`)).toBe(0);
  expect(await total('record', `label in ('Gone', 'About Gone')`)).toBe(0);
  expect(await total('history', `record_id = '${gone}'`)).toBe(0);

  // The one that a roster still names keeps its label, and nothing else.
  const { record } = await findRecord(engine, actor, 'talent', kept);
  expect(record['assignees']).toMatchObject([{ id: staff, displayName: 'Leaving Lee', isDeleted: true }]);
  expect((await listRecords(engine, actor, 'staff', { deleted: true })).data).toEqual([]);
});

test('answers to creates are remembered for a day', async () => {
  const key = (minutesAgo: number, agencyId = server.agencyId) =>
    server.pools.query(agencyId, {
      text: `insert into idempotency_key (agency_id, account_id, key, request_hash, created_at) values ($1, $1, $2, '', $3)`,
      values: [agencyId, `key ${minutesAgo}`, new Date(now - minutesAgo * 60_000).toISOString()],
    });
  await key(60 * 24 + 1);
  await key(60 * 24 - 1);
  await key(60 * 24 + 1, aboveAgencies);
  expect(await server.app.jobs.sweeps().get('forget-idempotency-keys')?.run(new AbortController().signal)).toBe(2);
  expect(await total('idempotency_key')).toBe(1);
});

test('assignments that no longer follow from their fields are found and mended', async () => {
  const { engine } = server.app;
  const actor = systemActor(server.agencyId);
  const staff = (await createRecord(engine, actor, 'staff', { displayName: 'Mel', email: 'mel@harbour.test' })).record
    .id;
  const body = { displayName: 'Ada', assigneeIds: [staff] };
  const talent = (await createRecord(engine, actor, 'talent', body)).record.id;
  expect(await checkAssignments(engine, server.agencyId)).toBe(0);

  await server.pools.query(server.agencyId, { text: `delete from assignment where record_id = '${talent}'` });
  await server.pools.query(server.agencyId, {
    text: `insert into assignment (agency_id, record_id, staff_id, via) values ($1, $2, $2, 'assignees')`,
    values: [server.agencyId, staff],
  });
  await server.pools.query(server.agencyId, {
    text: `insert into assignment (agency_id, record_id, staff_id, via)
      select agency_id, id, $2, 'assignees' from talents where agency_id = $1 and id <> $3 limit 1`,
    values: [server.agencyId, staff, talent],
  });
  expect(await checkAssignments(engine, server.agencyId)).toBe(2);
  expect(await checkAssignments(engine, server.agencyId)).toBe(0);
});

test('the queue runs a sweep, and again after it failed', async () => {
  let runs = 0;
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first try fails');
    finish();
    return 1;
  };
  const queue = await startQueue(
    server.pools,
    pino({ level: 'silent' }),
    new Map([['probe', { cron: '0 0 1 1 *', run }]]),
    { pollingInterval: 0.5 },
  );
  await queue.send('probe');
  await done;
  await queue.stop();
  expect(runs).toBe(2);
}, 60_000);

test('records from before are found by what a release begins to search', async () => {
  const { engine } = server.app;
  const actor = systemActor(server.agencyId);
  const { record } = await createRecord(engine, actor, 'talent', { displayName: 'Iris Vale', headline: 'Fire eater' });
  const later = engineOver(searching('headline'));
  const found = async (keyword: string) =>
    (await listRecords(later, actor, 'talent', { filters: { keyword } })).data.map(({ id }) => id);
  expect(await found('fire eater')).toEqual([]);

  const all = [server.agencyId];
  await refreshSearchTexts(engine, server.pools, all);
  expect(await found('fire eater')).toEqual([]);
  expect(await refreshSearchTexts(engine, server.pools, all)).toBe(0);
  expect(await refreshSearchTexts(later, server.pools, all)).toBeGreaterThan(0);
  expect(await found('fire eater')).toEqual([record.id]);
  expect(await found('iris')).toEqual([record.id]);
  expect(await refreshSearchTexts(later, server.pools, all)).toBe(0);
});

/** Greenroom's declarations after a release that searches one more field of talents. */
function searching(name: string): Registry {
  const talent = registry.get('talent');
  const list = { ...talent.list, search: [...(talent.list.search ?? []), name] };
  return defineRegistry({ ...registry.entities, talent: { ...talent, list } } as never) as Registry;
}

function engineOver(declarations: Registry): Engine {
  return createEngine({ registry: declarations, computed, database: server.pools, clock: () => now });
}
