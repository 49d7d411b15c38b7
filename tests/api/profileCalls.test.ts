import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import { openHouse, type House } from '../support/principals.ts';

const who = ['agency', 'editAssigned', 'editAll', 'viewAll', 'people', 'work', 'otherAgency'] as const;
type Who = (typeof who)[number];

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());

const ask = (as: Who, method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer> =>
  test.ask({ method, path, token: house.of(as).token, ...(body && { body }), ...(headers && { headers }) });
const make = async (kind: string, body: object = {}): Promise<string> => {
  const answer = await ask('agency', 'POST', `/client/v1/${kind}`, {
    ...(!('summary' in body) && { displayName: 'Ada Marlow' }),
    ...body,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.id;
};
const read = async (kind: string, id: string): Promise<Json> =>
  (await ask('agency', 'GET', `/client/v1/${kind}/profile-summary/${id}`)).data;
const faultsOf = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];

describe.each(['talents', 'scouts'])('a part of the profile of one of the %s', (kind) => {
  const write = (method: string, part: string, body: object, as: Who = 'agency') =>
    ask(as, method, `/client/v1/${kind}/${part}`, body);

  it('is added to and changed row by row, without the rows that the call does not name', async () => {
    const id = await make(kind);
    const first = await write('POST', 'families', { id, families: [{ name: 'Ines', relationship: 'PARENT' }] });
    expect([first.status, first.data.version, first.data.permissions.canUpdate]).toEqual([200, 2, true]);
    const more = { name: 'Tom', phoneNumber: '0412 345 678', countryCode: 'AU', isGuardian: true };
    const { data } = await write('POST', 'families', { id, families: [more] });
    const [ines, tom] = data.families;
    const changed = await write('PUT', 'families', { id, families: [{ id: tom.id, name: 'Thomas' }, { name: 'Mia' }] });
    expect(changed.data.families).toMatchObject([
      ines,
      { ...tom, name: 'Thomas', phoneNumber: '0412345678', isGuardian: true },
      { name: 'Mia', isGuardian: false },
    ]);
    const contact = { name: 'Ines', relationship: 'Mother', email: 'ines@home.test' };
    expect((await write('POST', 'emergency-contacts', { id, emergencyContacts: [contact] })).status).toBe(200);
    const { data: history } = await ask('agency', 'GET', `/client/v1/${kind}/${id}/history`);
    const touched = history.data.map(({ changes }: Json) => changes[0].field);
    expect(touched.slice(0, 4)).toEqual(['emergencyContacts', 'families', 'families', 'families']);
  });

  it('is written as the tabs hold it: basic infos, career, business and added fields', async () => {
    const id = await make(kind);
    const named = { id, displayName: 'Ada M.', legalFamilyName: 'Marlow', languages: [{ language: 'Welsh' }] };
    expect((await write('PUT', 'basic-infos', named)).data).toMatchObject({
      displayName: 'Ada M.',
      languages: [{ language: 'Welsh' }],
    });
    const career = { playingPosition: 'Wing', careers: [{ title: 'Captain' }], achievements: [{ title: 'Cup' }] };
    expect((await write('POST', 'career', { id, ...career })).data).toMatchObject(career);
    const business = { taxNumber: '000 111', bankAccounts: [{ accountName: 'Ada', accountNumber: '1' }] };
    expect((await write('POST', 'business', { id, ...business })).data).toMatchObject(business);
    expect((await write('PUT', 'business', { id, commission: 1500 })).data).toMatchObject({
      commission: 1500,
      ...business,
    });
    const added = { ownerType: 'TALENT', label: `Shoe brand of ${kind}`, dataType: 'SHORT_TEXT' };
    const field = (await ask('agency', 'POST', '/client/v1/attribute-configs', added)).data.id;
    expect((await write('PUT', 'custom-fields', { id, custom: { [field]: 'Brightside' } })).data.custom).toEqual({
      [field]: 'Brightside',
    });
    // What stands on another tab is no part of it.
    expect((await write('PUT', 'career', { id, taxNumber: '1' })).status).toBe(400);
    expect((await write('PUT', 'basic-infos', { id, families: [] })).status).toBe(400);
  });

  it('is refused by the places of the rows in the call, and then stays as it is', async () => {
    const id = await make(kind, { families: [{ name: 'Ines' }, { name: 'Tom' }] });
    const before = await read(kind, id);
    const turned = [{ title: 'Captain', fromDate: '2021-03-14', toDate: '2021-02-01' }];
    expect((await write('POST', 'career', { id, careers: turned })).json.errorDetails).toMatchObject([
      { field: 'careers.0.toDate', key: 'dateOrder' },
    ]);
    const wrong = [{ name: 'Mia' }, { name: ' ', email: 'mia' }];
    expect(faultsOf(await write('POST', 'families', { id, families: wrong }))).toEqual([
      400,
      [
        ['families.1.name', 'required'],
        ['families.1.email', 'email'],
      ],
    ]);
    const strange = [{ id: '01930000-0000-7000-8000-00000000dead', name: 'Nobody' }];
    expect(faultsOf(await write('PUT', 'families', { id, families: strange }))).toEqual([
      400,
      [['families.0.id', 'reference']],
    ]);
    const [{ id: row }] = before.families;
    const twice = [{ id: row }, { id: row, name: 'I.' }];
    expect(faultsOf(await write('PUT', 'families', { id, families: twice }))).toEqual([
      400,
      [['families.1.id', 'duplicate']],
    ]);
    expect((await write('PUT', 'families', { id, version: 1, families: [{ id: row, name: 'I.' }] })).status).toBe(200);
    const stale = await write('PUT', 'families', { id, version: 1, families: [{ id: row, name: 'X' }] });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    expect((await read(kind, id)).families).toEqual([{ ...before.families[0], name: 'I.' }, before.families[1]]);
  });

  it('keeps what all who write at once have to say, and adds a row once for a key', async () => {
    const id = await make(kind, { families: [{ name: 'Ines' }] });
    const [{ id: row }] = (await read(kind, id)).families;
    const names = ['Ben', 'Cleo', 'Dana', 'Eli'];
    const answers = await Promise.all([
      write('PUT', 'families', { id, families: [{ id: row, name: 'Inês' }] }),
      ...names.map((name) => write('POST', 'families', { id, families: [{ name }] })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const path = `/client/v1/${kind}/families`;
    const body = { id, families: [{ name: 'Fay' }] };
    const [one, other] = [
      await ask('agency', 'POST', path, body, { 'idempotency-key': `fay-${kind}` }),
      await ask('agency', 'POST', path, body, { 'idempotency-key': `fay-${kind}` }),
    ];
    expect(other.data).toEqual(one.data);
    const kept = (await read(kind, id)).families.map(({ name }: Json) => name);
    expect(kept.toSorted()).toEqual([...names, 'Fay', 'Inês'].toSorted());
  });

  it('asks for the right on the person, and for that on finance where it tells of money', async () => {
    const id = await make(kind);
    const families = [{ name: 'Ines' }];
    expect((await write('POST', 'families', { id, families }, 'viewAll')).status).toBe(403);
    expect((await write('POST', 'families', { id, families }, 'editAssigned')).status).toBe(404);
    expect((await write('POST', 'families', { id, families }, 'otherAgency')).status).toBe(404);
    const staffIds = [house.of('editAssigned').actor?.staffId];
    expect((await ask('agency', 'POST', `/client/v1/${kind}/${id}/staffs`, { staffIds })).status).toBe(200);
    expect((await write('POST', 'families', { id, families }, 'editAssigned')).status).toBe(200);
    const companies = [{ name: 'Marlow Pty Ltd' }];
    expect(faultsOf(await write('POST', 'business', { id, companies }, 'editAssigned'))).toEqual([
      400,
      [['companies', 'unknownField']],
    ]);
    expect((await read(kind, id)).companies).toEqual([]);
  });
});

it('finalising a scout who is pending makes them active, once', async () => {
  const id = await make('scouts');
  const finalise = (as: Who) => ask(as, 'PUT', '/client/v1/scouts/finalise', { id });
  expect((await finalise('viewAll')).status).toBe(403);
  expect((await finalise('agency')).data).toMatchObject({ id, status: 1, version: 2 });
  const again = await finalise('agency');
  expect([again.status, again.json.error.key]).toEqual([400, 'transitionRefused']);
});

describe.each(['talents', 'scouts'])('the account of one of the %s', (kind) => {
  const step = (id: string, name: string, body: object = {}, as: Who = 'agency') =>
    ask(as, 'POST', `/client/v1/${kind}/${id}/${name}`, body);
  const found = async (state: string) => {
    const asked = { path: `/client/v1/${kind}`, query: { states: state, pageSize: 100 } };
    const answer = await test.ask({ method: 'GET', ...asked, token: house.of('viewAll').token });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.data.map(({ id }: Json) => id);
  };

  it('is archived and reactivated by a step each, which the history tells and the list finds', async () => {
    const id = await make(kind);
    expect((await step(id, 'archive', { version: 1 })).data).toMatchObject({
      id,
      state: 'ARCHIVED',
      status: 0,
      version: 2,
    });
    expect([(await found('ARCHIVED')).includes(id), (await found('ACTIVE')).includes(id)]).toEqual([true, false]);
    expect((await step(id, 'reactivate')).data).toMatchObject({ state: 'ACTIVE', version: 3 });
    const { data: history } = await ask('agency', 'GET', `/client/v1/${kind}/${id}/history`);
    expect(history.data.map(({ changes }: Json) => changes).slice(0, 2)).toEqual([
      [{ field: 'state', before: 'ARCHIVED', after: 'ACTIVE' }],
      [{ field: 'state', before: 'ACTIVE', after: 'ARCHIVED' }],
    ]);
    const locked = await make(kind, { state: 'DEACTIVATE' });
    expect((await step(locked, 'reactivate')).data.state).toBe('ACTIVE');
  });

  it('takes no step from a state that it does not start from, nor from what has changed since', async () => {
    const refused = async (id: string, name: string, body?: object) => {
      const { status, json } = await step(id, name, body);
      return [status, json.error.key, json.error.message];
    };
    const id = await make(kind, { state: 'DEACTIVATE' });
    const words = 'This step is not possible from DEACTIVATE';
    expect(await refused(id, 'archive')).toEqual([400, 'transitionRefused', words]);
    expect((await step(id, 'reactivate')).status).toBe(200);
    expect((await refused(id, 'reactivate'))[1]).toBe('transitionRefused');
    expect((await refused(id, 'archive', { version: 1 }))[1]).toBe('changedMeanwhileBy');
    expect(await read(kind, id)).toMatchObject({ state: 'ACTIVE', version: 2 });
  });

  it('is archived by who may edit the person', async () => {
    const id = await make(kind);
    expect((await step(id, 'archive', {}, 'viewAll')).status).toBe(403);
    expect((await step(id, 'archive', {}, 'editAssigned')).status).toBe(404);
    expect((await step(id, 'archive', {}, 'otherAgency')).status).toBe(404);
    expect((await step(id, 'archive', {}, 'editAll')).status).toBe(200);
  });
});

it('a scout who becomes a talent keeps all of the profile, and the files and notes with it', async () => {
  const profile = {
    families: [{ name: 'Ines' }],
    emergencyContacts: [{ name: 'Tom' }],
    careers: [{ title: 'Captain' }],
    achievements: [{ title: 'Cup' }],
    bankAccounts: [{ accountName: 'Ada', accountNumber: '1' }],
    billingContacts: [{ name: 'Office', entireAddress: '1 Quay St' }],
    taxNumber: '000 111',
  };
  const id = await make('scouts', profile);
  const note = await ask('agency', 'POST', '/client/v1/notes', { text: 'Seen in Perth', ownerId: id });
  const before = await read('scouts', id);
  expect((await ask('agency', 'PUT', '/client/v1/scouts/convert-to-talent', { id })).status).toBe(200);
  const after = await read('talents', id);
  for (const name of Object.keys(profile)) expect([name, after[name]]).toEqual([name, before[name]]);
  const notes = await ask('agency', 'POST', '/client/v1/notes/list', { ownerIds: [id] });
  expect(notes.data.data.map((one: Json) => one.id)).toEqual([note.data.id]);
});

describe('billing contacts', () => {
  it.each(['talents', 'scouts', 'clients'])('of one of the %s are changed by the call of finance', async (kind) => {
    const id = await make(kind, { billingContacts: [{ name: 'Office' }, { name: 'Accounts' }] });
    const [office, accounts] = (await read(kind, id)).billingContacts;
    const change = (as: Who, contact: object) =>
      ask(as, 'PUT', `/finance/v1/contacts/${kind}/${id}`, { billingContacts: [contact] });
    expect((await change('viewAll', { id: office.id, name: 'X' })).status).toBe(403);
    expect(faultsOf(await change('agency', { id: accounts.id, email: 'accounts' }))).toEqual([
      400,
      [['billingContacts.0.email', 'email']],
    ]);
    const entireAddress = '1 Quay St, Sydney NSW 2000';
    const { data } = await change('agency', { id: accounts.id, email: 'accounts@firm.test', entireAddress });
    expect(data.billingContacts).toEqual([office, { ...accounts, email: 'accounts@firm.test', entireAddress }]);
  });
});

it('the files of a partner are put and read by calls of their own, as the rights on the partner say', async () => {
  const id = await make('clients');
  const put = (name: string) => putFile(test, house.of('agency').actor, name);
  const [logo, cover] = [await put('logo.png'), await put('cover.png')];
  const attach = (mediaIds: string[], as: Who = 'agency', more: object = {}) =>
    ask(as, 'PUT', '/client/v1/clients/media', { id, mediaIds, ...more });
  const attached = await attach([cover, logo]);
  expect([attached.status, attached.data.version]).toEqual([200, 2]);
  const files = (as: Who) => ask(as, 'GET', `/client/v1/clients/${id}/media`);
  for (const as of ['agency', 'viewAll'] as const) {
    expect((await files(as)).data.map(({ filename }: Json) => filename)).toEqual(['cover.png', 'logo.png']);
  }
  expect((await attach([logo], 'agency', { version: 1 })).json.error.key).toBe('staleVersion');
  expect((await attach([logo], 'viewAll')).status).toBe(403);
  expect((await attach([logo], 'otherAgency')).status).toBe(404);
  expect((await files('otherAgency')).status).toBe(404);
  expect(faultsOf(await attach([house.agencyId]))).toEqual([400, [['mediaIds', 'fileMissing']]]);
  expect((await attach([])).data.medias).toEqual([]);
  const { data: history } = await ask('agency', 'GET', `/client/v1/clients/${id}/history`);
  expect(history.data[0].changes).toMatchObject([{ field: 'mediaIds', after: [] }]);
});

it.each(['events', 'pipelines', 'contracts', 'projects', 'sub-contracts'])(
  'the files of one of the %s are put by the call that its other records have (AB 7)',
  async (kind) => {
    const contract = kind === 'sub-contracts' ? { contractId: await make('contracts', { summary: 'Season' }) } : {};
    const id = await make(kind, { summary: 'Autumn', ...contract });
    const logo = await putFile(test, house.of('agency').actor, 'logo.png');
    const attach = (as: Who, mediaIds: string[], more: object = {}) =>
      ask(as, 'PUT', `/client/v1/${kind}/media`, { id, mediaIds, ...more });
    const attached = await attach('agency', [logo]);
    expect([attached.status, attached.data.attachmentIds]).toEqual([200, [logo]]);
    const contradicting = await attach('agency', [], { attachmentIds: [logo] });
    expect(faultsOf(contradicting)).toEqual([400, [['mediaIds', 'contradicts']]]);
    expect((await attach('otherAgency', [])).status).toBe(404);
    expect((await attach('agency', [])).data.attachmentIds).toEqual([]);
  },
);

it('a partner is told in the keys of the spec too, its deals with their time and the face of their talent (AB 3)', async () => {
  const client = await make('clients');
  const avatarId = await putFile(test, house.of('agency').actor, 'face.png');
  const talent = await make('talents', { avatarId });
  const deal = { summary: 'Tour', clientId: client, talentIds: [talent], startsOn: '2020-01-01', endsOn: '2020-02-01' };
  const contract = await make('contracts', deal);
  const partner = await read('clients', client);
  expect(partner).toMatchObject({ clientId: client, rootFolder: `library/${client}`, categories: { INDUSTRY: null } });
  const talentAvatar = (await read('talents', talent)).avatar;
  expect(talentAvatar).toBeTruthy();
  expect(partner.deals).toMatchObject([{ id: contract, summary: 'Tour', timeStatus: 'ENDED', talentAvatar }]);
});

describe('the finance settings of a talent', () => {
  const path = (id: string) => `/client/v1/talents/${id}/config`;

  it('are one record at two addresses, changed as the talent is', async () => {
    const id = await make('talents', { commission: 1500, taxNumber: '12 345' });
    const [first, ofFinance] = await Promise.all([
      ask('viewAll', 'GET', path(id)),
      ask('viewAll', 'GET', `/finance/v1/talent-config/${id}/config`),
    ]);
    expect(first.data).toMatchObject({ version: 1, commission: 1500, taxNumber: '12 345', bankAccounts: [] });
    expect([first.data, first.data.displayName]).toEqual([ofFinance.data, undefined]);
    const account = { accountName: 'Ada Marlow', accountNumber: '0001' };
    const change = { taxNumber: null, bankAccounts: [account], version: 1 };
    const changed = await ask('editAll', 'PUT', path(id), change);
    expect(changed.data).toMatchObject({ version: 2, commission: 1500, taxNumber: null, bankAccounts: [account] });
    const { data: history } = await ask('agency', 'GET', `/client/v1/talents/${id}/history`);
    expect(JSON.stringify(history)).toContain('taxNumber');
    expect((await ask('editAll', 'PUT', path(id), change)).json.error.key).toBe('staleVersion');
    for (const unknown of [{ displayName: 'Ada' }, { colour: 'red' }])
      expect((await ask('editAll', 'PUT', path(id), unknown)).status).toBe(400);
  });

  it('are refused without the right on finance, and to who may not change them', async () => {
    const id = await make('talents', { taxNumber: '12 345' });
    for (const as of ['editAssigned', 'people'] as const) {
      const refused = await ask(as, 'GET', path(id));
      expect([as, refused.status, refused.text.includes('12 345')]).toEqual([as, 403, false]);
    }
    expect((await ask('viewAll', 'PUT', path(id), { taxNumber: null })).status).toBe(403);
    // The right on finance alone shows nothing of talents to whom one is not assigned.
    expect((await ask('work', 'GET', path(id))).status).toBe(404);
    expect((await ask('otherAgency', 'GET', path(id))).status).toBe(404);
  });
});
