import { silence } from '../support/videos.ts';
import { asApi } from './asApi.ts';
import { expectContrast } from './axe.ts';
import { expect, expectAccessible, signInAt, test } from './product.ts';

interface Media {
  readonly id: string;
  readonly filename: string;
}

const damaged = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

test('an opportunity gets a recording, a damaged picture and a link that Save adds, and what can be played plays', async ({
  page,
  request,
}) => {
  const admin = await asApi(request, 'agency@harbour.test');
  const summary = `Aaa Media ${Date.now().toString(36)}`;
  const { data: opportunity } = await admin<{ id: string }>('POST', '/client/v1/pipelines', { summary });
  const { data: linked } = await admin<{ id: string }>('POST', '/media/v1/upload', sent('live.bin'));
  // The server asks public hosts alone, and a journey knows none: what it keeps of a page is a file that is there.
  const kept = { url: 'https://www.example.com/live', typeOfMedia: 2, id: linked.id, thumbnail: null };
  let asked = 0;
  await page.route('**/media/v1/crawl-video-url', (route) => {
    asked += 1;
    return route.fulfill({ json: { responseData: kept } });
  });

  await signInAt(page, 'agency@harbour.test', `/pipeline/detail/${opportunity.id}/summary/edit`);
  await page.getByLabel('Attachments', { exact: true }).setInputFiles([
    { name: 'take.wav', mimeType: 'audio/wav', buffer: silence(2) },
    { name: 'stage.jpg', mimeType: 'image/jpeg', buffer: damaged },
  ]);
  await expect(page.getByText('2 uploads complete')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add a link' }).click();
  const line = page.getByRole('textbox', { name: 'Address of a page or a video' });
  await line.fill('nothing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invalid link format')).toBeInViewport({ ratio: 1 });
  await expect(line).toBeFocused();
  await expectAccessible(page);
  await expectContrast(page);
  await line.fill('www.example.com/live');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/summary$/);
  expect(asked).toBe(1);
  const { data } = await admin<{ attachments: Media[] }>('GET', `/client/v1/pipelines/${opportunity.id}`);
  expect(data.attachments.map(({ filename }) => filename)).toEqual(['take.wav', 'stage.jpg', 'live.bin']);

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'stage.jpg' }).click();
  expect((await coming).suggestedFilename()).toBe('stage.jpg');
  await page.getByRole('button', { name: 'take.wav', exact: true }).click();
  const player = page.getByRole('dialog', { name: 'take.wav' });
  await expect(player.locator('audio')).toBeFocused();
  await expect.poll(() => player.locator('audio').evaluate((one: HTMLAudioElement) => one.duration)).toBe(2);
  await expectAccessible(page);
  await expectContrast(page);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await admin('POST', '/client/v1/pipelines/bulk', { ids: [{ id: opportunity.id }], delete: true });
});

/** A file of a few bytes as an uploader sends it at once. */
function sent(name: string): FormData {
  const form = new FormData();
  const fields = { qquuid: crypto.randomUUID(), qqfilename: name, qqtotalfilesize: '4' };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('qqfile', new Blob(['live']), name);
  return form;
}
