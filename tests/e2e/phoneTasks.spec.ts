import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

test('a task is added, edited, completed, taken back and deleted on a phone @core', async ({ page }) => {
  const summary = `Call the venue ${Date.now().toString(36)}`;
  await signInAt(page, 'agency@harbour.test', '/partner');
  await page.getByRole('banner').getByRole('button', { name: 'Add task' }).click();
  const form = page.getByRole('dialog', { name: 'Add task' });
  await expect(form.getByLabel('Summary')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type(summary);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  // A reminder that falls due meanwhile offers the way to its task too.
  const added = page.getByRole('alert').filter({ hasText: 'Task added' });
  await added.getByRole('link', { name: 'Open', exact: true }).click();

  const task = page.getByRole('dialog', { name: 'Task' });
  await task.getByRole('button', { name: 'More fields' }).click();
  await task.getByLabel('Address', { exact: true }).fill('Pier 3');
  await expectAccessible(page);
  await task.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(task).toBeHidden();

  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill(summary);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: summary });
  await card.getByRole('button', { name: `Complete: ${summary}` }).click();
  await expect(card).toContainText('Completed');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(card).toContainText('New');
  await expectAccessible(page);

  await card.getByRole('link', { name: summary }).click();
  await task.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(task).toBeHidden();
  await expect(card).toHaveCount(0);
});
