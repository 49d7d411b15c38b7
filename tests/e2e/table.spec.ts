import { expect, expectAccessible, signIn, test } from './product.ts';

test.describe('a table', () => {
  test('is arranged by its reader, here and in another browser', async ({ page, browser, baseURL }) => {
    await signIn(page, 'agency@northside.test', '/talent');
    await page.goto('/talent');
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

  test('is drawn wider by hand, and used by keyboard alone', async ({ page }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    await page.goto('/talent?pageSize=100');
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
});
