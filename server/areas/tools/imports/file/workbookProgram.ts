/** Entries of an archive that are looked at: a workbook has a few dozen. */
export const mostEntries = 2_000;
/** Bytes of all parts of a workbook, unpacked. */
export const mostUnpacked = 150_000_000;
/** Cells up to the last one of each row, empty ones included: one at the far end of a row makes it 16,384 wide. */
export const mostCells = 40_000_000;
/** Sheets that are looked through for rows. */
export const mostSheets = 50;

/** Characters of a tag; a longer one is no cell's. */
export const longestTag = 10_000;

/**
 * Reads one sheet of a workbook, in a process of its own. Sizes are summed before anything is unpacked; the reader stops
 * each part at the size that it has announced, so that none can be larger. Its streaming reader tells no formats: where the
 * workbook has any that says more than the digits, the sheet is read a second time beside it, for the styles of its cells
 * alone. `data`: paths of the packages, limits.
 */
export const workbookProgram = `
const { pathToFileURL } = require('node:url');
const zip = require(data.zip);
const { buffer } = require('node:stream/consumers');
const { posix } = require('node:path');
const spreadsheet = import(pathToFileURL(data.spreadsheet).href);
const markup = import(pathToFileURL(data.markup).href);
const { rows: mostRows, columns: mostColumns, rowLength, looked, page } = data;

class Refused extends Error {
  constructor(key, params) {
    super(key);
    this.refusal = { key, ...(params && { params }) };
  }
}

/** The archive, and its entries by their paths. */
const checkSizes = (bytes) => new Promise((resolve, reject) => {
  zip.fromBuffer(bytes, { lazyEntries: true }, (broken, archive) => {
    if (broken) return reject(broken);
    const entries = new Map();
    let count = 0;
    let unpacked = 0;
    archive.on('error', reject);
    archive.on('end', () => resolve({ archive, entries }));
    archive.on('entry', (entry) => {
      const { compressedSize, uncompressedSize } = entry;
      entries.set(entry.fileName, entry);
      count += 1;
      unpacked += uncompressedSize;
      if (count > data.mostEntries || unpacked > data.mostUnpacked) return reject(new Refused('importUnpacked'));
      // An empty part takes two bytes. One that announces no size would be unpacked without an end.
      if (uncompressedSize === 0 && compressedSize > 2) return reject(new Refused('importUnreadable'));
      archive.readEntry();
    });
    archive.readEntry();
  });
});

const open = ({ archive, entries }, path) => new Promise((resolve, reject) => {
  const entry = entries.get(path);
  if (entry === undefined) return resolve(null);
  archive.openReadStream(entry, (broken, stream) => (broken ? reject(broken) : resolve(stream)));
});
const partOf = async (zipped, path) => {
  const stream = await open(zipped, path);
  return stream === null ? '' : String(await buffer(stream));
};

/** Attributes of each element of a name, wherever it stands in a part. */
const elementsOf = ({ readXml }, part, name) =>
  part === '' ? [] : readXml(part, { rowTag: name, stripNamespaces: true, flatten: true, attrPrefix: '' }).data;
const pathFrom = (folder, target) => (target.startsWith('/') ? target.slice(1) : posix.join(folder, target));
const related = async (library, zipped, path) => {
  const [, folder, file] = /^(?:(.*)\\/)?([^/]*)$/.exec(path);
  const relations = elementsOf(library, await partOf(zipped, (folder ? folder + '/' : '') + '_rels/' + file + '.rels'), 'Relationship');
  return relations.map(({ Id, Type, Target }) => ({
    id: String(Id),
    type: String(Type).split('/').at(-1),
    path: pathFrom(folder ?? '', String(Target)),
  }));
};

/** The path of a sheet, and the format's code of each style that says more than the digits. */
const formatsOf = async (library, zipped, index) => {
  const book = (await related(library, zipped, '')).find(({ type }) => type === 'officeDocument');
  if (!book) return { path: '', codes: {}, is1904: false };
  const relations = await related(library, zipped, book.path);
  const styles = await partOf(zipped, relations.find(({ type }) => type === 'styles')?.path ?? '');
  const own = new Map(elementsOf(library, styles, 'numFmt').map((one) => [Number(one.numFmtId), String(one.formatCode ?? '')]));
  const cells = /<(?:\\w+:)?cellXfs[\\s>].*?<\\/(?:\\w+:)?cellXfs>/s.exec(styles)?.[0] ?? '';
  const codes = {};
  for (const [style, { numFmtId }] of elementsOf(library, cells, 'xf').entries()) {
    const code = own.get(Number(numFmtId)) ?? data.builtInFormats[numFmtId] ?? '';
    if (!/^(?:General|[#?,]*0?(?:\\.[0#?]+)?|@)$/i.test(code)) codes[style] = code;
  }
  const idOf = (sheet) => Object.entries(sheet).find(([name]) => /^(?:.*:)?id$/.test(name))?.[1];
  // The reader counts those sheets alone that have both.
  const content = await partOf(zipped, book.path);
  const sheets = elementsOf(library, content, 'sheet').filter((one) => one.name && idOf(one));
  const id = sheets[index] && String(idOf(sheets[index]));
  return { path: relations.find((one) => one.id === id)?.path ?? '', codes, is1904: /\\sdate1904\\s*=\\s*["'](?:1|true)["']/.test(content) };
};

/** Has a code a day or a time, beside words and what stands in brackets? The reader takes letters in these for such. */
const isOfDays = (code) =>
  /\\[(?:h+|m+|s+)\\]/i.test(code) ||
  /[ymdhs]/i.test(code.replace(/"[^"]*"?|\\\\.|[_*].|\\[[^\\]]*\\]|General/gis, ''));
/** The number that was taken for a day. */
const numberOf = (date, is1904) => {
  const days = (date.getTime() - Date.UTC(is1904 ? 1904 : 1900, 0, is1904 ? 1 : 0)) / day;
  const serial = is1904 || days < 60 ? days : days + 1;
  return Math.round(serial * 1e6) / 1e6;
};

const columnOf = (letters) => [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const attribute = (name) => new RegExp('\\\\s' + name + '\\\\s*=\\\\s*["\\']([^"\\']*)');
const place = attribute('r');
const styled = attribute('s');

/** Row by row, the styles of its cells by their columns; only those with a format. */
async function* stylesIn(stream, codes) {
  const tags = /<(\\/?)(?:[\\w.-]+:)?(row|c)((?:\\s[^<>]*)?\\/?)>|<!--|-->/g;
  let isComment = false;
  let rest = '';
  let index = -1;
  let row = null;
  let column = 0;
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const text = rest + chunk;
    for (const [tag, isEnd, name, attributes] of text.matchAll(tags)) {
      if (name === undefined) isComment = tag === '<!--';
      if (name === undefined || isComment) continue;
      if (name === 'row' && !isEnd) {
        const number = place.exec(attributes)?.[1];
        index = number ? Number(number) - 1 : index + 1;
        row = new Map();
        column = 0;
      } else if (name === 'c' && !isEnd && row !== null) {
        const letters = /^[A-Za-z]+/.exec(place.exec(attributes)?.[1] ?? '')?.[0];
        if (letters) column = columnOf(letters);
        const style = styled.exec(attributes)?.[1];
        if (style !== undefined && codes[Number(style)] !== undefined) row.set(column, Number(style));
        column += 1;
      }
      if (name === 'row' && row !== null && (isEnd || attributes.endsWith('/'))) {
        yield { index, styles: row };
        row = null;
      }
    }
    const begun = text.lastIndexOf('<');
    const isWhole = begun === -1 || text.indexOf('>', begun) !== -1;
    rest = isComment ? text.slice(-2) : isWhole ? '' : text.slice(begun);
    if (rest.length > data.longestTag) throw new Refused('importUnreadable');
  }
}

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const dateText = (date) => {
  const moment = Math.round(date.getTime() / second) * second;
  if (Number.isNaN(moment)) return '';
  const iso = new Date(moment).toISOString();
  const ofDay = ((moment % day) + day) % day;
  const time = ofDay % minute === 0 ? iso.slice(11, 16) : iso.slice(11, 19);
  // A time without a day is the fraction of the day before the first.
  if (iso < '1900') return time;
  return ofDay === 0 ? iso.slice(0, 10) : iso.slice(0, 10) + ' ' + time;
};

const textOf = (value) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    // A spreadsheet keeps fifteen digits.
    return Number.isFinite(value) ? plain.format(Number(value.toPrecision(15)) + 0) : '';
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return dateText(value);
  return String(value).replaceAll('\\0', '').toWellFormed();
};

const cellsOf = ({ values }) => {
  const width = values.findLastIndex((value) => textOf(value).trim() !== '') + 1;
  return values.slice(0, width).map(textOf);
};

const isFilled = async ({ streamXlsxRows }, bytes, sheet) => {
  let filled = 0;
  for await (const row of streamXlsxRows(bytes, { sheet, maxRows: looked })) {
    if (cellsOf(row).length > 0) filled += 1;
    if (filled > 1) return true;
  }
  return false;
};

const sheetsOf = async (library, bytes) => {
  const known = [];
  await library.readXlsx(bytes, {
    sheets: (info) => {
      known.push(info);
      return false;
    },
  });
  const shown = known.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const open = (shown.length > 0 ? shown : known).slice(0, data.mostSheets);
  const filled = [];
  for (const { index, name } of open) {
    // A sheet of a chart has no cells.
    const hasRows = open.length === 1 || (await isFilled(library, bytes, index).catch(() => false));
    if (hasRows) filled.push({ index, name });
  }
  return filled.length > 0 ? filled : open.slice(0, 1).map(({ index, name }) => ({ index, name }));
};

const none = new Map();

const readSheet = async ({ streamXlsxRows }, bytes, sheet, styles, { codes, is1904 }) => {
  const pages = [];
  let held = [];
  let filled = 0;
  let seen = 0;
  for await (const one of streamXlsxRows(bytes, { sheet })) {
    const row = one.index + 1;
    const beside = (await styles?.next())?.value;
    const styleOf = beside?.index === one.index ? beside.styles : none;
    for (const [at, style] of styleOf) {
      const value = one.values[at];
      if (value instanceof Date && !isOfDays(codes[style])) one.values[at] = numberOf(value, is1904);
    }
    seen += one.values.length;
    if (seen > data.mostCells) throw new Refused('importUnpacked');
    if (row > mostRows * 10) throw new Refused('importTooManyRows', { max: mostRows });
    const cells = cellsOf(one);
    if (cells.length === 0) continue;
    if (cells.length > mostColumns) throw new Refused('importTooWide', { max: mostColumns });
    if (cells.reduce((length, cell) => length + cell.length, 0) > rowLength) {
      throw new Refused('importCellTooLong', { row });
    }
    if (filled > mostRows) throw new Refused('importTooManyRows', { max: mostRows });
    filled += 1;
    const formats = cells.flatMap((_, at) =>
      typeof one.values[at] === 'number' && styleOf.has(at) ? [[at, styleOf.get(at)]] : []);
    held.push({ row, cells, ...(formats.length > 0 && { formats }) });
    if (held.length === page) {
      pages.push(JSON.stringify(held));
      held = [];
    }
  }
  if (held.length > 0) pages.push(JSON.stringify(held));
  return pages;
};

return async ({ bytes: given, sheet: wanted }) => {
  try {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const zipped = await checkSizes(bytes);
    const library = await spreadsheet;
    const sheets = await sheetsOf(library, bytes);
    const sheet = sheets.find(({ index }) => index === wanted)?.index ?? sheets[0]?.index;
    if (sheet === undefined) throw new Refused('importEmpty');
    const formats = await formatsOf(await markup, zipped, sheet);
    const { codes } = formats;
    const content = Object.keys(codes).length > 0 ? await open(zipped, formats.path) : null;
    const pages = await readSheet(library, bytes, sheet, content && stylesIn(content, codes), formats);
    content?.destroy();
    return { sheets, sheet, pages, codes };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : { key: 'importUnreadable' } };
  }
};
`;
