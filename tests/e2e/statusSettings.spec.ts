import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { atOnce, expect, expectAccessible, hears, signInAt, test } from './product.ts';

const email = 'admin@statuses.test';

interface Category {
  readonly id: string;
  readonly code: string;
}

test('statuses and their categories are kept in settings, and open lists and boards follow at once', async ({
  page,
  request,
  browser,
  baseURL,
  quiet,
}) => {
  test.setTimeout(240_000);
  // A refused deletion.
  quiet.allow(/400/);
  await makeAgency(request, 'House of Statuses', email);
  const admin = await asApi(request, email);
  await admin('POST', '/client/v1/contracts', { summary: 'Season' });
  await admin('POST', '/client/v1/events', { summary: 'Premiere' });
  await admin('POST', '/client/v1/tasks', { summary: 'Call the venue' });

  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  const isListening = hears(second);
  await signInAt(second, email, '/event');
  await isListening();
  const tabs = second.getByRole('navigation', { name: 'Views' });
  await expect(tabs.getByRole('link', { name: 'Upcoming' })).toBeVisible();

  const types = page.getByRole('navigation', { name: 'Types of work' });
  // A category is renamed: the tab of the list follows.
  await signInAt(page, email, '/settings/general');
  await page.getByRole('link', { name: 'Status categories' }).click();
  await types.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/settings/status-configure/category?type=EVENT');
  const categories = page.getByRole('list', { name: 'Status categories' });
  await expect(categories.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Upcoming' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('Confirmed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tabs.getByRole('link', { name: 'Confirmed' })).toBeVisible(atOnce);
  await expect(categories.getByRole('listitem').first()).toContainText('ConfirmedUpcoming · 1 status');

  // The order by the keyboard, and a category that nobody needs is hidden.
  await page.getByRole('button', { name: 'Move Cancelled' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(categories.getByRole('listitem').nth(2)).toContainText('Cancelled');
  await expect(tabs.getByRole('link')).toContainText(
    ['All', 'Confirmed', 'In progress', 'Cancelled', 'Completed'],
    atOnce,
  );
  await page.getByRole('button', { name: 'More for Cancelled' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(tabs.getByRole('link', { name: 'Cancelled' })).toHaveCount(0, atOnce);
  await expectAccessible(page);
  await expectContrast(page);

  // A status with a colour, moved up by the keyboard: the board has its column there.
  await second.goto('/tasks?view=board');
  await isListening();
  await expect(second.getByRole('region', { name: 'Blocked', exact: true })).toBeVisible();
  await page.goto('/tasks?view=board');
  await page.getByRole('link', { name: 'Edit statuses' }).click();
  await expect(page).toHaveURL('/settings/status-configure/status?type=TASK');
  await page.getByRole('button', { name: 'Add status to Blocked' }).click();
  await dialog.getByLabel(/^Name/).fill('With the client');
  await dialog.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Indigo' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const blocked = page.getByRole('list', { name: 'Statuses of Blocked' });
  await expect(blocked.getByRole('listitem').last()).toContainText('With the clientIndigo');
  const column = second.getByRole('region', { name: 'With the client', exact: true });
  await expect(column).toBeVisible(atOnce);
  await page.getByRole('button', { name: 'Move With the client' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(blocked.getByRole('listitem').first()).toContainText('With the client');
  await expect(second.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    ['New', 'In progress', 'With the client', 'Blocked', 'Completed'],
    atOnce,
  );
  await page.reload();
  await expect(blocked.getByRole('listitem').first()).toContainText('With the client');
  await other.close();

  // A status in use stays until its records are moved.
  const all = await admin<Category[]>('GET', '/client/v1/status-category?type=CONTRACT');
  const active = all.data.find(({ code }) => code === 'ACTIVE')?.id;
  const made = { statusName: 'On tour', type: 'CONTRACT', categoryId: active };
  const { id: statusId } = (await admin<{ id: string }>('POST', '/client/v1/status', made)).data;
  for (const summary of ['Spring', 'Autumn']) await admin('POST', '/client/v1/contracts', { summary, statusId });
  await types.getByRole('link', { name: 'Contracts' }).click();
  await page.getByRole('button', { name: 'More for On tour' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog.getByRole('heading', { name: 'On tour is in use' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['2 contracts have this status']);
  await expectAccessible(page);
  await dialog.getByLabel('New status').selectOption('Active');
  await dialog.getByRole('button', { name: 'Move and delete' }).click();
  await expect(page.getByText('On tour deleted, 2 records moved to Active')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for On tour' })).toHaveCount(0);
  await expectContrast(page);
  await page.goto('/contracts?categoryCodes=ACTIVE');
  const grid = page.getByRole('grid');
  for (const summary of ['Spring', 'Autumn'])
    await expect(grid.getByRole('link', { name: summary, exact: true }).first()).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
});
