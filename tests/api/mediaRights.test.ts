import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

let test: TestApp;
let house: House;
const people = ['agency', 'none', 'viewAssigned', 'viewAll', 'people', 'superAdminInside', 'otherAgency'] as const;
const nobody = '01930000-0000-7000-8000-00000000dead';

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, [...people, 'rowless', 'superAdmin', 'appAdmin']);
});
afterAll(() => test.close());

/** Uploads a file as a principal. */
async function uploaded(by: PrincipalName): Promise<string> {
  const id = await uploaderOf(test, house.of(by).token).send(fileOf(`by ${by}`));
  await test.app.media.process(house.agencyId);
  return id;
}

async function make(kind: string, body: object, assigned: readonly PrincipalName[] = []): Promise<string> {
  const ids = assigned.map((name) => house.of(name).actor?.staffId);
  const whole = { ...body, ...(ids.length > 0 && { assigneeIds: ids }) };
  return (await createRecord(test.app.engine, systemActor(house.agencyId), kind, whole)).record.id;
}

const use = (mediaId: string, recordId: string, purpose: string) =>
  test.pools.query(house.agencyId, {
    text: 'insert into media_use (agency_id, media_id, record_id, purpose) values ($1, $2, $3, $4)',
    values: [house.agencyId, mediaId, recordId, purpose],
  });

/**
 * Returns the principals who get a file: its data and its content alike. All others get the answer for a missing one.
 */
async function readersOf(id: string): Promise<string[]> {
  const readers: string[] = [];
  for (const name of people) {
    const { token } = house.of(name);
    const told = await test.ask({ method: 'GET', path: `/media/v1/${id}`, token });
    const given = await test.ask({ method: 'GET', path: `/media/v1/file/${id}/origin`, token });
    expect([name, given.status]).toEqual([name, told.status]);
    if (told.status === 200) readers.push(name);
    else {
      const absent = await test.ask({ method: 'GET', path: `/media/v1/${nobody}`, token });
      expect([name, told.status, told.text]).toEqual([name, 404, absent.text]);
      expect([name, given.text]).toEqual([name, absent.text]);
    }
  }
  return readers;
}

