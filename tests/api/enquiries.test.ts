import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiryBytesLimit, formAddress } from '../../schema/areas/conversations/enquiries.ts';
import { publicKeyOf } from '../../schema/rules/public-keys/publicKeys.ts';
import { sendsPerAddress } from '../../server/areas/conversations/enquiries/enquiries.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Enquiries: the public door of forms, who is told, and what becomes of them. */
let shop: Workshop;
let form: Json;
let ada: Json;
let partner: Json;
let contact: Json;
let rowOfStaff: string;

const submit = '/client/v1/enquiries/submit';
const keyOf = (id: string) => publicKeyOf(shop.house.agencyId, id);
let sender = 0;
/** Sends a form from an address of its own: the limit is by address. */
async function send(more: Json = {}, headers: Record<string, string> = {}, remoteAddress = `10.1.0.${(sender += 1)}`) {
  const body = {
    key: keyOf(form.id),
    name: 'Bo Lund',
    email: 'bo@fan.test',
    message: `Free in May? ${sender}`,
    ...more,
  };
  const isForm = headers['content-type'] !== undefined;
  const {
    statusCode,
    body: text,
    headers: got,
  } = await shop.test.app.inject({
    method: 'POST',
    url: submit,
    remoteAddress,
    headers,
    payload: isForm ? new URLSearchParams(body).toString() : body,
  });
  await shop.test.app.background.settled();
  return { status: statusCode, text, headers: got };
}
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const list = async (given: Json = {}, as: PrincipalName = 'agency') => {
  const answer = await shop.call('enquiry', 'list', { as, given: { pageSize: 100, ...given } });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.data as readonly Json[];
};
const newest = async () => (await list())[0];
const newsOf = async (as: PrincipalName): Promise<number> => {
  const { data } = await shop.test.ask({
    method: 'POST',
    path: '/client/v1/notifications/list',
    token: shop.house.of(as).token,
    body: { pageSize: 100 },
  });
  return data.data.length;
};

beforeAll(async () => {
  const who = ['agency', 'otherAgency', 'superAdmin', 'viewAll', 'viewAssigned', 'editAll', 'none'] as const;
  // The demo answers its own machine alone, and forms are sent by other sites.
  shop = await openWorkshop(who, { env: { DEMO: '0' } });
  ada = await shop.make('talent', { displayName: 'Ada <Band>' });
  partner = await shop.make('partner', { displayName: 'Quay' });
  contact = await shop.make('partnerContact', { name: 'Ruth', email: 'Ruth@Quay.test', clientId: partner.id });
  rowOfStaff = shop.house.of('editAll').actor?.staffId ?? '';
  form = await shop.make('enquiryForm', {
    name: 'Bookings <1>',
    talentIds: [ada.id],
    staffIds: [rowOfStaff],
    origins: [{ origin: 'https://www.band.test' }],
  });
});
afterAll(() => shop.close());

it('shows a form without scripts, and nothing that was typed by people as HTML', async () => {
  const { statusCode, body, headers } = await shop.test.app.inject({ url: formAddress(keyOf(form.id)) });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toMatch(/<script|<band>|<1>|javascript:/i);
  expect(body).toContain('Ada &lt;Band&gt;');
  const other = publicKeyOf(shop.house.agencyId, ada.id);
  expect((await shop.test.app.inject({ url: formAddress(other) })).statusCode).toBe(404);
});

