import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';
const mark = () => Date.now().toString(36);

test('a task is added by a key, edited, completed, taken back, copied and deleted @core', async ({ page, quiet }) => {
  const summary = `Book the studio ${mark()}`;
  await signInAt(page, agency, '/talent');
  const talent = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  const name = await talent.innerText();
  await talent.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  // On the page of a talent, the task is about the talent.
  await page.keyboard.press('t');
  const form = page.getByRole('dialog', { name: 'Add task' });
  await expect(form.getByLabel('Summary')).toBeFocused();
  await expect(form.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(summary);
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  // A reminder that falls due meanwhile offers the way to its task too.
  const added = page.getByRole('alert').filter({ hasText: 'Task added' });
  await added.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/tasks\?id=[0-9a-f-]{36}$/);
  const address = page.url();

  const task = page.getByRole('dialog', { name: `Edit ${summary}` });
  await expect(task.getByText(name)).toBeVisible();
  await task.getByRole('button', { name: 'More fields' }).click();
  await expectAccessible(page);
  await task.getByLabel(/^Due date/).fill('20 Nov 2030');
  await task.getByLabel('Address', { exact: true }).fill('Pier 3');
  await page.keyboard.press('Enter');
  await expect(task).toBeHidden();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill(summary);
  const row = page.getByRole('row').filter({ hasText: summary });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('20 Nov 2030');

  await row.getByRole('button', { name: `Complete: ${summary}` }).click();
  await expect(row).toContainText('Completed');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('New');

  await row.getByRole('link', { name: `Copy ${summary}` }).click();
  const copy = page.getByRole('dialog', { name: 'Add task' });
  await expect(copy.getByLabel('Summary')).toHaveValue(`Copy of ${summary}`);
  await expect(copy.getByLabel(/^Due date/)).toHaveValue('');
  await copy.getByRole('button', { name: 'Save', exact: true }).click();
  const both = page.getByRole('row').filter({ hasText: summary });
  await expect(both).toHaveCount(2);

  // By its address, whose task is gone a moment later.
  await page.goto(address);
  await task.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(task).toBeHidden();
  await expect(page).toHaveURL(/\/tasks$/);
  quiet.allow(/404/);
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: 'Task' })).toContainText('was deleted');
  await expectAccessible(page);
});

test('a task of a contract starts with the contract and its talents, from the palette too', async ({
  page,
  request,
}) => {
  const call = await asApi(request, agency);
  interface Contract {
    readonly id: string;
    readonly summary: string;
    readonly talents: readonly { readonly displayName: string }[];
  }
  const { data } = await call<{ data: readonly Contract[] }>('POST', '/client/v1/contracts/list', { pageSize: 100 });
  const contract = data.data.find(({ talents }) => talents.length === 1);
  await signInAt(page, agency, `/contracts/detail/${contract?.id}`);
  await expect(page.getByRole('heading', { name: contract?.summary ?? '' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('add task');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add task' });
  await expect(form.getByText(contract?.talents[0]?.displayName ?? '')).toBeVisible();
  await expect(form.getByText(contract?.summary ?? '').first()).toBeVisible();
  await form.getByLabel('Summary').fill('Half');
  await page.goBack();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(form.getByLabel('Summary')).toHaveValue('Half');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/contracts/detail/${contract?.id}$`));
});
