import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { firstAdminToken } from '../../server/areas/identity/auth/firstAdmin.ts';
import { closeDemoAccess } from '../../server/start/demoAccess.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const known = {
  accounts: ['super@greenroom.test', 'agency@harbour.test'].map((email) => ({ email, note: '' })),
  password,
};
const [superAdmin = '', admin = ''] = known.accounts.map(({ email }) => email);
let server: AuthServer;
let agencyId: string;
let said: string[];

beforeEach(async () => {
  server = await openAuthServer();
  said = [];
  const { owner } = server.pools;
  const account = { password, displayName: 'Demo' };
  await createQuickAccount(owner, { ...account, email: superAdmin, productRole: 'super_admin' }, server.now());
  const accountId = await createQuickAccount(owner, { ...account, email: admin }, server.now());
  agencyId = await createAgency(owner, { name: 'Harbour' }, server.now());
  await createMembership(owner, { agencyId, accountId, role: 'agency' }, server.now());
});
afterEach(() => server.close());

/** A start that is not a demo's: null, or why there is none. */
const start = async (closes = false): Promise<string | null> => {
  const options = { closes, now: server.now(), say: (line: string) => said.push(line) };
  const error: unknown = await closeDemoAccess(server.pools, known, options).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return null;
  expect(error).toMatchObject({ name: 'StartError' });
  return (error as Error).message;
};
const signIn = async (email: string) => (await server.login(email, password)).statusCode;
const run = (text: string) => server.pools.owner.query(text);

it("does not start while the demo's password opens an account, and says in one line how to mend it", async () => {
  const message = await start();
  expect(message).toMatch(/\(super@greenroom\.test and 1 more\).*DEMO=close/);
  expect(message).not.toContain('\n');
  expect(await signIn(superAdmin)).toBe(200);
});

it('closes the accounts when asked to, with their sessions and codes, and leaves everybody else alone', async () => {
  const other = { email: 'own@office.test', password, displayName: 'Own' };
  const accountId = await createQuickAccount(server.pools.owner, other, server.now());
  await createMembership(server.pools.owner, { agencyId, accountId, role: 'agency' }, server.now());
  const { responseData } = (await server.login(superAdmin, password)).json<{
    responseData: { access_token: string };
  }>();
  await server.app.inject({ method: 'POST', url: '/user/v1/auth/forgot-password', payload: { email: admin } });
  // The code is made behind the answer.
  await expect.poll(async () => (await run('select from one_time_code')).rowCount).toBe(1);

  expect(await start(true)).toBeNull();
  expect(said).toEqual([`The demo's password opens nothing any more: taken from ${superAdmin}, ${admin}`]);
  expect([await signIn(superAdmin), await signIn(admin), await signIn(other.email)]).toEqual([400, 400, 200]);
  expect((await server.call('GET', '/user/v1/auth/sessions', responseData.access_token)).statusCode).toBe(401);
  expect((await run('select from one_time_code')).rowCount).toBe(0);

  said = [];
  expect(await start()).toBeNull();
  expect(said).toEqual([]);
});

it('a closed demo leads to a first super admin of its own, by an email that nobody else has', async () => {
  expect(await firstAdminToken(server.pools, server.now)).toBeNull();
  await start(true);
  const token = await firstAdminToken(server.pools, server.now);
  const setUp = (email: string) =>
    server.app.inject({
      method: 'POST',
      url: '/user/v1/auth/setup',
      payload: { token, email, password: 'Another-2026!', displayName: 'First' },
    });
  expect((await setUp(admin)).json()).toMatchObject({ errorDetails: [{ field: 'email', key: 'emailExisted' }] });
  expect((await setUp('first@office.test')).statusCode).toBe(200);
  expect(await firstAdminToken(server.pools, server.now)).toBeNull();
});

it('starts where the accounts have other passwords', async () => {
  for (const email of [superAdmin, admin]) {
    const other = await createQuickAccount(
      server.pools.owner,
      { email: `copy-${email}`, password: 'Another-2026!', displayName: 'Copy' },
      server.now(),
    );
    await run(
      `update account set password_hash = (select password_hash from account where id = '${other}') where email = '${email}'`,
    );
  }
  expect(await start()).toBeNull();
  expect(said).toEqual([]);
});

it('starts where the accounts are suspended, and takes the password from them, so that nobody lets them in with it', async () => {
  await run(`update account set suspended_at = now() where email = '${superAdmin}'`);
  await run('update membership set suspended_at = now()');
  expect(await start()).toBeNull();
  await run('update account set suspended_at = null');
  await run('update membership set suspended_at = null');
  expect([await signIn(superAdmin), await signIn(admin)]).toEqual([400, 400]);
});
