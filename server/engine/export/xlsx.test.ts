import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { instantAt } from '../../../schema/rules/dates.ts';
import { readWorkbook } from '../../../tests/support/workbook.ts';
import type { Row } from './exportRows.ts';
import { columnLetters } from './sheet.ts';
import { cellLength } from './sheetCell.ts';
import { sheetNames } from './workbook.ts';
import { xlsxOf, type WorkbookOptions } from './xlsx.ts';

const zone = 'Australia/Sydney';

async function workbookOf(batches: readonly (readonly Row[])[], options: Partial<WorkbookOptions> = {}) {
  const total = batches.flat().length;
  const width = batches[0]?.[0]?.length ?? 1;
  const headings = Array.from({ length: width }, (_, index) => `Column ${index + 1}`);
  const all = { headings, word: 'Talents', zone, ...options };
  return readWorkbook(await buffer(xlsxOf({ total, batches: Readable.from(batches) }, all)));
}

/** The cells of one row, written and read. */
async function cells(row: Row) {
  const [sheet] = await workbookOf([[row]]);
  return row.map((_, index) => sheet?.rows[1]?.[columnLetters(index)]);
}

it('keeps figures as figures, and what is empty empty', async () => {
  expect(await cells([0, -3, 42, true, false, null, ''])).toEqual([
    { value: 0 },
    { value: -3 },
    { value: 42 },
    { value: true },
    { value: false },
    undefined,
    undefined,
  ]);
});

it('keeps days and moments as dates, by the clocks of the reader', async () => {
  const moment = instantAt('2026-11-20', '09:30', zone);
  const [day, at, first] = await cells([{ day: '2026-11-20' }, { moment }, { day: '1900-03-01' }]);
  expect(day).toEqual({ value: 46346, format: 'dd mmm yyyy' });
  expect(at?.value).toBeCloseTo(46346 + 9.5 / 24, 9);
  expect(at?.format).toBe('dd mmm yyyy hh:mm');
  expect(first?.value).toBe(61);
});

it('writes days that a spreadsheet cannot count as texts', async () => {
  expect(await cells([{ day: '1899-12-31' }, { day: '1900-02-28' }, { moment: Date.UTC(1850, 0, 1) }])).toEqual([
    { value: '1899-12-31' },
    { value: '1900-02-28' },
    { value: expect.stringMatching(/^1850-01-01 \d\d:\d\d$/) },
  ]);
});

