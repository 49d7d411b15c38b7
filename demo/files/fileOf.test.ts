import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryExtensions } from '../../schema/rules/limits.ts';
import { typeOf } from '../../server/areas/files/media/sniffing.ts';
import { typeOfMediaOf } from '../../server/areas/files/media/contentTypes.ts';
import { picturesOf } from '../../server/areas/files/media/images.ts';
import { measureRecording } from '../../server/areas/files/media/recordings.ts';
import { readWorkbook } from '../../tests/support/workbook.ts';
import { fileKinds, fileOf, type FileKind } from './fileOf.ts';

const office = 'application/vnd.openxmlformats-officedocument';
/** Types that the server finds by content alone; comma-separated values say nothing of themselves. */
const types: Readonly<Record<(typeof fileKinds)[FileKind], string>> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  csv: 'application/octet-stream',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(Object.entries(fileKinds) as [FileKind, (typeof fileKinds)[FileKind]][])('a %s', (kind, extension) => {
  test('is the same each time, small, and of a type that the library takes', async () => {
    const file = await fileOf(kind, 'one', 'Summer / campaign');
    expect(file.name).toBe(`Summer - campaign.${extension}`);
    expect((await fileOf(kind, 'one', 'Summer / campaign')).content.equals(file.content)).toBe(true);
    expect((await fileOf(kind, 'two', 'Summer / campaign')).content.equals(file.content)).toBe(false);
    expect(file.content.length).toBeGreaterThan(100);
    expect(file.content.length).toBeLessThan(60_000);
    expect(libraryExtensions).toContain(extension);
  });

  test('is what its name says to the server, which can read it', async () => {
    const path = join(folder, kind);
    await writeFile(path, (await fileOf(kind, 'one', 'Summer')).content);
    const type = await typeOf({ path });
    expect(type).toBe(types[extension]);
    const { duration = 0, width } = /^(audio|video)/.test(type) ? await measureRecording(path) : {};
    if (typeOfMediaOf(type) === 'image') expect((await picturesOf(path, type)).sizes).toHaveLength(4);
    if (typeOfMediaOf(type) === 'audio') expect(duration).toBeGreaterThan(10_000);
    if (typeOfMediaOf(type) === 'video')
      expect({ duration, width }).toMatchObject({ duration: kind === 'rushes' ? 3000 : 6000, width: 160 });
  });
});

test('a PDF finds each of its objects where it says, with any letters and a picture', async () => {
  const picture = { content: (await fileOf('still', 'one', 'x')).content, width: 960, height: 640 };
  const { content } = await fileOf('pressKit', 'one', 'Zoë (Łucja) \\ Ελένη', { about: 'Zoë', picture });
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
});

test('a budget opens as a table', async () => {
  const [sheet] = readWorkbook((await fileOf('budget', 'one', 'Summer')).content);
  expect(sheet?.rows[0]).toMatchObject({ A: { value: 'Post' }, B: { value: 'Planned (AUD)' } });
  expect(Number(sheet?.rows[1]?.['B']?.value)).toBeGreaterThan(0);
});
