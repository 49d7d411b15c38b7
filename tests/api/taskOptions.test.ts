import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The calls of tasks beside those of every entity (AB 7, Tasks), and the filters of their list (AB 3). */
let shop: Workshop;
let mine: Json;
let talent: Json;
let partner: Json;
let contract: Json;
const base = '/client/v1/tasks';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'viewAssigned', 'people', 'none']);
  const staffId = shop.house.of('viewAssigned').actor?.staffId ?? '';
  mine = await shop.make('talent', { displayName: 'Anna Own', assigneeIds: [staffId] });
  talent = await shop.make('talent', { displayName: 'Zoe Other' });
  partner = await shop.make('partner', { displayName: 'Tidewater' });
  contract = await shop.make('contract', { summary: 'Residency' });
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const namesOf = ({ data }: { data: Json }) => data.data.map(({ displayName }: Json) => displayName);
const found = async (given: object) => {
  const { status, text, data } = await shop.call('task', 'list', { given: { ...given, pageSize: 100 } });
  expect(status, text).toBe(200);
  return data.data.map(({ summary }: Json) => summary);
};

it('has its status and its type by the names of the spec as well', async () => {
  const call = { typeId: shop.find(['taskType'])[0] };
  const made = await shop.make('task', { summary: 'Named', ...call });
  const { data: types } = await shop.call('taskType', 'list', { given: { pageSize: 100 } });
  const { code } = types.data.find(({ id }: Json) => id === call.typeId);
  const { data } = await shop.call('task', 'list', { given: { ids: [made.id] } });
  for (const record of [await shop.read('task', made.id), data.data[0]]) {
    const { statusName, displayName, categoryCode, category } = record.status;
    expect([statusName, category]).toEqual([displayName, { code: categoryCode }]);
    expect(record.type).toMatchObject({ id: call.typeId, code });
  }
});

describe('what a task can be given', () => {
  it('is named as the spec names it, in the answer for lists and for forms', async () => {
    for (const path of ['form-option', 'form-option?checkPermission=true', 'form-option-save']) {
      const { data } = await ask('GET', `${base}/${path}`);
      const lists = ['staffs', 'statuses', 'priorityLevels', 'types', 'suppliers', 'clients', 'chargeTo'];
      expect([path, Object.keys(data)]).toEqual([path, expect.arrayContaining(lists)]);
      expect(data.priorityLevels.map(({ id }: Json) => id)).toEqual(['LOW', 'MEDIUM', 'HIGH']);
      expect(data.statuses.length).toBeGreaterThan(3);
      expect(data.clients).toContainEqual({ id: partner.id, displayName: 'Tidewater' });
      expect(data.chargeTo.map(({ id }: Json) => id)).toContain('EXTERNAL_CLIENT');
    }
    const option = await ask('GET', `${base}/form-option?field=supplier&pageSize=1`);
    expect(option.data.data).toHaveLength(1);
    // Whom a task is charged to is for who may see money.
    expect((await ask('GET', `${base}/form-option-save`, undefined, 'viewAssigned')).data).not.toHaveProperty(
      'chargeTo',
    );
  });

  it('are talents page by page, and everybody of a kind by name', async () => {
    const talents = await ask('GET', `${base}/talents/form-option?keyword=other&pageSize=5`);
    expect(namesOf(talents)).toEqual(['Zoe Other']);
    expect(talents.data.data[0]).toMatchObject({ id: talent.id, kind: 'talent' });
    const own = await ask('GET', `${base}/talents/form-option?checkPermission=true`, undefined, 'viewAssigned');
    expect(namesOf(own)).toEqual(['Anna Own']);
    const contacts = namesOf(await ask('POST', `${base}/contacts`, { pageSize: 100 }));
    expect(contacts).toEqual(expect.arrayContaining(['Anna Own', 'Tidewater', 'Zoe Other']));
    expect(contacts.indexOf('Anna Own')).toBeLessThan(contacts.indexOf('Zoe Other'));
    const partners = await ask('POST', `${base}/contacts`, { kind: 'partner', keyword: 'tide' });
    expect(namesOf(partners)).toEqual(['Tidewater']);
    expect((await ask('POST', `${base}/contacts`, { kind: 'staff' })).status).toBe(400);
  });

  it('are opportunities page by page, for those who may read them', async () => {
    const { id } = await shop.make('opportunity', { summary: 'A tour of Lapland' });
    const path = `${base}/pipelines/list-options`;
    const { data } = await ask('GET', `${path}?pageIndex=0&pageSize=1`);
    expect(data).toMatchObject({ data: [{ id, kind: 'opportunity' }], loadMore: true, nextPageIndex: 1 });
    const rest = await ask('GET', `${path}?pageIndex=1&pageSize=100`);
    expect(namesOf(rest)).not.toContain('A tour of Lapland');
    expect(namesOf(await ask('GET', path, undefined, 'viewAssigned'))).toEqual([]);
  });

  it('is for nobody without a right on tasks', async () => {
    for (const path of ['form-option', 'talents/form-option', 'pipelines/list-options'])
      expect([path, (await ask('GET', `${base}/${path}`, undefined, 'none')).status]).toEqual([path, 403]);
    expect((await ask('POST', `${base}/contacts`, {}, 'none')).status).toBe(403);
  });
});

