import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openAgencies, password, type Agencies } from '../support/agencies.ts';
import { codeOf, secretOf } from '../support/authenticator.ts';
import { writesIn } from '../support/statements.ts';
import { enterChannel, channelOf } from '../support/stompClient.ts';

let agencies: Agencies;
beforeAll(async () => {
  agencies = await openAgencies();
});
afterAll(() => agencies.test.close());

describe('where somebody works', () => {
  it('is any open agency for a super admin, by name, and none on request', async () => {
    const token = await agencies.superAdmin();
    expect(names(await agencies.call('POST', 'auth/agencies/list', token, { keyword: 'NORTH' }))).toEqual([
      'Northside',
    ]);
    expect((await agencies.talents(token)).json.error.code).toBe(1005);
    const inside = await agencies.enterAs(token, agencies.house.agencyId);
    expect((await agencies.talents(inside)).status).toBe(200);
    const { user } = (await agencies.enter(inside, null)).data;
    expect(user).toMatchObject({ agencyId: null, agencyDisplayName: null, role: 'super_admin', mayChooseAgency: true });
  });

  it('is one of their own for a member of several; the last one is kept at the next sign-in', async () => {
    const { email, token } = await agencies.member(agencies.house.agencyId, agencies.house.otherAgencyId);
    const { data } = await agencies.call('POST', 'auth/agencies/list', token, {});
    expect(data).toMatchObject({ data: [{ name: 'Harbour' }, { name: 'Northside' }], loadMore: false });
    expect((await agencies.call('GET', 'users/profile', token)).data).toMatchObject({
      agencyDisplayName: 'Harbour',
      mayChooseAgency: true,
    });
    await agencies.enterAs(token, agencies.house.otherAgencyId);
    const again = await agencies.call('POST', 'auth/login', null, { username: email, password });
    expect(again.data.user.agencyDisplayName).toBe('Northside');
  });

  it('is the other one where the last one is closed to them by now', async () => {
    const { id } = await agencies.make();
    const { email, token } = await agencies.member(agencies.house.agencyId, id);
    await agencies.enterAs(token, id);
    await agencies.call('PUT', `agencies/${id}/suspend`, agencies.tokenOf('superAdmin'));
    const again = await agencies.call('POST', 'auth/login', null, { username: email, password });
    expect(again.data.user).toMatchObject({ agencyDisplayName: 'Harbour', mayChooseAgency: false });
  });

  it('is gone on in with a token that ends with the one that asked, and nothing that would outlive it', async () => {
    const { token } = await agencies.member(agencies.house.agencyId, agencies.house.otherAgencyId);
    agencies.test.pass(60_000);
    const { data, headers } = await agencies.enter(token, agencies.house.otherAgencyId);
    expect(decodeJwt(data.access_token).exp).toBe(decodeJwt(token).exp);
    expect(data.expires_in).toBe((decodeJwt(token).exp ?? 0) - Math.floor(agencies.test.now() / 1000));
    expect(data).not.toHaveProperty('refresh_token');
    expect([headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^greenroom_media=/)]);
  });

  it('is not an agency of others, one that is not there, or none, in the same words', async () => {
    const nobody = '01940000-0000-7000-8000-000000000000';
    const { token } = await agencies.member(agencies.house.agencyId);
    const answers = [
      await agencies.enter(token, agencies.house.otherAgencyId),
      await agencies.enter(token, nobody),
      await agencies.enter(token, null),
      await agencies.enter(await agencies.superAdmin(), nobody),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [404, { error: { code: 1004, message: 'Not found', key: 'notFound' } }]),
    );
    expect((await agencies.talents(token)).status).toBe(200);
    expect(names(await agencies.call('POST', 'auth/agencies/list', token, {}))).toEqual(['Harbour']);
  });

  it('is nowhere for an app admin', async () => {
    const from = agencies.test.statements.length;
    const refused = await agencies.enter(agencies.tokenOf('appAdmin'), agencies.house.agencyId);
    expect([refused.status, refused.json.error.code]).toEqual([403, 1003]);
    expect(writesIn(agencies.test.statements.slice(from))).toEqual([]);
    expect(names(await agencies.call('POST', 'auth/agencies/list', agencies.tokenOf('appAdmin'), {}))).toEqual([]);
    expect((await agencies.call('GET', 'users/profile', agencies.tokenOf('appAdmin'))).data.mayChooseAgency).toBe(
      false,
    );
  });

  it('is no agency from which the membership is gone', async () => {
    const { accountId, token } = await agencies.member(agencies.house.agencyId, agencies.house.otherAgencyId);
    await agencies.test.pools.owner.query(
      'update membership set suspended_at = now() where account_id = $1 and agency_id = $2',
      [accountId, agencies.house.otherAgencyId],
    );
    expect((await agencies.enter(token, agencies.house.otherAgencyId)).status).toBe(404);
  });
});

