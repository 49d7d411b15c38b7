import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createAccount } from '../../server/areas/identity/auth/accounts.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import { openMailServer, type MailServer } from '../support/mailServer.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const email = 'super@harbour.test';

let database: TestDatabase;
let pools: Pools;
let mailServer: MailServer;
let jobs: Jobs;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  [database, mailServer] = await Promise.all([openTestDatabase(), openMailServer()]);
  pools = openPools(database.url);
  const config = readConfig({ SMTP_URL: mailServer.url, PORT: '0', LOG_LEVEL: 'silent' }, '/');
  const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyInstance['log'];
  jobs = createJobs({ pools, clock: Date.now, log });
  app = await buildApp({ config, pools, clock: Date.now, log: false, webRoot: null, jobs });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await jobs.start();
  const account = { email, password: 'Greenroom-2026!', displayName: 'Sam', productRole: 'super_admin' } as const;
  await createAccount(pools.owner, account, Date.now());
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await jobs.close();
  await Promise.all([pools.close(), mailServer.close()]);
  await database.drop();
});

const call = async (method: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) })).status;
};

it('sends a mail at once to whoever forgot their password, whose link leads here and works', async () => {
  expect(await call('POST', '/user/v1/auth/forgot-password', { email })).toBe(200);
  await expect.poll(() => mailServer.taken.length, { timeout: 5_000 }).toBe(1);
  const source = mailServer.taken[0]?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  const [link = ''] = /http:\/\/\S+\/reset-password\?uuid=[\w-]{43}/.exec(source) ?? [];
  expect(link.startsWith(`${origin}/`)).toBe(true);
  const uuid = new URL(link).searchParams.get('uuid');
  expect(await call('PUT', '/user/v1/auth/reset-password', { uuid, newPassword: 'Another-2027?' })).toBe(200);
  expect(await call('POST', '/user/v1/auth/login', { username: email, password: 'Another-2027?' })).toBe(200);
  await expect.poll(() => mailServer.taken.length, { timeout: 5_000 }).toBe(2);
  expect(mailServer.taken[1]?.source).toMatch(/^Subject: Your password was changed\r$/m);
  await expect
    .poll(async () => (await pools.owner.query('select distinct state, link from mail')).rows, { timeout: 5_000 })
    .toEqual([{ state: 'sent', link: null }]);
});