describe('the tasks of one record', () => {
  it('are those of the list that are about it, with the parameters of the list', async () => {
    const one = await shop.make('task', { summary: 'For Zoe', relatedToIds: [talent.id], priorityLevel: 'HIGH' });
    await shop.make('task', { summary: 'For Zoe and Tidewater', relatedToIds: [talent.id, partner.id] });
    await shop.make('task', { summary: 'For the contract', linkToIds: [contract.id] });
    const of = async (kind: string, id: string, body: object = {}) =>
      (await ask('POST', `${kind}/${id}/tasks`, body)).data.data.map(({ summary }: Json) => summary).toSorted();
    const talents = '/client/v1/talents';
    expect(await of(talents, talent.id)).toEqual(['For Zoe', 'For Zoe and Tidewater']);
    expect(await of(talents, talent.id, { priorityLevels: ['HIGH'], statusIds: [] })).toEqual(['For Zoe']);
    expect(await of(talents, talent.id, { partnerIds: [partner.id] })).toEqual(['For Zoe and Tidewater']);
    expect(await of('/client/v1/clients', partner.id)).toEqual(['For Zoe and Tidewater']);
    expect(await of('/client/v1/contracts', contract.id)).toEqual(['For the contract']);
    const me = shop.house.of('agency').actor?.staffId ?? '';
    await shop.make('task', { summary: 'Mine to help with', collaboratorIds: [me] });
    expect(await of('/user/v1/staff', me)).toContain('Mine to help with');
    const whole = await ask('POST', `${talents}/${talent.id}/tasks`, { orderBy: 'summary', pageSize: 1 });
    expect(whole.data).toMatchObject({
      total: 2,
      loadMore: true,
      data: [{ id: one.id, status: { categoryCode: 'NEW' } }],
    });
  });

  it('are not told of a record that is hidden, of another agency, or not there', async () => {
    const path = (id: string) => `/client/v1/talents/${id}/tasks`;
    expect((await ask('POST', path(mine.id), {}, 'viewAssigned')).status).toBe(200);
    expect((await ask('POST', path(talent.id), {}, 'viewAssigned')).status).toBe(404);
    expect((await ask('POST', path(talent.id), {}, 'otherAgency')).status).toBe(404);
    expect((await ask('POST', path(partner.id), {})).status).toBe(404);
    expect((await ask('POST', path(talent.id), {}, 'people')).status).toBe(403);
    const wrong = await ask('POST', path(talent.id), { relatedToIds: [partner.id] });
    expect([wrong.status, wrong.json.errorDetails[0].field]).toEqual([400, 'relatedToIds']);
    expect((await ask('POST', path(talent.id), { strange: 1 })).status).toBe(400);
  });
});

describe('the filters of tasks', () => {
  it('find by each parameter of AB 3, and an empty list asks for nothing', async () => {
    const [typeId = ''] = shop.find(['taskType']);
    const me = shop.house.of('agency').actor?.staffId ?? '';
    const helper = shop.house.of('viewAll').actor?.staffId ?? '';
    const supplier = await shop.make('supplier', { displayName: `Cab ${shop.next()}` });
    const dueDate = Date.parse('2031-03-05T00:00:00Z');
    const rich = await shop.make('task', {
      summary: 'Everything is set',
      typeId,
      priorityLevel: 'LOW',
      assigneeId: me,
      collaboratorIds: [helper],
      supplierId: supplier.id,
      relatedToIds: [talent.id, partner.id],
      startDate: dueDate - 86_400_000,
      startDateTimeZone: 'UTC',
      startDateIsAllDay: false,
      dueDate,
      dueDateTimeZone: 'UTC',
      dueDateIsAllDay: false,
      venue: 'The old gasworks',
      description: 'Bring a **raincoat**',
    });
    await shop.make('task', { summary: 'Nothing is set' });
    const parameters: Json = {
      talentIds: [talent.id],
      clientIds: [partner.id],
      partnerIds: [partner.id],
      creatorId: [me],
      typeIds: [typeId],
      collaboratorIds: [helper],
      statusIds: [rich.statusId],
      supplierIds: [supplier.id],
      priorityLevels: ['LOW'],
      assigneeIds: [me],
      categoryCodes: ['NEW'],
      fromDate: dueDate - 1,
      toDate: dueDate + 1,
      startDateFrom: dueDate - 90_000_000,
      startDateTo: dueDate,
      dueDateFrom: dueDate,
      venue: 'gaswork',
      summary: 'everything',
      description: 'raincoat',
    };
    const unspecific = ['creatorId', 'statusIds', 'categoryCodes'];
    for (const [param, value] of Object.entries(parameters)) {
      const names = await found({ [param]: value });
      expect([param, names.includes('Everything is set')]).toEqual([param, true]);
      if (!unspecific.includes(param)) expect([param, names.includes('Nothing is set')]).toEqual([param, false]);
      if (Array.isArray(value)) expect([param, await found({ [param]: [] })]).toEqual([param, await found({})]);
    }
    expect(await found(parameters)).toEqual(['Everything is set']);
  });

  it('answer one task in a zone, and no zone that there is not', async () => {
    const { id } = await shop.make('task', { summary: 'Once' });
    expect((await ask('GET', `${base}/${id}?timezoneId=Pacific/Auckland`)).data.summary).toBe('Once');
    const wrong = await ask('GET', `${base}/${id}?timezoneId=Mars/Olympus`);
    expect([wrong.status, wrong.json.errorDetails[0].field]).toEqual([400, 'timezoneId']);
  });
});
