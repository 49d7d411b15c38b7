import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SocialError, type SocialFault, type SocialsPort } from '../../server/integrations/socials/port.ts';
import { createSandbox } from '../../server/integrations/socials/sandbox.ts';
import { purgeDeleted } from '../../server/jobs/purge.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const who = ['agency', 'editAssigned', 'editAll', 'viewAll', 'otherAgency'] as const;
type Who = (typeof who)[number];
const minute = 60_000;
const day = 24 * 60 * minute;

/** The sandbox, with something that happens while the provider takes its time, or a fault of the provider's. */
let meanwhile: () => Promise<void>;
let test: TestApp;
let house: House;
const sandbox = createSandbox({ clock: () => test.now(), origin: () => 'http://office.test' });
const tokens: string[] = [];
const socials: SocialsPort = {
  ...sandbox,
  connect: async (asked) => {
    await meanwhile();
    const account = await sandbox.connect(asked);
    tokens.push(account.token);
    return account;
  },
};

beforeAll(async () => {
  test = await openTestApp({ socials });
  house = await openHouse(test, who);
});
afterAll(() => test.close());
beforeEach(() => {
  meanwhile = async () => undefined;
});

const ask = (as: Who, method: string, path: string, body?: object): Promise<Answer> =>
  test.ask({ method, path, token: house.of(as).token, ...(body && { body }) });
const told = ({ status, json }: Answer) => [status, json.error?.key];

const instagram = { platform: 'INSTAGRAM', url: 'https://www.instagram.com/ada.marlow' };
const facebook = { platform: 'FACEBOOK', url: 'https://www.facebook.com/ada.marlow' };
const make = async (rows: readonly object[] = [instagram, facebook], kind = 'talents'): Promise<Json> => {
  const { data, text } = await ask('agency', 'POST', `/client/v1/${kind}`, { displayName: 'Ada', socials: rows });
  expect(data, text).toBeDefined();
  return data;
};
const read = async ({ id }: Json, kind = 'talents'): Promise<Json> =>
  (await ask('agency', 'GET', `/client/v1/${kind}/profile-summary/${id}`)).data;
const write = async (record: Json, rows: readonly object[]) => {
  const answer = await ask('agency', 'PUT', `/client/v1/talents/${record.id}`, { socials: rows });
  expect(answer.status, answer.text).toBe(200);
};
const begin = (row: Json, as: Who = 'agency', kind = 'talents') =>
  ask(as, 'POST', `/client/v1/${kind}/social-connect`, { talentSocialId: row.id });
const stateOf = async (row: Json, as: Who = 'agency', kind = 'talents'): Promise<string> =>
  (await begin(row, as, kind)).data.state;
const codeOf = async (username = 'ada.marlow', platform = 'INSTAGRAM'): Promise<string> =>
  (await ask('agency', 'POST', '/client/v1/social-sandbox', { platform, username })).data.code;
const finish = (row: Json, given: object, as: Who = 'agency', kind = 'talents') =>
  ask(as, 'PUT', `/client/v1/${kind}/social-callback`, { talentSocialId: row.id, ...given });
