import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

test('a finger edits a fact by its pencil, and nothing by a touch of the value', async ({ page }) => {
  const name = `Pencil ${Date.now().toString(36)}`;
  await signInAt(page, 'agency@harbour.test', '/talent/add');
  await expectAccessible(page);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'More fields' }).tap();
  await page.getByLabel('Headline').fill('Sprinter');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByText('Sprinter').tap();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Headline' }).tap();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Hurdler');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Hurdler')).toBeVisible();
});
