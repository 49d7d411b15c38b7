import { expect, signInAt, test } from './product.ts';

test('the keyboard alone leads through a list, to a record, into its form and elsewhere', async ({ page }) => {
  await signInAt(page, 'agency@harbour.test', '/talent');
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /Search talents/i })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(2).trim().slice(-5));

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('region', { name: 'This record' })).toContainText('Edit');
  await expect(sheet.getByRole('region', { name: 'Go to' })).toContainText('Calendar');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/summary\/edit/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/calendar/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(name.slice(2).trim().slice(-5));
});
