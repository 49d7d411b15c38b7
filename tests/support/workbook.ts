import { inflateRawSync } from 'node:zlib';

/** A cell as a spreadsheet reads it: its value, and the format of its number where it has one. */
export interface ReadCell {
  readonly value: string | number | boolean;
  readonly format?: string;
  /** Written as a text that stays one when it is edited. */
  readonly isGuarded?: boolean;
  readonly isBold?: boolean;
}

export interface ReadSheet {
  readonly name: string;
  /** Content in the file. */
  readonly xml: string;
  /** Row by row, by the letters of the column; an empty cell is absent. */
  readonly rows: readonly Readonly<Record<string, ReadCell>>[];
}

/** The parts of a zip archive by their paths, as its central directory has them. */
export function unzip(file: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('not a zip archive, or not to its end');
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (content.length !== file.readUInt32LE(at + 24)) throw new Error(`${name} has another size than it says`);
    parts.set(name, content.toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOf(xml: string): string {
  return xml
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
    .replace(/_x([\dA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1];
const every = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map((found) => found[0]);

function cellsIn(row: string, stylesXml: string): Record<string, ReadCell> {
  const formats = new Map(
    every(stylesXml, /<numFmt [^>]*>/g).map((one) => [
      attribute(one, 'numFmtId'),
      textOf(attribute(one, 'formatCode') ?? ''),
    ]),
  );
  const styles = every(/<cellXfs.*<\/cellXfs>/s.exec(stylesXml)?.[0] ?? '', /<xf [^>]*>/g);
  const cells: Record<string, ReadCell> = {};
  for (const cell of every(row, /<c .*?<\/c>/gs)) {
    const raw = textOf(/<(?:v|t)(?: [^>]*)?>(.*?)<\/(?:v|t)>/s.exec(cell)?.[1] ?? '');
    const type = attribute(cell, 't');
    const style = styles[Number(attribute(cell, 's') ?? 0)] ?? '';
    const format = formats.get(attribute(style, 'numFmtId'));
    const column = (attribute(cell, 'r') ?? '').replace(/\d+/, '');
    cells[column] = {
      value: type === 'inlineStr' ? raw : type === 'b' ? raw === '1' : Number(raw),
      ...(format !== undefined && { format }),
      ...(attribute(style, 'quotePrefix') === '1' && { isGuarded: true }),
      ...(attribute(style, 'fontId') === '1' && { isBold: true }),
    };
  }
  return cells;
}

/** Opens a workbook as a spreadsheet does: its sheets in order, each with its rows, headings first. */
export function readWorkbook(file: Buffer): readonly ReadSheet[] {
  const parts = unzip(file);
  const part = (path: string) => {
    const found = parts.get(path);
    if (found === undefined || !parts.get('[Content_Types].xml')) throw new Error(`the workbook lacks ${path}`);
    return found;
  };
  const relations = every(part('xl/_rels/workbook.xml.rels'), /<Relationship [^>]*>/g);
  const styles = part('xl/styles.xml');
  return every(part('xl/workbook.xml'), /<sheet [^>]*>/g).map((sheet) => {
    const relation = relations.find((one) => attribute(one, 'Id') === attribute(sheet, 'r:id')) ?? '';
    const xml = part(`xl/${attribute(relation, 'Target') ?? ''}`);
    const rows = every(xml, /<row .*?<\/row>/gs).map((row) => cellsIn(row, styles));
    return { name: textOf(attribute(sheet, 'name') ?? ''), xml, rows };
  });
}
