import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency']);
});
afterAll(() => test.close());

const prefer = { prefer: 'respond-async, Line-Breaks="br"' };
const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  test.ask({ method, path, body, token: house.of('agency').token, ...(headers && { headers }) });
const make = async (body: object, headers?: Record<string, string>) =>
  (await ask('POST', '/client/v1/clients', { displayName: 'Lines Ltd', ...body }, headers)).data;
const kept = async (id: string) => (await ask('GET', `/client/v1/clients/profile-summary/${id}`)).data;

it('takes break tags for line breaks from who asks for them, and keeps line breaks', async () => {
  const made = await make({ headline: 'One<br/>two<BR>three', bio: 'a<br />b' }, prefer);
  expect(made).toMatchObject({ headline: 'One<br/>two<br/>three', bio: 'a<br/>b' });
  expect(await kept(made.id)).toMatchObject({ headline: 'One\ntwo\nthree', bio: 'a\nb' });
});

it('gives break tags to who asks for them, wherever a record is told', async () => {
  const { id, version } = await make({ headline: 'One\ntwo' });
  const one = await ask('GET', `/client/v1/clients/profile-summary/${id}`, undefined, prefer);
  expect(one.data.headline).toBe('One<br/>two');
  expect(one.headers['preference-applied']).toBe('line-breaks=br');
  expect(String(one.headers['vary'])).toContain('prefer');
  const list = await ask('GET', '/client/v1/clients', undefined, prefer);
  expect(list.data.data).toContainEqual(expect.objectContaining({ id, displayName: 'Lines Ltd' }));
  const changed = await ask('PUT', '/client/v1/clients', { id, version, headline: 'Two<br/>lines' }, prefer);
  expect(changed.data.headline).toBe('Two<br/>lines');
  const late = await ask('PUT', '/client/v1/clients', { id, version, headline: 'Late<br/>lines' }, prefer);
  expect([late.status, late.json.responseData.current.headline]).toEqual([400, 'Two<br/>lines']);
});

it('leaves texts of others as they are, and all that are no lines', async () => {
  const { id } = await make({ headline: 'a<br/>b' });
  expect((await kept(id)).headline).toBe('a<br/>b');
  const named = await make({ displayName: 'Name<br/>d' }, prefer);
  expect(named.displayName).toBe('Name<br/>d');
  const note = { text: '**bold**<br/>', ownerId: id };
  expect((await ask('POST', '/client/v1/notes', note, prefer)).data.text).toBe('**bold**<br/>');
  const answer = await ask('GET', `/client/v1/clients/profile-summary/${id}`);
  expect(answer.headers['preference-applied']).toBeUndefined();
});