describe('an agency that requires a second factor', () => {
  const require = (requiresTwoFactor: boolean) =>
    agencies.call('PUT', 'agency/security', agencies.tokenOf('otherAgency'), { requiresTwoFactor });

  it('is not entered without one, by whatever way, until it is set up', async () => {
    const { email, token, accountId } = await agencies.member(agencies.house.agencyId, agencies.house.otherAgencyId);
    await require(true);
    const from = agencies.test.statements.length;
    const refused = await agencies.enter(token, agencies.house.otherAgencyId);
    expect([refused.status, refused.json.error]).toEqual([
      403,
      {
        code: 1003,
        key: 'factorDue',
        message: 'Two-step sign-in is required there. Turn it on for your account first',
      },
    ]);
    expect(writesIn(agencies.test.statements.slice(from))).toEqual([]);
    const { rows } = await agencies.test.pools.owner.query(
      'select distinct agency_id from session where account_id = $1',
      [accountId],
    );
    expect(rows).toEqual([{ agency_id: agencies.house.agencyId }]);
    // The session goes on where it is, which is where the factor is set up.
    expect((await agencies.talents(token)).status).toBe(200);
    const { data: begun } = await agencies.call('POST', 'auth/create-auth-qr', token, { password });
    const { sessionState } = begun as { sessionState: string };
    const code = codeOf(await secretOf(agencies.test.app, sessionState), agencies.test.now());
    expect((await agencies.call('PUT', 'auth/second-factor', token, { sessionState, code })).status).toBe(200);
    expect((await agencies.enter(token, agencies.house.otherAgencyId)).status).toBe(200);
    const again = await agencies.call('POST', 'auth/login', null, { username: email, password });
    expect(again.data).toMatchObject({ secondFactor: 'verify' });
    await require(false);
  });

  it('is told to nobody but its people, and asked of no visitor', async () => {
    await require(true);
    const { token } = await agencies.member(agencies.house.agencyId);
    expect((await agencies.enter(token, agencies.house.otherAgencyId)).json.error.key).toBe('notFound');
    expect((await agencies.enter(await agencies.superAdmin(), agencies.house.otherAgencyId)).status).toBe(200);
    await require(false);
  });
});

describe('the token of another agency', () => {
  it('is good for nothing once the session has gone on, on no route and at no channel', async () => {
    const { token: first } = await agencies.member(agencies.house.agencyId, agencies.house.otherAgencyId);
    const channel = await enterChannel(await channelOf(agencies.test.app), first);
    const account = channel.subscribe('/queue/account');
    await channel.settle();
    const second = await agencies.enterAs(first, agencies.house.otherAgencyId);
    expect(await Promise.race([channel.ended, account.next()])).toContain('another agency');

    const from = agencies.test.statements.length;
    const write = await agencies.test.ask({
      method: 'POST',
      path: '/client/v1/talents',
      token: first,
      body: { displayName: 'Misplaced' },
    });
    expect([write.status, write.json.error]).toMatchObject([403, { code: 1006, key: 'agencyChanged' }]);
    expect(writesIn(agencies.test.statements.slice(from))).toEqual([]);
    for (const path of ['users/profile', 'auth/current-permission', 'preferences', 'auth/sessions']) {
      expect([path, (await agencies.call('GET', path, first)).json.error.code]).toEqual([path, 1006]);
    }
    const exchanged = await agencies.test.ask({ method: 'POST', path: '/user/v1/auth/exchange-token', token: first });
    expect([exchanged.status, exchanged.json.error.code, exchanged.headers['set-cookie']]).toEqual([
      403,
      1006,
      undefined,
    ]);
    expect(await (await enterChannel(await channelOf(agencies.test.app), first)).ended).toContain('another agency');
    expect((await agencies.talents(second)).status).toBe(200);
    const back = await agencies.enterAs(second, agencies.house.agencyId);
    expect((await agencies.talents(second)).json.error.code).toBe(1006);
    expect((await agencies.talents(back)).status).toBe(200);
  });
});

it('tells when the account was signed in to before', async () => {
  const { email } = await agencies.member(agencies.house.agencyId);
  const former = agencies.test.now();
  agencies.test.pass(60_000);
  const data = async () => (await agencies.call('POST', 'auth/login', null, { username: email, password })).data;
  await agencies.member(agencies.house.agencyId);
  const { user, access_token: token } = await data();
  expect(user.formerLoginAt).toBe(former);
  agencies.test.pass(60_000);
  await data();
  expect((await agencies.call('GET', 'users/profile', token)).data.formerLoginAt).toBe(former);
});
