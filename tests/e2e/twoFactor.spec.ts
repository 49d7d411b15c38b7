import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { linksTo } from './agency.ts';
import { expect, expectAccessible, test } from './product.ts';

const password = 'Greenroom-2026!';
/** Milliseconds that one code is shown for. */
const span = 30_000;

/** Makes an agency that requires a second step, with an admin; gives the admin's address. */
async function strictAgency(api: APIRequestContext): Promise<string> {
  const call = async <Answer>(
    method: 'POST' | 'PUT' | 'GET',
    path: string,
    data: object | undefined,
    token?: string,
  ) => {
    const headers = { authorization: `Bearer ${token ?? ''}` };
    const answer = await api.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { responseData: Answer }).responseData;
  };
  const enter = async (username: string) =>
    (await call<{ access_token: string }>('POST', '/user/v1/auth/login', { username, password })).access_token;
  const adminEmail = 'admin@strict.test';
  const operator = await enter('super@greenroom.test');
  const agency = { name: 'Strict Artists', timezoneId: 'Australia/Sydney', currency: 'AUD', locale: 'en-AU' };
  await call('POST', '/user/v1/agencies', { ...agency, adminName: 'Ada', adminEmail }, operator);
  const [link = ''] = await linksTo(api, adminEmail, operator);
  await call('PUT', '/user/v1/staff/set-password', { code: link.split('/').at(-1), password });
  await call('PUT', '/user/v1/agency/security', { requiresTwoFactor: true }, await enter(adminEmail));
  return adminEmail;
}

async function give(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test('whoever has to, sets up a second step, signs in by it, and without the phone by a recovery code @core', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const email = await strictAgency(api);
  await api.dispose();

  await page.goto('/talent?keyword=a');
  await give(page, email);
  await expect(page).toHaveURL('/2fa/setup');
  await page.reload();
  await expect(page.getByText('That took too long, or the page was reloaded. Please sign in again.')).toBeVisible();
  await give(page, email);
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const started = Date.now();
  await page.getByLabel('Code from the app').fill(codeOf(secret, started));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page).toHaveURL('/2fa/verify-success');
  await expectAccessible(page);
  const codes = await page
    .getByRole('list', { name: 'Save your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL('/talent?keyword=a');

  await leave(page);
  await give(page, email);
  await expect(page).toHaveURL('/2fa/verify');
  await expectAccessible(page);
  // The code of the next half minute is taken already; the one that was used is not.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, started + span));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/talent');

  await leave(page);
  await give(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/talent');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByText('9 recovery codes left · Your agency requires it')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Require two-step sign-in for everyone' })).toBeChecked();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel(/^Current password/)
    .last()
    .fill(password);
  await page.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/ })).toHaveCount(10);
});
