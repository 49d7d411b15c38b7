const countFormat = new Intl.NumberFormat('en-US');
const countFormats: Record<string, Intl.NumberFormat> = { en: countFormat };
const rateFormats: Record<string, Intl.NumberFormat> = {};

/** A count as the tables show it: `1,234,567` in English (AB 9), `1 234 567` in French. */
export function formatCount(count: number | bigint, language = 'en'): string {
  return (countFormats[language] ??= new Intl.NumberFormat(language)).format(count);
}

/** A short number with k, M or B and at most one decimal: 1,234 gives `1.2k`, 999,950 gives `1M` (AB 9), `1,2k` in French. */
export function formatShortCount(count: number, language = 'en'): string {
  const size = Math.abs(count);
  if (size < 1000) return formatCount(count, language);
  const sign = count < 0 ? '-' : '';
  const tenths = (unit: number) => Math.round(size / (unit / 10)) / 10;
  if (tenths(1e3) < 1000) return `${sign}${formatCount(tenths(1e3), language)}k`;
  if (tenths(1e6) < 1000) return `${sign}${formatCount(tenths(1e6), language)}M`;
  return `${sign}${formatCount(tenths(1e9), language)}B`;
}

/** An engagement rate, given in percent: 12.345 gives `12.35%` (AB 9), `12,35 %` in French. */
export function formatEngagementRate(percent: number | string, language = 'en'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  rateFormats[language] ??= new Intl.NumberFormat(language, { style: 'unit', unit: 'percent', ...digits });
  // Of a text the decimals are rounded, of a number the float: 1.005 is less than that.
  return rateFormats[language].format(String(percent) as `${number}`);
}

/**
 * A decimal text with all its digits: `1234.5` gives `1,234.5` in English, `1 234,5` in French; with the unit `%`,
 * `9.975%` and `9,975 %`.
 */
export function formatDecimal(decimal: string, unit?: '%', language = 'en'): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const written = format.format(decimal as `${number}`);
  if (unit === undefined) return written;
  return language.startsWith('fr') ? `${written}\u{202f}%` : `${written}%`;
}

/** A count that stops at a limit: 100 of at most 99 gives `99+`. */
export function formatCappedCount(count: number, limit: number): string {
  return count > limit ? `${limit}+` : String(count);
}

/** Parts of the numbers of a series. */
export interface SeriesNumber {
  readonly prefix: string;
  /** Year of a series that restarts each year; null for others. */
  readonly year: string | null;
  readonly number: number;
  /** Digits that it has at least. */
  readonly digits: number;
}

/** Returns a number of a series as a text, such as `INV-2026-0001`. */
export function seriesNumber({ prefix, year, number, digits }: SeriesNumber): string {
  return `${prefix}${year === null ? '' : `${year}-`}${String(number).padStart(digits, '0')}`;
}
