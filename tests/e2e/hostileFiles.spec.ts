import { hostileFiles } from '../support/hostileFiles.ts';
import { doneOf, fileOf, formOf } from '../support/uploader.ts';
import { asApi } from './asApi.ts';
import { expect, signInAt, test } from './product.ts';

type Api = Awaited<ReturnType<typeof asApi>>;

/** Uploads a file in one part; its id. */
async function upload(api: Api, name: string, content: Buffer): Promise<string> {
  const file = fileOf(content, { name, partSize: content.length });
  expect((await api('POST', '/media/v1/upload', formOf(file, 0))).status).toBe(200);
  return (await api<{ id: string }>('POST', '/media/v1/upload/chunksdone', doneOf(file))).data.id;
}

interface Media {
  readonly url: string | null;
  readonly cdnOrigin: string | null;
  readonly cdnLarge: string | null;
  readonly isProcessing: boolean;
}

/** A page with the file in every way in which pages hold files. */
function holding(addresses: readonly string[]): string {
  const shown = addresses.map(
    (address) =>
      `<img src="${address}"><iframe src="${address}"></iframe><object data="${address}"></object>` +
      `<embed src="${address}"><video src="${address}"></video><link rel="stylesheet" href="${address}">` +
      `<script src="${address}"></script>`,
  );
  return `<!doctype html><title>Files</title><body>${shown.join('')}</body>`;
}

test('files that mean harm run no script, however a page holds them, and the server goes on', async ({
  page,
  request,
  quiet,
}) => {
  // What a browser refuses to run or to show, it tells.
  quiet.allow(/./);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${dialog.type()} at ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  await signInAt(page, 'agency@harbour.test', '/talent');
  const api = await asApi(page.request, 'agency@harbour.test');
  const ids: string[] = [];
  for (const [name, content] of hostileFiles) ids.push(await upload(api, name, content));
  const addresses: string[] = [];
  for (const id of ids) {
    const read = async () => (await api<Media>('GET', `/media/v1/${id}`)).data;
    await expect.poll(async () => (await read()).isProcessing).toBe(false);
    const { url, cdnOrigin, cdnLarge } = await read();
    addresses.push(...new Set([url, cdnOrigin, cdnLarge].flatMap((one) => one ?? [])));
  }
  expect(addresses.length).toBeGreaterThan(ids.length - 3);

  // A page of the same origin that forbids nothing: only the files' own headers are in the way.
  const body = holding(addresses);
  await page.route('**/holding', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/holding', { waitUntil: 'load' });
  await page.unroute('**/holding');
  for (const address of addresses) {
    // What is to be downloaded leaves the page where it is.
    await page.goto(address).catch((error: Error) => expect(error.message).toMatch(/Download is starting|ERR_ABORTED/));
  }
  expect(ran).toEqual([]);
  expect((await request.get('/readyz')).ok()).toBe(true);
});
