import { readFile } from 'node:fs/promises';
import { asApi } from './asApi.ts';
import { expect, signIn, test } from './product.ts';

interface Person {
  readonly id: string;
  readonly displayName: string;
}

const viewer = 'viewer@harbour.test';

test('who sees assigned talents only meets no other, wherever they look @core', async ({ page, request, quiet }) => {
  quiet.allow(/404/);
  const admin = await asApi(request, 'agency@harbour.test');
  const staff = await admin<{ data: Person[] }>('POST', '/user/v1/staff/list', { keyword: viewer });
  const own = await admin<{ data: Person[] }>('GET', `/client/v1/talents?assigneeIds=${staff.data.data[0]?.id}`);
  const mine = own.data.data.map(({ displayName }) => displayName).toSorted();
  expect(mine.length).toBeGreaterThan(1);
  const all = await admin<{ data: Person[] }>('GET', '/client/v1/talents?pageSize=100');
  const hidden = all.data.data.find(({ displayName }) => !mine.some((name) => name.includes(displayName)));
  if (!hidden) throw new Error('the viewer is assigned to every talent');
  const [known = ''] = mine;

  await signIn(page, viewer, '/talent');
  const grid = page.getByRole('grid', { name: 'Talents' });
  const names = () => grid.locator('tbody .title a').allInnerTexts();
  await expect.poll(async () => (await names()).toSorted()).toEqual(mine);
  await page.goto(`/talent?keyword=${encodeURIComponent(hidden.displayName)}`);
  await expect(page.getByText('No results', { exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search people or jump to a page' });
  await palette.getByRole('combobox').fill(known);
  await expect(palette.getByRole('option', { name: known })).toBeVisible();
  await palette.getByRole('combobox').fill(hidden.displayName);
  await expect(palette.getByText(/Nothing matches/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/talent');
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Export talents' }).getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const rows = text.replace('\uFEFF', '').trimEnd().split('\n').slice(1);
  expect(rows.map((row) => row.split(',')[0]?.replaceAll('"', '')).toSorted()).toEqual(mine);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await grid.getByRole('link', { name: known, exact: true }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('created this talent')).toBeVisible();
  await page.goto(`/talent/${hidden.id}/profile/history`);
  await expect(page.getByRole('heading', { name: 'Page not found', level: 2 })).toBeVisible();

  const call = await asApi(request, viewer);
  expect((await call('GET', `/client/v1/talents/${hidden.id}/history`)).status).toBe(404);
  const options = await call<{ data: Person[] }>(
    'GET',
    '/client/v1/notes/form-option?field=owner&kind=talent&pageSize=100',
  );
  expect(options.data.data.map(({ displayName }) => displayName).toSorted()).toEqual(mine);
});
