import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const email = 'admin@phone-statuses.test';

test('statuses are added, moved and deleted on a phone', async ({ page, request, quiet }) => {
  // A refused deletion.
  quiet.allow(/400/);
  await makeAgency(request, 'Phone of Statuses', email);
  const admin = await asApi(request, email);
  await signInAt(page, email, '/settings/status-configure/status?type=CONTRACT');
  await page.getByRole('button', { name: 'Add status to Draft' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('Negotiation');
  await dialog.getByTitle('Magenta').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const drafts = page.getByRole('list', { name: 'Statuses of Draft' });
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectContrast(page);
  await expectNoSidewaysScroll(page);

  // To another category, by its form.
  await page.getByRole('button', { name: 'Edit Negotiation' }).click();
  await dialog.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const active = page.getByRole('list', { name: 'Statuses of Active' });
  await expect(active.getByRole('listitem')).toHaveCount(2);

  const made = await admin<{ data: readonly { id: string; statusName: string }[] }>(
    'GET',
    '/client/v1/status?type=CONTRACT&pageSize=100',
  );
  const statusId = made.data.data.find(({ statusName }) => statusName === 'Negotiation')?.id;
  await admin('POST', '/client/v1/contracts', { summary: 'Spring', statusId });
  await page.getByRole('button', { name: 'More for Negotiation' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog.getByText('1 contract has this status')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('New status').selectOption('Draft');
  await dialog.getByRole('button', { name: 'Move and delete' }).click();
  // Back to a draft is a step of contracts.
  await expect(page.getByText('Negotiation deleted, 1 record moved to Draft')).toBeVisible();

  await page.getByRole('link', { name: 'Status categories' }).click();
  await expect(page.getByRole('heading', { name: 'Status categories', level: 1 })).toBeVisible();
  await expect(async () => {
    // The notice of time zones may push the rows down while one is pressed.
    await page.getByRole('button', { name: 'Edit Draft' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel(/^Name/).fill('Outline');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Status categories' })).toContainText('Outline');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/contracts?categoryCodes=DRAFT');
  await expect(page.getByRole('button', { name: 'Status category: Outline' })).toBeVisible();
});
