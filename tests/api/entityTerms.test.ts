import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgencies, password, type Agencies } from '../support/agencies.ts';

/** The agency's own words for its entities (AB 8), and its contact details (AB 7). */
let agencies: Agencies;
let adminEmail: string;
let token: string;
beforeAll(async () => {
  agencies = await openAgencies();
  ({ adminEmail } = await agencies.make());
  token = await agencies.admit(adminEmail);
});
afterAll(() => agencies.test.close());

const path = '/client/v1/entity-terms';
const read = (as: string | null = token) => agencies.test.ask({ method: 'GET', path, token: as });
const put = (terms: unknown, as: string | null = token) =>
  agencies.test.ask({ method: 'PUT', path, token: as, body: { terms } });
const inSession = async () =>
  (await agencies.call('POST', 'auth/login', null, { username: adminEmail, password })).data.user.terms;

it('are none at first, are kept, and come with the session in the language of the agency', async () => {
  expect((await read()).data).toEqual({ version: 0, terms: [] });
  expect(await inSession()).toBeUndefined();
  const terms = [
    { key: 'talent', singular: ' Artiste ', plural: 'Artistes' },
    { key: 'talent', singular: 'Artist', locale: 'en' },
    { key: 'scout', plural: 'Pistes', gender: 'FEMININE' },
  ];
  const saved = await put(terms);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.data).toMatchObject({
    version: 1,
    terms: [
      { key: 'talent', singular: 'Artiste', plural: 'Artistes', locale: null },
      { key: 'talent', singular: 'Artist', plural: null, locale: 'en' },
      { key: 'scout', singular: null, plural: 'Pistes', locale: null },
    ],
  });
  expect(await inSession()).toEqual([
    { key: 'talent', singular: 'Artiste', plural: 'Artistes', gender: null, locale: 'fr' },
    { key: 'scout', singular: null, plural: 'Pistes', gender: 'FEMININE', locale: 'fr' },
    { key: 'talent', singular: 'Artist', plural: null, gender: null, locale: 'en' },
  ]);
  // Another agency has its own.
  expect((await read(agencies.tokenOf('otherAgency'))).data.terms).toEqual([]);
});

it('go where both words are blank', async () => {
  await put([{ key: 'task', singular: 'To-do' }]);
  expect((await put([{ key: 'task', singular: ' ', plural: '' }])).data.terms).toEqual([]);
});

it.each([
  [[{ key: 'planet', singular: 'World' }], 'terms.0.key'],
  [[{ key: 'task', singular: 'x'.repeat(61) }], 'terms.0.singular'],
  [[{ key: 'task', plural: 'One |||| Two' }], 'terms.0.plural'],
  [[{ key: 'task', plural: '<b>To-dos</b>' }], 'terms.0.plural'],
  [[{ key: 'task', plural: 'To\ndos' }], 'terms.0.plural'],
  [[{ key: 'task', singular: 'A', locale: 'de' }], 'terms.0.locale'],
  [
    [
      { key: 'task', singular: 'A', locale: 'en' },
      { key: 'task', singular: 'B', locale: 'en' },
    ],
    'terms.1.key',
  ],
])('refuse %j', async (terms, field) => {
  const answer = await put(terms);
  expect([answer.status, answer.json.errorDetails?.[0]?.field]).toEqual([400, field]);
});

it('are read by every member, and changed with the right on the agency', async () => {
  expect((await read(agencies.tokenOf('viewAll'))).status).toBe(200);
  expect((await put([], agencies.tokenOf('viewAll'))).status).toBe(403);
  expect((await read(null)).status).toBe(401);
});

it('keep contact details for admins, field by field', async () => {
  const profile = { method: 'PUT', path: '/client/v1/agency-profile', token } as const;
  const first = await agencies.test.ask({ ...profile, body: { website: 'www.quai.test', phoneNumber: '0142685300' } });
  expect(first.data).toMatchObject({ version: 1, website: 'www.quai.test', countryCode: 'FR', email: null });
  const next = await agencies.test.ask({ ...profile, body: { email: 'hello@quai.test', version: 1 } });
  expect(next.data).toMatchObject({ version: 2, website: 'www.quai.test', email: 'hello@quai.test' });
  expect((await agencies.test.ask({ ...profile, body: { email: null, version: 1 } })).json.responseData).toMatchObject({
    changedFields: ['email'],
  });
  const asEditor = { ...profile, token: agencies.tokenOf('editAll') };
  expect((await agencies.test.ask({ ...asEditor, body: { email: null } })).status).toBe(403);
});

it('keep which lists the agency hides, which come with the session, but for what a step asks for', async () => {
  const config = { path: '/client/v1/module-config', token } as const;
  const hide = (hiddenLists: readonly string[]) =>
    agencies.test.ask({ ...config, method: 'PUT', body: { hiddenLists } });
  const said = async () =>
    (await agencies.call('POST', 'auth/login', null, { username: adminEmail, password })).data.user.hiddenLists;
  expect(await said()).toBeUndefined();
  expect((await hide(['TAG', 'SPORT'])).data).toEqual({ version: 1, hiddenLists: ['TAG', 'SPORT'] });
  expect(await said()).toEqual(['TAG', 'SPORT']);
  expect((await hide(['LOST_REASON'])).status).toBe(400);
  const undone = await agencies.test.ask({
    ...config,
    method: 'POST',
    path: `${config.path}/undo`,
    body: { version: 1 },
  });
  expect(undone.data).toEqual({ version: 2, hiddenLists: [] });
  expect(await said()).toBeUndefined();
});
