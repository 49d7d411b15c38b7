import { makeAgency } from './agency.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const today = '/dashboard/management-dashboard';

test('each number of Today leads to the list that it counts', async ({ page }) => {
  await signInAt(page, 'staff@harbour.test', today);
  const main = page.getByRole('main');
  await expect(main.getByText('My tasks overdue')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const name of ['My tasks overdue', 'Due in 3 days', 'In progress', 'New scouts']) {
    const tile = main.getByRole('link', { name: new RegExp(`^${name}`) });
    // Others work in the agency meanwhile, so a number that is no longer true is read once more.
    await expect(async () => {
      await page.goto(today);
      const total = /\d+/.exec(((await tile.textContent()) ?? '').replace(name, '').replaceAll(',', ''))?.[0];
      await tile.click();
      const empty = main.getByText('No results');
      const list = total === '0' ? empty : main.getByText(new RegExp(`of ${total}$`)).first();
      await expect(list).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await page.goBack();
    await expect(page).toHaveURL(today);
  }
});

test('somebody arranges Today, and starts there', async ({ page, request }, { retry }) => {
  // Of their own: where they start is kept on the server.
  const email = `today-${retry}@arranged.test`;
  await makeAgency(request, `Arranged ${retry}`, email);
  await signInAt(page, email, today);
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByText('Sample data: 15 records')).toBeVisible();
  await page.goto('/dashboard/dashboard-setting');
  const row = page.getByRole('listitem').filter({ hasText: 'Birthdays in 14 days' });
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expect(page.getByText('Tiles saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move Waiting for me' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.goto('/');
  await expect(page).toHaveURL(today);
  await expect(page.getByRole('heading', { name: 'Waiting for me' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Birthdays in 14 days' })).toHaveCount(0);
  await page.goto('/dashboard/dashboard-setting');
  await page.getByRole('button', { name: 'The usual page' }).click();
  await page.getByRole('button', { name: 'Use the agency’s' }).click();
  await expect(row.getByRole('switch')).toBeChecked();
});
