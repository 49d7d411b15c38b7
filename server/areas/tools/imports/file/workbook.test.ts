import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fromBuffer, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { importColumnLimit, importRowLimit } from '../../../../../schema/rules/limits.ts';
import { openTable } from './openTable.ts';
import { TableError } from './tableRow.ts';
import { mostEntries, mostUnpacked } from './workbookProgram.ts';

type Written = Parameters<typeof writeXlsx>[0]['sheets'];

async function read(bytes: Uint8Array, sheet: number | null = null) {
  try {
    const open = async () => Readable.from([Buffer.from(bytes)], { objectMode: false });
    const table = await openTable(open, { sheet, isTabbed: false });
    const rows = [];
    for await (const row of table.rows) rows.push(row);
    return { sheets: table.sheets.map(({ name }) => name), sheet: table.sheet, rows };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { refusal: error.refusal };
  }
}
const written = async (...sheets: Written) => read(await writeXlsx({ sheets }));

/** An archive of parts. */
async function zip(parts: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(parts)) file.addBuffer(content, name);
  file.end();
  return buffer(file.outputStream as Readable);
}

/** A workbook whose sheet has the given XML as its rows, and one style, of shares. */
async function withRows(content: string): Promise<Buffer> {
  const cells = new Map([['0,0', { value: 1, style: { numFmt: '0%' } }]]);
  const bytes = await writeXlsx({ sheets: [{ name: 'People', rows: [['Name'], ['Ada']], cells }] });
  const parts: Record<string, Buffer> = {};
  await new Promise<void>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (broken, archive) => {
      if (broken) return reject(broken);
      archive.on('end', resolve);
      archive.on('entry', (entry: Entry) =>
        archive.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          parts[entry.fileName] = await buffer(stream);
          archive.readEntry();
        }),
      );
      archive.readEntry();
    });
  });
  const sheet = Object.keys(parts).find((name) => name.endsWith('sheet1.xml')) ?? '';
  const old = String(parts[sheet]);
  parts[sheet] = Buffer.from(old.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${content}</sheetData>`));
  return zip(parts);
}

describe('a workbook', () => {
  it('is read as people see it: days, times, numbers in full, formulas by their values', async () => {
    const { rows } = await written({
      name: 'People',
      rows: [
        ['Text', 'Number', 'Day', 'Mark'],
        ['Zoë 🎤', 61_412_345_678, new Date(Date.UTC(1991, 2, 3)), true],
        [null, null, null],
        ['  ', 0.1 + 0.2, new Date(Date.UTC(2024, 0, 1, 13, 30)), false],
        ['-0', 1e21, null, null],
        ['small', 0.000_000_25, null, null],
      ],
      cells: new Map([['4,2', { value: 7, formula: 'SUM(3,4)', formulaResult: 7 }]]),
    });
    expect(rows).toEqual([
      { row: 1, cells: ['Text', 'Number', 'Day', 'Mark'] },
      { row: 2, cells: ['Zoë 🎤', '61412345678', '1991-03-03', 'TRUE'] },
      { row: 4, cells: ['  ', '0.3', '2024-01-01 13:30', 'FALSE'] },
      { row: 5, cells: ['-0', '1000000000000000000000', '7'] },
      { row: 6, cells: ['small', '0.00000025'] },
    ]);
  });

  it('is read with what the formats of its numbers say: shares, currencies, leading zeros; days stay days', async () => {
    const formats = [
      '0%',
      '#,##0.00 [$€-407]',
      '00000',
      '0000 000 000',
      '#,##0.00',
      'dd/mm/yyyy',
      '[$DKK] #,##0',
      '@',
      '[$USD ]#,##0',
      '[$S/.-280A] #,##0.00',
    ];
    const values = [0.15, 1234.5, 2138, 412_345_678, 0.125, 45_385, 500, 7, 1200, 1234.56];
    const cells = new Map<string, { value: string | number; style: { numFmt: string } }>(
      values.map((value, at) => [`2,${at + 1}`, { value, style: { numFmt: formats[at] ?? '' } }]),
    );
    cells.set('3,2', { value: 'text', style: { numFmt: '0%' } });
    const rows = [['Name'], ['Ada', 0.15], ['Bao', ...values.map(() => null)], ['Cleo', 0.15, 'text']];
    expect(await written({ name: 'People', rows, cells })).toMatchObject({
      rows: [
        { cells: ['Name'] },
        { cells: ['Ada', '0.15'] },
        {
          cells: [
            'Bao',
            '15%',
            '1234.5 €',
            '02138',
            '0412 345 678',
            '0.125',
            '2024-04-03',
            '500 DKK',
            '7',
            '1200 USD',
            '1234.56 S/.',
          ],
        },
        { cells: ['Cleo', '0.15', 'text'] },
      ],
    });
  });

  it.each([
    ['cells without places', '<row><c s="1"><v>0.15</v></c><c/><c s="1"><v>0.2</v></c></row>', ['15%', '', '20%']],
    ['names with a prefix', '<x:row r="1"><x:c r="B1" s="1"><x:v>0.15</x:v></x:c></x:row>', ['', '15%']],
    ['a comment', '<!-- <row r="1"><c r="A1" s="1"/></row> --><row r="1"><c r="A1"><v>3</v></c></row>', ['3']],
    ['an empty row before', '<row r="1"/><row r="3"><c r="A3" s="1"><v>0.5</v></c></row>', ['50%']],
    ['a style that there is not', '<row r="1"><c r="A1" s="99"><v>0.5</v></c></row>', ['0.5']],
  ])('gives formats to %s', async (_what, content, cells) => {
    expect(await read(await withRows(content))).toMatchObject({ rows: [{ cells }] });
  });

  it('counts its days from 1904 where it says so', async () => {
    const rows = [['Day'], [new Date(Date.UTC(1991, 2, 3))]];
    const bytes = await writeXlsx({ sheets: [{ name: 'People', rows }], dateSystem: '1904' });
    expect(await read(bytes)).toMatchObject({ rows: [{}, { cells: ['1991-03-03'] }] });
  });

  it('has the sheets with rows, hidden ones left out, of which the first is read unless another is chosen', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Talents 2026']] },
        { name: 'Talents', rows: [['Name'], ['Ada']] },
        { name: 'Lists', rows: [['A'], ['B']], hidden: true },
        { name: 'Scouts', rows: [['Name'], ['Bao']] },
      ],
    });
    const first = await read(bytes);
    expect(first).toMatchObject({
      sheets: ['Talents', 'Scouts'],
      sheet: 1,
      rows: [{ cells: ['Name'] }, { cells: ['Ada'] }],
    });
    expect(await read(bytes, 3)).toMatchObject({ sheet: 3, rows: [{}, { cells: ['Bao'] }] });
    expect(await read(bytes, 2)).toMatchObject({ sheet: 1 });
  });

  it.each([
    ['too many rows', Array.from({ length: importRowLimit + 2 }, () => ['a']), 'importTooManyRows'],
    ['too many columns', [Array.from({ length: importColumnLimit + 1 }, () => 'a')], 'importTooWide'],
    ['a row that is too long', [['Name'], Array.from({ length: 20 }, () => 'x'.repeat(32_000))], 'importCellTooLong'],
  ])('is refused for %s', async (_what, rows, key) => {
    expect(await written({ name: 'People', rows })).toMatchObject({ refusal: { key } });
  });

  it('is refused before anything is unpacked, if its parts would be too large or too many', async () => {
    const large = await zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(mostUnpacked + 1) });
    expect(large.length).toBeLessThan(1_000_000);
    expect(await read(large)).toMatchObject({ refusal: { key: 'importUnpacked' } });
    const parts = Array.from({ length: mostEntries + 1 }, (_, index) => [`${index}.xml`, Buffer.from('a')] as const);
    expect(await read(await zip(Object.fromEntries(parts)))).toMatchObject({ refusal: { key: 'importUnpacked' } });
  });

  it('is refused for rows that are far wider than what stands in them', async () => {
    const rows = Array.from(
      { length: 300_000 },
      (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}" s="1"/></row>`,
    );
    const { refusal } = await read(await withRows(rows.join('')));
    expect(['importUnpacked', 'importTooManyRows']).toContain(refusal?.key);
  });

  it('is refused for a tag that is longer than any cell has', async () => {
    const { refusal } = await read(await withRows(`<row><c s="1" x="${'x'.repeat(500_000)}"><v>1</v></c></row>`));
    expect(refusal?.key).toBe('importUnreadable');
  });

  it('is refused if a part is larger than it says', async () => {
    const bytes = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'People', rows: [['Name'], ['Ada'.repeat(1000)]] }] }),
    );
    const central = Buffer.from('PK\x01\x02', 'latin1');
    for (let at = bytes.indexOf(central); at >= 0; at = bytes.indexOf(central, at + 4))
      bytes.writeUInt32LE(10, at + 24);
    expect(await read(bytes)).toMatchObject({ refusal: { key: 'importUnreadable' } });
  });

  it.each([
    ['an archive of something else', async () => zip({ 'readme.txt': Buffer.from('hello') }), 'importUnreadable'],
    [
      'half of one',
      async () => (await writeXlsx({ sheets: [{ name: 'A', rows: [['a'], ['b']] }] })).slice(0, 400),
      'importUnreadable',
    ],
    [
      'one with a password, or of an old format',
      async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'importOldWorkbook',
    ],
    ['one without rows', async () => writeXlsx({ sheets: [{ name: 'A', rows: [] }] }), null],
  ] as const)('is told from %s', async (_what, bytes, key) => {
    expect(await read(await bytes())).toMatchObject(key === null ? { rows: [] } : { refusal: { key } });
  });
});