const connect = async (row: Json, username = 'ada.marlow', kind = 'talents'): Promise<Json> => {
  const state = await stateOf(row, 'agency', kind);
  const answer = await finish(row, { state, code: await codeOf(username, row.platform) }, 'agency', kind);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const connected = async ({ id }: Json, kind = 'talents'): Promise<Json[]> =>
  (await ask('agency', 'GET', `/client/v1/${kind}/${id}/social-connections`)).data.connections;
const names = async (record: Json) => (await connected(record)).map(({ username }) => username);
const keptRows = async (): Promise<readonly Json[]> =>
  (
    await test.pools.query<Json>(house.agencyId, {
      text: 'select * from social_connection where agency_id = $1 order by connected_at, social_id',
      values: [house.agencyId],
    })
  ).rows;
const keptOf = async ({ id }: Json) => (await keptRows()).filter((row) => row.record_id === id);

describe.each(['talents', 'scouts'])('an account of one of the %s', (kind) => {
  it('is connected by the dialog and back, told as whom and since when, and disconnected', async () => {
    const record = await make([instagram, facebook], kind);
    const [first, second] = record.socials;
    const { url, state } = (await begin(first, 'agency', kind)).data;
    const dialog = new URL(url);
    expect([dialog.pathname, dialog.searchParams.get('state')]).toEqual(['/social-sandbox', state]);
    expect(dialog.searchParams.get('account')).toBe('ada.marlow');

    const made = await connect(first, 'ada.marlow', kind);
    expect(made).toEqual({
      talentSocialId: first.id,
      platform: 'INSTAGRAM',
      provider: 'SANDBOX',
      username: 'ada.marlow',
      displayName: 'ada.marlow',
      connectedAt: test.now(),
      expiresAt: test.now() + 60 * day,
    });
    const other = await connect(second, 'Ada', kind);
    expect(other).toMatchObject({ platform: 'FACEBOOK', username: null, displayName: 'Ada' });
    expect(await connected(record, kind)).toEqual([made, other]);
    expect((await ask('viewAll', 'GET', `/client/v1/${kind}/${record.id}/social-connections`)).data).toEqual({
      provider: 'SANDBOX',
      connections: [made, other],
    });

    const path = `/client/v1/${kind}/social-connections/${first.id}`;
    expect((await ask('agency', 'DELETE', path)).status).toBe(200);
    expect((await ask('agency', 'DELETE', path)).status).toBe(200);
    expect(await connected(record, kind)).toEqual([other]);
  });
});

it('keeps the token sealed, and tells it nowhere', async () => {
  const record = await make();
  await connect(record.socials[0]);
  const token = tokens.at(-1) ?? '';
  const [row] = await keptOf(record);
  expect(row.account_id).toBe(house.of('agency').actor?.accountId);
  expect(Buffer.from(row.token, 'base64').length).toBeGreaterThan(token.length);
  const { data: history } = await ask('agency', 'GET', `/client/v1/talents/${record.id}/history`);
  const everywhere = JSON.stringify([
    await keptRows(),
    history,
    await read(record),
    await connected(record),
    (await ask('agency', 'POST', '/client/v1/talents/export', { format: 'csv' })).text,
    test.statements,
  ]);
  for (const secret of [token, Buffer.from(token).toString('base64').slice(0, 30)]) {
    expect(everywhere).not.toContain(secret);
  }
  expect(JSON.stringify([history, await read(record), await connected(record)])).not.toContain(row.token);
});

it('replaces a connection by connecting again, as somebody else', async () => {
  const record = await make();
  await connect(record.socials[0]);
  test.pass(minute);
  await connect(record.socials[0], 'band');
  expect(await names(record)).toEqual(['band']);
  expect(await keptOf(record)).toHaveLength(1);
});

describe('a state', () => {
  it('is good once, whatever became of it', async () => {
    const [row] = (await make()).socials;
    const state = await stateOf(row);
    expect(told(await finish(row, { state, code: 'guess' }))).toEqual([400, 'socialCodeOver']);
    expect(told(await finish(row, { state, code: await codeOf() }))).toEqual([400, 'socialStateOver']);
  });

  it('is used by one of two who come at once', async () => {
    const [row] = (await make()).socials;
    const state = await stateOf(row);
    const codes = [await codeOf(), await codeOf()];
    const answers = await Promise.all(codes.map((code) => finish(row, { state, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is over after ten minutes, and forgotten where another one is used', async () => {
    const [row] = (await make()).socials;
    const [early, late] = [await stateOf(row), await stateOf(row)];
    test.pass(10 * minute - 1);
    expect((await finish(row, { state: early, code: await codeOf() })).status).toBe(200);
    test.pass(1);
    expect(told(await finish(row, { state: late, code: await codeOf() }))).toEqual([400, 'socialStateOver']);
    await connect(row);
    const { rows } = await test.pools.query<{ n: number }>(house.agencyId, {
      text: 'select count(*) as n from social_state where agency_id = $1',
      values: [house.agencyId],
    });
    expect(rows[0]?.n).toBe(1);
  });

  it('is good for nobody else, no other account and no other record, nor changed', async () => {
    const record = await make([instagram, { ...instagram, url: 'https://www.instagram.com/band' }]);
    const [row, beside] = record.socials;
    const state = await stateOf(row);
    const [nonce, end, signature = ''] = state.split('.');
    const longer = [nonce, (Number.parseInt(end ?? '', 36) + 1).toString(36), signature].join('.');
    const refused = async (answer: Promise<Answer>) => expect(told(await answer)).toEqual([400, 'socialStateOver']);
    const code = await codeOf();
    await refused(finish(row, { state, code }, 'editAll'));
    await refused(finish(beside, { state, code }));
    await refused(finish((await make()).socials[0], { state, code }));
    for (const made of [longer, `${state}x`, 'x.y.z', '']) await refused(finish(row, { state: made, code }));
    expect((await finish(row, { state, code })).status).toBe(200);
  });
});

it.each<[SocialFault, string]>([
  ['codeOver', 'socialCodeOver'],
  ['denied', 'socialDenied'],
  ['noAccount', 'socialNoAccount'],
  ['unreachable', 'socialUnreachable'],
])('says in words that the provider gave nothing: %s', async (fault, key) => {
  const record = await make();
  meanwhile = () => Promise.reject(new SocialError(fault, 'a secret'));
  const given = { state: await stateOf(record.socials[0]), code: await codeOf() };
  const answer = await finish(record.socials[0], given);
  expect(told(answer)).toEqual([400, key]);
  expect(answer.text).not.toContain('secret');
  expect(await connected(record)).toEqual([]);
});

describe('the right', () => {
  it('is that to edit the record, for each step', async () => {
    const record = await make();
    const [row] = record.socials;
    const given = { state: await stateOf(row), code: await codeOf() };
    const path = `/client/v1/talents/social-connections/${row.id}`;
    for (const [as, status] of [
      ['viewAll', 403],
      ['editAssigned', 404],
      ['otherAgency', 404],
    ] as const) {
      expect((await begin(row, as)).status).toBe(status);
      expect((await finish(row, given, as)).status).toBe(status);
      expect((await ask(as, 'DELETE', path)).status).toBe(status);
    }
    // A scout's route knows nothing of talents.
    expect((await begin(row, 'agency', 'scouts')).status).toBe(404);
    await ask('agency', 'POST', `/client/v1/talents/${record.id}/staffs`, {
      staffIds: [house.of('editAssigned').actor?.staffId],
    });
    expect((await begin(row, 'editAssigned')).status).toBe(200);
  });

  it('has to be there still when the provider has answered, and the row too', async () => {
    const record = await make();
    const [row, rest] = record.socials;
    await ask('agency', 'POST', `/client/v1/talents/${record.id}/staffs`, {
      staffIds: [house.of('editAssigned').actor?.staffId],
    });
    meanwhile = async () => {
      await ask('agency', 'POST', `/client/v1/talents/${record.id}/staffs`, { staffIds: [] });
    };
    const given = { state: await stateOf(row, 'editAssigned'), code: await codeOf() };
    expect((await finish(row, given, 'editAssigned')).status).toBe(404);
    const again = { state: await stateOf(row), code: await codeOf() };
    meanwhile = () => write(record, [rest]);
    expect((await finish(row, again)).status).toBe(404);
    expect(await keptOf(record)).toEqual([]);
  });
});

it('connects accounts of Instagram and Facebook alone', async () => {
  const [row] = (await make([{ platform: 'TIKTOK', url: 'https://www.tiktok.com/@ada' }])).socials;
  expect(told(await begin(row))).toEqual([400, 'socialPlatform']);
});

describe('a connection', () => {
  it('goes with its row, and when that becomes another platform; other edits leave it', async () => {
    const record = await make();
    const [first, second] = record.socials;
    await connect(first);
    await connect(second, 'Ada');
    await write(record, [second, { ...first, url: 'https://www.instagram.com/band', handle: 'the band' }]);
    expect(await keptOf(record)).toHaveLength(2);
    await write(record, [{ ...second, ...instagram }, first]);
    expect((await keptOf(record)).map((row) => row.social_id)).toEqual([first.id]);
    await write(record, []);
    expect(await keptOf(record)).toEqual([]);
  });

  it('stays while its record can be restored, becomes that of a talent, and is purged with it', async () => {
    const scout = await make([instagram], 'scouts');
    await connect(scout.socials[0], 'ada.marlow', 'scouts');
    const step = await ask('agency', 'PUT', '/client/v1/scouts/convert-to-talent', {
      id: scout.id,
      version: scout.version,
    });
    expect(step.status, step.text).toBe(200);
    expect(await names(scout)).toEqual(['ada.marlow']);
    const path = `/client/v1/talents/${scout.id}`;
    expect((await ask('agency', 'DELETE', path)).status).toBe(200);
    expect((await ask('agency', 'POST', `${path}/restore`, {})).status).toBe(200);
    expect(await names(scout)).toEqual(['ada.marlow']);
    expect((await ask('agency', 'DELETE', path)).status).toBe(200);
    expect(await keptOf(scout)).toHaveLength(1);
    const engine = { ...test.app.engine, clock: () => test.now() + 31 * day };
    await purgeDeleted(engine, house.agencyId);
    expect(await keptOf(scout)).toEqual([]);
  });
});

describe('a merge', () => {
  const merge = async (kept: Json, gone: Json, choice: object = {}) => {
    const body = { version: kept.version, goneId: gone.id, goneVersion: gone.version, choice };
    const answer = await ask('agency', 'POST', `/client/v1/talents/${kept.id}/merge`, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const undo = async (kept: Json) => {
    const { data } = await ask('agency', 'GET', `/client/v1/talents/${kept.id}/history`);
    const { merge: made } = data.data.find((entry: Json) => entry.action === 'merge');
    const { version } = await read(kept);
    const body = { version, mergeId: made.id };
    const answer = await ask('agency', 'POST', `/client/v1/talents/${kept.id}/unmerge`, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const band = { platform: 'INSTAGRAM', url: 'https://www.instagram.com/band' };

  it('gives the kept record the connections of the rows that it takes over, and undone takes them back', async () => {
    const [kept, gone] = [await make([instagram]), await make([band, facebook])];
    await connect(kept.socials[0]);
    await connect(gone.socials[0], 'band');
    await merge(kept, gone);
    expect(await names(kept)).toEqual(['ada.marlow', 'band']);
    await undo(kept);
    expect([await names(kept), await names(gone)]).toEqual([['ada.marlow'], ['band']]);
    expect(await keptOf(kept)).toHaveLength(1);
  });

  it('gives a row that both had the connection of either', async () => {
    const [kept, gone] = [await make([instagram]), await make([instagram])];
    await connect(gone.socials[0]);
    await merge(kept, gone);
    expect(await names(kept)).toEqual(['ada.marlow']);
    await undo(kept);
    expect([await names(kept), await names(gone)]).toEqual([[], ['ada.marlow']]);
  });

  it('holds the connections of rows that are given up, until it is undone', async () => {
    const [kept, gone] = [await make([instagram]), await make([band])];
    await connect(kept.socials[0]);
    await connect(gone.socials[0], 'band');
    await merge(kept, gone, { socials: 'gone' });
    expect(await names(kept)).toEqual(['band']);
    await undo(kept);
    expect([await names(kept), await names(gone)]).toEqual([['ada.marlow'], ['band']]);
    expect([await keptOf(kept), await keptOf(gone)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('leaves what somebody has connected anew since, and the rest goes with the purge of the one that went', async () => {
    const [kept, gone] = [await make([instagram]), await make([instagram])];
    await connect(gone.socials[0]);
    await merge(kept, gone);
    test.pass(minute);
    await connect(kept.socials[0], 'another');
    await undo(kept);
    expect(await names(kept)).toEqual(['another']);

    const [second, lost] = [await make([instagram]), await make([band])];
    await connect(second.socials[0]);
    await merge(second, lost, { socials: 'gone' });
    expect(await keptOf(lost)).toHaveLength(1);
    await purgeDeleted({ ...test.app.engine, clock: () => test.now() + 31 * day }, house.agencyId);
    expect(await keptOf(lost)).toEqual([]);
  });
});

it('is not offered where nothing is set up, and says so', async () => {
  const bare = await openTestApp({ socials: null });
  try {
    const { token } = (await openHouse(bare, ['agency'])).of('agency');
    const call = (method: string, path: string, body?: object) =>
      bare.ask({ method, path, token, ...(body && { body }) });
    const { data } = await call('POST', '/client/v1/talents', { displayName: 'Ada', socials: [instagram] });
    const [{ id: talentSocialId }] = data.socials;
    expect(told(await call('POST', '/client/v1/talents/social-connect', { talentSocialId }))).toEqual([
      400,
      'socialsOff',
    ]);
    const given = { talentSocialId, code: 'a', state: 'b' };
    expect(told(await call('PUT', '/client/v1/talents/social-callback', given))).toEqual([400, 'socialsOff']);
    const told404 = await call('POST', '/client/v1/social-sandbox', { platform: 'INSTAGRAM', username: 'ada' });
    expect(told404.status).toBe(404);
    const read404 = await call('GET', `/client/v1/talents/${data.id}/social-connections`);
    expect(read404.data).toEqual({ provider: null, connections: [] });
  } finally {
    await bare.close();
  }
});
