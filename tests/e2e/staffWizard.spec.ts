import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { linksTo } from './agency.ts';
import { tokenOf } from './asApi.ts';
import { atOnce, expect, expectAccessible, expectNoSidewaysScroll, hears, signInAt, test } from './product.ts';

const password = 'Nia-Okafor-2026!';
const email = 'nia.okafor@harbour.test';

/** Sets up a second factor for the invited person. */
async function setUpSecondStep(request: APIRequestContext): Promise<void> {
  const call = async <Answer>(method: 'POST' | 'PUT', path: string, data: object, token = '') => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answer = await request.fetch(`/user/v1/auth/${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { responseData: Answer }).responseData;
  };
  const { access_token: token } = await call<{ access_token: string }>('POST', 'login', { username: email, password });
  const { sessionState } = await call<{ sessionState: string }>('POST', 'create-auth-qr', { password }, token);
  const { secret } = await call<{ secret: string }>('POST', 'create-qr', { sessionState });
  await call('PUT', 'second-factor', { sessionState, code: codeOf(secret, Date.now()) }, token);
}

/** Returns the address in a person's invitation, from the operator's outbox. */
async function invitationOf(request: APIRequestContext, recipient: string): Promise<string> {
  const [link = ''] = await linksTo(request, recipient, await tokenOf(request, 'super@greenroom.test'));
  return new URL(link).pathname;
}

/** Chooses the first person that a roster offers for a text; gives their name. */
async function choose(page: Page, roster: string, text: string): Promise<string> {
  await page.getByRole('combobox', { name: roster }).fill(text);
  const option = page.getByRole('option').first();
  await expect(option).toContainText(new RegExp(text, 'i'));
  // Before the name are the initials of the face, which is no part of it.
  const name = (await option.innerText()).split('\n').at(-1) ?? '';
  await option.click();
  await page.keyboard.press('Escape');
  return name;
}

test('somebody new is added in two steps, gets in by the invitation, and is out as soon as an admin says so', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await signInAt(page, 'agency@harbour.test', '/staff');
  await page.getByRole('link', { name: 'Add staff member' }).click();
  await expect(page).toHaveURL('/staff/add');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await page.getByLabel('Name').fill('Nia Okafor');
  await page.getByLabel('Email').fill('Agency@harbour.test');
  await next.click();
  await expect(page.getByText('This email is already in use')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Role/).fill('Chaperone to the stars');
  await page.getByRole('option', { name: 'Create “Chaperone to the stars”' }).click();
  await expect(page.getByLabel(/^Role/)).toHaveValue('Chaperone to the stars');
  const talent = await choose(page, 'Talent roster', 'an');
  const prospect = await choose(page, 'Prospect roster', 'an');
  await next.click();
  await page.getByRole('button', { name: 'Agent', exact: true }).click();
  await expect(page.getByText(/^Edits own scouts, talents, /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fine-tune' }).click();
  await page.getByLabel('Talents: View All').check();
  await expect(page.getByLabel('Talents: View Assigned')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel(/^Role/)).toHaveValue('Chaperone to the stars');
  await next.click();
  await expect(page.getByLabel('Talents: View All')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/staff\/[0-9a-f-]{36}\/profile\/summary$/);
  await expect(page.getByText('Staff member added')).toBeVisible();
  await expect(page.getByText('Invited, has not accepted yet')).toBeVisible();
  await expect(page.getByText(talent, { exact: true })).toBeVisible();
  await expect(page.getByText(prospect, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await other.goto(await invitationOf(request, email));
  await expect(other.getByText(`Hello Nia Okafor. Choose a password for ${email}.`)).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill(password);
  const isIn = hears(other);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other).toHaveURL('/talent');
  await isIn();
  const getIn = async () => {
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    const isListening = hears(other);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL('/talent');
    await isListening();
  };
  const isOut = () => expect(other.getByLabel('Password', { exact: true })).toBeVisible(atOnce);

  await setUpSecondStep(request);
  await page.reload();
  await expect(page.getByText('Can sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const reset = page.getByRole('alertdialog', { name: 'Reset two-step sign-in for Nia Okafor?' });
  await reset.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  await isOut();
  await expect(page.getByText('Uses two-step sign-in')).toHaveCount(0);
  await getIn();

  await page.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('alertdialog', { name: 'Suspend Nia Okafor?' });
  await question.getByRole('button', { name: 'Suspend' }).click();
  await isOut();
  await expect(page.getByText('Suspended, cannot sign in')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await context.close();
});
