import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { hostileMails } from '../support/hostileMails.ts';
import { asApi, tokenOf } from './asApi.ts';
import { expect, signInAt, test } from './product.ts';

const admin = 'agency@harbour.test';
const asMail = { 'content-type': 'message/rfc822' };

/** A server of whoever wrote the mails; it counts requests, and the connections to it, even those without a request. */
async function startSpy() {
  let [connections, requests] = [0, 0];
  const server = createServer((_request, answer) => {
    requests += 1;
    answer.end();
  }).on('connection', () => (connections += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, connections: () => connections, requests: () => requests, stop: () => server.close() };
}

/** Shows a mail that holds every payload, with a link at its head, in the reader. Returns what came of it. */
async function show(page: Page, subject: string, html: string) {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() && frame.url() !== 'about:srcdoc') told.push(`moved to ${frame.url()}`);
  });
  const api = await asApi(page.request, admin);
  const { data } = await api<{ data: { email: string | null }[] }>('GET', '/client/v1/talents?pageSize=50');
  const from = data.data.find(({ email }) => email)?.email ?? '';
  const head = [`From: ${from}`, 'To: office@harbour.test', `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`];
  const kept = await page.request.post('/client/v1/mail-logs/inbound', {
    headers: { ...asMail, authorization: `Bearer ${await tokenOf(page.request, admin)}` },
    data: Buffer.from([...head, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n')),
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await signInAt(page, admin, '/comms/emails');
  await page.getByText(subject).first().click();
  const frame = page.getByTitle('Text of the email').contentFrame();
  await expect(frame.getByText('The first link')).toBeVisible();
  // Whatever starts late.
  await page.waitForTimeout(500);
  if (await page.evaluate(() => 'ran' in window)) told.push('a script ran');
  return { told, frame };
}

const link = '<p><a href="https://harbour.test/first">The first link</a></p>';
const joined = (origin: string) => [link, ...hostileMails(origin).map(([, html]) => html)].join('<hr>');

test('mails that mean harm run and load nothing in the reader, and their links open in tabs of their own', async ({
  page,
  context,
}) => {
  const spy = await startSpy();
  const { told, frame } = await show(page, 'Harm cleaned', joined(spy.origin));
  expect([told, spy.connections()]).toEqual([[], 0]);
  await context.route('https://harbour.test/**', (route) => route.fulfill({ body: 'opened' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), frame.getByText('The first link').click()]);
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => [location.href, document.referrer, window.opener])).toEqual([
    'https://harbour.test/first',
    '',
    null,
  ]);
  spy.stop();
});

test('the frame of a mail runs nothing and sends no request even if nothing was cleaned', async ({ page, quiet }) => {
  // What the frame forbids, the browser tells.
  quiet.allow(/./);
  const spy = await startSpy();
  const html = joined(spy.origin);
  const content = { responseData: { html, blockedPictures: 0, pictures: {} } };
  await page.route('**/mail-logs/*/content', (route) => route.fulfill({ json: content }));
  const { told } = await show(page, 'Harm as it came', html);
  // A frame that is refused another page shows that it was; no policy keeps `preconnect` from connecting.
  const refused = 'moved to chrome-error://chromewebdata/';
  expect([told.filter((one) => one !== refused), spy.requests()]).toEqual([[], 0]);
  spy.stop();
});