describe('a file is read by', () => {
  it('who uploaded it, and nobody else while nothing uses it', async () => {
    expect(await readersOf(await uploaded('none'))).toEqual(['none']);
  });

  it('who uploaded it no longer by that once a record uses it, nor when that use ends', async () => {
    const id = await uploaded('none');
    const talent = await make('talent', { displayName: 'Jon' });
    await use(id, talent, 'medias');
    expect(await readersOf(id)).toEqual(['agency', 'viewAll', 'people', 'superAdminInside']);
    await removeRecord(test.app.engine, systemActor(house.agencyId), 'talent', talent);
    expect(await readersOf(id)).toEqual([]);
    await test.pools.query(house.agencyId, {
      text: 'delete from media_use where agency_id = $1 and media_id = $2',
      values: [house.agencyId, id],
    });
    expect(await readersOf(id)).toEqual([]);
  });

  it('whoever may read a record that uses it', async () => {
    const id = await uploaded('agency');
    const partner = await make('partner', { displayName: 'Quay Hall' }, ['viewAssigned']);
    await use(id, partner, 'medias');
    const assigned = await readersOf(id);
    expect(assigned).toEqual(['agency', 'viewAssigned', 'viewAll', 'people', 'superAdminInside']);
    const talent = await make('talent', { displayName: 'Ada' });
    await use(id, talent, 'medias');
    expect(await readersOf(id)).toEqual(assigned);
  });

  it('whoever may read the owner of the record that uses it', async () => {
    const id = await uploaded('agency');
    const ownerId = await make('talent', { displayName: 'Bea' }, ['viewAssigned']);
    const note = await make('note', { text: 'The rider', ownerId });
    await use(id, note, 'attachments');
    expect(await readersOf(id)).toEqual(['agency', 'viewAssigned', 'viewAll', 'people', 'superAdminInside']);
  });

  it('everybody of the agency where it is an avatar', async () => {
    const id = await uploaded('agency');
    await use(id, await make('talent', { displayName: 'Cleo' }), 'avatar');
    expect(await readersOf(id)).toEqual(people.filter((name) => name !== 'otherAgency'));
  });

  it('nobody by a record that was deleted', async () => {
    const id = await uploaded('agency');
    const talent = await make('talent', { displayName: 'Dora' });
    await use(id, talent, 'medias');
    expect(await readersOf(id)).toContain('viewAll');
    await removeRecord(test.app.engine, systemActor(house.agencyId), 'talent', talent);
    expect(await readersOf(id)).toEqual([]);
  });

  it('nobody by the right on another kind of record in the same table', async () => {
    const id = await uploaded('agency');
    await use(id, await make('scout', { displayName: 'Hal' }), 'medias');
    const talent = await make('talent', { displayName: 'Ida' });
    await use(id, talent, 'medias');
    expect(await readersOf(id)).toContain('people');
    await removeRecord(test.app.engine, systemActor(house.agencyId), 'talent', talent);
    expect(await readersOf(id)).toEqual(['agency', 'viewAll', 'superAdminInside']);
  });

  it('nobody by a field that asks for a right which they lack', async () => {
    const peopleIds = [await make('talent', { displayName: 'Eve' })];
    const errand = await make('fixtureErrand', { summary: 'Fetch the costumes', peopleIds });
    const [open, guarded] = [await uploaded('agency'), await uploaded('agency')];
    await use(open, errand, 'summary');
    await use(guarded, errand, 'sponsor');
    expect(await readersOf(open)).toEqual(['agency', 'viewAll', 'people', 'superAdminInside']);
    expect(await readersOf(guarded)).toEqual(['agency', 'viewAll', 'superAdminInside']);
  });
});

it('is told from what another agency has under the same ids', async () => {
  const { agencyId, otherAgencyId } = house;
  const id = '01930000-0000-7000-8000-0000000000aa';
  const { accountId } = house.of('viewAll').actor ?? {};
  const put = (at: string, filename: string) =>
    test.pools.query(at, {
      text: `insert into media
          (agency_id, account_id, id, upload_key, state, filename, original_filename, bytes, parts, created_at)
        values ($1, $2, $3, 'same', 'failed', $4, $4, 1, 1, now())`,
      values: [at, accountId, id, filename],
    });
  await put(otherAgencyId, 'theirs.txt');
  await put(agencyId, 'ours.txt');
  const told = async (name: PrincipalName) =>
    (await test.ask({ method: 'GET', path: `/media/v1/${id}`, token: house.of(name).token })).data?.filename;
  expect(await told('viewAll')).toBe('ours.txt');

  const talent = await make('talent', { displayName: 'Gil' });
  for (const table of ['record', 'talents']) {
    const { rows } = await test.pools.query<{ row: object }>(agencyId, {
      text: `select to_jsonb(t) as row from ${table} t where agency_id = $1 and id = $2`,
      values: [agencyId, talent],
    });
    await test.pools.query(otherAgencyId, {
      text: `insert into ${table} select * from jsonb_populate_record(null::public.${table}, $1)`,
      values: [JSON.stringify({ ...rows[0]?.row, agency_id: otherAgencyId })],
    });
  }
  await test.pools.query(otherAgencyId, {
    text: `insert into media_use values ($1, $2, $3, 'avatar'), ($1, $2, $3, 'medias')`,
    values: [otherAgencyId, id, talent],
  });
  expect(await told('agency')).toBeUndefined();
  await use(id, talent, 'medias');
  expect(await told('agency')).toBe('ours.txt');
  await removeRecord(test.app.engine, systemActor(agencyId), 'talent', talent);
  expect(await told('agency')).toBeUndefined();
});

