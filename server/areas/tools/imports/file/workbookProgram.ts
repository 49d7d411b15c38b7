/** Entries of an archive that are looked at: a workbook has a few dozen. */
export const mostEntries = 2_000;
/** Bytes of all parts of a workbook, unpacked. */
export const mostUnpacked = 150_000_000;
/** Cells up to the last one of each row, empty ones included: one at the far end of a row makes it 16,384 wide. */
export const mostCells = 40_000_000;
/** Sheets that are looked through for rows. */
export const mostSheets = 50;

/**
 * Reads one sheet of a workbook, in a process of its own. Sizes are summed before anything is unpacked; the reader stops
 * each part at the size that it has announced, so that none can be larger. `data`: paths of the packages, limits.
 */
export const workbookProgram = `
const { pathToFileURL } = require('node:url');
const zip = require(data.zip);
const spreadsheet = import(pathToFileURL(data.spreadsheet).href);
const { rows: mostRows, columns: mostColumns, rowLength, looked, page } = data;

class Refused extends Error {
  constructor(key, params) {
    super(key);
    this.refusal = { key, ...(params && { params }) };
  }
}

const checkSizes = (bytes) => new Promise((resolve, reject) => {
  zip.fromBuffer(bytes, { lazyEntries: true }, (broken, archive) => {
    if (broken) return reject(broken);
    let entries = 0;
    let unpacked = 0;
    archive.on('error', reject);
    archive.on('end', resolve);
    archive.on('entry', ({ compressedSize, uncompressedSize }) => {
      entries += 1;
      unpacked += uncompressedSize;
      if (entries > data.mostEntries || unpacked > data.mostUnpacked) return reject(new Refused('importUnpacked'));
      // An empty part takes two bytes. One that announces no size would be unpacked without an end.
      if (uncompressedSize === 0 && compressedSize > 2) return reject(new Refused('importUnreadable'));
      archive.readEntry();
    });
    archive.readEntry();
  });
});

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

const readSheet = async ({ streamXlsxRows }, bytes, sheet) => {
  const pages = [];
  let held = [];
  let filled = 0;
  let seen = 0;
  for await (const one of streamXlsxRows(bytes, { sheet })) {
    const row = one.index + 1;
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
    held.push({ row, cells });
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
    await checkSizes(bytes);
    const library = await spreadsheet;
    const sheets = await sheetsOf(library, bytes);
    const sheet = sheets.find(({ index }) => index === wanted)?.index ?? sheets[0]?.index;
    if (sheet === undefined) throw new Refused('importEmpty');
    return { sheets, sheet, pages: await readSheet(library, bytes, sheet) };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : { key: 'importUnreadable' } };
  }
};
`;
