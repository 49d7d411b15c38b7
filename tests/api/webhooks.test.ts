import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { claimDeliveries, deliveryLease } from '../../server/areas/settings/webhooks/claiming.ts';
import { outcomeOf } from '../../server/areas/settings/webhooks/outcome.ts';
import { within } from '../../server/engine/engine.ts';
import { recordChanges } from '../../server/engine/writing/recordChange.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Webhooks: addresses receive events of committed writes, signed, with what their makers may read. */
interface Got {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: Json;
}

let shop: Workshop;
let port = 0;
let respond: (response: ServerResponse) => void;
const got: Got[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    got.push({ id: String(request.headers['webhook-id']), headers: request.headers, body, event: JSON.parse(body) });
    respond(response);
  });
});

const base = '/client/v1/webhooks';
const minute = 60_000;
const send = (method: string, path = '', body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `${base}${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const add = async (body: object = {}): Promise<Json> => {
  const url = `http://127.0.0.1:${port}/hook`;
  const { status, data, text } = await send('POST', '', { name: 'Ledger', url, events: ['*'], ...body });
  expect(status, text).toBe(200);
  return data;
};
const owner = (text: string, values: unknown[] = []) => shop.test.pools.owner.query(text, values);
const due = async () => {
  const { rows } = await owner(
    `select (select count(*) from webhook_due) + (select count(*) from webhook_delivery
      where state = 'sending' or (state = 'waiting' and next_at <= $1)) as left`,
    [new Date(shop.test.now()).toISOString()],
  );
  return Number(rows[0].left);
};
const pump = () => shop.test.app.jobs.sweeps().get('deliver-webhooks')?.run(new AbortController().signal);
/** Sends what is due, until nothing is. */
const sweep = async () => {
  await pump();
  await expect.poll(due, { interval: 5, timeout: 10_000 }).toBe(0);
};
const log = async (id: string): Promise<readonly Json[]> => (await send('GET', `/${id}/deliveries`)).data.data;
const signatures = (secrets: readonly string[], { id, headers, body }: Got) =>
  secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
const answer = (status: number, headers: Record<string, string> = {}) => {
  respond = (response) => response.writeHead(status, headers).end('said');
};
let people = 0;
const talent = async (further: object = {}): Promise<Json> =>
  shop.make('talent', { displayName: `Talent ${(people += 1)}`, ...further });

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
  shop = await openWorkshop(['agency', 'viewAll', 'people', 'otherAgency'], { env: { OUTBOUND_ALLOW: '127.0.0.1' } });
});
afterAll(async () => {
  await shop.close();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  await owner('delete from webhook');
  await owner('delete from webhook_due');
  got.length = 0;
  answer(200);
});

