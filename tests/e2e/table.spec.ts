import type { Locator, Page } from '@playwright/test';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, signIn, signInAt, test } from './product.ts';

/** Draws a line of a list to the place of another one, by hand. */
async function drawAbove(page: Page, handle: Locator, other: Locator): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('What is drawn is not there');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y - 4, { steps: 12 });
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
}

/** Holds the answers to what a page asks for until they are let go. */
async function hold(page: Page, address: RegExp) {
  let answer = () => {};
  let held = Promise.resolve();
  const holdAgain = () => {
    held = new Promise<void>((done) => (answer = done));
  };
  holdAgain();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return { answer: () => answer(), holdAgain };
}

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
    await page.keyboard.press('Space');
    await expect(page.getByText(/You have dropped the item/)).toBeAttached();
    await drawAbove(page, page.getByLabel('Move Email'), page.getByLabel('Move Start date'));
    await expectAccessible(page);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/preferences/columns.talent') && answer.ok());
    await page.getByRole('button', { name: 'Pin Status to the right' }).click();
    await page.keyboard.press('Escape');
    const arranged = ['', 'Name', 'Location', 'Categories', 'Email', 'Start date', 'Status', 'Actions'];
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

  test('has its rows where they were to come, before they are counted, and keeps them until the next', async ({
    page,
  }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    const rows = await hold(page, /\/talents\?pageIndex/);
    const count = await hold(page, /\/talents\/count/);
    await page.goto('/talent', { waitUntil: 'commit' });
    const startsOf = async (row: Locator, parts: string) =>
      row.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x).slice(0, 2));
    const coming = page.getByRole('main').getByRole('status', { name: 'Loading' }).locator('> div');
    // The line of headings, and fifteen rows.
    await expect(coming).toHaveCount(16);
    const kept = await startsOf(coming.nth(1), '> *');
    rows.answer();
    const grid = page.getByRole('grid');
    const first = grid.locator('tr[aria-rowindex="2"]');
    await expect(first).toBeVisible();
    expect(await startsOf(first, 'td > :first-child')).toEqual(kept);
    await expect(page.getByText('1–20', { exact: true })).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '-1');
    count.answer();
    await expect(page.getByText(/^1–20 of 2[45]\d$/)).toBeVisible();

    const former = await first.getByRole('link').first().innerText();
    rows.holdAgain();
    await page.getByRole('button', { name: 'Location' }).click();
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.locator('tbody tr')).toHaveCount(20);
    await expect(first.getByRole('link').first()).toHaveText(former);
    rows.answer();
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(first.getByRole('link').first()).not.toHaveText(former);
  });

  test('is drawn wider by hand, and used by keyboard alone', async ({ page }) => {
    await signInAt(page, 'agency@harbour.test', '/talent?pageSize=100');
    const grid = page.getByRole('grid', { name: 'Talents' });
    await expect(grid).toHaveAttribute('aria-rowcount', /^2[45]\d$/);
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
    // The others share the room that is left, so it has moved as well.
    const { x = 0, width: wide = 0 } = (await status.boundingBox()) ?? {};
    await page.mouse.dblclick(x + wide - 4, before.y + 12);
    await expect.poll(async () => (await status.boundingBox())?.width ?? wide).toBeLessThan(wide - 20);
    const fitting = (await status.boundingBox())?.width;
    await status.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(async () => (await status.boundingBox())?.width).not.toBe(fitting);
    await page.keyboard.press('Alt+Enter');
    await expect.poll(async () => (await status.boundingBox())?.width).toBe(fitting);

    await grid.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('Control+End');
    await expect(page.locator(':focus')).toHaveAttribute('data-name', /./);
    await expect(grid.locator('tr[aria-rowindex="101"]:focus-within')).toBeVisible();
    expect((await status.boundingBox())?.y).toBe(before.y);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/summary$/);
  });

  test('draws of many rows the columns in sight, and keeps the focus wherever it is scrolled', async ({
    page,
    request,
  }) => {
    const api = await asApi(request, 'staff@harbour.test');
    const { data } = await api<{ data: { displayName: string; tags: { displayName: string }[] }[] }>(
      'GET',
      '/client/v1/talents?pageSize=100',
    );
    const tagged = data.data.find(({ tags }) => tags.length > 3);
    if (!tagged) throw new Error('nobody has more than three tags');
    await signInAt(page, 'staff@harbour.test', '/talent?pageSize=100');
    const grid = page.getByRole('grid', { name: 'Talents' });
    await page.getByRole('button', { name: 'Columns' }).click();
    const hidden = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await expect(hidden.first()).toBeVisible();
    while ((await hidden.count()) > 0) await hidden.first().click();
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

    await page.getByRole('searchbox', { name: 'Search talents' }).fill(tagged.displayName);
    const rest = tagged.tags.length - 3;
    const more = grid.getByRole('button', { name: new RegExp(`^\\+${rest}: `) }).first();
    await expect(grid.locator('tr[aria-rowindex="2"]').getByText(tagged.displayName)).toBeAttached();
    await more.hover();
    await expect(page.getByRole('tooltip')).toContainText(tagged.tags.at(-1)?.displayName ?? '');
    await page.mouse.move(0, 0);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Back to default' }).click();
    await expect(grid.getByRole('columnheader')).not.toHaveCount(headings);
  });
});
