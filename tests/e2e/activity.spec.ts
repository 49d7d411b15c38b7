import { makeAgency } from './agency.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

test('a save is undone at once, an older value comes back from the history, and the feed tells all of it', async ({
  page,
  request,
}, { retry }) => {
  const email = `feed-${retry}@activity.test`;
  await makeAgency(request, `Activity ${retry}`, email);
  await signInAt(page, email, '/talent/add');
  const main = page.getByRole('main');
  await page.getByLabel('Name').fill('Mira');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mira' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name').fill('Mira Sol');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mira Sol' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Mira', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'History' }).click();
  // Newest first: the undoing, the edit. The values from before the undoing are those of the edit.
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByText('Earlier values are back')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mira Sol' })).toBeVisible();
  await page.getByRole('button', { name: 'Everything under this record' }).click();
  await expect(main.getByText('edited').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/activity');
  const feed = main.getByRole('region', { name: 'Today' });
  await expect(feed.getByText('Mira Sol').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole('button', { name: 'Since I was last here' }).click();
  await expect(main.getByText('Nothing has changed')).toBeVisible();
});
