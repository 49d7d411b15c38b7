import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

const fresh = (word: string, project: string) => `${word} ${project} ${Date.now().toString(36)}`;

test('edits a fact where it stands, and undoes it', async ({ page }, { project }) => {
  const name = fresh('Placed', project.name);
  await signInAt(page, 'agency@harbour.test', '/talent/add');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('before@harbour.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  const pencil = page.getByRole('button', { name: 'Edit Email' });
  await pencil.focus();
  await page.keyboard.press('F2');
  const input = page.getByRole('textbox', { name: 'Email' });
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await input.fill('after@harbour.example');
  await input.press('Enter');
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'after@harbour.example' })).toBeVisible();
  await expect(pencil).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'before@harbour.example' })).toBeVisible();

  await pencil.click();
  await input.fill('nobody');
  await input.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'before@harbour.example' })).toBeVisible();
});

test('adds a talent with five facts by two clicks and the keyboard', async ({ page }, { project }) => {
  const name = fresh('Quick', project.name);
  await signInAt(page, 'agency@harbour.test', '/talent');
  await page.getByRole('link', { name: 'Add talent' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(name);
  for (const word of ['Music', 'Marchetto']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(word);
    await expect(page.getByRole('option').first()).toContainText(word);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('quick@harbour.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.type('0412 345 678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const facts = page.getByLabel('Key facts');
  for (const said of ['quick@harbour.example', '412 345 678', 'Music', 'Marchetto']) {
    await expect(facts).toContainText(said);
  }
});

test('edits a cell of the table by F2, and by a press with Alt', async ({ page }, { project }) => {
  const name = fresh('Cell', project.name);
  await signInAt(page, 'agency@harbour.test', '/talent/add');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto(`/talent?keyword=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name });
  const cell = row.locator('[data-name="startDate"]');
  await expect(row).toBeVisible();
  await cell.focus();
  await page.keyboard.press('F2');
  const day = page.getByRole('textbox', { name: 'Start date' });
  await expect(day).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('24 Dec 2026');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('24 Dec 2026');
  await expect(cell).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).not.toContainText('24 Dec 2026');

  await row.locator('[data-name="status"]').click({ modifiers: ['Alt'] });
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await page.keyboard.press('Enter');
  await expect(row.locator('[data-name="status"]')).toContainText('Active');
  await expect(page).toHaveURL(/\/talent\?/);
  await row.locator('[data-name="location"]').click();
  await expect(page).toHaveURL(/\/profile\/summary/);
});
