/** Dates written out in words, by `Intl`. Days in columns are written by `formatDay`, with two digits. */

/** A function that writes moments. */
export interface DateWriter {
  readonly write: (moment: number | Date) => string;
  readonly writeRange: (from: number | Date, to: number | Date) => string;
}

/** The text of parts of a date. French has an ordinal for the first of a month only (`1er décembre`); `Intl` has none. */
function textOf(parts: readonly { readonly type: string; readonly value: string }[], isFrench: boolean): string {
  return parts.map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** Returns what writes moments in the words of a locale (`fr`, `fr-CA`), with the options of `Intl.DateTimeFormat`. */
export function dateWriterOf(locale: string, options: Intl.DateTimeFormatOptions): DateWriter {
  const format = new Intl.DateTimeFormat(locale, options);
  const isFrench = /^fr\b/i.test(format.resolvedOptions().locale);
  return {
    write: (moment) => textOf(format.formatToParts(moment), isFrench),
    writeRange: (from, to) => textOf(format.formatRangeToParts(from, to), isFrench),
  };
}
