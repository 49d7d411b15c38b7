import { expect, expectAccessible, showTools, signIn, test } from './product.ts';

test('a search with its filters is kept, found again, renamed and deleted', async ({ page, quiet }) => {
  await signIn(page, 'staff@harbour.test', '/talent');
  const place = 'Sydney';
  await page.goto(`/talent?location=${place}&statusIds=1`);
  await showTools(page);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  const name = `People of ${place}`;
  quiet.allow(/400/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name.repeat(8));
  await page.keyboard.press('Enter');
  await expect(page.getByText('At most 100 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save filter' })).toBeDisabled();

  await page.goto(`/talent?statusIds=1&location=${place}`);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save filter' })).toBeDisabled();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/talent');
  await page.getByRole('button', { name: 'My filter' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`location=${place}`));
  await showTools(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Rename the filter ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} II`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${name} II`, exact: true }).click();
  await page.getByRole('button', { name: `Delete the filter ${name} II` }).click();
  await expect(page.getByText(/to come back to them/)).toBeVisible();
});
