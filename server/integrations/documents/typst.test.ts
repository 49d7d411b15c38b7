import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { fontFamilies } from './fonts.ts';
import { readMarkdown } from './markdown.ts';
import { DocumentTooLargeError, MissingGlyphsError, type Letterhead } from './port.ts';
import { createTypst } from './typst.ts';

const families = fontFamilies(null);
const documents = createTypst({ families });
const contract = { template: 'contract' };
const letterhead: Letterhead = {
  title: 'Summer tour',
  reference: 'C-0012',
  sender: 'Harbour Talent',
  logo: null,
  language: 'en',
  sheet: 'a4',
  mark: null,
  words: { page: 'Page %{page} of %{pages}' },
  at: Date.UTC(2027, 4, 12),
};

/** Letters alone, each in its plain form: readers of PDFs take Arabic apart, in the order in which it is drawn. */
const letters = (text: string) => [...text.normalize('NFKC').matchAll(/\p{L}/gu)].map(([letter]) => letter);

async function textOf(pdf: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

const render = async (text: string, head: Partial<Letterhead> = {}) =>
  documents.render(contract, { ...letterhead, ...head }, { text: await readMarkdown(text) });

it('prints eight pages in many scripts, whose text is read back, with all fonts embedded', async () => {
  const clause = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const clauses = Array.from({ length: 70 }, (_, at) => `## Clause ${at + 1}\n\n${clause}.`).join('\n\n');
  const parties = 'Between Łukasz Żółć, Δημήτρης Παπαδόπουλος, Юрій Ґонґадзе, 李小龙, 김민수 and **עבד**.';
  const pdf = await render(`${parties}\n\nعبد الرحمن\n\n${clauses}`, { title: 'Tournée d’été' });
  const pages = await textOf(pdf);
  expect(pages.length).toBeGreaterThanOrEqual(8);
  const [first = ''] = pages;
  for (const name of ['Łukasz Żółć', 'Δημήτρης Παπαδόπουλος', 'Юрій Ґонґадзе', '李小龙', '김민수', 'Tournée d’été'])
    expect(first.normalize('NFKC')).toContain(name.normalize('NFKC'));
  for (const letter of letters('عبد الرحمن עבד')) expect(letters(first)).toContain(letter);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  expect(pages.at(-1)).toContain('Clause 70');
  expect(pages.at(-1)).toContain('C-0012 · Tournée d’été');
  const raw = pdf.toString('latin1');
  const embedded = raw.match(/\/FontFile[23] /g)?.length ?? 0;
  expect(embedded).toBeGreaterThan(0);
  expect(raw.match(/\/Type ?\/FontDescriptor/g)).toHaveLength(embedded);
}, 60_000);

it('prints names in scripts of fewer people, and boxes to tick', async () => {
  const names = ['ნინო', 'Անահիտ', 'রুনা', 'மீனா', 'రాధ', 'મીરા', 'ਸਿਮਰਨ', 'ಮೀನಾ', 'മീര', 'නිල්', '☐ ☑ ☒'];
  const [page = ''] = await textOf(await render(names.map((name) => `${name} **${name}**`).join('\n\n')));
  for (const name of names) expect(page).toContain([...name][0]);
});

it('goes on in the next line with a word that is longer than one', async () => {
  const word = 'Rindfleischetikettierung'.repeat(10);
  const pdf = await getDocumentProxy(new Uint8Array(await render(`${word}\n\n[link](https://x.test/${word})`)));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const [, , width = 0] = page.view;
  const shown = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  expect(Math.max(...shown.map((item) => item.transform[4] + item.width))).toBeLessThan(width);
  expect(
    shown
      .map(({ str }) => str.replaceAll(/[\s\u200b]/g, ''))
      .join('')
      .normalize('NFKC'),
  ).toContain(word);
  expect(await page.getAnnotations()).toContainEqual(expect.objectContaining({ url: `https://x.test/${word}` }));
});

it('prints as it stands what would be code', async () => {
  const code = '#read("/etc/passwd") #import "@preview/x:1.0.0" $x^2$ \\ #sys.inputs @ref <label> // no /* no */ ~ --';
  const pdf = await documents.render(
    contract,
    { ...letterhead, title: code, sender: code, reference: code, mark: '#panic()' },
    { text: [{ kind: 'paragraph', isRightToLeft: false, of: [{ kind: 'text', text: code }] }] satisfies Block[] },
  );
  const [page = ''] = await textOf(pdf);
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  expect(plain(page).split(plain(code)).length).toBeGreaterThanOrEqual(4);
  expect(page).not.toContain('root:');
});

it('refuses text with characters that no font has, by name', async () => {
  const refused = render('Fee of 𒀀 and 🦩 to Ana, 𒀀', { title: 'ᚠ' });
  await expect(refused).rejects.toBeInstanceOf(MissingGlyphsError);
  await expect(refused).rejects.toMatchObject({ characters: ['ᚠ', '𒀀', '🦩'] });
  // Marks, spaces and invisible signs of a text need no glyph of their own.
  await expect(render('a\u200bb\u00adc\u2003d\u202ee\u0007f e\u0301 \ufeff')).resolves.toBeInstanceOf(Buffer);
});

it('takes further fonts from a folder', async () => {
  const isThai = ({ files: [file = ''] }: (typeof families)[number]) => file.includes('Thai-Regular');
  const thai = families.find(isThai)?.files[0] ?? '';
  const printed = { text: await readMarkdown('สวัสดี') };
  const without = families.filter((one) => !isThai(one));
  await expect(createTypst({ families: without }).render(contract, letterhead, printed)).rejects.toThrow(
    'no font has ส',
  );
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    await writeFile(join(folder, 'readme.txt'), 'no font');
    await writeFile(join(folder, 'broken.otf'), 'no font');
    await writeFile(join(folder, 'thai.ttf'), brotliDecompressSync(await readFile(thai)));
    const further = fontFamilies(folder).filter(({ files: [file = ''] }) => file !== thai);
    expect(further).toHaveLength(families.length + 1);
    const made = await createTypst({ families: further }).render(contract, letterhead, printed);
    expect(made.toString('latin1')).toContain('NotoSansThai');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('draws a logo, on the sheet of the country, and gives the same bytes for the same document', async () => {
  const logo = await sharp({ create: { width: 600, height: 20, channels: 4, background: '#4f46e5' } })
    .webp()
    .toBuffer();
  const made = await render('Text', { logo, sheet: 'us-letter', mark: 'Draft' });
  expect(made.equals(await render('Text', { logo, sheet: 'us-letter', mark: 'Draft' }))).toBe(true);
  const page = await (await getDocumentProxy(new Uint8Array(made))).getPage(1);
  expect(page.view).toEqual([0, 0, 612, 792]);
  expect((await textOf(made))[0]).toContain('Draft');
  const without = await textOf(await render('Text'));
  expect(without[0]).not.toContain('Draft');
});

it('gives up on a document that takes too long, and makes the next', async () => {
  const brief = createTypst({ families, patience: 300 });
  const long = Array.from({ length: 100_000 }, (): Block => ({ kind: 'code', lines: ['a'] }));
  await expect(brief.render(contract, letterhead, { text: long })).rejects.toBeInstanceOf(DocumentTooLargeError);
  await expect(createTypst({ families }).render(contract, letterhead, { text: [] })).resolves.toBeInstanceOf(Buffer);
}, 30_000);
