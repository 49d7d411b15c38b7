import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

test('somebody with very many tags keeps a form that can be overseen, and what is refused is told at its end', async ({
  page,
  request,
  quiet,
}) => {
  const admin = await asApi(request, 'agency@harbour.test');
  const mark = Date.now().toString(36);
  const tagIds: string[] = [];
  for (let one = 0; one < 30; one += 1) {
    const body = { type: 'TAG', displayName: `Tag ${one} ${mark}` };
    tagIds.push((await admin<{ id: string }>('POST', '/client/v1/catalogues', body)).data.id);
  }
  const displayName = `Aaa Tagged ${mark}`;
  const { data: talent } = await admin<{ id: string }>('POST', '/client/v1/talents', { displayName, tagIds });
  await signInAt(page, 'agency@harbour.test', `/talent/${talent.id}/profile/summary/edit`);

  const tags = page.getByRole('combobox', { name: 'Tags' });
  // Around the pill, which is itself no tab stop.
  const area = page.getByText(`Tag 3 ${mark}`, { exact: true }).locator('xpath=ancestor::*[@tabindex=-1][2]');
  await expect(page.getByText(`Tag 29 ${mark}`, { exact: true })).toBeAttached();
  expect(await area.evaluate(({ clientHeight }) => clientHeight)).toBe(104);
  await expectAccessible(page);

  // From the text through the pills, each of which comes into sight, and back to the text, which is always.
  await tags.focus();
  await page.keyboard.press('ArrowLeft');
  const last = page.locator('.MuiChip-root:focus');
  await expect(last).toBeInViewport({ ratio: 1 });
  const taken = await last.textContent();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(String(taken), { exact: true })).toHaveCount(0);
  await tags.pressSequentially('Zzz');
  await expect(tags).toBeInViewport({ ratio: 1 });
  await tags.clear();

  quiet.allow(/429/);
  const refuse = { status: 429, json: { error: { code: 1429, message: 'Too many requests' } } };
  await page.route(`**/client/v1/talents/${talent.id}`, (route) => route.fulfill(refuse));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Failed to fetch data');
  await expectAccessible(page);
  await page.unroute(`**/client/v1/talents/${talent.id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/profile\/summary$/);
});

test('what cannot be saved without a connection stays in the form, and is saved by the next try @core', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/INTERNET_DISCONNECTED|failed: /);
  const admin = await asApi(request, 'agency@harbour.test');
  const displayName = `Aaa Offline ${Date.now().toString(36)}`;
  const { data: talent } = await admin<{ id: string }>('POST', '/client/v1/talents', { displayName });
  await signInAt(page, 'agency@harbour.test', `/talent/${talent.id}/profile/summary/edit`);
  await page.getByLabel('Headline').fill('Sings anywhere');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Failed to fetch data');
  await page.getByLabel('Headline').fill('Sings anywhere, also here');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/profile\/summary$/);
  await expect(page.getByText('Sings anywhere, also here')).toBeVisible();
});
