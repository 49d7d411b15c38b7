import type { Browser, Page } from '@playwright/test';
import { makeAgency } from './agency.ts';
import {
  atOnce,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTitle,
  hears,
  signIn,
  test,
} from './product.ts';

const password = 'Greenroom-2026!';

/** Opens a person at another computer, who has accepted the invitations to this agency and to another one. */
async function invited(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  otherAgency: string,
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await makeAgency(context.request, otherAgency, email);
  await context.clearCookies();
  return context.newPage();
}

test('an operator makes an agency and visits it, which its admin sees, and suspends it', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `Quai Neuf ${project.name}`;
  const email = `ana-${project.name}@quai.test`;
  const chooser = (label: string) => page.getByRole('banner').getByRole('button', { name: label });

  await signIn(page, 'super@greenroom.test', '/cms/talent');
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All agencies' }).click();
  await expectTitle(page, 'Agencies · Greenroom');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'New agency' }).click();
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Admin’s name').fill('Ana Roy');
  await page.getByLabel('Admin’s email').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create agency' }).click();
  const ready = page.getByRole('dialog', { name: `${name} is ready` });
  await expect(ready).toContainText('No mail server is set up');
  await expect(ready.getByText(/\/staff\/set-password\//)).toBeVisible();
  await expectAccessible(page);
  await ready.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('1 person');

  await page.getByRole('button', { name: `Enter ${name}` }).click();
  await expect(chooser(`Visiting ${name}`)).toBeVisible();
  await page.goto('/talent');
  await expect(page.getByText('No data')).toBeVisible();

  const admin = await invited(browser, baseURL, email, `Rive ${project.name}`);
  await admin.goto('/login');
  await admin.getByLabel('Email').fill(email);
  await admin.getByLabel('Password', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await expect(admin).toHaveURL('/choose-agency');
  await expect(admin.getByRole('radio', { name: `${name} Last time` })).toBeChecked();
  await expectAccessible(admin);
  await admin.getByRole('radio', { name: `Rive ${project.name}` }).check();
  await admin.getByRole('button', { name: 'Continue' }).click();
  await admin.getByRole('button', { name: `Working in Rive ${project.name}` }).click();
  await admin.getByRole('menuitemradio', { name }).click();
  await expect(admin.getByRole('button', { name: `Working in ${name}` })).toBeVisible();
  await admin.goto('/visits');
  await expect(admin.getByRole('listitem').filter({ hasText: 'Inside now' })).toContainText('Sam Okafor-Reyes');
  await expect(admin.getByText(/^Saw the link or code in the mail .* to /)).toHaveCount(1);
  await expectAccessible(admin);

  await chooser(`Visiting ${name}`).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Leave ${name}` })
    .click();
  await expect(page.getByText('The talents of every agency')).toBeVisible();
  const isListening = hears(admin);
  await admin.reload();
  await isListening();
  await expect(admin.getByText('Inside now')).toHaveCount(0);

  await page.goto('/agencies');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspend = page.getByRole('button', { name: 'Suspend', exact: true });
  await expect(suspend).toBeVisible();
  await expectAccessible(page);
  await suspend.click();
  await expect(admin.getByLabel('Password', { exact: true })).toBeVisible(atOnce);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Suspended');
  await admin.context().close();
});
