import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asApi, tokenOf } from './asApi.ts';
import { expect, signInAt, test } from './product.ts';

/** Fine Uploader, whose protocol uploads follow: the original, without changes. */
const source = readFile(join(import.meta.dirname, 'fine-uploader/fine-uploader.core.min.js'));

const parts = '**/media/v1/upload';

/** Part of its API that this journey uses. */
interface FineUploader {
  addFiles(files: readonly File[]): void;
}
type Outcome = { readonly name: string; readonly id: string | null; readonly error: string | null };
type OnPage = typeof globalThis & {
  qq: { FineUploaderBasic: new (options: object) => FineUploader };
  uploader: FineUploader;
  outcomes: Outcome[];
  sums: Record<string, string>;
};

/** Opens a page of the product with the uploader on it, set up as its handbook says for parts, retries and resuming. */
async function withUploader(page: Page, token: string): Promise<void> {
  await page.evaluate(String(await source));
  await page.evaluate((authorization) => {
    const here = globalThis as OnPage;
    const customHeaders = { authorization };
    here.outcomes = [];
    here.sums = {};
    here.uploader = new here.qq.FineUploaderBasic({
      request: { endpoint: '/media/v1/upload', customHeaders },
      chunking: {
        enabled: true,
        partSize: 500_000,
        concurrent: { enabled: true },
        success: { endpoint: '/media/v1/upload/chunksdone', headers: customHeaders },
      },
      retry: { enableAuto: true, autoAttemptDelay: 0 },
      resume: { enabled: true },
      callbacks: {
        onComplete: (
          _id: number,
          name: string,
          answer: { responseData?: { id: string }; error?: { message: string } },
        ) => here.outcomes.push({ name, id: answer.responseData?.id ?? null, error: answer.error?.message ?? null }),
      },
    });
  }, `Bearer ${token}`);
}

/** Adds files of these sizes, each byte by a fixed rule, and stores their checksums. */
async function add(page: Page, sizes: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const here = globalThis as OnPage;
    const files = Object.entries(wanted).map(([name, size]) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8) * 17 + size) & 255);
      return new File([bytes], name, { lastModified: 1_700_000_000_000 });
    });
    for (const file of files) {
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
      here.sums[file.name] = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    here.uploader.addFiles(files);
  }, sizes);
}

/** Returns the results of the files, once there are so many. */
async function outcomesOf(page: Page, count: number) {
  await page.waitForFunction((many) => (globalThis as OnPage).outcomes.length >= many, count);
  return page.evaluate(() => {
    const { outcomes, sums } = globalThis as OnPage;
    return outcomes.map((one) => ({ ...one, sum: sums[one.name] }));
  });
}

test('the uploader that wrote the protocol sends files here as it is, also over a connection that breaks', async ({
  page,
  quiet,
}) => {
  // It tells of each request that this journey breaks.
  quiet.allow(/ERR_FAILED|parse xhr response|failed: POST .*upload$/);
  const token = await tokenOf(page.request, 'agency@harbour.test');
  const api = await asApi(page.request, 'agency@harbour.test');
  await signInAt(page, 'agency@harbour.test', '/talent');
  await withUploader(page, token);

  let asked = 0;
  await page.route(parts, async (route) => {
    asked += 1;
    if (asked % 4 === 2) await route.abort();
    else await route.continue();
  });
  const sizes: Readonly<Record<string, number>> = { 'one.bin': 1, 'exact.bin': 1_000_000, 'odd.bin': 1_733_333 };
  await add(page, sizes);
  for (const { name, id, error, sum } of await outcomesOf(page, 3)) {
    expect([name, error]).toEqual([name, null]);
    const { data } = await api('GET', `/media/v1/${id}`);
    expect(data).toMatchObject({ filename: name, sha256: sum, size: sizes[name] });
  }
  // Seven parts, and again those that were broken.
  expect(asked).toBeGreaterThan(7);

  // A page that is closed in the middle: what has come is not sent again.
  await page.unroute(parts);
  let taken = 0;
  await page.route(parts, async (route) => {
    taken += 1;
    if (taken <= 2) await route.continue();
  });
  await add(page, { 'long.bin': 2_400_000 });
  // Three at once: five were begun as soon as two were answered. The others end with the page.
  await expect.poll(() => taken).toBe(5);
  await page.reload();
  await page.unroute(parts);
  let sent = 0;
  page.on('request', (one) => (sent += one.url().endsWith('/media/v1/upload') ? 1 : 0));
  await withUploader(page, token);
  await add(page, { 'long.bin': 2_400_000 });
  const [outcome] = await outcomesOf(page, 1);
  const { data } = await api('GET', `/media/v1/${outcome?.id}`);
  expect([outcome?.error, data]).toMatchObject([null, { sha256: outcome?.sum }]);
  expect(sent).toBe(3);
});

test('that uploader hears of a refusal what to show', async ({ page, quiet }) => {
  quiet.allow(/401/);
  await signInAt(page, 'agency@harbour.test', '/talent');
  await withUploader(page, 'nonsense');
  await add(page, { 'one.bin': 1 });
  expect(await outcomesOf(page, 1)).toMatchObject([{ name: 'one.bin', id: null, error: 'Please sign in' }]);
});
