import type { Page } from '@playwright/test';
import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

interface Task {
  readonly summary: string;
  readonly dueDate: number;
}

/** Makes a weekly series in the form of a new task, of the usual ten from Monday 4 November 2030. */
async function makeSeries(page: Page, summary: string) {
  await page.getByRole('main').getByRole('link', { name: 'Add task' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add task' });
  await form.getByLabel('Summary').fill(summary);
  await form.getByLabel(/^Due date/).fill('4 Nov 2030');
  await page.keyboard.press('Tab');
  await form.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Weekly on Monday' }).click();
  await expect(form.getByText('Every week on Monday, 10 times')).toBeVisible();
  const next = '04 Nov 2030 · 11 Nov 2030 · 18 Nov 2030 · 25 Nov 2030 · 02 Dec 2030';
  await expect(form.getByText(`${next} … 10 in all, the last on 06 Jan 2031`)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
}

test('a weekly series is made, changed and deleted from one of its tasks on', async ({ page, request }, {
  project,
}) => {
  test.setTimeout(180_000);
  const isPhone = project.name === 'phone';
  const email = `admin@series-${project.name}.test`;
  await makeAgency(request, `Series ${project.name}`, email);
  const admin = await asApi(request, email);
  const tasks = async () => {
    const body = { pageSize: 100, orderBy: 'dueDate', orderDirection: 'ASC' };
    return (await admin<{ data: readonly Task[] }>('POST', '/client/v1/tasks/list', body)).data.data;
  };
  const names = async () => (await tasks()).map(({ summary }) => summary);
  const main = page.getByRole('main');
  const lines = main.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: /call/i });
  const dialog = page.getByRole('dialog', { name: isPhone ? 'Task' : /^Edit / });
  /** Opens the task that is due on a day. */
  const openOf = (day: string) => lines.filter({ hasText: day }).getByRole('link').first().click();

  await signInAt(page, email, '/tasks');
  await makeSeries(page, 'Weekly call');
  await expect(lines).toHaveCount(10);

  // One of them alone.
  await openOf('11 Nov 2030');
  await dialog.getByLabel('Summary').fill('Long call');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Change which tasks of the series?' });
  await expect(change.getByRole('radio', { name: 'This task only' })).toBeChecked();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(lines.filter({ hasText: 'Long call' })).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveCount(10);

  // This and the following ones: the one with a name of its own keeps it.
  await openOf('04 Nov 2030');
  await dialog.getByLabel('Summary').fill('Press call');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await change.getByRole('radio', { name: 'This and following tasks' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('9 changed, 1 unchanged')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(lines.filter({ hasText: 'Press call' })).toHaveCount(9);
  expect(await names()).toEqual(['Press call', 'Long call', ...Array<string>(8).fill('Press call')]);
  if (isPhone) return expectNoSidewaysScroll(page);

  // Deleted from the third on, and brought back.
  const question = page.getByRole('dialog', { name: 'Delete which tasks of the series?' });
  const remove = async () => {
    await openOf('18 Nov 2030');
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('radio', { name: 'This and following tasks' }).check();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('8 deleted')).toBeVisible();
    await expect(lines).toHaveCount(2);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(10);
  await page.reload();
  await expect(lines).toHaveCount(10);
  await remove();
  await page.reload();
  await expect(lines).toHaveCount(2);
  expect(await names()).toEqual(['Press call', 'Long call']);
});
