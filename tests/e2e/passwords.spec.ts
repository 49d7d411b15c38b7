import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product.ts';

const demoPassword = 'Greenroom-2026!';
const first = 'Lighthouse-2026!';
const second = 'Lighthouse-2027?';

/** Makes an agency whose admin is invited, by the API. */
async function inviteAdmin(page: Page, adminEmail: string): Promise<void> {
  const { request } = page.context();
  const data = { username: 'super@greenroom.test', password: demoPassword };
  const { responseData } = (await (await request.post('/user/v1/auth/login', { data })).json()) as {
    responseData: { access_token: string };
  };
  const answer = await request.post('/user/v1/agencies', {
    headers: { authorization: `Bearer ${responseData.access_token}` },
    data: {
      name: `Lighthouse of ${adminEmail}`,
      timezoneId: 'Australia/Sydney',
      currency: 'AUD',
      locale: 'en-AU',
      adminName: 'Ivy Lane',
      adminEmail,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns the link of the newest mail to a person, as a reader of the outbox passes it on. */
async function linkFor(reader: Page, email: string, subject: RegExp): Promise<string> {
  await reader.goto('/');
  await reader.getByRole('button', { name: /^Account of/ }).click();
  await reader.getByRole('menuitem', { name: 'Outbox' }).click();
  await expect(reader.getByText('Mail is kept here and not sent')).toBeVisible();
  const mails = reader.getByRole('list', { name: 'Messages' }).getByRole('link').filter({ hasText: email });
  await mails.filter({ hasText: subject }).first().click();
  const mail = reader.getByRole('article');
  await expect(mail).toContainText(email);
  // The link of an agency's mail shows inside it alone.
  const enter = mail.getByRole('button', { name: /^Enter / });
  await expect(enter.or(mail.getByRole('link'))).toBeVisible();
  if (await enter.isVisible()) await enter.click();
  return (await mail.getByRole('link').getAttribute('href')) ?? '';
}

async function signInByHand(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/talent/);
}

test('somebody accepts an invitation, forgets the password and chooses another @core', async ({
  page,
  browser,
  baseURL,
  quiet,
}, { project }) => {
  // Three browsers and every page of the way.
  test.slow();
  const email = `ivy.${project.name}@lighthouse.test`;
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reader = await context.newPage();
  await signIn(reader, 'super@greenroom.test', '/cms/talent');
  await inviteAdmin(reader, email);

  await page.goto(await linkFor(reader, email, /invites you/));
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);
  await expect(page.getByRole('heading', { name: /^Welcome to Lighthouse/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  // Whoever accepts is in; an admin on Today, where a new agency has its checklist.
  await expect(page).toHaveURL(/\/dashboard\/management-dashboard/);

  const forgetful = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await forgetful.goto('/login');
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(forgetful.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expectAccessible(forgetful);
  await forgetful.getByLabel('Email').fill(email);
  await forgetful.keyboard.press('Enter');
  await expect(forgetful.getByRole('heading', { name: 'Ask an admin for the link' })).toBeFocused();

  const link = await linkFor(reader, email, /Choose a new password/);
  await forgetful.goto(link);
  await expect(forgetful.getByText(`For Ivy Lane, ${email}`)).toBeVisible();
  await expectAccessible(forgetful);
  await forgetful.getByRole('textbox', { name: 'New password' }).fill(second);
  await forgetful.keyboard.press('Enter');
  await expect(forgetful.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  await signInByHand(forgetful, email, second);
  // Where they were signed in before, they are no longer.
  quiet.allow(/40[01]/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
  await forgetful.context().close();
});
