import type { Page } from '@playwright/test';
import { asApi } from './asApi.ts';
import { expect, signInAt, test } from './product.ts';

const label = 'Search people or jump to a page';

/** Delays the palette's script until the returned function is called. */
async function holdPalette(page: Page): Promise<() => void> {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/CommandPalette-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

test.describe('what is typed at once behind Ctrl K', () => {
  let name = '';
  let arrive = () => undefined as void;

  test.beforeEach(async ({ page, request }) => {
    const admin = await asApi(request, 'agency@harbour.test');
    const { data } = await admin<{ data: { displayName: string }[] }>('GET', '/client/v1/talents?orderBy=displayName');
    name = data.data.at(-1)?.displayName ?? '';
    arrive = await holdPalette(page);
    await signInAt(page, 'agency@harbour.test', '/talent');
    await expect(page.getByRole('grid', { name: 'Talents' })).toBeVisible();
    await page.keyboard.press('Control+k');
  });

  test.afterEach(async ({ page }) => {
    await expect(page).toHaveURL(/\/talent\/[0-9a-f-]{36}\//);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });

  test('is searched with the Enter behind it, once the palette is there', async ({ page }) => {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveValue(name);
    await expect(page).toHaveURL(/\/talent$/);
    arrive();
  });

  test('is all there, though the palette comes in between', async ({ page }) => {
    const half = Math.ceil(name.length / 2);
    await page.keyboard.type(name.slice(0, half));
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveValue(name.slice(0, half));
    arrive();
    await page.keyboard.type(name.slice(half), { delay: 30 });
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(name);
    await page.keyboard.press('Enter');
  });
});