it('is closed to who works in no agency', async () => {
  const id = await uploaded('agency');
  for (const [name, status] of [
    ['superAdmin', 403],
    ['appAdmin', 404],
  ] as const) {
    const { token } = house.of(name);
    expect((await test.ask({ method: 'GET', path: `/media/v1/file/${id}/origin`, token })).status).toBe(status);
  }
  expect((await test.ask({ method: 'GET', path: `/media/v1/file/${id}/origin` })).status).toBe(401);
});

describe('the cookie of files', () => {
  const signIn = async (email = 'rowless@house.test') => {
    const payload = { username: email, password: 'Greenroom-2026!' };
    const answer = await test.app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
    const cookie = answer.cookies.find(({ name }) => name === 'greenroom_media');
    const refresh = answer.cookies.find(({ name }) => name === 'greenroom_refresh');
    const { access_token: token } = answer.json<{ responseData: { access_token: string } }>().responseData;
    return { cookie, token, value: cookie?.value ?? '', refresh: refresh?.value ?? '' };
  };
  const get = (path: string, value: string, headers = {}) =>
    test.app.inject({ url: path, cookies: { greenroom_media: value }, headers });
  let path: string;
  beforeAll(async () => {
    const id = await uploaded('agency');
    await use(id, await make('talent', { displayName: 'Fay' }), 'avatar');
    path = `/media/v1/file/${id}/origin`;
  });

  it('opens files as the bearer would, and is out of reach of scripts and other sites', async () => {
    const { cookie, value } = await signIn();
    expect(cookie).toMatchObject({ path: '/media', httpOnly: true, sameSite: 'Strict' });
    expect((await get(path, value)).statusCode).toBe(200);
    expect((await get(path, value, { 'sec-fetch-site': 'same-site' })).statusCode).toBe(401);
    expect((await get(path, value, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await get(path, `${value.slice(0, -2)}xx`)).statusCode).toBe(401);
    expect((await get(path, '')).statusCode).toBe(401);
    const other = (await signIn('otheragency@house.test')).value;
    expect((await get(path, other)).statusCode).toBe(404);
  });

  it('opens nothing else', async () => {
    const { value, refresh } = await signIn();
    for (const url of ['/media/v1/upload/x', path.replace('/file', '').replace('/origin', ''), '/client/v1/talents']) {
      expect((await get(url, value)).statusCode).toBe(401);
    }
    const cookies = { greenroom_media: value };
    const post = await test.app.inject({ method: 'POST', url: '/media/v1/upload', cookies, payload: {} });
    expect(post.statusCode).toBe(401);
    const refreshed = {
      method: 'POST',
      url: '/user/v1/auth/refresh-token',
      cookies: { greenroom_refresh: value },
    } as const;
    expect((await test.app.inject(refreshed)).statusCode).toBe(401);
    expect((await get(path, refresh)).statusCode).toBe(401);
    const bearer = await test.app.inject({ url: path, headers: { authorization: `Bearer ${value}` } });
    expect(bearer.statusCode).toBe(401);
  });

  it('ends with its session, also where its holder keeps it', async () => {
    const { value, token } = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    const out = await test.app.inject({ method: 'POST', url: '/user/v1/auth/logout', headers });
    expect(out.cookies).toContainEqual(expect.objectContaining({ name: 'greenroom_media', value: '', path: '/media' }));
    expect((await get(path, value)).statusCode).toBe(401);
  });

  it('comes again with each refresh', async () => {
    const { refresh } = await signIn();
    const again = await test.app.inject({
      method: 'POST',
      url: '/user/v1/auth/refresh-token',
      cookies: { greenroom_refresh: refresh },
    });
    const value = again.cookies.find(({ name }) => name === 'greenroom_media')?.value ?? '';
    expect((await get(path, value)).statusCode).toBe(200);
  });
});
