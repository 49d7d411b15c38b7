import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The call log: whom calls are about, and who is told of them. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'editAssigned', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId ?? '';
const log = (body: object, as?: PrincipalName): Promise<Json> => shop.make('callLog', { direction: 'IN', ...body }, as);
const personWith = (displayName: string, body: object = {}): Promise<Json> =>
  shop.make('talent', { displayName, ...body });
const idsOf = ({ aboutIds }: Json): readonly string[] => aboutIds;

describe('a call from a phone system', () => {
  it('is about the person with its number, now, and by whoever wrote it', async () => {
    const { id } = await personWith('Una', { phoneNumber: '020 7946 0958', countryCode: 'GB' });
    const made = await log({ number: '+442079460958' });
    expect(made).toMatchObject({ subject: 'Call', number: '02079460958', countryCode: 'GB', aboutIds: [id] });
    expect(made.at).toBe(shop.test.now());
    expect(made.staffId).toBe(staffOf('agency') || null);
  });

  it('with a contact is seen by the staff of their partner', async () => {
    const partner = await shop.make('partner', { displayName: 'Studio', assigneeIds: [staffOf('viewAssigned')] });
    const body = { name: 'Kim', clientId: partner.id, phoneNumber: '0491 570 156' };
    const contact = await shop.make('partnerContact', body);
    const made = await log({ number: '0491570156', subject: 'About the shoot' });
    expect(idsOf(made)).toEqual([contact.id]);
    expect(await shop.read('callLog', made.id, 'viewAssigned')).toMatchObject({ subject: 'About the shoot' });
  });

  it('is, of several with one number, about the one last spoken with, or about nobody', async () => {
    const number = { phoneNumber: '0491 570 157' };
    const [first] = [await personWith('Twin One', number), await personWith('Twin Two', number)];
    expect(idsOf(await log({ number: '0491570157' }))).toEqual([]);
    await log({ number: '0491570157', aboutIds: [first.id] });
    const last = await log({ number: '0491570157' });
    expect(idsOf(last)).toEqual([first.id]);
    const path = `/client/v1/call-logs/${last.id}/others`;
    const { data } = await shop.test.ask({ method: 'GET', path, token: shop.house.of('agency').token });
    expect(data.people).toMatchObject([{ displayName: 'Twin Two', kind: 'talent' }]);
  });

  it('keeps whom it was given, and is about nobody with an unknown number', async () => {
    await personWith('Has it', { phoneNumber: '0491 570 158' });
    const other = await personWith('Uses it');
    expect(idsOf(await log({ number: '0491570158', aboutIds: [other.id] }))).toEqual([other.id]);
    expect(idsOf(await log({ number: '0491 570 159' }))).toEqual([]);
  });

  it('is logged by a key for comms alone', async () => {
    const { id } = await personWith('Known to the key', { phoneNumber: '0491 571 266' });
    const { token } = shop.house.of('agency');
    const wanted = { name: 'Phone system', readsOnly: false, resources: { 'res::COMM': 'full' } };
    const { data: made } = await shop.test.ask({ method: 'POST', path: '/user/v1/api-keys', token, body: wanted });
    const body = { direction: 'IN', number: '+61491571266' };
    const answer = await shop.test.ask({ method: 'POST', path: '/client/v1/call-logs', token: made.key, body });
    expect(answer.data, answer.text).toMatchObject({ aboutIds: [id] });
  });

  it('is made once for one key of the request', async () => {
    const given = { direction: 'MISSED', number: '0491570110' };
    const headers = { 'idempotency-key': 'call-4711' };
    const [one, again] = [
      await shop.call('callLog', 'create', { given, headers }),
      await shop.call('callLog', 'create', { given, headers }),
    ];
    expect(again.data.id, again.text).toBe(one.data.id);
  });

  it('finds for a writer with assigned people nobody else', async () => {
    await personWith('Not theirs', { phoneNumber: '0491 570 313' });
    const mine = await personWith('Theirs', { phoneNumber: '0491 570 737', assigneeIds: [staffOf('editAssigned')] });
    const hidden = await log({ number: '0491570313' }, 'editAssigned');
    expect([idsOf(hidden), JSON.stringify(hidden).includes('Not theirs')]).toEqual([[], false]);
    expect(idsOf(await log({ number: '0491570737' }, 'editAssigned'))).toEqual([mine.id]);
    const studio = await shop.make('partner', { displayName: 'Theirs too', assigneeIds: [staffOf('editAssigned')] });
    const body = { name: 'Through the studio', clientId: studio.id, phoneNumber: '0491 570 006' };
    const { id } = await shop.make('partnerContact', body);
    expect(idsOf(await log({ number: '0491570006' }, 'editAssigned'))).toEqual([id]);
  });
});

it('is refused at its time while that is still to come, but for clocks that run ahead', async () => {
  const minute = 60_000;
  const ahead = (minutes: number) => ({ direction: 'OUT', at: shop.test.now() + minutes * minute });
  const refused = await shop.call('callLog', 'create', { given: ahead(6) });
  expect(JSON.parse(refused.text)).toMatchObject({ errorDetails: [{ field: 'at', key: 'momentToCome' }] });
  const { id, version } = await log(ahead(4));
  expect((await shop.call('callLog', 'update', { id, version, given: ahead(60) })).status).toBe(400);
  expect((await shop.call('callLog', 'update', { id, version, given: { note: 'Later' } })).status).toBe(200);
});

describe('who is told of calls', () => {
  it('about nobody known: those who see all of them alone', async () => {
    const { id } = await log({ number: '0491 571 491', subject: 'Stranger' });
    expect((await shop.call('callLog', 'one', { id, as: 'viewAll' })).status).toBe(200);
    for (const who of ['viewAssigned', 'editAssigned', 'none', 'otherAgency'] as const) {
      expect((await shop.call('callLog', 'one', { id, as: who })).status, who).not.toBe(200);
    }
  });

  it('with assigned people: theirs in list, search, export and history, and no other’s name, number or count', async () => {
    const mine = await personWith('Ida of mine', { assigneeIds: [staffOf('viewAssigned')] });
    const other = await personWith('Secret Star');
    const seen = await log({ number: '0491571804', aboutIds: [mine.id], subject: 'Zebra known' });
    const hidden = await log({ number: '0491572549', aboutIds: [other.id], subject: 'Zebra hidden' });
    const given = { keyword: 'Zebra' };
    const list = await shop.call('callLog', 'list', { given, as: 'viewAssigned' });
    expect(list.data).toMatchObject({ total: 1, data: [{ id: seen.id, about: [{ displayName: 'Ida of mine' }] }] });
    const texts = [list, await shop.call('callLog', 'export', { given, as: 'viewAssigned' })];
    texts.push(await shop.call('callLog', 'history', { id: seen.id, as: 'viewAssigned' }));
    for (const { status, text } of texts) {
      expect(status).toBe(200);
      for (const secret of ['Secret Star', '572 549', '572549', 'Zebra hidden']) expect(text).not.toContain(secret);
    }
    for (const operation of ['one', 'history'] as const) {
      expect((await shop.call('callLog', operation, { id: hidden.id, as: 'viewAssigned' })).status).toBe(404);
    }
  });
});
