import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgencies, password, type Agencies } from '../support/agencies.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';
import { writesIn } from '../support/statements.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An agency in Paris whose admin changes what it says of itself. */
let agencies: Agencies;
let adminEmail: string;
let token: string;
const first = {
  version: 0,
  name: 'Agency 1',
  timezoneId: 'Europe/Paris',
  currency: 'EUR',
  locale: 'fr-FR',
  country: null,
  firstWeekday: 'MO',
  logo: null,
  logoId: null,
  hasAmounts: false,
};

beforeAll(async () => {
  agencies = await openAgencies();
  ({ adminEmail } = await agencies.make());
  token = await agencies.admit(adminEmail);
});
afterAll(() => agencies.test.close());

const path = '/client/v1/general';
const read = async () => (await agencies.test.ask({ method: 'GET', path, token })).data;
const change = (body: object, as: string | null = token) => agencies.test.ask({ method: 'PUT', path, token: as, body });
const defaults = async () =>
  (await agencies.call('POST', 'auth/login', null, { username: adminEmail, password })).data.user.agencyDefaults;

describe('the general settings of an agency', () => {
  it('are what it was made with', async () => {
    expect(await read()).toEqual(first);
  });

  it('are changed one by one by its admin, and hold from the next call on', async () => {
    expect((await change({ currency: 'CHF', locale: 'fr-CH' })).data).toEqual({
      ...first,
      version: 1,
      currency: 'CHF',
      locale: 'fr-CH',
    });
    expect(await defaults()).toEqual({ currency: 'CHF', country: 'CH', timeZone: 'Europe/Paris', firstWeekday: 'MO' });
    const { api } = agencies.test.registry.get('fixtureDuty');
    const made = await agencies.test.ask({ method: 'POST', path: api.base, token, body: { summary: 'Fee', fee: '5' } });
    expect(made.data.feeCurrency).toBe('CHF');
  });

  it('have a country of their own where it is not that of the locale', async () => {
    await change({ country: 'BE', timezoneId: 'Europe/Brussels' });
    expect(await defaults()).toEqual({
      currency: 'CHF',
      country: 'BE',
      timeZone: 'Europe/Brussels',
      firstWeekday: 'MO',
    });
    expect((await change({ country: null })).data.country).toBeNull();
    expect(await defaults()).toMatchObject({ country: 'CH' });
  });

  it('keep what records say already', async () => {
    const { api } = agencies.test.registry.get('fixtureDuty');
    const body = { summary: 'Kept', fee: '7' };
    const { data } = await agencies.test.ask({ method: 'POST', path: api.base, token, body });
    await change({ country: 'LU' });
    const after = await agencies.test.ask({ method: 'GET', path: `${api.base}/${data.id}`, token });
    expect(after.data).toMatchObject({ fee: '7.00', feeCurrency: data.feeCurrency, version: data.version });
  });

  it('keep their currency once there are amounts, of deleted records too', async () => {
    const { adminEmail: email } = await agencies.make();
    const admin = await agencies.admit(email);
    const { api } = agencies.test.registry.get('fixtureDuty');
    const asked = async () => (await agencies.test.ask({ method: 'GET', path, token: admin })).data;
    await agencies.test.ask({ method: 'POST', path: api.base, token: admin, body: { summary: 'Nothing to pay' } });
    expect((await change({ currency: 'USD' }, admin)).data).toMatchObject({ currency: 'USD', hasAmounts: false });
    const body = { summary: 'Paid', fee: '7' };
    const { data } = await agencies.test.ask({ method: 'POST', path: api.base, token: admin, body });
    await agencies.test.ask({ method: 'DELETE', path: `${api.base}/${data.id}`, token: admin });
    const refused = await change({ currency: 'EUR', country: 'LU' }, admin);
    expect([refused.status, refused.json.errorDetails]).toMatchObject([
      400,
      [{ field: 'currency', key: 'currencyInUse' }],
    ]);
    expect(await asked()).toMatchObject({ currency: 'USD', country: null, hasAmounts: true });
    // The form sends what changed, others may send all.
    expect((await change({ currency: 'USD', country: 'LU' }, admin)).data.country).toBe('LU');
    expect((await change({ hasAmounts: false }, admin)).status).toBe(400);
  });

  it('have versions, a history and a way back, which the locked currency does not take', async () => {
    const { adminEmail: email } = await agencies.make();
    const admin = await agencies.admit(email);
    const at = (method: string, part: string, body?: object) =>
      agencies.test.ask({ method, path: path + part, token: admin, ...(body && { body }) });
    await change({ version: 0, currency: 'USD', country: 'LU' }, admin);
    const stale = await change({ version: 0, country: 'BE' }, admin);
    expect([stale.status, stale.json.error.key, stale.data]).toMatchObject([
      400,
      'staleVersion',
      { current: { version: 1, country: 'LU' }, changedFields: ['currency', 'country'] },
    ]);
    expect((await at('GET', '/history')).data.data).toMatchObject([
      {
        version: 1,
        action: 'update',
        by: { displayName: expect.any(String) },
        changes: [
          { field: 'currency', before: 'EUR', after: 'USD' },
          { field: 'country', before: null, after: 'LU' },
        ],
      },
    ]);
    expect((await at('POST', '/undo', { version: 1 })).data).toMatchObject({
      version: 2,
      currency: 'EUR',
      country: null,
    });
    await change({ currency: 'USD' }, admin);
    const { api } = agencies.test.registry.get('fixtureDuty');
    await agencies.test.ask({ method: 'POST', path: api.base, token: admin, body: { summary: 'Paid', fee: '7' } });
    const refused = await at('POST', '/undo', { version: 3 });
    expect([refused.status, refused.json.errorDetails]).toMatchObject([
      400,
      [{ field: 'currency', key: 'currencyInUse' }],
    ]);
    expect((await at('GET', '')).data).toMatchObject({ version: 3, currency: 'USD' });
    for (const [method, part] of [
      ['GET', '/history'],
      ['POST', '/undo'],
    ] as const) {
      const token = agencies.tokenOf('editAll');
      const body = method === 'POST' ? { body: { version: 1 } } : {};
      expect((await agencies.test.ask({ method, path: path + part, token, ...body })).status).toBe(403);
    }
  });

  it('say on which day weeks begin', async () => {
    expect((await change({ firstWeekday: 'SU' })).data.firstWeekday).toBe('SU');
    expect(await defaults()).toMatchObject({ firstWeekday: 'SU' });
    for (const firstWeekday of ['TU', null]) expect((await change({ firstWeekday })).status).toBe(400);
    await change({ firstWeekday: 'MO' });
  });

  it('have a logo, which everybody of the agency sees, and nobody else', async () => {
    const { adminEmail: email, id: agencyId } = await agencies.make();
    const admin = await agencies.admit(email);
    const me = uploaderOf(agencies.test, admin);
    const send = (name: string) => me.send(fileOf(Buffer.from(pixel, 'base64'), { name }));
    const logos = await Promise.all(['logo.png', 'other.png'].map(send));
    const text = await me.send(fileOf('no picture', { name: 'logo.txt' }));
    await agencies.test.app.media.process(agencyId);
    const [logoId = ''] = logos;
    const logo = `/media/v1/file/${logoId}/thumbnail`;
    expect((await change({ logoId }, admin)).data).toMatchObject({ logoId, logo });
    expect((await change({ logoId, firstWeekday: 'SA' }, admin)).status).toBe(200);
    const { user } = (await agencies.call('POST', 'auth/login', null, { username: email, password })).data;
    expect(user.agencyLogo).toBe(logo);
    for (const [refused, key] of [
      [text, 'fileExtension'],
      [agencyId, 'fileMissing'],
    ]) {
      const answer = await change({ logoId: refused, firstWeekday: 'SU' }, admin);
      expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field: 'logoId', key }]]);
    }
    expect((await change({ logoId }, token)).status).toBe(400);
    expect((await uploaderOf(agencies.test, token).one(logoId)).status).toBe(404);
    // The last of two at the same time counts; neither fails.
    const both = await Promise.all(logos.map((id) => change({ logoId: id }, admin)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(logos).toContain((await agencies.test.ask({ method: 'GET', path, token: admin })).data.logoId);
    const { data: bare } = await change({ logoId: null }, admin);
    expect(bare).toMatchObject({ logoId: null, logo: null, firstWeekday: 'SA' });
    const undo = { method: 'POST', path: `${path}/undo`, token: admin, body: { version: bare.version } };
    expect(logos).toContain((await agencies.test.ask(undo)).data.logoId);
  });

  it('tell the new name wherever the agency is named, and refuse one that another has', async () => {
    expect((await change({ name: '  Rive Gauche ' })).data.name).toBe('Rive Gauche');
    const { user } = (await agencies.call('POST', 'auth/login', null, { username: adminEmail, password })).data;
    expect(user.agencyDisplayName).toBe('Rive Gauche');
    const { name } = await agencies.make();
    const refused = await change({ name: name.toUpperCase() });
    expect([refused.status, refused.json.errorDetails[0].key]).toEqual([400, 'agencyNameTaken']);
    expect((await read()).name).toBe('Rive Gauche');
    expect((await change({ name: 'RIVE GAUCHE' })).data.name).toBe('RIVE GAUCHE');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ timezoneId: 'Mars/Olympus' }, 'timezoneId'],
    [{ currency: 'ZZZ' }, 'currency'],
    [{ locale: 'tlh' }, 'locale'],
    [{ country: 'ZZ' }, 'country'],
    [{ country: 'fr' }, 'country'],
    [{ name: null }, 'name'],
    [{ suspendedAt: 1 }, 'suspendedAt'],
  ])('refuse %j, and change nothing', async (body, field) => {
    const before = await read();
    const answer = await change({ ...body, ...(field !== 'currency' && { currency: 'GBP' }) });
    expect([answer.status, answer.json.errorDetails[0].field]).toEqual([400, field]);
    expect(await read()).toEqual(before);
  });

  it('are for admins alone, of their own agency', async () => {
    for (const who of ['viewAll', 'editAll', 'appAdmin', 'superAdmin'] as const) {
      const from = agencies.test.statements.length;
      expect([who, (await change({ name: 'Taken over' }, agencies.tokenOf(who))).status]).toEqual([who, 403]);
      const asked = await agencies.test.ask({ method: 'GET', path, token: agencies.tokenOf(who) });
      expect([who, asked.status]).toEqual([who, 403]);
      expect(writesIn(agencies.test.statements.slice(from))).toEqual([]);
    }
    const before = await read();
    await change({ currency: 'JPY' }, agencies.tokenOf('otherAgency'));
    expect(await read()).toEqual(before);
  });
});