it('keeps amounts as figures with their currency and its digits, and exactly or else as texts', async () => {
  const aud = { value: 1200.5, format: '#,##0.00 "AUD"' };
  expect(
    await cells([
      { amount: '1200.50', currency: 'AUD' },
      { amount: '-7', currency: 'JPY' },
      { amount: '0.125', currency: 'KWD' },
      { amount: '9999999999999.99', currency: 'AUD' },
      { amount: '92233720368547758.07', currency: 'AUD' },
    ]),
  ).toEqual([
    aud,
    { value: -7, format: '#,##0 "JPY"' },
    { value: 0.125, format: '#,##0.000 "KWD"' },
    { ...aud, value: 9999999999999.99 },
    { value: '92233720368547758.07 AUD' },
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('never runs %j, not even when it is edited', async (text) => {
  const [sheet] = await workbookOf([[[text]]]);
  expect(sheet?.rows[1]?.['A']).toEqual({ value: text, isGuarded: true });
  expect(sheet?.xml).not.toMatch(/<f[ >]|t="str"/);
});

it.each([
  'a < b & "c" > d',
  '  spaces  ',
  'two\nlines\r\nand\rmore',
  'bell \u0007 and \uFFFF',
  'like _x0041_ itself',
  'Zoë 🎭 日本',
  '0412',
  ']]></t>',
])('keeps the text %j as it is', async (text) => {
  expect(await cells([text])).toEqual([{ value: text }]);
});

it('marks half a character as what cannot be read', async () => {
  expect(await cells(['a\uD83C'])).toEqual([{ value: 'a\uFFFD' }]);
});

it('cuts a text off where a cell ends, and shows that it does', async () => {
  const [whole, cut] = await cells(['x'.repeat(cellLength), 'x'.repeat(cellLength + 1)]);
  expect(whole?.value).toBe('x'.repeat(cellLength));
  expect(cut?.value).toBe(`${'x'.repeat(cellLength - 1)}…`);
});

it('has bold headings that stay in sight, above columns as wide as they need', async () => {
  const [sheet] = await workbookOf([[['x'.repeat(24), 'y'.repeat(500), 1]]], { headings: ['Name', '=Bio', 'Age'] });
  expect(sheet?.rows[0]).toEqual({
    A: { value: 'Name', isBold: true },
    B: { value: '=Bio', isBold: true },
    C: { value: 'Age', isBold: true },
  });
  expect(sheet?.xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect([...(sheet?.xml ?? '').matchAll(/<col [^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([
    26, 60, 10,
  ]);
});

it('opens with its headings alone where there is nothing', async () => {
  const [sheet] = await workbookOf([], { headings: ['Name'] });
  expect(sheet).toMatchObject({ name: 'Talents', rows: [{ A: { value: 'Name' } }] });
});

it('goes on in further sheets, each with the headings, where one is full', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => [index]);
  const batches = [rows.slice(0, 7), rows.slice(7, 20), rows.slice(20)];
  const sheets = await workbookOf(batches, { rowsPerSheet: 10 });
  expect(sheets.map(({ name }) => name)).toEqual(['Talents', 'Talents 2', 'Talents 3']);
  for (const sheet of sheets) expect(sheet.rows[0]).toMatchObject({ A: { value: 'Column 1' } });
  expect(sheets.map((sheet) => sheet.rows.slice(1).map((row) => row['A']?.value))).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    [20, 21, 22, 23, 24],
  ]);
});

it('names its columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it.each([
  ['Talents', 'Talents'],
  ["'Musik' [A/B]: *?\\", "Musik' A B"],
  ['', 'Export'],
  ['History', 'Export'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`x${'🎭'.repeat(40)}`, `x${'🎭'.repeat(15)}`],
  ['🎭'.repeat(40), '🎭'.repeat(15)],
])('may be named after %j', (word, name) => {
  expect(sheetNames(word, 1)).toEqual([name]);
});

it('keeps room for the number of a further sheet', () => {
  expect(sheetNames('x'.repeat(40), 2)[1]).toBe(`${'x'.repeat(29)} 2`);
});

it('makes no more than is taken, and asks for no more rows once nobody takes any', async () => {
  let made = 0;
  const noise = () => Array.from({ length: 50 }, () => Math.random().toString(36)).join('');
  const batches = Readable.from(
    (function* () {
      for (; made < 500; made += 1) yield Array.from({ length: 100 }, () => [noise()]);
    })(),
    { highWaterMark: 1 },
  );
  const file = xlsxOf({ total: 50_000, batches }, { headings: ['Noise'], word: 'Noise', zone });
  await new Promise((resolve) => file.once('readable', resolve));
  file.read();
  // As long as nobody takes the rest, the packing stands still.
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = before === made;
      before = made;
      expect(isStill).toBe(true);
    },
    { interval: 100 },
  );
  expect(made).toBeLessThan(50);
  file.destroy();
  await vi.waitFor(() => expect(batches.destroyed).toBe(true));
  expect(made).toBeLessThan(50);
});

it('breaks off where the rows do', async () => {
  const batches = Readable.from(
    (async function* () {
      yield [['one']];
      throw new Error('the database has gone');
    })(),
  );
  const file = xlsxOf({ total: 2, batches }, { headings: ['Name'], word: 'Talents', zone });
  await expect(buffer(file)).rejects.toThrow('the database has gone');
});
