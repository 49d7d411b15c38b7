import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { atOnce, expect, expectAccessible, expectNoSidewaysScroll, hears, signInAt, test } from './product.ts';

const agency = 'agency@harbour.test';

const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Drops files on the page, as somebody who drags them from their machine does. */
async function drop(page: Page, files: readonly { readonly name: string; readonly content: Buffer }[]): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, content: content.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, content } of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : 'text/csv' }));
    }
    return transfer;
  }, given);
  const target = page.getByRole('navigation', { name: 'Folders around this one' });
  await target.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText(/^Drop to add to /)).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer });
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}, `) });

async function choose(page: Page, name: string, deed: string): Promise<void> {
  await row(page, name).hover();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

test('a folder is made, filled by a drop, put in order, looked through, packed and cleared, and others follow', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const word = `Shoot ${project.name} ${Date.now().toString(36)}`;
  await signInAt(page, agency, '/library');
  await page.getByRole('button', { name: 'New folder' }).click();
  const making = page.getByRole('dialog', { name: 'New folder' });
  await making.getByLabel('Name').fill(word);
  await making.getByRole('button', { name: 'Create' }).click();
  await row(page, word).getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(/\/library\/[\w-]+$/);
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expectAccessible(page);

  await drop(page, [
    { name: 'Harbour & beach.jpg', content: await picture('#c96') },
    { name: 'Pier.jpg', content: await picture('#69c') },
    { name: 'Budget.csv', content: Buffer.from('a,b\n1,2\n') },
  ]);
  await expect(row(page, 'Harbour - beach.jpg')).toBeVisible();
  await expect(row(page, 'Pier.jpg')).toBeVisible();
  await expect(row(page, 'Budget.csv')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Uploads' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Another person has the folder open meanwhile.
  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  const isListening = hears(second);
  await signInAt(second, agency, new URL(page.url()).pathname);
  await expect(row(second, 'Pier.jpg')).toBeVisible();
  await isListening();

  if (isPhone) await choose(page, 'Pier.jpg', 'Rename');
  else {
    await row(page, 'Pier.jpg').focus();
    await page.keyboard.press('F2');
  }
  await page.getByLabel('New name of Pier.jpg').fill('Old pier', { timeout: 15_000 });
  await page.keyboard.press('Enter');
  await expect(row(page, 'Old pier.jpg')).toBeVisible();
  await expect(row(second, 'Old pier.jpg')).toBeVisible(atOnce);

  await page.getByRole('button', { name: 'New folder' }).click();
  await making.getByLabel('Name').fill('Papers');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Papers')).toBeVisible();
  await choose(page, 'Budget.csv', 'Move to…');
  const moving = page.getByRole('dialog', { name: 'Move Budget.csv to…' });
  await moving.getByRole('treeitem', { name: word }).locator('[class*=iconContainer]').first().click();
  await moving.getByRole('treeitem', { name: 'Papers' }).last().getByText('Papers').click();
  await expectAccessible(page);
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Budget.csv moved to Papers')).toBeVisible();
  await expect(row(page, 'Budget.csv')).toHaveCount(0);
  await expect(row(second, 'Budget.csv')).toHaveCount(0, atOnce);
  await other.close();

  await row(page, 'Harbour - beach.jpg').getByRole('button', { name: 'Harbour - beach.jpg', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of files' });
  await expect(preview.getByText('1 of 2')).toBeVisible();
  await preview.getByRole('button', { name: 'Next' }).click();
  await expect(preview.getByText('Old pier.jpg')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toHaveCount(0);

  await page.getByRole('button', { name: 'Gallery' }).click();
  await expect(page.getByRole('gridcell', { name: /^Old pier.jpg/ })).toBeVisible();
  await expectAccessible(page);
  if (!isPhone) await expectContrast(page);
  await page.getByRole('button', { name: 'List' }).click();

  if (isPhone) {
    await choose(page, 'Old pier.jpg', 'Delete');
  } else {
    await row(page, 'Old pier.jpg').focus();
    await page.keyboard.press('Delete');
  }
  await expect(page.getByText('Old pier.jpg deleted')).toBeVisible();
  await expect(row(page, 'Old pier.jpg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, 'Old pier.jpg')).toBeVisible();
});

test('the library of a talent stands beside their other pages, and its files leave as a ZIP', async ({
  page,
  request,
}, { project }) => {
  const call = await asApi(request, agency);
  const { data: talent } = await call<{ id: string }>('POST', '/client/v1/talents', {
    displayName: `Filed ${project.name} ${Date.now().toString(36)}`,
  });
  const { data: staff } = await call<{ data: readonly { id: string }[] }>('POST', '/user/v1/staff/list', {
    pageSize: 1,
  });
  await signInAt(page, agency, `/staff/${staff.data[0]?.id}/profile/summary`);
  await page
    .getByRole('navigation', { name: 'Sections of this record' })
    .getByRole('link', { name: 'Library' })
    .click();
  await expect(page).toHaveURL(/\/profile\/library$/);
  await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible();
  await page.goto(`/talent/${talent.id}/library`);
  const pages = page.getByRole('navigation', { name: 'Areas' });
  await expect(pages.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  await page
    .getByLabel('Upload')
    .and(page.locator('input'))
    .setInputFiles({ name: 'Comp card.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  await expect(row(page, 'Comp card.csv')).toBeVisible();
  await row(page, 'Comp card.csv').focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('group', { name: 'Actions for the selection' });
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download as ZIP' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expectAccessible(page);
});

test('the link to a file leads a colleague through the sign-in to its download', async ({ page, request, quiet }, {
  project,
}) => {
  // What is asked for before the sign-in is refused.
  quiet.allow(/40[134]/);
  const call = await asApi(request, agency);
  const name = `Rider ${project.name} ${Date.now().toString(36)}`;
  await signInAt(page, agency, '/library');
  await page
    .getByLabel('Upload')
    .and(page.locator('input'))
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  await expect(row(page, `${name}.csv`)).toBeVisible();
  const { data: found } = await call<{ data: readonly { key: string }[] }>('POST', '/media/v1/library/list', {
    keyword: name,
  });
  const address = `/download?key=${encodeURIComponent(found.data[0]?.key ?? '')}&name=${encodeURIComponent(name)}.csv`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: `${name}.csv` }).last()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.csv`);
  await page.goto('/download?key=library/01940000-0000-7000-8000-000000000001&name=Secret.csv');
  await expect(page.getByText('This file is not available')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(address);
  await page.getByLabel('Email').fill(agency);
  await page.getByLabel('Password', { exact: true }).fill('Greenroom-2026!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${name}.csv` }).last()).toBeVisible();
});
