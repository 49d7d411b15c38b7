import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectTitle, signInAt } from './product.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Place of the menu of a record, in whole pixels. */
async function placeOfMenu(page: Page) {
  const box = await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().boundingBox();
  return [Math.round(box?.x ?? -1), Math.round(box?.y ?? -1)];
}

async function openFromList(page: Page, address: string) {
  await signInAt(page, 'agency@harbour.test', address);
  await page.locator('main a[href$="/profile/summary"]').first().click();
  await expect(page).toHaveURL(/profile\/summary$/);
}

for (const [name, size] of Object.entries(sizes)) {
  test(`the actions of a record stay where they are from tab to tab on a screen that is ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openFromList(page, '/partner');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const place = await placeOfMenu(page);
    const sections = page.getByRole('navigation', { name: 'Sections of this record' });
    const areas = page.getByRole('navigation', { name: 'Areas' });
    for (const [line, tab, region = tab] of [
      [sections, 'Contacts'],
      [sections, 'Notes'],
      [areas, 'Contracts'],
      [areas, 'Profile', 'Summary'],
      [sections, 'History'],
      [sections, 'Summary'],
    ] as const) {
      await line.getByRole('link', { name: tab }).click();
      await expect(page.getByRole('region', { name: region })).toBeVisible();
      expect(await placeOfMenu(page)).toEqual(place);
    }
    await expectAccessible(page);
  });
}

test('a record keeps the list that it was opened from, over tabs and a save, and leads to its neighbours', async ({
  page,
}) => {
  await page.setViewportSize(sizes.wide);
  const address = '/talent?statusIds=1&orderBy=startDate&orderDirection=DESC&pageIndex=1';
  await openFromList(page, address);
  await expect(page.getByText(/^2\d of \d+$/)).toBeVisible();
  const first = page.url();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(first);
  await page.getByRole('link', { name: 'Career' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('[');
  await expect(page).toHaveURL(first.replace('summary', 'career'));
  await page.reload();
  await expect(page.getByText(/^2\d of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/statusIds=1/);
  await expect(page).toHaveURL(/orderBy=startDate&orderDirection=DESC/);
  await expect(page).toHaveURL(/pageIndex=1/);
});

test('a record that is linked from another opens over it, and a step back closes it', async ({ page }) => {
  await signInAt(page, 'agency@harbour.test', '/contracts');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contracts\/detail\//);
  const address = page.url();
  await page.getByLabel('Key facts').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test('moving is heard, forms begin in their first field, and the list is come back to at its row', async ({ page }) => {
  await signInAt(page, 'agency@harbour.test', '/talent');
  const cell = page.getByRole('row').nth(3).getByRole('gridcell').nth(1);
  const name = (await cell.getByRole('link').innerText()).trim();
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Personal' }).click();
  await expectTitle(page, `${name} · Personal · Greenroom`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expectTitle(page, `${name} · Personal · Edit · Greenroom`);
  await expect(page.getByLabel('Legal given names')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} · Personal` })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('gridcell', { name, exact: true })).toBeFocused();
});
