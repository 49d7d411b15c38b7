import { makeAgency } from './agency.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

test('a new agency begins with a checklist, looks around with samples, and has its dashboard after the first steps', async ({
  page,
  request,
}, { retry, project }) => {
  const email = `first-${project.name}-${retry}@new.test`;
  await makeAgency(request, `New ${project.name} ${retry}`, email);
  await signInAt(page, email, '/dashboard/management-dashboard');
  const list = page.getByRole('region', { name: 'Set up your agency' });
  await expect(list.getByText('0 of 5 done')).toBeVisible();
  await expect(page.getByText('My tasks overdue')).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await list.getByRole('button', { name: 'Add sample data' }).click();
  await expect(list.getByText('Sample data: 15 records')).toBeVisible();
  await expect(page.getByText('My tasks overdue')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(list.getByText('Look around first?')).toBeVisible();

  await list.getByRole('link', { name: 'Check' }).click();
  await expect(page).toHaveURL('/settings/general');
  await page.goBack();
  await expect(list.getByText('1 of 5 done')).toBeVisible();
  await list.getByRole('link', { name: 'Add partner' }).click();
  await page.getByLabel('Company name').fill('Northlight');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Northlight' })).toBeVisible();
  await page.goto('/dashboard/management-dashboard');
  await expect(list.getByText('2 of 5 done')).toBeVisible();
  await list.getByRole('button', { name: 'Hide' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByText('My tasks overdue')).toBeVisible();
});
