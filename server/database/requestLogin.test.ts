import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from './embedded/supervisor.ts';
import { requestUrl } from './requestAddress.ts';
import { ensureRequestLogin } from './requestLogin.ts';

const owner = 'Poor Owner';
let folder: string;
let cluster: EmbeddedDatabase;
/** A database of the superuser's, and two of an owner who may do no more than the documentation asks for. */
let rich: string;
let poor: string;
let poorToo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-login-'));
  await chmod(folder, 0o755);
  cluster = await startEmbedded({ dataDir: folder, log: () => undefined });
  rich = cluster.url;
  await run(rich, `create role "${owner}" login password 'poor'`);
  [poor, poorToo] = await Promise.all([makePoor('poor'), makePoor('poor_too')]);
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});
/** Restores the state of an earlier release: the role may not log in. */
beforeEach(async () => {
  for (const url of [rich, poor, poorToo]) await run(url, 'drop table if exists used').catch(() => undefined);
  await run(rich, 'drop role if exists greenroom_app');
  await run(rich, `create role greenroom_app nologin; grant greenroom_app to "${owner}"`);
});

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function makePoor(name: string): Promise<string> {
  await run(rich, `create database ${name} owner "${owner}"`);
  const url = new URL(rich);
  url.username = encodeURIComponent(owner);
  url.password = 'poor';
  url.pathname = `/${name}`;
  return url.href;
}

/** As whom requests get into a database, or why they do not. */
const getIn = async (ownerUrl: string, password: string | null = null) =>
  run(requestUrl(ownerUrl, password), 'select session_user as who').then(
    ([row]) => (row as { who: string }).who,
    (error: Error) => error.message,
  );
const refusal = async (work: Promise<void>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'StartError' });
  expect((error as Error).message).not.toContain('\n');
  return (error as Error).message;
};

it('lets requests log in where an earlier release had them take the role', async () => {
  expect(await getIn(rich)).not.toBe('greenroom_app');
  await ensureRequestLogin(rich);
  expect(await getIn(rich)).toBe('greenroom_app');
});

it('an owner without CREATEROLE sets the password, again where it is another one by now, and not where it is right', async () => {
  await run(rich, 'alter role greenroom_app login; revoke connect on database poor from public');
  await ensureRequestLogin(poor);
  expect(await getIn(poor)).toBe('greenroom_app');
  const kept = await run(rich, `select rolpassword from pg_authid where rolname = 'greenroom_app'`);
  await ensureRequestLogin(poor);
  await ensureRequestLogin(poorToo);
  expect(await run(rich, `select rolpassword from pg_authid where rolname = 'greenroom_app'`)).toEqual(kept);

  await run(rich, `alter role greenroom_app password 'another'`);
  expect(await getIn(poor)).toContain('password authentication failed');
  await ensureRequestLogin(poor);
  expect(await getIn(poor)).toBe('greenroom_app');
  await run(rich, 'revoke connect on database poor from greenroom_app; grant connect on database poor to public');
});

it('an owner who may not give the login is told what an administrator runs', async () => {
  expect(await refusal(ensureRequestLogin(poor))).toMatch(
    /lacks rights: as an administrator, in the database poor, run: ALTER ROLE greenroom_app LOGIN;$/,
  );
});

it('many servers of several databases that start at once all let requests in', async () => {
  await run(rich, 'alter role greenroom_app login');
  await Promise.all(Array.from({ length: 12 }, (_one, index) => ensureRequestLogin(index % 2 ? poor : poorToo)));
  expect([await getIn(poor), await getIn(poorToo)]).toEqual(['greenroom_app', 'greenroom_app']);
});

it("does not take the login from another owner's installation; both share a password that is set for them", async () => {
  await run(rich, 'create table used (); grant select on used to greenroom_app');
  await ensureRequestLogin(rich);
  expect(await refusal(ensureRequestLogin(poor))).toMatch(
    /^The role greenroom_app serves the database greenroom of another owner too.* set DATABASE_APP_PASSWORD to it for each$/,
  );
  expect(await getIn(rich)).toBe('greenroom_app');

  expect(await refusal(ensureRequestLogin(poor, 'sh%red/1:@'))).toMatch(/with the password of DATABASE_APP_PASSWORD$/);
  await run(rich, `alter role greenroom_app password 'sh%red/1:@'`);
  for (const url of [rich, poor]) {
    await ensureRequestLogin(url, 'sh%red/1:@');
    expect(await getIn(url, 'sh%red/1:@')).toBe('greenroom_app');
  }
});

it.each([
  ['an attribute', 'alter role greenroom_app bypassrls', 'ALTER ROLE greenroom_app NOBYPASSRLS;'],
  ['another role', `grant "${owner}" to greenroom_app`, `REVOKE "${owner}" FROM greenroom_app;`],
])('refuses a role of requests that has %s by which it would get further', async (_what, grant, cure) => {
  await run(rich, `revoke greenroom_app from "${owner}"`);
  await run(rich, grant);
  const message = await refusal(ensureRequestLogin(rich));
  expect(message).toMatch(/has rights that they must not have\. As an administrator, run: /);
  expect(message).toContain(cure);
});

it('no statement names the password', async () => {
  await run(rich, 'alter system set log_statement = ddl');
  await run(rich, 'select pg_reload_conf()');
  await ensureRequestLogin(rich);
  const [log] = (await run(rich, 'select pg_read_file(pg_current_logfile()) as text')) as [{ text: string }];
  expect(log.text).toContain('alter role greenroom_app password');
  expect(log.text).not.toContain(new URL(requestUrl(rich)).password);
});
