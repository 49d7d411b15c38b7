import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgencies, type Agencies } from '../support/agencies.ts';

/** Failed background work, as operators are told of it. */
let agencies: Agencies;
beforeAll(async () => {
  agencies = await openAgencies();
});
afterAll(() => agencies.test.close());

const ask = (method: string, path: string, body?: object) =>
  agencies.call(method, path, agencies.tokenOf('superAdmin'), body);
const told = async () => (await ask('GET', 'failed-work')).data.data;

it('is each failed job, with its agency and the error, and each sweep whose last run failed, until they run again', async () => {
  const { pools, app } = agencies.test;
  expect(await told()).toEqual([]);
  const { id: agencyId, name } = await agencies.make();
  const id = randomUUID();
  const failedAt = new Date(agencies.test.now()).toISOString();
  await pools.query(agencyId, {
    text: `insert into job (agency_id, id, name, payload, state, due_at, tries, failure, created_at, ended_at)
      values ($1, $2, 'expireHold', '{}', 'failed', $3, 4, 'no room', $3, $3)`,
    values: [agencyId, id, failedAt],
  });
  await app.jobs.start();
  await pools.owner.query(
    `insert into queue.job (name, state, output, completed_on) values
      ('read-calendars', 'failed', '{"message":"away"}', now() - interval '2 minutes'),
      ('refresh-search', 'failed', '{"message":"away"}', now() - interval '2 minutes'),
      ('refresh-search', 'completed', null, now() - interval '1 minute')`,
  );
  const job = { kind: 'job', id, name: 'expireHold', agency: { id: agencyId, name }, failure: 'no room' };
  const sweep = { kind: 'sweep', id: 'read-calendars', name: 'read-calendars', agency: null, failure: 'away' };
  expect(await told()).toHaveLength(2);
  expect(await told()).toEqual(expect.arrayContaining([expect.objectContaining(job), expect.objectContaining(sweep)]));
  await app.jobs.stop();

  const retry = (body: object) => ask('POST', 'failed-work/retry', body);
  expect((await retry({ kind: 'job', id, agencyId })).status).toBe(200);
  expect(await told()).toMatchObject([sweep]);
  expect((await retry({ kind: 'job', id, agencyId })).status).toBe(404);
  expect((await retry({ kind: 'sweep', id: 'nothing', agencyId: null })).status).toBe(404);
});
