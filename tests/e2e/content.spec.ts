import type { Page } from '@playwright/test';
import { atOnce, expect, hears, signInAt, test } from './product.ts';

/** Returns what has the focus: the name of a control, or the text of a cell. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

async function reach(page: Page, key: string, name: RegExp): Promise<void> {
  await expect(async () => {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
    expect(await focused(page)).toMatch(name);
  }).toPass();
}

test('a moderator goes through the queue by keyboard, which a second browser follows', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/cms/snippets/posts/not-relevant';
  await signInAt(page, 'agency@harbour.test', address);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const isHearing = hears(other);
  await signInAt(other, 'agency@harbour.test', address);
  await isHearing();
  const rows = (of: Page) => of.getByRole('row').filter({ has: of.getByRole('gridcell') });
  await expect(rows(page).nth(3)).toBeVisible();
  const before = await rows(page).count();
  const tab = other.getByRole('link', { name: /^Not relevant \d+$/ }).first();
  const told = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);

  await page.locator('td[tabindex="0"]').focus();
  for (let each = 0; each < 3; each += 1) {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await reach(page, 'ArrowRight', /^No action/);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(before - each - 1);
    await expect(rows(other)).toHaveCount(before - each - 1, atOnce);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(true);
  }
  await expect(tab).toHaveText(new RegExp(`${told - 3}$`), atOnce);
  await other.context().close();
});
