import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import type { CustomDataType } from '../../schema/fieldsOf.ts';
import { startEmbedded } from '../../server/database/embedded/supervisor.ts';
import { createDatabase } from '../support/databaseServer.ts';
import { startServer } from '../support/serve.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test as base } from './product.ts';

const ids = { hair: v7(), skills: v7(), nickname: v7(), story: v7(), signed: v7() };
const fields: readonly [id: string, label: string, dataType: CustomDataType, options: readonly string[]][] = [
  [ids.hair, 'Hair colour', 'SINGLE_SELECT', ['Black', 'Auburn', 'Silver']],
  [ids.skills, 'Skills', 'MULTI_SELECT', ['Fencing', 'Juggling', 'Riding', 'Stilts']],
  [ids.nickname, 'Nickname', 'SHORT_TEXT', []],
  [ids.story, 'Backstory', 'LONG_TEXT', []],
  [ids.signed, 'Signed on', 'DATE', []],
];

/** Where a database can be made: beside that of DATABASE_URL, or in one of its own. */
async function openDatabaseServer(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-journey-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(dataDir, 0o755);
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
  return { url, close: () => stop().finally(() => rm(dataDir, { recursive: true, force: true })) };
}

async function addFields(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Bound to the agency: forced policies hold for an owner who is no superuser.
  await client.query(`select set_config('app.agency', id::text, false) from agency where name = 'Harbour Talent'`);
  for (const [index, [id, label, dataType, words]] of fields.entries()) {
    const options = words.map((value) => ({ id: value.toLowerCase().slice(0, 2), value }));
    await client.query(
      `insert into custom_field (agency_id, id, entity, label, data_type, options, position)
       select id, $1, 'talent', $2, $3, $4, $5 from agency where name = 'Harbour Talent'`,
      [id, label, dataType, JSON.stringify(options), 10 + index],
    );
  }
  await client.end();
}

/** A server of its own, whose larger agency added a field of each type. */
const test = base.extend<object, { product: { url: string } }>({
  product: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const databases = await openDatabaseServer();
      const database = await createDatabase(databases.url);
      const server = await startServer({ env: { DATABASE_URL: database.url } });
      await addFields(database.url);
      await use(server);
      await server.stop();
      await database.drop();
      await databases.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

test('what an agency adds to its talents is shown, filled in, checked, filtered, sorted and exported', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'agency@harbour.test', '/talent');
  const found = (count: number) => page.getByText(`1–${count} of ${count}`);
  const make = async (name: string, fill: () => Promise<void>) => {
    await page.goto('/talent/add');
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
    await page.getByLabel('Signed on').fill('31/2/2020');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Invalid date')).toBeVisible();
    await expect(page.getByText(/255/)).toBeVisible();
    await page.getByLabel('Nickname').fill('Zoz');
    await page.getByLabel('Signed on').fill('3/4/2020');
    await chooseHair('Silver');
    await page.getByRole('combobox', { name: 'Skills' }).click();
    await page.getByRole('option', { name: 'Stilts' }).click();
    await page.getByRole('option', { name: 'Fencing' }).click();
    await page.keyboard.press('Escape');
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
  await page.getByLabel('Signed on').fill('');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ custom: { [ids.hair]: 'au', [ids.signed]: null } });
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
  for (const query of [`custom.${ids.nickname}=zo`, `custom.${ids.skills}=st`, `custom.${ids.story}=CIRCUS`]) {
    await page.goto(`/talent?${query}`);
    await expect(found(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Journey Zola', exact: true })).toBeVisible();
  }

  // Sorted by the words of options.
  const names = () => page.getByRole('link', { name: /^Journey/ }).allTextContents();
  const [rising, falling] = [
    ['Journey Zola', 'Journey Yusuf', 'Journey Xenia'],
    ['Journey Xenia', 'Journey Yusuf', 'Journey Zola'],
  ];
  await page.goto('/talent?keyword=journey');
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
  await page.getByRole('checkbox', { name: 'Backstory' }).uncheck();
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
  expect(head).toMatch(/^Name,.*,T-shirt size,Performs as,Hair colour,Skills,Nickname,Signed on$/);
  expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
    ['Silver', '', '', ''],
    ['Black', '', '', ''],
    ['Auburn', 'Stilts; Fencing', 'Zoz', ''],
  ]);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to default' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Backstory' })).toBeVisible();
});
