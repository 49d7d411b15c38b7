import { readFile } from 'node:fs/promises';
import { makeAgency } from './agency.ts';
import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product.ts';

const email = 'admin@circus.test';
const fields: readonly [label: string, dataType: string, options: readonly string[]][] = [
  ['Hair colour', 'SINGLE_SELECT', ['Black', 'Auburn', 'Silver']],
  ['Skills', 'MULTI_SELECT', ['Fencing', 'Juggling', 'Riding', 'Stilts']],
  ['Nickname', 'SHORT_TEXT', []],
  ['Backstory', 'LONG_TEXT', []],
  ['Signed on', 'DATE', []],
];

test('what an agency adds to its talents is shown, filled in, checked, filtered, sorted and exported', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await makeAgency(request, 'Circus of Fields', email);
  const admin = await asApi(request, email);
  // The first is declared as people do, the others beside it.
  for (const [label, dataType, words] of fields.slice(1)) {
    const options = words.map((value) => ({ value }));
    await admin('POST', '/client/v1/attribute-configs', { label, dataType, ownerType: 'TALENT', options });
  }
  await signIn(page, email, '/talent');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Custom fields' }).click();
  await expect(page.getByText('Backstory')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hair colour');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'One choice' }).click();
  await dialog.getByRole('button', { name: 'Add choice' }).click();
  for (const [index, word] of (fields[0]?.[2] ?? []).entries()) {
    await dialog.getByRole('textbox', { name: `Choice ${index + 1}` }).fill(word);
    if (index < 2) await page.keyboard.press('Enter');
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add field' }).click();
  // A new field stands last, until it is moved: here to the top, by the keyboard.
  const labels = () => page.getByRole('list', { name: 'Custom fields' }).getByRole('button', { name: /^Move/ });
  await expect(labels().last()).toHaveAccessibleName('Move Hair colour');
  await labels().last().focus();
  await page.keyboard.press('Space');
  for (const _other of fields.slice(1)) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(labels().first()).toHaveAccessibleName('Move Hair colour');
  const { data: known } = await admin<{ id: string; label: string; options: { id: string; value: string }[] }[]>(
    'GET',
    '/client/v1/custom-fields',
  );
  const [hair, skills, nickname, story, signed] = fields.map(([label]) => known.find((one) => one.label === label));
  const choiceOf = (field: typeof hair, word: string) => field?.options.find(({ value }) => value === word)?.id ?? '';
  const found = (count: number) => page.getByText(`1–${count} of ${count}`);
  const make = async (name: string, fill: () => Promise<void>) => {
    await page.goto('/talent/add');
    await page.getByRole('button', { name: 'More fields' }).click();
    await expect(page.getByRole('heading', { name: 'Custom fields' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await fill();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    return new URL(page.url()).pathname;
  };
  const chooseHair = async (word: string) => {
    await page.getByRole('combobox', { name: 'Hair colour' }).click();
    await page.getByRole('option', { name: word }).click();
  };

  // Filled in and checked on the page that makes a talent.
  const address = await make('Journey Zola', async () => {
    await expect(page.getByRole('heading', { name: 'Custom fields' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Nickname').fill('n'.repeat(256));
    await page.getByLabel(/^Signed on/).fill('31/2/2020');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Invalid date')).toBeVisible();
    await expect(page.getByText(/255/)).toBeVisible();
    await page.getByLabel('Nickname').fill('Zoz');
    await page.getByLabel(/^Signed on/).fill('3/4/2020');
    await chooseHair('Silver');
    for (const skill of ['Stilts', 'Fencing']) {
      await page.getByRole('combobox', { name: 'Skills' }).click();
      await page.getByRole('option', { name: skill }).click();
    }
    await page.getByLabel('Backstory').fill('Came with a circus.\nStayed.');
  });

  // Shown on the record's page, in the words of the agency.
  const main = page.getByRole('main');
  for (const text of ['Custom fields', 'Silver', 'Stilts', 'Fencing', 'Zoz', '03 Apr 2020'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText('Came with a circus.')).toContainText('Stayed.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Changed: only what changed is sent.
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Nickname')).toHaveValue('Zoz');
  await expectAccessible(page);
  await chooseHair('Auburn');
  await page.getByLabel(/^Signed on/).fill('');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    custom: { [hair?.id ?? '']: choiceOf(hair, 'Auburn'), [signed?.id ?? '']: null },
  });
  expect(Object.keys((await sent).postDataJSON().custom)).toHaveLength(2);
  await expect(page).toHaveURL(address);
  await expect(main.getByText('Auburn', { exact: true })).toBeVisible();
  await expect(main.getByText('03 Apr 2020')).toHaveCount(0);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(main.getByText('Hair colour')).toBeVisible();
  await expect(main.getByText('Silver')).toBeVisible();
  await expect(main.getByText('Auburn')).toBeVisible();
  await expect(main.getByText('03 Apr 2020')).toBeVisible();
  await expectAccessible(page);

  await make('Journey Yusuf', () => chooseHair('Black'));
  await make('Journey Xenia', () => chooseHair('Silver'));

  // Filtered by an option, found again by the address.
  await page.goto('/talent?keyword=journey');
  await expect(found(3)).toBeVisible();
  await page.getByRole('button', { name: '+ Filter' }).click();
  await page.getByRole('menuitem', { name: 'Hair colour' }).click();
  await page.getByRole('checkbox', { name: 'Auburn' }).check();
  await page.getByRole('checkbox', { name: 'Black' }).check();
  await page.keyboard.press('Escape');
  await expect(found(2)).toBeVisible();
  await expect(page.getByText(/^Hair colour: (Auburn, Black|Black, Auburn)$/)).toBeVisible();
  await page.reload();
  await expect(found(2)).toBeVisible();
  await expect(page.getByText('Journey Xenia')).toHaveCount(0);
  await expectAccessible(page);
  for (const query of [
    `custom.${nickname?.id}=zo`,
    `custom.${skills?.id}=${choiceOf(skills, 'Stilts')}`,
    `custom.${story?.id}=CIRCUS`,
    'keyword=circus',
  ]) {
    await page.goto(`/talent?${query}`);
    await expect(found(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Journey Zola', exact: true })).toBeVisible();
  }

  // Sorted by the places of options.
  const names = () => page.getByRole('link', { name: /^Journey/ }).allTextContents();
  const [rising, falling] = [
    ['Journey Yusuf', 'Journey Zola', 'Journey Xenia'],
    ['Journey Xenia', 'Journey Zola', 'Journey Yusuf'],
  ];
  await page.goto('/talent?keyword=journey');
  // In a list they wait until somebody shows them.
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Hair colour', 'Skills', 'Nickname', 'Signed on', 'Backstory'])
    await page.getByRole('list', { name: 'Hidden' }).getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  const heading = page.getByRole('columnheader', { name: /Hair colour/ });
  await heading.getByRole('button').click();
  await expect.poll(names).toEqual(rising);
  await heading.getByRole('button').click();
  await expect.poll(names).toEqual(falling);
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: /Skills/ }).getByRole('button')).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  // Hidden, and hidden still after a reload.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Backstory' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Backstory' })).toHaveCount(0);

  // Exported with the columns, words and order of the list.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const [head = '', ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(head).toMatch(/^Name,.*,Hair colour,Skills,Nickname,Signed on$/);
  expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
    ['Silver', '', '', ''],
    ['Auburn', 'Stilts; Fencing', 'Zoz', ''],
    ['Black', '', '', ''],
  ]);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to default' }).click();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCount(0);
});
