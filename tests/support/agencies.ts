import { expect } from 'vitest';
import { createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from './accounts.ts';
import { openTestApp, type Answer, type TestApp } from './app.ts';
import { openHouse, type House, type PrincipalName } from './principals.ts';

/** Password of all test accounts. */
export const password = 'Greenroom-2026!';

/** Request for an agency in Paris, and one with an invited admin. */
export const details = { timezoneId: 'Europe/Paris', currency: 'EUR', locale: 'fr-FR' };
export const newAgency = { name: 'Quai Neuf', ...details, adminName: 'Ana Roy', adminEmail: 'ana@quai.test' };

/** The server with a house of principals, and the ways to make agencies and to go in and out of them. */
export interface Agencies {
  readonly test: TestApp;
  readonly house: House;
  tokenOf(who: PrincipalName): string | null;
  /** Calls under `/user/v1/`. */
  call(method: string, path: string, token: string | null, body?: unknown): Promise<Answer>;
  /** Returns an access token. */
  signIn(username: string): Promise<string>;
  /** Another session of the super admin, outside of the agencies. */
  superAdmin(): Promise<string>;
  enter(token: string | null, agencyId: string | null): Promise<Answer>;
  /** The same, which has to be let in; gives the token of the agency. */
  enterAs(token: string | null, agencyId: string | null): Promise<string>;
  talents(token: string): Promise<Answer>;
  /** Another agency, whose admin has yet to accept. */
  make(more?: object): Promise<{ id: string; name: string; adminEmail: string }>;
  /** The admin of a new agency, with a password of their own; gives their token. */
  admit(email: string): Promise<string>;
  /** A new admin of all these agencies. */
  member(...agencyIds: string[]): Promise<{ email: string; accountId: string; token: string }>;
}

/** The names of a list that was answered. */
export const names = (answer: { data: { data: { name: string }[] } }) => answer.data.data.map(({ name }) => name);

export async function openAgencies(): Promise<Agencies> {
  const test = await openTestApp();
  const house = await openHouse(test, ['agency', 'viewAll', 'editAll', 'appAdmin', 'superAdmin', 'otherAgency']);
  const tokenOf = (who: PrincipalName) => house.of(who).token;
  const call: Agencies['call'] = (method, path, token, body) =>
    test.ask({ method, path: `/user/v1/${path}`, token, ...(body !== undefined && { body }) });
  const signIn = async (username: string): Promise<string> => {
    const answer = await call('POST', 'auth/login', null, { username, password });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.access_token;
  };
  const enter: Agencies['enter'] = (token, agencyId) => call('PUT', 'auth/agency', token, { agencyId });
  let made = 0;
  return {
    test,
    house,
    tokenOf,
    call,
    signIn,
    superAdmin: () => signIn('superadmin@house.test'),
    enter,
    enterAs: async (token, agencyId) => {
      const answer = await enter(token, agencyId);
      expect(answer.status, answer.text).toBe(200);
      return answer.data.access_token;
    },
    talents: (token) => test.ask({ method: 'GET', path: '/client/v1/talents', token }),
    make: async (more = {}) => {
      made += 1;
      const body = { ...newAgency, name: `Agency ${made}`, adminEmail: `admin${made}@new.test`, ...more };
      const answer = await call('POST', 'agencies', tokenOf('superAdmin'), body);
      expect(answer.status, answer.text).toBe(200);
      return { ...(answer.data as { id: string; name: string }), adminEmail: body.adminEmail };
    },
    admit: async (email) => {
      const { rows } = await test.pools.owner.query<{ hash: string }>(
        `select password_hash as hash from account where email = 'agency@house.test'`,
      );
      await test.pools.owner.query('update account set password_hash = $2 where email = $1', [email, rows[0]?.hash]);
      await test.pools.owner.query(
        'update membership set invited_at = null where account_id = (select id from account where email = $1)',
        [email],
      );
      return signIn(email);
    },
    member: async (...agencyIds) => {
      made += 1;
      const email = `member${made}@house.test`;
      const accountId = await createQuickAccount(test.pools.owner, { email, password, displayName: 'Mo' }, test.now());
      for (const agencyId of agencyIds) {
        await createMembership(test.pools.owner, { agencyId, accountId, role: 'agency' }, test.now());
        test.pass(1000);
      }
      return { email, accountId, token: await signIn(email) };
    },
  };
}
