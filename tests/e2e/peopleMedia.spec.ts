import sharp from 'sharp';
import { silence } from '../support/videos.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

interface Talent {
  readonly avatar: string | null;
  readonly medias: readonly { readonly id: string; readonly filename: string }[];
}

/** An upright picture of one colour. */
const picture = (red: number) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

test('a talent gets portraits and a recording, put in order, looked at, and one made the face that the list shows', async ({
  page,
  request,
}, { project }) => {
  const admin = await asApi(request, 'agency@harbour.test');
  const displayName = `Aaa Media of ${project.name} ${Date.now().toString(36)}`;
  const { data: talent } = await admin<{ id: string }>('POST', '/client/v1/talents', { displayName });
  const read = async () => {
    const { data } = await admin<Talent>('GET', `/client/v1/talents/profile-summary/${talent.id}`);
    return { ...data, names: data.medias.map(({ filename }) => filename) };
  };
  await signInAt(page, 'agency@harbour.test', `/talent/${talent.id}/profile/media`);
  await expect(page.getByText('Add portraits, showreels and documents.')).toBeVisible();
  await expectAccessible(page);
  const portraits = page.getByRole('list', { name: 'Portraits' });
  for (const [name, red] of [
    ['first.jpg', 200],
    ['second.jpg', 40],
  ] as const) {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await picture(red) });
    await expect(portraits.getByRole('button', { name: `Open ${name}` })).toBeVisible({ timeout: 30_000 });
  }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'voice.wav', mimeType: 'audio/wav', buffer: silence(2) });
  await expect(page.getByRole('button', { name: 'Open voice.wav' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Portraits 2' })).toBeVisible();
  await expectAccessible(page);
  await expectContrast(page);
  await expectNoSidewaysScroll(page);

  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'More about first.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Move later' }).click();
  } else {
    await portraits.getByRole('button', { name: 'Open first.jpg' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('first.jpg lifted, place 1 of 2')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('first.jpg, place 2 of 2')).toBeAttached();
    await page.keyboard.press('Space');
  }
  await expect.poll(async () => (await read()).names).toEqual(['second.jpg', 'first.jpg', 'voice.wav']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read()).names).toEqual(['first.jpg', 'second.jpg', 'voice.wav']);

  await portraits.getByRole('button', { name: 'Open second.jpg' }).click();
  const box = page.getByRole('dialog', { name: 'Preview of files' });
  await expect(box.getByText('2 of 3')).toBeVisible();
  await expect(box.getByRole('img', { name: 'second.jpg' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('3 of 3')).toBeVisible();
  const audio = box.locator('audio');
  await expect(audio).toBeVisible();
  await page.keyboard.press('Space');
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(portraits.getByRole('button', { name: 'Open second.jpg' })).toBeFocused();

  await page.getByRole('button', { name: 'More about second.jpg' }).click();
  await page.getByRole('menuitem', { name: 'Use as portrait' }).click();
  await expect(page.getByText('second.jpg is the picture now')).toBeVisible();
  await expect(portraits.getByRole('button', { name: 'Open second.jpg, Portrait' })).toBeVisible();
  const { avatar, medias } = await read();
  expect(avatar).toBe(`/media/v1/file/${medias[1]?.id}/thumbnail`);
  await page.goto(`/talent?keyword=${encodeURIComponent(displayName)}`);
  await expect(page.getByRole('link', { name: displayName, exact: true })).toBeVisible();
  await expect(page.locator(`main img[src="${avatar}"]`)).toBeVisible();
  await admin('POST', '/client/v1/talents/bulk', { ids: [{ id: talent.id }], delete: true });
});
