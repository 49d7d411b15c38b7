import type { Page } from '@playwright/test';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, signIn, signInAt, test } from './product.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Actions for the selection' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const rows = (page: Page) => page.getByRole('grid').locator('tbody tr');
const nameIn = async (page: Page, row: number) =>
  (await rows(page).nth(row).getByRole('link').first().innerText()).trim();

/** Opens a list, that of partners by default, from any page after signing in. */
async function openList(page: Page, email: string, address = '/partner'): Promise<void> {
  await signInAt(page, email, address);
  await expect(rows(page).first()).toBeVisible();
}

/** Chooses a value of the field that many records are given. */
async function choose(page: Page, fieldName: string, word: string, mode: 'Add' | 'Replace'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: fieldName }).click();
  await dialog.getByRole('button', { name: mode, exact: true }).click();
  await dialog.getByRole('combobox', { name: fieldName }).fill(word);
  await page
    .getByRole('option', { name: new RegExp(word) })
    .first()
    .click();
}

test.describe('many records of a list', () => {
  test('are picked over two pages and edited; one that somebody else has changed is told of @core', async ({
    page,
    browser,
    baseURL,
  }) => {
    // Two people sign in, one after the other.
    test.slow();
    await openList(page, 'agency@harbour.test');
    await rows(page).nth(0).getByRole('checkbox').click();
    await rows(page)
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    const stale = await nameIn(page, 1);
    const address = await rows(page).nth(1).getByRole('link').first().getAttribute('href');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await rows(page).nth(0).getByRole('checkbox').click();
    await expect(bar(page).getByText('4 selected')).toBeVisible();
    await expectAccessible(page);

    const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
    const second = await other.newPage();
    await signIn(second, 'agency@harbour.test', '/talent');
    await second.goto(`${address}/edit`);
    await second.getByLabel('Headline').fill(`Changed meanwhile ${Date.now()}`);
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(/ saved$/)).toBeVisible();
    await other.close();

    await press(page, 'Edit field');
    await choose(page, 'Assigned staff', 'Daniel', 'Replace');
    await expect(page.getByRole('dialog', { name: 'Edit 4 partners' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change 4' }).click();
    const report = page.getByRole('dialog', { name: '3 done, 1 failed' });
    await expect(report.getByText(stale)).toBeVisible();
    await expect(report.getByText(/Somebody else has changed this record/)).toBeVisible();
    await expectAccessible(page);

    await report.getByRole('button', { name: 'Select these again' }).click();
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await press(page, 'Edit field');
    await choose(page, 'Assigned staff', 'Daniel', 'Add');
    await page.getByRole('button', { name: 'Change 1' }).click();
    await expect(page.getByText('1 changed')).toBeVisible();
  });

  test('take a step together, and back with one click; one that stands elsewhere is told of', async ({ page }) => {
    await openList(page, 'agency@harbour.test', '/contracts');
    const [drafts, active] = [rows(page).filter({ hasText: 'Draft' }), rows(page).filter({ hasText: 'Active' })];
    const before = await drafts.count();
    for (const row of [drafts.nth(0), drafts.nth(1), active.first()]) await row.getByRole('checkbox').click();
    await press(page, 'Activate');
    const dialog = page.getByRole('dialog', { name: 'Activate: 3 contracts' });
    await expect(dialog.getByText('1 stays as it is: its state does not allow this.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Activate' }).click();
    const report = page.getByRole('dialog', { name: '2 done, 1 failed' });
    await expect(report.getByRole('listitem')).toHaveCount(1);
    await report.getByRole('button', { name: 'Close' }).click();
    await expect(drafts).toHaveCount(before - 2);
    for (const row of [active.nth(0), active.nth(1)]) await row.getByRole('checkbox').click();
    await press(page, 'More');
    await page.getByRole('menuitem', { name: 'Back to draft' }).click();
    await page.getByRole('dialog', { name: 'Back to draft: 2 contracts' }).getByRole('button').last().click();
    await expect(drafts).toHaveCount(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(drafts).toHaveCount(before - 2);
  });

  test('are assigned to a colleague with four clicks, lose nobody, and are changed back with one', async ({ page }) => {
    await openList(page, 'agency@harbour.test', '/talent');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    const faces = () => page.getByRole('grid').locator('tbody').innerText();
    const before = await faces();
    await page.evaluate(() => {
      (globalThis as { clicks?: number }).clicks = 0;
      addEventListener(
        'click',
        ({ isTrusted, detail }) => {
          if (isTrusted && detail > 0) (globalThis as { clicks?: number }).clicks! += 1;
        },
        true,
      );
    });
    const clicks = () => page.evaluate(() => (globalThis as { clicks?: number }).clicks);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await press(page, 'Assign');
    const dialog = page.getByRole('dialog', { name: 'Assign 20 talents' });
    await dialog.getByRole('checkbox', { name: /Daniel/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change 20' }).click();
    await expect(page.getByText(/^\d+ changed/)).toBeVisible();
    expect(await clicks()).toBe(4);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await expect.poll(faces).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^\d+ changed back$/)).toBeVisible();
    await expect.poll(faces).toBe(before);
  });

  test('are all picked, deleted, and brought back', async ({ page }) => {
    await openList(page, 'agency@harbour.test', '/scout');
    const before = Number(/of (\d+)$/.exec(await page.getByText(/^1–20 of \d+$/).innerText())?.[1]);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await press(page, `Select all ${before}`);
    await expect(bar(page).getByText(`${before} selected`)).toBeVisible();
    await press(page, 'Delete');
    await expect(page.getByRole('dialog', { name: `Delete ${before} scouts?` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${before} deleted`)).toBeVisible();
    await expect(page.getByText('No data')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${before} restored`)).toBeVisible();
    await expect(page.getByText(`1–20 of ${before}`)).toBeVisible();
  });

  test('are dealt with by keyboard alone, and rows as well', async ({ page, request }) => {
    // No other record needs these, so that they can be deleted at once.
    const admin = await asApi(request, 'agency@harbour.test');
    for (const displayName of ['Keyboard Hall 1', 'Keyboard Hall 2', 'Keyboard Hall 3'])
      expect((await admin('POST', '/client/v1/clients', { displayName })).status).toBe(200);
    const address = '/partner?keyword=Keyboard+Hall&orderBy=displayName&orderDirection=DESC';
    await openList(page, 'agency@harbour.test', address);
    const first = 'Keyboard Hall 3';
    expect(await nameIn(page, 0)).toBe(first);
    await page.getByRole('grid').locator('td[tabindex="0"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: 'Assign' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete 3 partners?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('td:focus')).toBeVisible();

    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Edit ${first}` })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(rows(page).first().getByText(first)).toHaveCount(0);
    await expect(page.locator('tbody tr').first().locator('td:focus')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).first().getByText(first).first()).toBeVisible();
  });

  test('are exported alone', async ({ page }) => {
    await openList(page, 'agency@harbour.test');
    const names = [await nameIn(page, 0), await nameIn(page, 3)];
    for (const row of [0, 3]) await rows(page).nth(row).getByRole('checkbox').click();
    await press(page, 'Export');
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    for (const [index, name] of names.entries()) expect(lines[index + 1]).toContain(name);
  });

  test('are only exported by who may only read', async ({ page }) => {
    await openList(page, 'viewer@harbour.test');
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    await rows(page).first().getByRole('checkbox').click();
    await expect(bar(page).getByRole('button')).toHaveText(['Export', 'Clear']);
    await expectAccessible(page);
  });
});
