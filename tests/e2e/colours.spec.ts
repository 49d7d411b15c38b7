import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens the calendar of months, in a person's career. */
async function openMonths(page: Page): Promise<void> {
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Career' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await press(page, 'Add to Career');
  await press(page, 'Open the calendar');
  await expect(page.getByRole('dialog', { name: 'Choose a month' }).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
}

// Colours of long lists take axe its time: one page a test keeps a busy machine within the limit of a test.
test.describe.configure({ mode: 'parallel' });

/** One page of each kind, with what is opened on it, so that it shows all the colours it has. */
const pages: readonly (readonly [what: string, path: string, open?: (page: Page) => Promise<unknown>])[] = [
  [
    'a list with a selected row',
    '/talent?statusIds=1&keyword=a',
    (page) => page.getByRole('row').nth(2).getByRole('checkbox').check(),
  ],
  ['the columns of a list', '/talent', (page) => press(page, 'Columns')],
  ['the filters of a list', '/talent', (page) => press(page, '+ Filter')],
  ['a list that finds nothing', '/talent?keyword=nobody'],
  ['a record', '/partner', (page) => page.getByRole('grid').getByRole('link').first().click()],
  [
    'a form with an error',
    '/partner/add',
    (page) =>
      page
        .getByLabel('Email')
        .fill('not an address')
        .then(() => page.keyboard.press('Tab')),
  ],
  ['a wizard', '/staff/add'],
  ['types to choose from', '/contracts/add', (page) => press(page, 'Browse by type')],
  ['months to choose from', '/talent', openMonths],
  ['a record that is not there', '/scout/no-such-record'],
  ['settings', '/settings/custom-field'],
  ['the account', '/account', (page) => press(page, 'Change password')],
  ['a page to come', '/calendar'],
];

const canBeRead = 'can be told from its ground, by day and by night';

test(`every word of the sign-in ${canBeRead}`, async ({ page }) => {
  await page.goto('/login');
  await expectContrast(page);
});

for (const [what, path, open] of pages) {
  test(`every word of ${what} ${canBeRead}`, async ({ page, quiet }) => {
    quiet.allow(/404/);
    await signIn(page, 'agency@harbour.test', '/talent');
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await open?.(page);
    await expectContrast(page);
  });
}
