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
  await page
    .getByLabel('Choose an XLSX, CSV, TSV or vCard file or drop it here')
    .setInputFiles(file('people.csv', people));
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

test('a table pasted from a spreadsheet is right at the first try, wrong values are mended once, and it is taken back', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(240_000);
  const maker = 'admin@paste.test';
  await makeAgency(request, 'House of Paste', maker);
  const admin = await asApi(request, maker);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, maker, '/talent');
  const paste = async (lines: readonly (readonly string[])[]) => {
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByLabel('Or paste a table, headings included')).toBeVisible();
    const text = lines.map((cells) => cells.join('\t')).join('\n');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  const headings = ['Full name', 'Mail', 'Mobile', 'Town', 'Genre'];
  await paste([
    headings,
    ['Ada Pasted', 'ada@paste.test', '+61 412 345 678', 'Perth', 'Music'],
    ['Bao Pasted', 'bao@paste.test', '+64 21 234 5678', 'Auckland', 'Sports'],
    ['Cleo Pasted', 'cleo@paste.test', '+33 6 12 34 56 78', 'Paris', 'Music; Sports'],
  ]);
  const fields = ['displayName', 'email', 'phoneNumber', 'location', 'categories'];
  for (const [index, heading] of headings.entries()) {
    await expect(page.getByLabel(`Field of ${heading}`)).toHaveValue(fields[index] ?? '', { timeout: 20_000 });
  }
  await expect(page.getByText('Suggested, please check')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('button', { name: 'Import 3 rows' }).click({ timeout: 30_000 });
  await expect(page.getByText('Import finished.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Go to list' }).click();
  await expect(page.getByRole('row', { name: /Cleo Pasted.*Music.*Sports.*Paris/ })).toBeVisible();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Pasted table.tsv' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible({ timeout: 30_000 });
  const none = await admin<{ data: object[] }>('GET', '/client/v1/talents');
  expect(none.data.data).toEqual([]);

  await page.goto('/talent');
  await paste([
    headings,
    ['Dan Mended', 'n/a', '', 'Perth', 'Musics'],
    ['Eve Mended', 'N/A', '', 'Paris', 'Juggling'],
    ['Fay Mended', 'none', '', 'Rome', ''],
  ]);
  await page.getByRole('button', { name: 'Check all rows' }).click({ timeout: 20_000 });
  await expect(page.getByText('There is nothing to import in this file yet.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/2 rows · Invalid email/)).toBeVisible();
  await expect(page.getByLabel('Replacement of “Musics”')).toHaveValue('Music');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByLabel('What to do with “n/a”')).toHaveValue('empty');
  await page.getByLabel('What to do with “none”').selectOption('Leave out its rows');
  await page.getByLabel('What to do with “Juggling”').selectOption('Replace it with');
  await page.getByRole('button', { name: 'Add “Juggling”' }).click();
  await expect(page.getByLabel('Replacement of “Juggling”')).toHaveValue('Juggling');
  await page.getByRole('button', { name: 'Fix 4 values and check again' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('Email: Rows with “none” are left out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Import finished.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Go to list' }).click();
  await expect(page.getByRole('row', { name: /Eve Mended.*Juggling.*Paris/ })).toBeVisible();
});
