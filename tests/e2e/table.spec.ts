import type { Locator } from '@playwright/test';
import { expect, expectAccessible, signIn, signInAt, test } from './product.ts';

test.describe('a table', () => {
  test('is arranged by its reader, here and in another browser', async ({ page, browser, baseURL }) => {
    await signInAt(page, 'agency@northside.test', '/talent');
    const headings = (of = page) => of.getByRole('columnheader').allInnerTexts();
    await expect(page.getByRole('grid')).toBeVisible();

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Email' }).check();
    await page.getByRole('checkbox', { name: 'Roster' }).uncheck();
    await page.getByRole('button', { name: 'Pin Name to the left' }).click();
    await page.getByLabel('Move Location').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('You have lifted an item in position 4')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/to position 3/)).toBeAttached();
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/preferences/columns.talent') && answer.ok());
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const arranged = ['', 'Name', 'Status', 'Location', 'Categories', 'Start date', 'Email', 'Actions'];
    const words = (texts: readonly string[]) => texts.map((text) => text.replace(/\s*[↑↓]/, ''));
    await expect.poll(async () => words(await headings())).toEqual(arranged);
    await kept;

    const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
    const second = await other.newPage();
    await signIn(second, 'agency@northside.test', '/talent');
    await second.goto('/talent');
    await expect.poll(async () => words(await headings(second))).toEqual(arranged);
    await other.close();

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Back to default' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  });

  test('has its boxes and names where they were to come', async ({ page }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    let answer = () => {};
    const asked = new Promise<void>((done) => (answer = done));
    await page.route(/\/talents\?pageIndex/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/talent', { waitUntil: 'commit' });
    const startsOf = async (row: Locator, parts: string) =>
      row.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x).slice(0, 2));
    const coming = page.getByRole('main').getByRole('status', { name: 'Loading' }).locator('> div').nth(1);
    await expect(coming).toBeVisible();
    const kept = await startsOf(coming, '> *');
    answer();
    const first = page.getByRole('grid').locator('tr[aria-rowindex="2"]');
    await expect(first).toBeVisible();
    expect(await startsOf(first, 'td > :first-child')).toEqual(kept);
  });

  test('is drawn wider by hand, and used by keyboard alone', async ({ page }) => {
    await signInAt(page, 'agency@harbour.test', '/talent?pageSize=100');
    const grid = page.getByRole('grid', { name: 'Talents' });
    await expect(grid).toHaveAttribute('aria-rowcount', /^24\d$/);
    expect(await grid.locator('tbody tr').count()).toBeLessThan(70);
    await expectAccessible(page);

    const status = page.getByRole('columnheader', { name: 'Status' });
    const before = await status.boundingBox();
    if (!before) throw new Error('The heading is not there');
    await page.mouse.move(before.x + before.width - 4, before.y + 12);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width + 56, before.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => Math.round((await status.boundingBox())?.width ?? 0))
      .toBeGreaterThan(before.width + 40);

    await grid.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('Control+End');
    await expect(page.locator(':focus')).toHaveAttribute('data-name', /./);
    await expect(grid.locator('tr[aria-rowindex="101"]:focus-within')).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/summary$/);
  });

  test('draws of many rows the columns in sight, and keeps the focus wherever it is scrolled', async ({ page }) => {
    await signInAt(page, 'staff@harbour.test', '/talent?pageSize=100');
    const grid = page.getByRole('grid', { name: 'Talents' });
    await page.getByRole('button', { name: 'Columns' }).click();
    const hidden = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await expect(hidden.first()).toBeVisible();
    while ((await hidden.count()) > 0) await hidden.first().check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const headings = await grid.getByRole('columnheader').count();
    const cells = grid.locator('tr[aria-rowindex="2"]').getByRole('gridcell');
    await expect.poll(() => cells.count()).toBeLessThan(headings - 2);

    await grid.locator('tr[aria-rowindex="2"] [tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const active = page.locator('td:focus');
    await expect(active).toBeInViewport();
    await expect(active).toHaveAttribute('aria-colindex', String(headings - 1));
    await expectAccessible(page);

    await grid.hover();
    await page.mouse.wheel(-4000, 2000);
    await expect(grid.locator('tr[aria-rowindex="70"] td').nth(1)).toBeInViewport();
    await expect(active).not.toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(grid.locator('tr[aria-rowindex="3"] td:focus')).toBeInViewport();

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Back to default' }).click();
    await expect(grid.getByRole('columnheader')).not.toHaveCount(headings);
  });
});
