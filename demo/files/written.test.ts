import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryExtensions } from '../../schema/rules/limits.ts';
import { examineWhole } from '../../server/areas/files/media/wholeFile.ts';
import { readWorkbook } from '../../tests/support/workbook.ts';
import { readAssets } from './assets.ts';
import { nameOf, writtenKinds, type WrittenKind } from './kinds.ts';
import { writtenFile } from './written.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (kind: WrittenKind, seed: string, more: { title?: string; about?: string } = {}) =>
  writtenFile({ maker: 'file', kind, seed, title: 'Summer', ...more });

describe.each(Object.entries(writtenKinds) as [WrittenKind, (typeof writtenKinds)[WrittenKind]][])(
  'a %s',
  (kind, extension) => {
    test('is the same each time, small, and of a type that the library takes', async () => {
      const { content } = await write(kind, 'one');
      expect(nameOf('Summer / campaign', kind)).toBe(`Summer - campaign.${extension}`);
      expect((await write(kind, 'one')).content.equals(content)).toBe(true);
      expect((await write(kind, 'two')).content.equals(content)).toBe(false);
      expect(content.length).toBeGreaterThan(100);
      expect(content.length).toBeLessThan(60_000);
      expect(libraryExtensions).toContain(extension);
    });

    test('is to the server what it says', async () => {
      const { content, found, sizes } = await write(kind, 'one');
      await writeFile(join(folder, kind), content);
      const warnings: unknown[] = [];
      const examined = await examineWhole(content, { warn: (line: unknown) => warnings.push(line) });
      expect({ found, sizes }).toEqual({ found: examined.found, sizes: examined.sizes });
      expect(warnings).toEqual([]);
    });
  },
);

test('a PDF finds each of its objects where it says, with any letters and a picture', async () => {
  const picture = (await readAssets()).wholeOf('still-1') ?? undefined;
  const order = { maker: 'file', kind: 'pressKit', seed: 'one', title: 'Zoë (Łucja) \\ Ελένη', about: 'Zoë' } as const;
  const { content } = await writtenFile(order, picture);
  const text = content.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count = '0', table = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? [];
  const starts = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
  expect(starts).toHaveLength(Number(count) - 1);
  starts.forEach((at, index) => expect(text.slice(at, at + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)));
  for (const [, length, body] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(body).toHaveLength(Number(length));
  }
  expect(text).toContain('(Zo\u00eb \\(ucja\\) \\\\ ) Tj');
  expect(content.includes(picture?.content ?? 'no picture')).toBe(true);
});

test('a budget opens as a table', async () => {
  const [sheet] = readWorkbook((await write('budget', 'one')).content);
  expect(sheet?.rows[0]).toMatchObject({ A: { value: 'Post' }, B: { value: 'Planned (AUD)' } });
  expect(Number(sheet?.rows[1]?.['B']?.value)).toBeGreaterThan(0);
});
