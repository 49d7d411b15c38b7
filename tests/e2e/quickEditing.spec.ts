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
