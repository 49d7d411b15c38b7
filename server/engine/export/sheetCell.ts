import { clocksAt } from '../../../schema/rules/dates.ts';
import { cellText, type Cell } from './cells.ts';
import { isFormulaLike } from './formulas.ts';
import { styles, type StyleSheet } from './styles.ts';
import { sheetText } from './xmlText.ts';

/** Maximum text length of a cell in a spreadsheet; longer texts are cut with an ellipsis. */
export const cellLength = 32_767;
/** A figure of a spreadsheet is exact to so many digits. */
const exactDigits = 15;

const dayLength = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** 1 March 1900: spreadsheets count a 29 February 1900 that never was, and no days before 1900 at all. */
const firstSerial = 61;
/** The end of the year 9999. */
const endSerial = 2_958_466;

function textCell(place: string, text: string, style?: number): string {
  const fitting = text.length > cellLength ? `${text.slice(0, cellLength - 1)}…` : text;
  // A guarded text stays a text after editing.
  const index = style ?? (isFormulaLike(text) ? styles.guarded : styles.plain);
  const mark = index === styles.plain ? '' : ` s="${index}"`;
  return `<c r="${place}"${mark} t="inlineStr"><is><t xml:space="preserve">${sheetText(fitting)}</t></is></c>`;
}

function figureCell(place: string, figure: number, style: number = styles.plain): string {
  return `<c r="${place}"${style === styles.plain ? '' : ` s="${style}"`}><v>${figure}</v></c>`;
}

/**
 * Writes a moment, given as local time in milliseconds as if it were UTC, as a spreadsheet's serial date; as text if it
 * is outside the range of serial dates.
 */
function timeCell(place: string, clocks: number, style: number): string {
  const serial = (clocks - dayZero) / dayLength;
  if (serial >= firstSerial && serial < endSerial) return figureCell(place, serial, style);
  const iso = new Date(clocks).toISOString();
  return textCell(place, style === styles.day ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' '));
}

function isExact(amount: string): boolean {
  return amount.replace(/\D/g, '').replace(/^0+/, '').length <= exactDigits;
}

/** A heading of a sheet. */
export function headingXml(place: string, heading: string): string {
  return textCell(place, heading, styles.heading);
}

/**
 * A cell of a sheet: texts as texts, never as formulas; figures, days, moments (by the clocks of the zone) and amounts
 * as what they are. An amount with more digits than a figure holds is a text. Nothing where nothing is.
 */
export function cellXml(place: string, cell: Cell, zone: string, sheet: StyleSheet): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell);
  if (typeof cell === 'number') return figureCell(place, cell);
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('day' in cell) return timeCell(place, Date.parse(`${cell.day}T00:00:00Z`), styles.day);
  if ('moment' in cell) return timeCell(place, clocksAt(cell.moment, zone), styles.moment);
  if (!isExact(cell.amount)) return textCell(place, cellText(cell, zone));
  return figureCell(place, Number(cell.amount), sheet.ofCurrency(cell.currency));
}
