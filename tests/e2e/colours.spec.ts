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

/** One page of each kind, with what is opened on it, so that it shows all the colours it has. */
const pages: readonly (readonly [path: string, open?: (page: Page) => Promise<unknown>])[] = [
  ['/talent?statusIds=1&keyword=a', (page) => page.getByRole('row').nth(2).getByRole('checkbox').check()],
  ['/talent', (page) => press(page, 'Columns')],
  ['/talent', (page) => press(page, '+ Filter')],
  ['/talent?keyword=nobody'],
  ['/partner', (page) => page.getByRole('grid').getByRole('link').first().click()],
  [
    '/partner/add',
    (page) =>
      page
        .getByLabel('Email')
        .fill('not an address')
        .then(() => page.keyboard.press('Tab')),
  ],
  ['/staff/add'],
  ['/contracts/add', (page) => press(page, 'Browse by type')],
  ['/talent', openMonths],
  ['/scout/no-such-record'],
  ['/settings/custom-field'],
  ['/account', (page) => press(page, 'Change password')],
  ['/calendar'],
];

test('words can be told from their ground, by day and by night', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.goto('/login');
  await expectContrast(page);
  await signIn(page, 'agency@harbour.test', '/talent');
  for (const [path, open] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await open?.(page);
      await expectContrast(page);
    });
  }
});
