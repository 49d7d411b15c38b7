import { cutText } from '../../../schema/rules/filenames.ts';
import { escapeXml, sheetText } from './xmlText.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The longest name that a sheet may have, in units of UTF-16. */
const nameLength = 31;

/** A word as the name of a sheet, which may not hold everything; 'Export' where nothing is left. */
function sheetName(word: string): string {
  const plain = word
    .replace(/[[\]:*?/\\\p{Cc}\p{Surrogate}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^['\s]+/, '');
  const name = cutText(plain, nameLength).replace(/['\s]+$/, '');
  return name === '' || name.toLowerCase() === 'history' ? 'Export' : name;
}

/** The names of so many sheets: `Talents`, `Talents 2`... */
export function sheetNames(word: string, count: number): readonly string[] {
  const name = sheetName(word);
  return Array.from({ length: count }, (_, index) => {
    const end = index === 0 ? '' : ` ${index + 1}`;
    return `${cutText(name, nameLength - end.length)}${end}`;
  });
}

/** Returns the path of a sheet in a workbook, counted from 0. */
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/** Path of the style sheet in a workbook. */
export const stylesPath = 'xl/styles.xml';

const related = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relationships = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;

/** The parts of a workbook besides its sheets and its style sheet, by their paths. */
export function workbookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const overrides = names.map(
    (_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(sheetText(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/${stylesPath}" ContentType="${spreadsheet}.styles+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationships([related('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml':
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews>` +
      `<sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_, index) => related(`rId${index + 1}`, 'worksheet', sheetPath(index).replace('xl/', ''))),
      related(`rId${names.length + 1}`, 'styles', stylesPath.replace('xl/', '')),
    ]),
  };
}
