import { expect, it, vi } from 'vitest';
import { fileOf } from './frames.ts';
import type { ExportProgress } from './types.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Frames as the server sends them: rows done, rows in all, and bytes. */
function frames(...all: readonly [done: number, total: number, text: string][]): Bytes {
  const parts = all.map(([done, total, text]) => {
    const bytes = new TextEncoder().encode(text);
    const head = new DataView(new ArrayBuffer(12));
    [done, total, bytes.length].forEach((value, index) => head.setUint32(index * 4, value));
    return [...new Uint8Array(head.buffer), ...bytes];
  });
  return new Uint8Array(parts.flat());
}

async function* cut(bytes: Bytes, size: number): AsyncGenerator<Bytes> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const whole = frames([0, 1200, ''], [500, 1200, 'one,'], [500, 1200, 'two,'], [1200, 1200, 'three'], [1200, 1200, '']);

it.each([1, 5, 13, 1000])('puts the file together from chunks of %i bytes, and tells how far it is', async (size) => {
  const onProgress = vi.fn<(progress: ExportProgress) => void>();
  expect(await (await fileOf(cut(whole, size), onProgress)).text()).toBe('one,two,three');
  expect(onProgress.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
    [0, 1200],
    [500, 1200],
    [1200, 1200],
  ]);
});

it('takes a file larger than it holds at once', async () => {
  const text = 'x'.repeat(3_000_000);
  const many = frames([0, 2, ''], [1, 2, text], [2, 2, text], [2, 2, '']);
  expect((await fileOf(cut(many, 65_536))).size).toBe(6_000_000);
});

it('takes an export of nothing, which is a file with headings', async () => {
  expect(await (await fileOf(cut(frames([0, 0, ''], [0, 0, 'Name\n'], [0, 0, '']), 9))).text()).toBe('Name\n');
});

it.each([
  ['before the first frame', new Uint8Array()],
  ['after the first frame', frames([0, 0, ''])],
  ['within a frame', whole.slice(0, 30)],
  ['before the last frame', whole.slice(0, -12)],
  ['before all rows are there', frames([0, 3, ''], [2, 3, 'two'], [2, 3, ''])],
  ['with half a frame too many', new Uint8Array([...whole, 1])],
])('takes no file that ends %s', async (_, bytes) => {
  await expect(fileOf(cut(bytes, 7))).rejects.toThrow('too early');
});
