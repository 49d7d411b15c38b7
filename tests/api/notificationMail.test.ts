import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantAt, todayIn } from '../../schema/rules/dates.ts';
import { mailNotifications } from '../../server/areas/notifications/mail/mailing.ts';
import { unsubscribeLinks } from '../../server/areas/notifications/mail/unsubscribing.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { signingKey } from '../../server/areas/identity/auth/sessions/signingKey.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Mails with notifications: at once, once a day, or none; with what their reader may read then. */
let shop: Workshop;
let links: ReturnType<typeof unsubscribeLinks>;
const zone = 'Australia/Sydney';
const origin = 'https://greenroom.test';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string;
}

const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const give = (summary: string, to: PrincipalName) =>
  shop.make('task', { summary, assigneeId: staffOf(to), reminder: 'NO_REMINDER' });
const settings = (as: PrincipalName, mail: string) =>
  shop.test.ask({
    method: 'PUT',
    path: '/client/v1/notifications/settings',
    token: shop.house.of(as).token,
    body: { mail },
  });
const send = (now: number) => {
  const engine = { ...shop.test.app.engine, clock: () => now };
  const outbox = createOutbox({ isSending: true, clock: () => now });
  return mailNotifications({ engine, outbox, links, origin: () => origin }, shop.house.agencyId);
};
const mails = async (): Promise<readonly Mail[]> =>
  (await shop.test.pools.owner.query<Mail>(`select * from mail where kind = 'notifications' order by created_at, id`))
    .rows;
/** Eight o'clock of the day after today, for readers in Sydney. */
const eight = () => instantAt(todayIn(zone, shop.test.now() + 86_400_000), '08:00', zone);

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'viewAssigned', 'otherAgency']);
  links = unsubscribeLinks(
    async () => Buffer.from('a secret of this installation'),
    () => origin,
  );
});
beforeEach(async () => {
  for (const table of ['notification', 'notification_setting', 'notification_digest'])
    await shop.test.pools.owner.query(`delete from ${table}`);
  await shop.test.pools.owner.query(`delete from mail where kind = 'notifications'`);
});
afterAll(() => shop.close());

describe('a daily mail', () => {
  it('comes at 08:00 of the reader’s day with what came before, once, whoever sends it', async () => {
    await give('Call Ida', 'viewAll');
    await give('Book a van', 'viewAll');
    expect(await send(eight() - 1)).toBe(0);
    const counts = await Promise.all([send(eight()), send(eight()), send(eight() + 5)]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^2 new notifications at /);
    expect(mail?.text).toContain('Call Ida');
    expect(mail?.text).toContain('Book a van');
    expect(mail?.unsubscribe).toMatch(/^https:\/\/greenroom\.test\/unsubscribe\/[\w-]{86}$/);
    expect(mail?.text).toContain(mail?.unsubscribe);
    expect(await send(eight() + 3_600_000)).toBe(0);
  });

  it('leaves what comes later, or was read, and says nothing where there is nothing', async () => {
    await give('Read already', 'viewAll');
    await shop.test.ask({
      method: 'PUT',
      path: '/client/v1/notifications/read',
      token: shop.house.of('viewAll').token,
      body: { until: shop.test.now() },
    });
    expect(await send(eight())).toBe(0);
    await give('Later', 'viewAll');
    await shop.test.pools.owner.query('update notification set created_at = $1, at = $1', [new Date(eight() + 60_000)]);
    expect(await send(eight() + 120_000)).toBe(0);
    expect(await send(eight() + 86_400_000 + 3_600_000)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('says nothing of what its reader may not read any more', async () => {
    const { id } = await give('Very secret plan', 'viewAssigned');
    await give('Open to me', 'viewAssigned');
    await shop.call('task', 'update', { id, given: { assigneeId: staffOf('viewAll') } });
    await send(eight());
    const mine = (await mails()).filter(({ text }) => text.includes('Open to me'));
    expect(mine).toHaveLength(1);
    expect(JSON.stringify(mine)).not.toContain('secret plan');
  });
});

describe('a mail at once', () => {
  it('comes for each notification, and not again', async () => {
    await settings('viewAll', 'AT_ONCE');
    await give('Call Ida', 'viewAll');
    expect(await send(shop.test.now())).toBe(1);
    expect(await send(shop.test.now())).toBe(0);
    expect((await mails())[0]?.subject).toMatch(/^Call Ida: .* assigned this to you$/);
    await give('Book a van', 'viewAll');
    expect(await send(shop.test.now())).toBe(1);
  });

  it('tells names as text, on one line', async () => {
    await settings('viewAll', 'AT_ONCE');
    await give('<b>Bold</b> & brave', 'viewAll');
    await send(shop.test.now());
    const [mail] = await mails();
    expect(mail?.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; brave');
  });
});

describe('nobody', () => {
  it('who wants no mail gets one', async () => {
    await settings('viewAll', 'NONE');
    await give('Call Ida', 'viewAll');
    expect(await send(eight() + 1)).toBe(0);
  });

  it('but the holder of a link ends mails by it, in one request without a session', async () => {
    const address = new URL(
      await unsubscribeLinks(signingKey(shop.test.pools), () => origin).addressOf({
        agencyId: shop.house.agencyId,
        staffId: staffOf('viewAll'),
      }),
    ).pathname;
    const state = async (as: PrincipalName) =>
      (
        await shop.test.ask({
          method: 'GET',
          path: '/client/v1/notifications/settings',
          token: shop.house.of(as).token,
        })
      ).data.mail;
    for (const method of ['GET', 'HEAD'] as const) await shop.test.app.inject({ method, url: address });
    expect(await state('viewAll')).toBe('DAILY');
    const wrong = address.slice(0, -4) + (address.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const url of [wrong, '/unsubscribe/x']) {
      expect((await shop.test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
    const ended = await shop.test.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(ended.statusCode, ended.body).toBe(200);
    expect(await state('viewAll')).toBe('NONE');
    expect(await state('editAll')).toBe('DAILY');
  });
});
