import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { escapeXml } from '../../server/engine/export/xmlText.ts';
import { xlsxOf } from '../../server/engine/export/xlsx.ts';
import type { Random } from '../random.ts';
import { crew } from '../texts/documents.ts';
import { writtenAt, zipOf } from './zip.ts';

/** A table: its headings and its rows. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table as a workbook of one sheet. */
export function workbookOf(word: string, { headings, rows }: Table): Promise<Buffer> {
  const batches = Readable.from([rows]);
  return buffer(xlsxOf({ total: rows.length, batches }, { headings, word, zone: 'UTC', writtenAt }));
}

const cell = (value: string | number) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;

/** A table as comma-separated values. */
export function csvOf({ headings, rows }: Table): Buffer {
  return Buffer.from([headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}

/** Returns who is called when, and by which radio. */
export function callListOf(random: Random): Table {
  const rows = random
    .sample(crew, 7)
    .map((part, index) => [
      part,
      `${6 + Math.floor(index / 2)}:${index % 2 === 0 ? '15' : '45'}`,
      `Channel ${random.integer(1, 6)}`,
    ]);
  return { headings: ['Part', 'Call', 'Radio'], rows };
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function paragraph(text: string, size: number, isBold: boolean): string {
  const look = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`;
  return `<w:p><w:pPr><w:spacing w:after="120"/></w:pPr><w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

/** A letter or an agreement: a title, then paragraphs, each with a heading where it has one. */
export function documentOf(
  title: string,
  parts: readonly { readonly heading?: string; readonly lines: readonly string[] }[],
): Promise<Buffer> {
  const body = parts.flatMap(({ heading, lines }) => [
    ...(heading === undefined ? [] : [paragraph(heading, 26, true)]),
    ...lines.map((line) => paragraph(line, 22, false)),
  ]);
  return zipOf({
    '[Content_Types].xml':
      `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${word}"><w:body>${paragraph(title, 40, true)}${body.join('')}</w:body></w:document>`,
  });
}
