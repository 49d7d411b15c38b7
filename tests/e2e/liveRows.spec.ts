import { atOnce, expect, expectAccessible, hears, signIn, signInAt, test } from './product.ts';

test('rows that somebody else changed are marked, and brought up to date where they stand @core', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const word = `Changed elsewhere ${project.name} ${Date.now().toString(36)}`;
  await signInAt(page, 'staff@harbour.test', '/talent?pageSize=100&orderBy=displayName&orderDirection=DESC');
  const grid = page.getByRole('grid', { name: 'Talents' });
  await grid.locator('td[tabindex="0"]').focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('tr[aria-rowindex="101"]:focus-within')).toBeVisible();
  for (const number of [100, 99, 98]) {
    await page.keyboard.press('ArrowUp');
    await expect(grid.locator(`tr[aria-rowindex="${number}"]:focus-within`)).toBeVisible();
  }
  const id = await grid.locator('tr:focus-within').getAttribute('data-id');
  const line = grid.locator(`tr[data-id="${id}"]`);
  const address = await line.getByRole('link').first().getAttribute('href');
  const place = await line.boundingBox();
  const former = await line.getByRole('link').first().innerText();

  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  await signIn(second, 'agency@harbour.test', '/talent');
  await second.goto(`${address}/edit`);
  await second.getByLabel(/^Location/).fill(word);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toHaveURL(new RegExp(`${address}$`));
  await expect(line).toHaveAttribute('data-mark', 'changed', atOnce);
  await other.close();
  await expect(line.getByText('Changed by someone else')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: '1 record changed' })).toBeVisible();
  await expect(line.getByText(word)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(line.getByText(word)).toBeVisible();
  await expect(line).not.toHaveAttribute('data-mark', /./);
  await expect(line.getByRole('link').first()).toHaveText(former);
  await expect(line.locator('td:focus')).toBeVisible();
  expect(await line.boundingBox()).toEqual(place);
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
});

test('a page that is open ends with its session, wherever that was ended', async ({ page, quiet }) => {
  // What the page was asking for just then is refused.
  quiet.allow(/401/);
  await signInAt(page, 'viewer@harbour.test', '/talent');
  await expect(page.getByRole('grid')).toBeVisible();
  const isListening = hears(page);
  const answer = page.waitForResponse('**/refresh-token');
  await page.reload();
  const { access_token: token } = ((await (await answer).json()) as { responseData: { access_token: string } })
    .responseData;
  await isListening();
  await page.request.post('/user/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible(atOnce);
});
