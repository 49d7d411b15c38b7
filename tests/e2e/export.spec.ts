import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readWorkbook } from '../support/workbook.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, showTools, signInAt, test } from './product.ts';

const exports = /\/client\/v1\/talents\/export$/;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export talents' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Starts the export and gives the file that the browser keeps. */
async function exported(page: Page, button = 'Export'): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await press(page, button);
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.beforeEach(async ({ page }) => {
  await signInAt(
    page,
    'agency@harbour.test',
    '/talent?location=Sydney&statusIds=1&orderBy=displayName&orderDirection=DESC',
  );
  await showTools(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog(page).getByText(/^\d+ records$/)).toBeVisible();
});

test('what a list finds is exported as CSV and as a workbook', async ({ page }) => {
  const count = Number.parseInt(
    (await dialog(page)
      .getByText(/^\d+ records$/)
      .textContent()) ?? '',
    10,
  );
  expect(count).toBeGreaterThan(1);
  await expect(dialog(page).getByRole('button', { name: 'Export' })).toBeFocused();
  await expectAccessible(page);
  const csv = await exported(page);
  expect(csv.name).toBe('Talents.csv');
  const [head = '', ...rows] = csv.bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\n');
  expect(head).toMatch(/^Name,Status,/);
  expect(rows).toHaveLength(count);
  for (const row of rows) expect(row).toContain('Sydney');
  await expect(dialog(page).getByText(`${count} records exported. The download has started.`)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Close');
  await expect(dialog(page)).toBeHidden();

  await showTools(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByRole('radio', { name: 'Excel' }).check();
  await dialog(page)
    .getByRole('radio', { name: /All columns/ })
    .check();
  const all = await exported(page);
  expect(all.name).toBe('Talents.xlsx');
  const [sheet] = readWorkbook(all.bytes);
  expect(sheet?.name).toBe('Talents');
  const headings = Object.values(sheet?.rows[0] ?? {}).map(({ value }) => value);
  expect(headings).toEqual(expect.arrayContaining(['Name', 'Status', 'Email', 'Date of birth', 'Created', 'Changed']));
  expect(sheet?.rows.slice(1).map((row) => row['A']?.value)).toEqual(
    rows.map((row) => row.split(',')[0]?.replaceAll('"', '')),
  );
  const birth = String.fromCharCode(65 + headings.indexOf('Date of birth'));
  const dates = sheet?.rows.slice(1).flatMap((row) => row[birth] ?? []) ?? [];
  expect(dates.length).toBeGreaterThan(0);
  for (const date of dates) expect(date).toEqual({ value: expect.any(Number), format: 'dd mmm yyyy' });
});

test('columns are picked one by one, by keyboard too', async ({ page }) => {
  await dialog(page)
    .getByRole('radio', { name: /Shown columns/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const list = dialog(page).getByRole('list', { name: 'Choose columns' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  while ((await list.getByRole('checkbox', { checked: true }).count()) > 0) {
    await list.getByRole('checkbox', { checked: true }).first().press('Space');
  }
  await expect(dialog(page).getByRole('button', { name: 'Export' })).toBeDisabled();
  for (const name of ['Email', 'Name']) await list.getByRole('checkbox', { name, exact: true }).press('Space');
  const { bytes } = await exported(page);
  const [head, ...rows] = bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\n');
  expect(head).toBe('Name,Email');
  expect(rows.length).toBeGreaterThan(1);
});

test('an export is cancelled, and begun again', async ({ page }) => {
  await page.route(exports, () => {});
  const ended = page.waitForEvent('requestfailed', (request) => exports.test(request.url()));
  await press(page, 'Export');
  await expect(dialog(page).getByRole('progressbar', { name: 'Exporting' })).toBeVisible();
  await press(page, 'Cancel');
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(dialog(page).getByRole('progressbar')).toBeHidden();
  await page.unroute(exports);
  expect((await exported(page)).name).toBe('Talents.csv');
});

test("a refusal and a broken connection both say 'Failed to fetch data'", async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|^failed: POST|^400: POST/);
  await page.route(exports, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 1000, message: 'Something else', key: 'invalid' } } }),
  );
  await press(page, 'Export');
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to fetch data');
  await expectAccessible(page);
  await page.unroute(exports);
  await page.route(exports, (route) => route.abort('connectionreset'));
  await press(page, 'Try again');
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to fetch data');
  await page.unroute(exports);
  expect((await exported(page, 'Try again')).name).toBe('Talents.csv');
});
