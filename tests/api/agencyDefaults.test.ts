import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgencies, password, type Agencies } from '../support/agencies.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';

/** An agency in Paris, with amounts in euros and French numbers by default. */
let agencies: Agencies;
let paris: { id: string; adminEmail: string };
let token: string;

beforeAll(async () => {
  agencies = await openAgencies();
  paris = await agencies.make();
  token = await agencies.admit(paris.adminEmail);
});
afterAll(() => agencies.test.close());

const ask = (method: string, path: string, body?: object, as = token) =>
  agencies.test.ask({ method, path, token: as, ...(body && { body }) });
const make = async (base: string, body: object, as = token): Promise<Json> => {
  const answer = await ask('POST', base, body, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};

const local = '0142685300';

describe('where an agency has its own currency and country', () => {
  it('the session tells them', async () => {
    const { user } = (await agencies.call('POST', 'auth/login', null, { username: paris.adminEmail, password })).data;
    expect(user.agencyDefaults).toEqual({
      currency: 'EUR',
      country: 'FR',
      timeZone: 'Europe/Paris',
      firstWeekday: 'MO',
    });
  });

  it('a new record has them, and its rows', async () => {
    const record = await make('/client/v1/talents', { displayName: 'Anouk', phoneNumber: local });
    expect(record).toMatchObject({ countryCode: 'FR', phoneNumber: local });
    const partner = await make('/client/v1/clients', {
      displayName: 'Maison',
      billingContacts: [{ name: 'Lou', phoneNumber: local }],
    });
    expect(partner.billingContacts).toMatchObject([{ phoneNumber: local, countryCode: 'FR' }]);
  });

  it('an amount without a currency is one of theirs', async () => {
    const duty = await make(agencies.test.registry.get('fixtureDuty').api.base, { summary: 'Fee', fee: '12.50' });
    expect(duty).toMatchObject({ fee: '12.50', feeCurrency: 'EUR' });
  });

  it('a currency that is cleared becomes theirs', async () => {
    const base = agencies.test.registry.get('fixtureDuty').api.base;
    const { id } = await make(base, { summary: 'Cleared', fee: '10', feeCurrency: 'AUD' });
    const answer = await ask('PUT', `${base}/${id}`, { feeCurrency: null });
    expect([answer.status, answer.data?.feeCurrency]).toEqual([200, 'EUR']);
  });

  it('a bound of an amount is one of theirs', async () => {
    const base = agencies.test.registry.get('fixtureDuty').api.base;
    await make(base, { summary: 'Bound', fee: '500', feeCurrency: 'AUD' });
    await make(base, { summary: 'Bound', fee: '500' });
    const { data } = await ask('POST', `${base}/list`, { keyword: 'Bound', feeMin: '400' });
    expect(data.data.map((one: Json) => one.feeCurrency)).toEqual(['EUR']);
  });

  it('a file is read so, and its records are recognised by numbers as they are dialled there', async () => {
    const me = importerOf(agencies.test, paris.id, token);
    const chosen = { columns: ['displayName', 'phoneNumber'], key: 'phoneNumber', existing: 'update' } as const;
    await make('/client/v1/talents', { displayName: 'Known', phoneNumber: '01 40 20 50 50' });
    const done = await me.whole(
      'talent',
      csv(['Name', 'Phone'], ['Renamed', '0140205050'], ['Fresh', '01 44 78 12 33']),
      chosen,
    );
    expect(done).toMatchObject({ created: 1, updated: 1, faults: 0 });
    const { data } = await ask('GET', '/client/v1/talents?keyword=Fresh');
    expect(data.data).toMatchObject([{ countryCode: 'FR' }]);
  });

  it('others go on with their own', async () => {
    const talent = { displayName: 'Bruce', phoneNumber: '1300 975 707' };
    const record = await make('/client/v1/talents', talent, agencies.tokenOf('agency') ?? '');
    expect(record).toMatchObject({ countryCode: 'AU' });
    expect((await ask('POST', '/client/v1/talents', talent)).status).toBe(400);
  });
});
