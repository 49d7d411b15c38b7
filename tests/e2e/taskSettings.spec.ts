import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product.ts';

const email = 'admin@stage.test';

test('types, templates and rules of tasks are kept in settings, and a template is made and taken back', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await makeAgency(request, 'Stage of Tasks', email);
  const admin = await asApi(request, email);
  await admin('POST', '/client/v1/talents', { displayName: 'Ida Berg' });
  await signIn(page, email, '/talent');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Task settings' }).click();

  // Types: one is added, moved to the top by the keyboard, and hidden.
  const types = page.getByRole('list', { name: 'Task types' });
  await expect(types.getByRole('listitem')).toHaveCount(15);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Fitting');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(types.getByRole('listitem').last()).toContainText('Fitting');
  const handles = types.getByRole('button', { name: /^Move/ });
  await handles.nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(types.getByRole('listitem').first()).toContainText('Meeting');
  await page.reload();
  await expect(types.getByRole('listitem').first()).toContainText('Meeting');
  await page.getByRole('button', { name: 'More for Fitting' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(types.getByRole('listitem').last()).toContainText('Hidden');

  // A template with two tasks.
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page.getByText('No templates yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add template' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Premiere');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Tasks of Premiere' }).click();
  for (const [summary, day] of [
    ['Invite the press', '-10'],
    ['Thank everybody', '1'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: 'Add task' }).click();
    await dialog.getByRole('textbox', { name: /^Summary/ }).fill(summary);
    await dialog.getByRole('textbox', { name: /^Day/ }).fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const items = page.getByRole('list', { name: 'Template tasks' });
  await expect(items.getByRole('listitem')).toHaveText([
    /Invite the press10 days before/,
    /Thank everybody1 day after/,
  ]);
  await expectAccessible(page);
  await expectContrast(page);

  // A rule, which a new task of its type will go by.
  await page.goto('/finance/rules/task-type');
  await expect(page.getByText('No rules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Taxi');
  await dialog.getByRole('combobox', { name: /^Task type/ }).click();
  await page.getByRole('option', { name: 'Transport' }).click();
  await dialog.getByRole('textbox', { name: 'Cost' }).fill('40');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Task rules' })).toContainText('Transport · Everyone');
  await expectAccessible(page);
  await expectContrast(page);

  // The template in one press, on a talent's page, and taken back in one.
  await page.goto('/talent');
  await page.getByRole('link', { name: 'Ida Berg', exact: true }).click();
  await page.getByRole('link', { name: 'Tasks', exact: true }).last().click();
  await page.getByRole('button', { name: 'Add from template' }).click();
  await dialog.getByRole('textbox', { name: /^Start day/ }).fill('4 Apr 2027');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('list')).toContainText('25 Mar 2027');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect(page.getByText('2 tasks added')).toBeVisible();
  await expect(page.getByRole('main').getByText('Invite the press')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 tasks removed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Invite the press')).toHaveCount(0);

  // The same on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/settings/task', '/settings/task?tab=task-group', '/finance/rules/task-type']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
