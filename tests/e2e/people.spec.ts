import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInAt, test } from './product.ts';

/** Returns the position of a list's rows: a page of a table, all of the cards on a phone. */
const extent = (project: string, first: number, last: number, total: string, name: string) =>
  project === 'phone' ? new RegExp(`^${total} ${name}$`) : new RegExp(`^${first}–${last} of ${total}$`);

/** A name that no other run of this journey has used. */
const fresh = (word: string, project: string) => `${word} ${project} ${Date.now().toString(36)}`;

test.describe('an agency admin', () => {
  test('browses, searches and filters talents, and finds the same view again', async ({ page }, { project }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    await expect(page).toHaveTitle(/Talents/);
    await expect(page.getByText(extent(project.name, 1, 20, '2[45]\\d', 'talents'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByPlaceholder('Search').first().fill('anais');
    await expect(page).toHaveURL(/keyword=anais/);
    await expect(page.getByText('Anaïs', { exact: false }).first()).toBeVisible();
    const found = await page.getByText('Anaïs', { exact: false }).count();
    await page.reload();
    await expect(page.getByText('Anaïs', { exact: false })).toHaveCount(found);

    await page.getByPlaceholder('Search').first().fill('nobody has this name');
    await expect(page.getByText('No results')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/talent?pageIndex=1&orderBy=displayName&orderDirection=DESC');
    await expect(page.getByText(extent(project.name, 21, 40, '2[45]\\d', 'talents'))).toBeVisible();
    if (project.name === 'desktop') {
      await page.getByRole('columnheader', { name: /Name/ }).getByRole('button').click();
      await expect(page).toHaveURL(/orderDirection=ASC|\/talent$/);
    }
  });

  for (const one of [
    { path: '/talent', title: 'Talents', add: 'Add talent', field: 'Name' },
    { path: '/partner', title: 'Partners', add: 'Add partner', field: 'Company name' },
  ]) {
    test(`makes, changes, deletes and restores on ${one.path}${one.path === '/talent' ? ' @core' : ''}`, async ({
      page,
    }, { project }) => {
      const name = fresh('Journey', project.name);
      await signInAt(page, 'agency@harbour.test', `${one.path}/add`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      await page.getByLabel(one.field).fill(name);
      await page.getByLabel('Email').fill('not an address');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Invalid email')).toBeVisible();
      await page.getByLabel('Email').fill('journey@harbour.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(new RegExp(`${one.path}/[0-9a-f-]{36}/profile/summary`));
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const address = new URL(page.url()).pathname;

      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page).toHaveURL(`${address}/edit`);
      await expectAccessible(page);
      await page.getByLabel('Headline').fill('Changed in a journey');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText('Changed in a journey')).toBeVisible();

      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByText('Changed in a journey')).toBeVisible();
      await expectAccessible(page);

      if (one.path === '/talent') {
        await page.reload();
        await expect(page.getByRole('link', { name: 'History' })).toBeInViewport();
        await page.getByRole('link', { name: 'Sizes' }).click();
        await page.getByRole('link', { name: 'Edit' }).click();
        await expect(page).toHaveURL(address.replace('summary', 'sizes/edit'));
        await page.getByLabel('Height').fill("5'11");
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('180.3 cm')).toBeVisible();
        await page.getByRole('button', { name: 'in, lb' }).click();
        await expect(page.getByText('5′ 11″')).toBeVisible();
        await expectAccessible(page);
      } else {
        await page.getByRole('link', { name: 'Summary' }).click();
        await page.getByRole('button', { name: 'Add to Billing contacts' }).click();
        const billing = page.getByRole('dialog', { name: 'Finance information' });
        await billing.getByLabel(/^Person in charge/).fill('Accounts payable');
        await billing.getByLabel('Email').fill('accounts@harbour');
        await expect(billing.getByText('Invalid email')).toBeVisible();
        await billing.getByLabel('Email').fill('accounts@harbour.example');
        await expectAccessible(page);
        await billing.getByRole('button', { name: 'Save' }).click();
        await expect(billing).toBeHidden();
        await expect(page.getByText('accounts@harbour.example')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const contacts = address.replace('summary', 'contacts');
        await page.getByRole('link', { name: 'Contacts' }).click();
        await expect(page.getByText('No data')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Add contact' }).first().click();
        await expect(page).toHaveURL(`${contacts}?id=new`);
        await page.getByRole('dialog').getByLabel('Name').fill('Bao Li');
        await page
          .getByRole('dialog')
          .getByLabel(/^Phone/)
          .fill('0412 345 678');
        await expect(page.getByRole('dialog').getByLabel(/^WhatsApp/)).toHaveValue('+61 412 345 678');
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('link', { name: 'Bao Li', exact: true })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.getByPlaceholder('Search').first().fill('nobody');
        await expect(page.getByText('No results')).toBeVisible();
        await expect(page).toHaveURL(`${contacts}?keyword=nobody`);
        await page.goBack();
        await page.getByRole('gridcell', { name: '+61 412 345 678' }).first().press('Enter');
        await page.getByRole('dialog').getByLabel(/^Role/).fill('Booker');
        await page.goBack();
        await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('gridcell', { name: 'Booker' })).toBeVisible();
        await expect(page).toHaveURL(contacts);
      }

      await page.getByRole('link', { name: 'Notes' }).click();
      const adding = page.getByRole('button', { name: /add note/i });
      const words = page.getByRole('main').getByRole('textbox').last();
      await words.fill('Met today, all well');
      await expect(words).toHaveText('Met today, all well');
      await expect(adding).toBeEnabled();
      await words.pressSequentially(', says @okonjo');
      await page.getByRole('option', { name: 'Daniel Okonjo' }).click();
      await adding.click();
      await expect(page.getByText('Met today, all well').first()).toBeVisible();
      await expect(page.getByRole('link', { name: '@Daniel Okonjo' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Pin to the top' }).click();
      await expect(page.getByText('Pinned')).toBeVisible();

      await page.goto(address);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const confirm = page.getByRole('dialog').getByRole('button', { name: /delete|yes/i });
      if (await confirm.count()) await confirm.first().click();
      await expect(page).toHaveURL(new RegExp(`${one.path}$`));
      const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore'));
      await page.getByRole('button', { name: 'Undo' }).click();
      await restored;
      await page.goto(address);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  }

  test('is asked before unsaved words are lost @core', async ({ page }) => {
    await signInAt(page, 'agency@harbour.test', '/partner');
    await page.getByRole('link', { name: 'Add partner' }).click();
    await expect(page).toHaveURL('/partner/add');
    await page.getByRole('textbox', { name: 'Company name' }).fill('Never saved');
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'The data you have entered has not been saved. Are you sure you want to leave?',
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'No' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Never saved');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/partner');
  });

  test('opens every part, the ones to come included, by its own address', async ({ page }) => {
    await signIn(page, 'agency@harbour.test', '/talent');
    for (const [path, title] of [
      ['/scout', 'Scouts'],
      ['/staff', 'Staff'],
      ['/pipeline', 'Pipeline'],
      ['/calendar', 'Calendar'],
      ['/finance/dashboard', 'Finance'],
      ['/settings/general', 'General'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('h1').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      // What is to come looks the same in every part.
      if (path === '/settings/general') await expect(page.getByLabel(/^Country/)).toBeVisible();
      if (!['/calendar', '/finance/dashboard'].includes(path)) await expectAccessible(page);
    }
    await page.goto('/no/such/42/place');
    await expect(page).toHaveTitle(/No \/ Such \/ Place/);
    await expectAccessible(page);
  });
});

for (const [email, home] of [
  ['app@greenroom.test', '/favorites'],
  ['super@greenroom.test', '/cms/talent'],
] as const) {
  test(`${email} starts at ${home}`, async ({ page }) => {
    await signIn(page, email, home);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a viewer sees the records assigned to them and no button to change them @core', async ({ page, quiet }, {
  project,
}) => {
  quiet.allow(/403/);
  await signIn(page, 'viewer@harbour.test', '/talent');
  await expect(page.getByText(extent(project.name, 1, 5, '5', 'talents'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add talent' })).toHaveCount(0);
  await page.goto('/staff');
  await expect(page.getByText(/access/i).first()).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is told in the server’s words, and the right one signs in by keyboard alone', async ({
  page,
  quiet,
}, { project }) => {
  quiet.allow(/400/);
  await page.goto('/login');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('agency@northside.test');
  await page.keyboard.press('Tab');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('Greenroom-2026!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/talent');
  await expect(page.getByText(extent(project.name, 1, 20, '40', 'talents'))).toBeVisible();
});
