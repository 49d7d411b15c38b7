import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

interface Category {
  readonly code: string;
  readonly statusIds: readonly string[];
}

test('cards of a board are moved by the keyboard on a desk, and by their menu on a phone', async ({ page, request }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const email = `admin@board-${project.name}.test`;
  await makeAgency(request, `Board ${project.name}`, email);
  const admin = await asApi(request, email);
  const categories = (await admin<Category[]>('GET', '/client/v1/status-category?type=TASK&isIncludeStatus=true')).data;
  const statusOf = (code: string) => categories.find((one) => one.code === code)?.statusIds[0];
  for (const summary of ['Call the venue', 'Book flights', 'Check the visa'])
    await admin('POST', '/client/v1/tasks', { summary, statusId: statusOf('NEW') });
  await admin('POST', '/client/v1/tasks', { summary: 'Plan the shoot', statusId: statusOf('BLOCKED') });

  await signInAt(page, email, '/tasks');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(page).toHaveURL('/tasks?view=board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardsIn = (name: string) =>
    column(name)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
  const choose = async (name: string) => {
    if (isPhone) await page.getByRole('group', { name: 'Columns' }).getByRole('button', { name }).click();
  };
  await expect(cardsIn('New')).toHaveCount(3);
  await expectAccessible(page);
  await expectContrast(page);
  await expectNoSidewaysScroll(page);

  if (isPhone) {
    await column('New').getByRole('button', { name: 'Move Book flights' }).click();
    await page.getByRole('menuitem', { name: 'Blocked' }).click();
  } else {
    await column('New').getByRole('link', { name: 'Book flights' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Book flights lifted in New, place 2 of 3')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Book flights is over New, place 1 of 3')).toBeAttached();
    const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.keyboard.press('Space');
    await expect(cardsIn('New').first()).toContainText('Book flights');
    await isKept;
    await page.reload();
    await expect(cardsIn('New').first()).toContainText('Book flights');

    await column('New').getByRole('link', { name: 'Book flights' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Book flights is over In progress, place 1 of 1/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Book flights is over Blocked, place \d of 2/)).toBeAttached();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Book flights moved to Blocked')).toBeVisible();
  await choose('Blocked');
  await expect(cardsIn('Blocked')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Book flights moved back to New')).toBeVisible();
  await expect(cardsIn('Blocked')).toHaveCount(1);

  await column('Blocked').getByRole('button', { name: 'Add task to Blocked' }).click();
  await page.getByRole('textbox', { name: 'Add task to Blocked' }).fill('Ring the embassy');
  await page.keyboard.press('Enter');
  await expect(cardsIn('Blocked').last()).toContainText('Ring the embassy');
  await expectAccessible(page);

  await column('Blocked').getByRole('link', { name: 'Ring the embassy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
