import { readFile } from 'node:fs/promises';
import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product.ts';

const email = 'admin@import.test';
const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('people come from a file: columns, a check row by row, the import, its errors as a file, and the way back', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await makeAgency(request, 'House of Files', email);
  const admin = await asApi(request, email);
  await admin('POST', '/client/v1/talents', { displayName: 'Known Name', headline: 'Stays' });
  await signIn(page, email, '/talent');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectAccessible(page);

  const people = [
    'Nom;E-mail;Statut;Remarks;Rue;Ville;Instagram',
    'Zoë Fresh;zoe@file.test;Actif;=1+1;12 Hill St;Perth;instagram.com/zoe',
    'Known Name;known@file.test',
    'Wrong;none;;=2+2;;Lyon;',
  ];
  await page.getByLabel('Choose an XLSX, CSV or TSV file or drop it here').setInputFiles(file('people.csv', people));
  // A file in French is known by its words; what has no field is left out.
  await expect(page.getByLabel('Field of Nom')).toHaveValue('displayName', { timeout: 20_000 });
  await expect(page.getByLabel('Field of Statut')).toHaveValue('status');
  await expect(page.getByLabel('Field of Remarks')).toHaveValue('');
  await expect(page.getByLabel('Field of Ville')).toHaveValue('addresses.city');
  await expect(page.getByLabel('Field of Instagram')).toHaveValue('socials.INSTAGRAM');
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Recognise existing talents by').selectOption('Name');
  await page.getByLabel('If it already exists').selectOption('Update it from the file');
  await page.getByRole('button', { name: 'Check all rows' }).click();

  await expect(page.getByText('Email “none”: Invalid email')).toBeVisible({ timeout: 30_000 });
  // What is right is shown as it was read.
  await expect(page.getByRole('row', { name: /Zoë Fresh.*Active.*12 Hill St/ })).toBeVisible();
  await expect(page.getByText('Address: This field is required')).toBeVisible();
  await expectAccessible(page);
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download errors' }).click(),
  ]);
  expect(errors.suggestedFilename()).toBe('people-errors.csv');
  const text = await readFile(await errors.path(), 'utf8');
  expect(text.split(/\r?\n/)[1]).toBe(
    "Wrong,none,,'=2+2,,Lyon,,4,Email “none”: Invalid email; Address: This field is required",
  );
  await page.getByRole('button', { name: 'Back to columns' }).click();
  await expect(page.getByLabel('If it already exists')).toHaveValue('update');
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();

  await expect(page.getByText('Import finished.')).toBeVisible({ timeout: 30_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to list' }).click();
  await expect(page.getByRole('row', { name: /Zoë Fresh.*Active/ })).toBeVisible();
  await page.getByRole('link', { name: 'Zoë Fresh', exact: true }).click();
  await expect(page.getByText('instagram.com/zoe')).toBeVisible();
  await page.getByRole('link', { name: 'Personal' }).click();
  await expect(page.getByRole('row', { name: /12 Hill St.*Perth/ })).toBeVisible();
  await page.goto('/talent');

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'people.csv' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible({ timeout: 30_000 });
  const { data } = await admin<{ data: object[] }>('GET', '/client/v1/talents');
  expect(data.data).toMatchObject([{ displayName: 'Known Name', email: null }]);
});
