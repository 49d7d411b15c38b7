import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';

test('files and colleagues of an event come and go on a phone', async ({ page, request }) => {
  const call = await asApi(request, agency);
  const summary = `Casting ${Date.now().toString(36)}`;
  const { data: staff } = await call<{ data: readonly { id: string; displayName: string }[] }>(
    'POST',
    '/user/v1/staff/list',
    { pageSize: 1 },
  );
  const [colleague] = staff.data;
  const name = colleague?.displayName ?? '';
  const body = { summary, assigneeIds: [colleague?.id] };
  const { data: event } = await call<{ id: string }>('POST', '/client/v1/events', body);
  await signInAt(page, agency, `/event/detail/${event.id}/attachments`);
  await expect(page.getByText('Drop files anywhere here, or choose them.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('Add files')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'a call sheet with a rather long name for a narrow screen.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Seven in the morning'),
    });
  const files = page.getByRole('list', { name: 'Attachments' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  const team = page.getByRole('list', { name: 'Staff' });
  await expect(team.getByRole('listitem')).toContainText('Assignee');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await team.getByRole('button', { name: `Change the roles of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Add as lead' }).click();
  await expect(team.getByRole('listitem')).toContainText('LeadAssignee');
  await team.getByRole('button', { name: `Change the roles of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove as assignee' }).click();
  await expect(team.getByText('Assignee')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(team.getByText('Assignee')).toBeVisible();
});