it('keeps what is sent by JSON and by a form, with whom it asks for and where it came from', async () => {
  const origin = { origin: 'https://www.band.test', referer: 'https://www.band.test/contact' };
  const json = await send({ phone: '+33 6 12 34 56 78', talent: ada.id, name: 'Bo\nLund 🎸' }, origin);
  expect([json.status, json.text]).toEqual([202, '{"received":true}']);
  expect(json.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(json.headers['set-cookie']).toBeUndefined();
  const one = await newest();
  const kept = await shop.read('enquiry', one?.id);
  expect(kept).toMatchObject({ state: 'NEW', name: 'Bo Lund 🎸', phoneNumber: '0612345678', countryCode: 'FR' });
  expect(kept).toMatchObject({ page: 'https://www.band.test/contact', spamReasons: [], form: { id: form.id } });
  expect(kept.talents.map(({ id }: Json) => id)).toEqual([ada.id]);
  expect((await list({ personIds: [ada.id] })).map(({ id }) => id)).toEqual([kept.id]);

  const html = await send({ website: '', talent: '', renderedAt: '' }, asForm);
  expect([html.status, html.headers['content-type']]).toEqual([202, 'text/html; charset=utf-8']);
  expect(html.text).toContain('Thank you');
  const french = { ...asForm, 'accept-language': 'fr-FR,fr;q=0.9' };
  const refused = await send({ key: 'f'.repeat(64), email: 'nobody' }, french);
  expect([refused.status, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(refused.text).toContain('n’a pas été envoyé');
});

it('shows a refused form again, with what was typed and what is wrong', async () => {
  const wrong = await send({ email: 'nobody', name: '"><b>Bo', talent: ada.id, message: 'Kept?\n</textarea>' }, asForm);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('value="&quot;&gt;&lt;b&gt;Bo"');
  expect(wrong.text).toContain('Kept?\n&lt;/textarea&gt;</textarea>');
  expect(wrong.text).toContain(`value="${ada.id}" selected`);
  expect(wrong.text).toMatch(/value="nobody" aria-invalid="true" aria-describedby="problem-email"/);
  const before = await list();
  const elsewhere = { ...asForm, origin: 'https://evil.test', referer: 'https://evil.test/contact' };
  const refused = await send({ message: 'From elsewhere' }, elsewhere);
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('From elsewhere</textarea>');
  expect(refused.text).toContain('name="page" value="https://evil.test/contact"');
  const json = await send({}, { origin: 'https://evil.test' });
  expect([json.status, JSON.parse(json.text).errorDetails[0].field]).toEqual([403, 'origin']);
  expect(await list()).toEqual(before);
  expect((await send({}, { ...asForm, origin: 'null' })).status).toBe(202);
});

it('keeps one of two equal messages, and no marks that hide what they say', async () => {
  const told = await newsOf('editAll');
  const twice = { email: 'twice@fan.test', message: 'Sent by a double click' };
  await Promise.all([send(twice), send({ ...twice, email: 'Twice@fan.test' })]);
  expect(await newsOf('editAll')).toBe(told + 1);
  expect((await list({ q: 'double click' })).map(({ state }) => state).toSorted()).toEqual(['NEW', 'SPAM']);
  await send({ ...twice, message: 'Too fast', website: 'x' });
  await send({ ...twice, message: 'Too fast' });
  expect((await list({ q: 'Too fast' })).map(({ state }) => state)).toEqual(['NEW', 'SPAM']);
  const gone = await shop.make('talent', { displayName: 'Not offered' });
  const marks = {
    subject: 'Hi\r\nBcc: all@fan.test',
    name: 'Bo \u202egpj.exe\u0007',
    message: 'a\r\n\u0008b',
    phone: '0412 345 678',
    talent: gone.id,
  };
  await send(marks);
  const kept = await shop.read('enquiry', (await newest())?.id);
  expect(kept).toMatchObject({
    subject: 'Hi Bcc: all@fan.test',
    name: 'Bo gpj.exe',
    message: 'a\nb',
    talents: [],
    phoneNumber: '0412345678',
  });
  const long = await send({ message: '\u{1f3b8}'.repeat(6000), phone: '12', name: '\u{1f3b8}'.repeat(200) });
  expect([long.status, long.text]).toEqual([202, '{"received":true}']);
});

it('answers the same for spam, for unknown and for closed forms', async () => {
  const closed = await shop.make('enquiryForm', { name: 'Closed', isOpen: false });
  const before = await newsOf('editAll');
  const good = await send();
  const told = await newsOf('editAll');
  expect(told - before).toBe(1);
  const answers = [
    await send({ website: 'x' }),
    await send({ message: 'https://a.test https://b.test' }),
    await send({ key: keyOf(closed.id) }),
    await send({ key: publicKeyOf(shop.house.otherAgencyId, form.id) }),
    await send({ key: 'f'.repeat(64) }),
  ];
  const plain = ({ headers: { date: _, ...headers }, ...answer }: Awaited<ReturnType<typeof send>>) => ({
    ...answer,
    headers,
  });
  for (const answer of answers) expect(plain(answer)).toEqual(plain(good));
  const pages = [await send({}, asForm), await send({ website: 'x' }, asForm)];
  expect(plain(pages[1] ?? good)).toEqual(plain(pages[0] ?? good));
  expect(await newsOf('editAll')).toBe(told + 1);
  const spam = await list({ states: ['SPAM'] });
  expect(spam.map(({ spamReasons }) => spamReasons).toSorted()).toEqual([
    ['LINKS'],
    ['REPEATED'],
    ...Array.from({ length: 3 }, () => ['TRAP']),
  ]);
  expect(spam.flatMap(({ assignees }) => assignees)).toEqual([]);
});

it('finds a known sender, also once spam is none: it is handled once', async () => {
  const known = [contact.id];
  const idsIn = ({ about }: Json) => about.map(({ id }: Json) => id);
  await send({ email: 'RUTH@quay.test' });
  const first = await newest();
  expect(idsIn(await shop.read('enquiry', first?.id))).toEqual(known);
  await send({ email: 'ruth@quay.test', website: 'x' });
  const [spam] = await list({ states: ['SPAM'] });
  expect(idsIn(await shop.read('enquiry', spam?.id))).toEqual([]);
  const told = await newsOf('editAll');
  const free = () => shop.call('enquiry', 'update', { id: spam?.id, version: spam?.version, given: { state: 'NEW' } });
  expect((await Promise.all([free(), free()])).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await shop.test.app.background.settled();
  expect(await newsOf('editAll')).toBe(told + 1);
  const freed = await shop.read('enquiry', spam?.id);
  expect(idsIn(freed)).toEqual(known);
  expect(freed).toMatchObject({ state: 'NEW', assigneeIds: [rowOfStaff] });
});

it('assigns whoever takes it beside the others, undone at once; nobody where the write says who', async () => {
  const own = shop.house.of('agency').actor?.staffId ?? '';
  const told = await newsOf('agency');
  await send({ name: 'Taken' });
  const { id, version } = (await newest()) as Json;
  const assigned = async () => {
    const { state, assigneeIds } = await shop.read('enquiry', id);
    return [state, assigneeIds.toSorted()];
  };
  const path = `/client/v1/enquiries/${id}/take`;
  const { token } = shop.house.of('agency');
  const taken = await shop.test.ask({ method: 'POST', path, token, body: {} });
  expect([taken.status, taken.data.version], taken.text).toEqual([200, version + 1]);
  expect(await assigned()).toEqual(['OPEN', [own, rowOfStaff].toSorted()]);
  expect(await newsOf('agency')).toBe(told);
  const undone = await shop.call('enquiry', 'bulk', { given: { ids: [{ id, version: version + 1 }], undo: true } });
  expect(undone.data, undone.text).toEqual([expect.not.objectContaining({ error: expect.anything() })]);
  expect(await assigned()).toEqual(['NEW', [rowOfStaff]]);
  await shop.call('enquiry', 'update', { id, version: version + 2, given: { state: 'OPEN', assigneeIds: [] } });
  expect(await assigned()).toEqual(['OPEN', []]);
});

it('refuses blanks, what is too long, and too much from one address', async () => {
  expect((await send({ name: ' \u00a0 ' })).status).toBe(400);
  expect((await send({ colour: 'red' })).status).toBe(400);
  expect((await send({ page: 'x'.repeat(enquiryBytesLimit) })).status).toBe(413);
  const preflight = await shop.test.app.inject({ method: 'OPTIONS', url: submit });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
  });
  const statuses: number[] = [];
  for (let each = 0; each <= sendsPerAddress; each += 1)
    statuses.push((await send({ key: 'e'.repeat(64) }, {}, '10.9.9.9')).status);
  expect(statuses).toEqual([...Array.from({ length: sendsPerAddress }, () => 202), 429]);
});

it('keeps an enquiry about a talent and a colleague who are gone', async () => {
  const gone = await shop.make('talent', { displayName: 'Gone' });
  const left = await shop.make('staff');
  const own = await shop.make('enquiryForm', { name: 'Old', talentIds: [gone.id, ada.id], staffIds: [left.id] });
  await shop.call('talent', 'delete', { id: gone.id });
  await shop.call('staff', 'delete', { id: left.id });
  const { body } = await shop.test.app.inject({ url: formAddress(keyOf(own.id)) });
  expect(body).not.toContain('Gone');
  expect((await send({ key: keyOf(own.id), talent: gone.id, name: 'For the gone' })).status).toBe(202);
  expect(await newest()).toMatchObject({ name: 'For the gone', talents: [], assignees: [] });
});

it('is seen by those with COMM alone; of assigned ones by those assigned', async () => {
  expect((await shop.call('enquiry', 'list', { as: 'none', given: {} })).status).toBe(403);
  expect(await list({}, 'viewAssigned')).toEqual([]);
  const assigned = shop.house.of('viewAssigned').actor?.staffId ?? '';
  await shop.call('talent', 'update', { id: ada.id, given: { assigneeIds: [assigned] } });
  expect((await list({}, 'viewAssigned')).map(({ talents }) => talents[0]?.id)).toEqual([ada.id]);
  expect(await list({}, 'otherAgency')).toEqual([]);
});

it('becomes an opportunity, a contact and a prospect, each once, and never as spam', async () => {
  await send({ name: 'Lu' });
  const { id } = (await newest()) ?? {};
  const opportunity = { summary: 'A show', enquiryId: id };
  const [one, two] = await Promise.all([1, 2].map(() => shop.call('opportunity', 'create', { given: opportunity })));
  expect([one?.status, two?.status].toSorted()).toEqual([200, expect.toBeOneOf([400, 409])]);
  const lead = [one, two].find((answer) => answer?.status === 200)?.data;
  expect(await shop.read('enquiry', id)).toMatchObject({ opportunityId: lead.id });
  const again = await shop.call('opportunity', 'create', { given: opportunity });
  expect([again.status, again.json.errorDetails?.[0]?.field]).toEqual([400, 'enquiryId']);
  const twice = async (kind: string, given: Json) => {
    const tries = await Promise.all(
      [1, 2].map(() => shop.call(kind, 'create', { given: { ...given, enquiryId: id } })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    return tries.find(({ status }) => status === 200)?.data.id;
  };
  const contactId = await twice('partnerContact', { name: 'Lu', clientId: partner.id });
  const scoutId = await twice('scout', { displayName: 'Lu' });
  expect(await shop.read('enquiry', id)).toMatchObject({ contactId, scoutId });
  const { rows } = await shop.test.pools.owner.query(
    "select kind, count(*)::int as made from record where label = 'Lu' group by kind order by kind",
  );
  expect(rows).toEqual(['partnerContact', 'scout'].map((kind) => ({ kind, made: 1 })));
  const [spam] = await list({ states: ['SPAM'] });
  const refused = await shop.call('opportunity', 'create', { given: { summary: 'Spam', enquiryId: spam?.id } });
  expect(refused.status).toBe(400);
});

it('gives its HTML to those who may change it, and is closed with the agency', async () => {
  const embed = (as: PrincipalName) =>
    shop.test.ask({
      method: 'GET',
      path: `/client/v1/enquiry-forms/${form.id}/html`,
      token: shop.house.of(as).token,
    });
  expect((await embed('viewAll')).status).toBe(403);
  const { data } = await embed('agency');
  expect(data.address).toMatch(/^https?:\/\/.*\/enquire\/[0-9a-f]{64}$/);
  expect(data.html).toMatch(/action="https?:\/\/[^"]*\/client\/v1\/enquiries\/submit"/);
  expect(data.html).not.toContain('renderedAt');
  const count = (await list()).length;
  const suspended = await shop.test.ask({
    method: 'PUT',
    path: `/user/v1/agencies/${shop.house.agencyId}/suspend`,
    token: shop.house.of('superAdmin').token,
  });
  expect(suspended.status, suspended.text).toBe(200);
  expect([(await send()).text, count]).toEqual(['{"received":true}', expect.any(Number)]);
  expect((await shop.test.app.inject({ url: formAddress(keyOf(form.id)) })).statusCode).toBe(404);
  const { rows } = await shop.test.pools.owner.query('select count(*)::int as n from enquiries');
  expect(rows).toEqual([{ n: count }]);
});
