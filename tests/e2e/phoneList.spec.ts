import type { Page } from '@playwright/test';
import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, showTools, signIn, test } from './product.ts';

const cardsOf = (page: Page) => page.getByRole('main').locator('ul > li:has(a[href$="/profile/summary"])');
const nameOf = (page: Page, index: number) => cardsOf(page).nth(index).getByRole('link').first();

/** Scrolls to the end of what is there until that many cards are. */
async function loadCards(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await cardsOf(page).last().scrollIntoViewIfNeeded();
    expect(await cardsOf(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

test('the bar at the foot leads to the main pages and to the menu, but for a form', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  await expect(bar.getByRole('link', { name: 'Talents' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Tasks' }).tap();
  await expect(page).toHaveURL('/tasks');
  await bar.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Partners' }).tap();
  await expect(page).toHaveURL('/partner');
  await page.getByRole('link', { name: 'Add partner' }).tap();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('cards load more as one scrolls, and the place is kept on the way back', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await expect(page.getByText(/^2[45]\d talents$/)).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(20);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await loadCards(page, 60);
  await expect(page).toHaveURL('/talent');

  const opened = nameOf(page, 45);
  const name = (await opened.textContent()) ?? '';
  await opened.scrollIntoViewIfNeeded();
  await opened.tap();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();

  await nameOf(page, 45).tap();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/talent');
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('a long name takes two lines of its card, and the keyboard is seen on the whole of it', async ({
  page,
  request,
}) => {
  const email = 'admin@longnames.test';
  await makeAgency(request, 'House of Names', email);
  const admin = await asApi(request, email);
  const displayName = 'The Very Long Name '.repeat(10).trim();
  await admin('POST', '/client/v1/talents', { displayName });
  await signIn(page, email, '/talent');
  const link = page.getByRole('link', { name: displayName, exact: true });
  await expect(link).toBeVisible();
  expect(await link.evaluate((one) => one.parentElement?.clientHeight)).toBe(44);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((one) => getComputedStyle(one, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await expectNoSidewaysScroll(page);
  await link.tap();
  await expect(page.getByRole('heading', { name: displayName })).toBeVisible();
});

test('an address opens its page of the cards, the earlier ones are a button away', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await expect(cardsOf(page)).toHaveCount(20);
  await loadCards(page, 40);
  const second = await nameOf(page, 20).textContent();
  await page.goto('/talent?pageIndex=1');
  await expect(nameOf(page, 0)).toHaveText(second ?? '');
  await page.getByRole('button', { name: 'Show earlier' }).tap();
  await expect(nameOf(page, 20)).toHaveText(second ?? '');
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0);
});

test('a phone that is turned shows the page of the card that was on top', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await expect(cardsOf(page)).toHaveCount(20);
  await loadCards(page, 60);
  const top = nameOf(page, 50);
  const name = (await top.textContent()) ?? '';
  await top.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL('/talent?pageIndex=2');
  await expect(page.getByRole('link', { name, exact: true })).toBeAttached();
});

test('filters open as a sheet that says how many they find @core', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show 2[45]\d results$/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Status/ }).tap();
  await sheet.getByRole('checkbox', { name: 'Pending' }).check();
  await expect(page).toHaveURL('/talent?statusIds=0');
  await expect(sheet.getByRole('button', { name: /^Show \d{1,2} results$/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Back' }).tap();
  await expect(sheet.getByRole('button', { name: /^Status/ })).toContainText('Pending');
  const shown = await sheet.getByRole('button', { name: /^Show \d/ }).textContent();
  await sheet.getByRole('button', { name: /^Show \d/ }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(`${/\d+/.exec(shown ?? '')?.[0]} talents`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Status: Pending' }).tap();
  await expect(sheet.getByRole('checkbox', { name: 'Pending' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Clear all' }).tap();
  await sheet.getByRole('button', { name: /^Show 2[45]\d results$/ }).tap();
  await expect(page).toHaveURL('/talent');
  await expect(page.getByText(/^2[45]\d talents$/)).toBeVisible();
});

test('a step back closes the sheet of filters, and leaves the list only after that', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await expect(cardsOf(page)).toHaveCount(20);
  await nameOf(page, 10).scrollIntoViewIfNeeded();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/talent');
  await expect(nameOf(page, 10)).toBeInViewport();

  await page.getByRole('button', { name: 'Filters' }).tap();
  await sheet.getByRole('button', { name: /^Status/ }).tap();
  await sheet.getByRole('checkbox', { name: 'Pending' }).check();
  await expect(page).toHaveURL('/talent?statusIds=0');
  await page.reload();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Show \d/ }).tap();
  await expect(page).toHaveURL('/talent?statusIds=0');
  await page.goBack();
  await expect(page).toHaveURL('/talent');
  await expect(sheet).toHaveCount(0);
});

test('a step back closes the export, however it was opened and closed before', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await expect(cardsOf(page)).toHaveCount(20);
  const dialog = page.getByRole('dialog', { name: 'Export talents' });
  const open = async () => {
    await showTools(page);
    await page.getByRole('button', { name: 'Export' }).tap();
    await expect(dialog).toBeVisible();
  };
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toHaveCount(0);
  await open();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/talent');
  await expect(cardsOf(page).first()).toBeVisible();
  await open();
  await expectAccessible(page);
  await page.reload();
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL('/talent');
});

test('the order, the deleted ones and adding are within reach', async ({ page }) => {
  await signIn(page, 'agency@harbour.test', '/talent');
  await page.getByRole('button', { name: 'Sort by: Name ↑' }).tap();
  await expect(page.getByRole('dialog', { name: 'Sort by' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Name/ }).tap();
  await expect(page).toHaveURL('/talent?orderBy=displayName&orderDirection=DESC');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('button', { name: 'Export' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more).toHaveCount(0);
  // The tabs scroll, and the present one comes into sight.
  const deleted = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Deleted/ });
  await deleted.tap();
  await expect(page).toHaveURL(/deleted=true/);
  await expect(deleted).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.goBack();
  const add = page.getByRole('link', { name: 'Add talent' });
  const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([390 - x - width, 844 - y - height]).toEqual([16, 56 + 16]);
  await add.tap();
  await expect(page).toHaveURL('/talent/add');
});
