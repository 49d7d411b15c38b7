import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdminToken } from '../../server/areas/identity/auth/firstAdmin.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const person = { email: 'First@Office.test', password: 'Greenroom-2026!', displayName: ' Fay First ' };

describe('the first super admin', () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await openAuthServer();
  });
  afterAll(() => server.close());

  const token = async () => (await firstAdminToken(server.pools, server.now)) ?? '';
  const setUp = (body: object) => server.app.inject({ method: 'POST', url: '/user/v1/auth/setup', payload: body });

  it('is made by nobody without the token of the last start', async () => {
    const former = await token();
    await token();
    for (const wrong of ['', 'guess', former]) {
      const answer = await setUp({ token: wrong, ...person });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errorDetails).toEqual([
        { field: 'token', message: 'This link has expired', key: 'linkExpired' },
      ]);
    }
  });

  const stateOf = async (body: object = {}) =>
    (await server.app.inject({ method: 'POST', url: '/user/v1/auth/setup/state', payload: body })).json().responseData;

  it('is needed while nobody can sign in, which everybody is told, and whether their link works', async () => {
    const former = await token();
    expect(await stateOf()).toEqual({ isNeeded: true, isOpen: false });
    expect(await stateOf({ token: former })).toEqual({ isNeeded: true, isOpen: true });
    await token();
    expect(await stateOf({ token: former })).toEqual({ isNeeded: true, isOpen: false });
  });

  it('has a week', async () => {
    const late = await token();
    server.pass(7 * 86_400_000);
    expect((await setUp({ token: late, ...person })).json().error.key).toBe('linkExpired');
  });

  it('hears all that is wrong at once, and keeps the token', async () => {
    const answer = await setUp({ token: await token(), email: 'first', password: 'abcdef1', displayName: ' ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorDetails.map(({ field, key }: Record<string, string>) => [field, key])).toEqual([
      ['email', 'email'],
      ['password', 'password'],
      ['displayName', 'required'],
    ]);
  });

  it('may not have a password that many have, and is told so in those words', async () => {
    const answer = await setUp({ token: await token(), ...person, password: 'P@ssw0rd' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorDetails).toEqual([
      {
        field: 'password',
        message: 'This password is too easy to guess. Choose another',
        key: 'commonPassword',
      },
    ]);
  });

  it('is made once, however many ask at the same time, and is signed in', async () => {
    const body = { token: await token(), ...person, timezoneId: 'Pacific/Auckland' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map((each) => setUp({ ...body, email: `first${each}@office.test` })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    expect(made[0]?.json().responseData.user).toMatchObject({
      role: 'super_admin',
      displayName: 'Fay First',
      timezone: { id: 'Pacific/Auckland' },
    });
    expect(await stateOf({ token: body.token })).toEqual({ isNeeded: false, isOpen: false });
    expect(made[0]?.cookies.map(({ name }) => name)).toEqual([
      'greenroom_refresh',
      'greenroom_media',
      'greenroom_device',
    ]);
    expect(await firstAdminToken(server.pools, server.now)).toBeNull();
    expect((await setUp(body)).json().error.key).toBe('linkExpired');
  });
});

describe('the demo accounts', () => {
  const demo = {
    accounts: [{ email: 'agency@harbour.test', note: 'agency' }],
    password: 'Greenroom-2026!',
    lacking: () => ['tasks'],
  };

  it.each([
    [true, { accounts: demo.accounts, password: demo.password, lacking: ['tasks'] }],
    [false, { accounts: [], password: null, lacking: [] }],
  ])('are told where the configuration has a demo: %s', async (isDemo, told) => {
    const server = await openAuthServer({ demo, config: { publicUrl: null, demo: isDemo } });
    const answer = await server.app.inject({ method: 'GET', url: '/user/v1/auth/demo' });
    expect(answer.json()).toEqual({ responseData: told });
    await server.close();
  });
});
