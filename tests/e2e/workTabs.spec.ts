import type { APIRequestContext } from '@playwright/test';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

/** A talent with an opportunity of theirs, and two colleagues, the first of whom leads it. */
async function makeOpportunity(request: APIRequestContext, summary: string) {
  const call = await asApi(request, agency);
  const made = await call<Named>('POST', '/client/v1/talents', { displayName: `Talent of ${summary}` });
  const { data: staff } = await call<{ data: readonly Named[] }>('POST', '/user/v1/staff/list', { pageSize: 2 });
  const [lead, helper] = staff.data as [Named, Named];
  const body = { summary, talentIds: [made.data.id], leadId: lead.id, assigneeIds: [lead.id] };
  const { data: opportunity } = await call<{ id: string }>('POST', '/client/v1/pipelines', body);
  return { talent: made.data, opportunity, lead, helper };
}

test('the tabs of an opportunity below a talent: a task, files, colleagues, a note and what was done', async ({
  page,
  request,
}) => {
  const summary = `Campaign ${Date.now().toString(36)}`;
  const { talent, opportunity, lead, helper } = await makeOpportunity(request, summary);
  const list = `/talent/${talent.id}/pipeline`;
  const base = `${list}/detail/${opportunity.id}`;
  const open = async (tab: string) => {
    await page.getByRole('navigation', { name: 'Sections of this record' }).getByRole('link', { name: tab }).click();
    await expect(page.getByRole('region', { name: tab })).toBeVisible();
  };
  await signInAt(page, agency, list);
  await page.getByRole('grid').getByRole('link', { name: summary, exact: true }).click();
  await expect(page).toHaveURL(`${base}/summary`);

  await open('Tasks');
  await page.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: 'Add task' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add task' });
  await form.getByLabel('Summary').fill('Draft the deal');
  await expect(form.getByText(talent.displayName)).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('link', { name: 'Draft the deal', exact: true })).toBeVisible();
  // The key links it to the opportunity from every tab.
  await open('Contracts');
  await expect(page.getByText('No data')).toBeVisible();
  await page.keyboard.press('t');
  await expect(form.getByLabel('Summary')).toBeFocused();
  await page.keyboard.type('Send the rates');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await open('Tasks');
  await expect(page.getByRole('grid').getByRole('link', { name: 'Send the rates', exact: true })).toBeVisible();

  await open('Attachments');
  await expectAccessible(page);
  await page
    .getByLabel('Add files')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'rider.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Two dressing rooms'),
    });
  const files = page.getByRole('table', { name: 'Attachments' });
  await expect(files.getByRole('link', { name: 'rider.txt', exact: true })).toBeVisible();
  await files.getByRole('button', { name: 'Remove rider.txt' }).click();
  await expect(files).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByRole('link', { name: 'rider.txt', exact: true })).toBeVisible();
  await expectAccessible(page);

  await open('Staff');
  const team = page.getByRole('table', { name: 'Staff' });
  await expect(team.getByRole('row').filter({ hasText: lead.displayName })).toContainText('LeadAssignee');
  await page.getByRole('button', { name: 'Add people' }).click();
  const adding = page.getByRole('dialog', { name: 'Add people' });
  await adding.getByRole('button', { name: 'Collaborator' }).click();
  await adding.getByRole('combobox').fill(helper.displayName);
  await page.getByRole('option', { name: helper.displayName }).first().click();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(team.getByRole('row').filter({ hasText: helper.displayName })).toContainText('Collaborator');
  await expectAccessible(page);

  await open('Notes');
  await page.getByRole('region', { name: 'Notes' }).getByRole('textbox', { name: 'Text' }).fill('They want two days.');
  await page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('They want two days.');

  await open('History');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Collaborators');

  await open('Summary');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`${base}/summary/edit`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${base}/summary`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(list);
});

test('a number of tasks leads to the tasks that it counts', async ({ page, request }) => {
  const summary = `Numbers ${Date.now().toString(36)}`;
  const { opportunity, lead } = await makeOpportunity(request, summary);
  const call = await asApi(request, agency);
  const due = (days: number) => ({
    dueDate: Date.now() + days * 86_400_000,
    dueDateTimeZone: 'UTC',
    dueDateIsAllDay: false,
  });
  for (const [name, days] of Object.entries({ Late: -2, Soon: 1, 'Some day': 20 })) {
    const task = { summary: `${name} ${summary}`, linkToIds: [opportunity.id], assigneeId: lead.id };
    await call('POST', '/client/v1/tasks', { ...task, ...due(days) });
  }
  await signInAt(page, agency, `/pipeline/detail/${opportunity.id}/staff`);
  const counted: Readonly<Record<string, readonly string[]>> = {
    '3, Outstanding': ['Late', 'Soon', 'Some day'],
    '1, Due in 3 days': ['Soon'],
    '1, Overdue': ['Late'],
  };
  for (const [number, names] of Object.entries(counted)) {
    await page.getByRole('link', { name: `${number}, ${lead.displayName}` }).click();
    await expect(page).toHaveURL(/\/tasks\?/);
    const rows = page.getByRole('grid').getByRole('row').filter({ hasText: summary });
    await expect(rows).toHaveCount(names.length);
    for (const name of names) await expect(rows.filter({ hasText: name })).toHaveCount(1);
    await page.goBack();
  }
});
