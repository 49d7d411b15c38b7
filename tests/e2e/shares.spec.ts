import sharp from 'sharp';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, test } from './product.ts';

interface Filed {
  readonly id: string;
  readonly key: string;
}
interface Share {
  readonly id: string;
  readonly recipients: readonly { readonly url: string }[];
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' };

const formOf = (name: string, type: string, content: Buffer) => {
  const form = new FormData();
  const fields = { qquuid: crypto.randomUUID(), qqfilename: name, qqtotalfilesize: String(content.length) };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('qqfile', new Blob([new Uint8Array(content)], { type }), name);
  return form;
};

test('two pictures, shared with a password, are looked at and downloaded on a phone until the link is revoked', async ({
  request,
  browser,
}) => {
  const admin = await asApi(request, 'agency@harbour.test');
  const stamp = Date.now().toString(36);
  const picture = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const sent = [
    [`portrait ${stamp}.jpg`, 'image/jpeg', await picture(900, 1200, '#7a4b2a')],
    [`stage ${stamp}.jpg`, 'image/jpeg', await picture(1600, 900, '#2a6f6b')],
    [`rider ${stamp}.csv`, 'text/csv', Buffer.from('song,minutes\nLow tide,4\n')],
  ] as const;
  const filed: { mediaId: string; name: string }[] = [];
  for (const [name, type, content] of sent) {
    const { data } = await admin<{ id: string }>('POST', '/media/v1/upload', formOf(name, type, content));
    await expect
      .poll(async () => (await admin<{ isProcessing: boolean }>('GET', `/media/v1/${data.id}`)).data.isProcessing)
      .toBe(false);
    filed.push({ mediaId: data.id, name });
  }
  const { data: items } = await admin<Filed[]>('POST', '/media/v1/library/object', filed as object);
  const note = 'For the gala.\nPick the one you like.';
  const { data: share } = await admin<Share>('POST', '/media/v1/shares', {
    keys: items.map(({ key }) => key),
    password: 'Lanterns 7',
    note,
  });

  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(share.recipients[0]?.url ?? '');
  await expect(page.getByRole('heading', { name: 'Ce lien est fermé' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Lanterns 8');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByText('Vérifiez le mot de passe')).toBeVisible();
  await page.getByLabel('Mot de passe', { exact: true }).fill('Lanterns 7');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Harbour Talent' })).toBeVisible();
  await expect(page.getByText('Pick the one you like.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await expectContrast(page);
  const [portrait, stage] = filed.map(({ name }) => name);
  await page.getByRole('button', { name: `Afficher ${portrait}` }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img', { name: portrait ?? '' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Télécharger ${stage}` }).click();
  expect((await coming).suggestedFilename()).toBe(stage);
  // Nothing of the product itself is loaded, and nobody is signed in by it.
  expect(asked.filter((path) => /\/assets\/(start|common|first)-|\/user\/v1\//.test(path))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const { data: log } = await admin<{ data: { use: string }[] }>('GET', `/media/v1/shares/${share.id}/log`);
  expect(log.data.map(({ use }) => use)).toEqual(['download', 'open']);
  await admin('POST', `/media/v1/shares/${share.id}/revoke`, {});
  // Another file: a second press on the same one is taken for a double click for a while.
  await page.getByRole('button', { name: `Télécharger ${portrait}` }).click();
  await expect(page.getByText('ne peut plus être téléchargé')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ce lien est fermé' })).toBeVisible();
  await context.close();
});
