import { asApi } from './asApi.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

/** A small drawing that is wider than high, so that there is something to crop. */
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAN0lEQVR42u3PQQkAAAgEsEtiEvtjLDP4FAYrsEzXaxEQEBAQEBAQEBAQEBAQEBAQEBAQEBAQuFrQhBCIpXDi1QAAAABJRU5ErkJggg==',
  'base64',
);

test('a talent gets a picture, cropped and uploaded, which the list shows', async ({ page, request }, { project }) => {
  const admin = await asApi(request, 'agency@harbour.test');
  const displayName = `Aaa Portrait ${project.name} ${Date.now().toString(36)}`;
  const { data: talent } = await admin<{ id: string }>('POST', '/client/v1/talents', { displayName });
  await signInAt(page, 'agency@harbour.test', `/talent/${talent.id}/profile/summary/edit`);
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: drawing });
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('1 upload complete')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/profile\/summary$/);
  const { data } = await admin<{ avatar: string; version: number }>(
    'GET',
    `/client/v1/talents/profile-summary/${talent.id}`,
  );
  await expect(page.locator(`main img[src="${data.avatar}"]`)).toBeVisible();
  // What was cut out is square, as all faces are.
  const sides = await page
    .locator(`main img[src="${data.avatar}"]`)
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(sides[0]).toBe(sides[1]);
  await admin('POST', '/client/v1/talents/bulk', { ids: [{ id: talent.id }], delete: true });
});
