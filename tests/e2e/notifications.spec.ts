import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hears, signInAt, test } from './product.ts';

/** Two people of the demo: one gives work, the other one is told of it. */
const giver = 'agency@harbour.test';
const receiver = 'viewer@harbour.test';

interface Session {
  readonly responseData: { readonly user: { readonly staffId: string } };
}

test('somebody is told of their work at once, in every tab, and marks it as read @core', async ({
  page,
  context,
  request,
}) => {
  const admin = await asApi(request, giver);
  const login = await request.post('/user/v1/auth/login', {
    data: { username: receiver, password: 'Greenroom-2026!' },
  });
  const { user } = ((await login.json()) as Session).responseData;
  const told = await asApi(request, receiver);
  await told('PUT', '/client/v1/notifications/read', { until: Date.now() });
  const assign = (summary: string) => admin('POST', '/client/v1/tasks', { summary, assigneeId: user.staffId });

  const isHeard = hears(page);
  await signInAt(page, receiver, '/tasks');
  await isHeard();
  const bell = (where = page) => where.getByRole('button', { name: /^Notifications/ });
  const second = await context.newPage();
  const isSecondHeard = hears(second);
  await second.goto('/talent');
  await isSecondHeard();
  await expect(bell()).toHaveAccessibleName('Notifications');

  await assign('Call the venue');
  await expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle(/^\(1\) Tasks/);

  await bell().click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const row = panel.getByRole('listitem').filter({ hasText: 'Call the venue' });
  await expect(row).toContainText('Helen Marchetto assigned this to you');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await assign('Book a driver');
  await expect(panel.getByRole('listitem').first()).toContainText('Book a driver');
  await row.getByRole('button', { name: 'Mark Call the venue as read' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^Tasks/);
  await panel.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(panel.getByText('Nothing unread')).toBeVisible();
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await row.getByRole('link', { name: 'Call the venue' }).click();
  await expect(page).toHaveURL(/\/tasks\?id=/);
  await expect(page.getByRole('dialog').getByText('Call the venue').first()).toBeVisible();
});

test('an account says how notifications leave', async ({ page }) => {
  await signInAt(page, 'staff@harbour.test', '/account');
  const group = page.getByRole('radiogroup', { name: 'E-mail' });
  await group.getByRole('radio', { name: 'Never' }).click();
  await expect(page.getByText('Notification settings saved')).toBeVisible();
  await page.reload();
  await expect(group.getByRole('radio', { name: 'Never' })).toBeChecked();
  await group.getByRole('radio', { name: 'Once a day' }).click();
  await expect(group.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await expectAccessible(page);
});