describe('a webhook', () => {
  it('is kept by admins alone, shows its secret once, and refuses wrong values by their fields', async () => {
    const { id, secret, ...made } = await add({ events: ['talent.*', 'partner.updated'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({ name: 'Ledger', isActive: true, offReason: null, lastDelivery: null });
    const { text } = await send('GET');
    expect(text).not.toContain(secret);
    expect(JSON.stringify((await owner('select * from webhook')).rows)).not.toContain(secret.slice(6));
    expect((await send('GET', '', undefined, 'viewAll')).status).toBe(403);
    expect((await send('GET', `/${id}`, undefined, 'otherAgency')).status).toBe(404);
    const faults = async (body: object) => {
      const answered = await send('PUT', `/${id}`, body);
      return [answered.status, answered.json.errorDetails?.[0]?.field];
    };
    for (const url of ['http://example.com/', 'https://u:p@example.com/', 'https://10.0.0.1/', 'https://0x7f.1/', 'x'])
      expect(await faults({ url })).toEqual([400, 'url']);
    expect(await faults({ events: ['talent.renamed'] })).toEqual([400, 'events']);
    expect(await faults({ events: ['savedFilter.updated'] })).toEqual([400, 'events']);
    expect(await faults({ name: '  ' })).toEqual([400, 'name']);
  });

  it('receives committed writes, signed over the bytes, and none that was rolled back', async () => {
    const { id, secret } = await add({ events: ['talent.created'] });
    const made = await talent({ displayName: 'Łódź 🎭 李' });
    await shop.make('partner', { displayName: 'Not asked for' });
    await expect(
      shop.test.pools.transaction(shop.house.agencyId, async (connection) => {
        await recordChanges(within(shop.test.app.engine, connection), connection, maker(), 'talent', made.id, []);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await sweep();
    expect(got).toHaveLength(1);
    const [first] = got as [Got];
    expect(first.headers['webhook-signature']).toBe(signatures([secret], first)[0]);
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - shop.test.now() / 1000)).toBeLessThan(2);
    expect(first.event).toMatchObject({
      type: 'talent.created',
      data: { id: made.id, kind: 'talent', version: 1, record: { id: made.id, displayName: 'Łódź 🎭 李' } },
    });
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ id: first.id, state: 'delivered', status: 200, attempts: 1 });
    const whole = await send('GET', `/${id}/deliveries/${first.id}`);
    expect(whole.data).toMatchObject({ request: first.body, answer: 'said' });
    expect((await send('GET', `/${id}/deliveries/${first.id}`, undefined, 'otherAgency')).status).toBe(404);
  });

  it('says what an update changed, and of a deleted record its id and kind alone', async () => {
    const { id, version } = await talent();
    await add({ events: ['talent.*'] });
    const renamed = await shop.call('talent', 'update', { id, version, given: { displayName: 'Renamed' } });
    await sweep();
    await shop.call('talent', 'delete', { id, version: renamed.data.version });
    await sweep();
    expect(got.map(({ event }) => [event.type, event.data.changes])).toEqual([
      ['talent.updated', ['displayName']],
      ['talent.deleted', undefined],
    ]);
    expect(got[1]?.event.data).toEqual({ id, kind: 'talent' });
  });

  it('holds what its maker may read at the delivery: no amount without FINANCE, nothing where a record is closed', async () => {
    const { id } = await add({ events: ['contract.created', 'invoice.created'] });
    const { accountId } = shop.house.of('people').actor as Actor;
    const levels = { CONTRACT: ['VIEW_ASSIGN', 'VIEW_ALL'] };
    await owner('update membership set levels = $2 where account_id = $1', [accountId, levels]);
    await owner('update webhook set account_id = $1', [accountId]);
    await shop.make('contract', { summary: 'Deal', value: '4321.00', valueCurrency: 'AUD' });
    await shop.make('invoice');
    await sweep();
    expect(got).toHaveLength(1);
    expect(got[0]?.body).not.toContain('4321');
    expect(got[0]?.event.data.changes).not.toContain('value');
    expect(got[0]?.event.data.record).toMatchObject({ summary: 'Deal' });
    const entries = await log(id);
    expect(entries.map(({ type, state, failure }) => [type, state, failure]).toSorted()).toEqual([
      ['contract.created', 'delivered', null],
      ['invoice.created', 'ended', 'notAllowed'],
    ]);
    await owner('update account set suspended_at = now() where id = $1', [accountId]);
    await shop.make('contract', { summary: 'Later' });
    await sweep();
    expect(got).toHaveLength(1);
    expect((await send('GET', `/${id}`)).data).toMatchObject({ isActive: false, offReason: 'makerGone' });
    const { rows: mails } = await owner(`select subject from mail where kind = 'webhookOff'`);
    expect(mails).toEqual([{ subject: 'The webhook Ledger was turned off' }]);
    // Whoever turns it on answers for it from then on.
    expect((await send('PUT', `/${id}`, { isActive: true })).data).toMatchObject({ isActive: true, offReason: null });
    await talent();
    await shop.make('contract', { summary: 'After', value: '9876.00', valueCurrency: 'AUD' });
    await sweep();
    expect(got.at(-1)?.body).toContain('9876');
    await owner('update account set suspended_at = null where id = $1', [accountId]);
  });

  it('receives what was written while it was on, though it is off by then, and nothing from before it was made', async () => {
    const first = await add({ events: ['talent.created'] });
    const during = await talent();
    shop.test.pass(1_000);
    await send('PUT', `/${first.id}`, { isActive: false });
    const second = await add({ name: 'Second', events: ['talent.created'] });
    shop.test.pass(1_000);
    const later = await talent();
    await pump();
    await send('PUT', `/${first.id}`, { isActive: true });
    await sweep();
    expect((await log(first.id)).map(({ record }) => record.id)).toEqual([during.id]);
    expect((await log(second.id)).map(({ record }) => record.id)).toEqual([later.id]);
  });

  it('offers and sends the events of an entity that has no line in webhooks', async () => {
    const { data } = await send('GET', '/events');
    expect(data.data).toContainEqual({
      entity: 'fixtureVenue',
      events: ['*', 'created', 'updated', 'deleted', 'restored'].map((verb) => `fixtureVenue.${verb}`),
    });
    await add({ events: ['fixtureVenue.*'] });
    const { id } = await shop.make('fixtureVenue', { name: 'Old Hall' });
    await sweep();
    expect(got.map(({ event }) => event)).toMatchObject([
      { type: 'fixtureVenue.created', data: { id, kind: 'fixtureVenue', record: { id, name: 'Old Hall' } } },
    ]);
  });

  it('signs by two secrets for a day after a rotation', async () => {
    const { id, secret } = await add({ events: ['partner.*'] });
    const { data } = await send('POST', `/${id}/rotate`);
    expect(data.secret).not.toBe(secret);
    await send('POST', `/${id}/test`);
    await sweep();
    shop.test.pass(24 * 60 * minute + 1);
    await send('POST', `/${id}/test`);
    await sweep();
    const [both, one] = got as [Got, Got];
    expect(both.headers['webhook-signature']).toBe(signatures([data.secret, secret], both).join(' '));
    expect(one.headers['webhook-signature']).toBe(signatures([data.secret], one)[0]);
    expect(one.event).toMatchObject({ type: 'webhook.test', data: {} });
  });
});

/** The server's own work, as an actor. */
const maker = (): Actor => systemActor(shop.house.agencyId);

describe('a delivery', () => {
  it('is tried again at growing intervals under one id, and a redirect is not followed', async () => {
    const { id } = await add({ events: ['talent.created'] });
    answer(302, { location: `http://127.0.0.1:${port}/elsewhere` });
    await talent();
    await sweep();
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const [entry] = await log(id);
      expect(entry).toMatchObject({ state: 'waiting', failure: 'redirect', status: 302 });
      waits.push(entry.nextAt - shop.test.now());
      shop.test.pass(entry.nextAt - shop.test.now());
      await sweep();
    }
    expect(waits).toEqual([5_000, 5 * minute, 30 * minute]);
    expect(new Set(got.map((one) => one.id)).size).toBe(1);
    expect(got).toHaveLength(4);
  });

  it('waits as long as the receiver asks, and ends where it is gone', async () => {
    const { id } = await add({ events: ['talent.created'] });
    answer(429, { 'retry-after': '120' });
    await talent();
    await sweep();
    const [asked] = await log(id);
    expect(asked.nextAt - shop.test.now()).toBe(120_000);
    answer(410);
    shop.test.pass(120_000);
    await sweep();
    expect((await log(id))[0]).toMatchObject({ state: 'failed', failure: 'gone', attempts: 2 });
    expect((await send('GET', `/${id}`)).data).toMatchObject({ isActive: false, offReason: 'gone' });
    answer(200);
    const again = await send('POST', `/${id}/deliveries/${asked.id}/resend`);
    expect(again.data).toMatchObject({ id: asked.id, state: 'waiting' });
    await sweep();
    expect((await log(id))[0]).toMatchObject({ id: asked.id, state: 'delivered', attempts: 3 });
  });

  it.each([
    { asked: '0', step: 0, wait: 5_000, next: 1 },
    { asked: '60', step: 0, wait: 60_000, next: 1 },
    { asked: '60', step: 1, wait: 5 * minute, next: 2 },
    { asked: '3600', step: 1, wait: 60 * minute, next: 1 },
  ])('waits $wait ms after try $step where the receiver asks for $asked s', ({ asked, step, wait, next }) => {
    const outcome = outcomeOf({ status: 429, retryAfter: asked, text: '' }, { step, createdAt: 0 }, 0);
    expect(outcome).toEqual({ state: 'waiting', failure: 'status', step: next, nextAt: wait });
  });

  it('that cannot be made is tried again at the same intervals', async () => {
    const { id } = await add({ events: ['talent.created'] });
    const { rows } = await owner('select secret from webhook');
    await owner('update webhook set secret = $1', [Buffer.alloc(40).toString('base64')]);
    await talent();
    await sweep();
    const [entry] = await log(id);
    expect(entry).toMatchObject({ state: 'waiting', failure: 'unreachable', attempts: 1 });
    expect(entry.nextAt - shop.test.now()).toBe(5_000);
    expect(got).toEqual([]);
    await owner('update webhook set secret = $1', [rows[0].secret]);
    shop.test.pass(5_000);
    await sweep();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('turns its webhook off after five days of nothing but failures', async () => {
    const { id } = await add({ events: ['talent.created'] });
    answer(500);
    await talent();
    await sweep();
    shop.test.pass(5 * 24 * 60 * minute);
    await sweep();
    expect((await send('GET', `/${id}`)).data).toMatchObject({ isActive: false, offReason: 'failing' });
  });

  it('of a server that was killed is taken up by another one after its lease, under the same id', async () => {
    const { id } = await add({ events: ['talent.created'] });
    await talent();
    answer(500);
    await sweep();
    shop.test.pass(5_000);
    const claim = () => claimDeliveries(shop.test.pools, shop.house.agencyId, id, shop.test.now());
    const [claimed] = await claim();
    expect(claimed?.id).toBe(got[0]?.id);
    expect(await claim()).toEqual([]);
    answer(200);
    shop.test.pass(deliveryLease + 1);
    await sweep();
    expect(got).toHaveLength(2);
    expect(got[1]?.id).toBe(claimed?.id);
  });

  it('is claimed by one of several servers, and no more than five of a webhook are at a time', async () => {
    const { id } = await add();
    const now = new Date(shop.test.now()).toISOString();
    await owner(
      `insert into webhook_delivery (agency_id, id, webhook_id, type, state, created_at, next_at)
        select $1, gen_random_uuid(), $2, 'webhook.test', 'waiting', $3, $3 from generate_series(1, 12)`,
      [shop.house.agencyId, id, now],
    );
    const claim = () => claimDeliveries(shop.test.pools, shop.house.agencyId, id, shop.test.now());
    const claimed: string[] = [];
    for (const expected of [5, 5, 2]) {
      const ids = (await Promise.all(Array.from({ length: 8 }, claim))).flat().map((one) => one.id);
      expect(ids).toHaveLength(expected);
      claimed.push(...ids);
      await owner(`update webhook_delivery set state = 'delivered', next_at = null where state = 'sending'`);
    }
    expect(new Set(claimed).size).toBe(12);
  });

  it('happens for each of 200 writes that is committed, and for none of those that are not', async () => {
    const { id, version } = await talent();
    await add({ events: ['talent.updated'] });
    await add({ name: 'Slow', url: `http://127.0.0.1:${port}/slow`, events: ['partner.*'] });
    const committed = new Set<number>();
    const { engine } = shop.test.app;
    for (let write = 1; write <= 200; write += 1) {
      await shop.test.pools
        .transaction(shop.house.agencyId, async (connection) => {
          await recordChanges(within(engine, connection), connection, maker(), 'talent', id, []);
          if (write % 3 === 0) throw new Error('rolled back');
        })
        .then(
          () => committed.add(version + committed.size + 1),
          () => undefined,
        );
    }
    await sweep();
    expect(new Set(got.map(({ event }) => event.data.version))).toEqual(committed);
    expect(got).toHaveLength(134);
  });
});
