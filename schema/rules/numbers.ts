import Big from 'big.js';

const countFormat = new Intl.NumberFormat('en-US');
const countFormats: Record<string, Intl.NumberFormat> = { en: countFormat };
const rateFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A count as the tables show it: `1,234,567` in English (AB 9), `1 234 567` in French. */
export function formatCount(count: number | bigint, language = 'en'): string {
  return (countFormats[language] ??= new Intl.NumberFormat(language)).format(count);
}

/** A short number with k, M or B and at most one decimal: 1,234 gives `1.2k`, 999,950 gives `1M` (AB 9). */
export function formatShortCount(count: number): string {
  const size = new Big(count).abs();
  if (size.lt(1000)) return formatCount(count);
  const sign = count < 0 ? '-' : '';
  const inThousands = size.div(1e3).round(1, Big.roundHalfUp);
  if (inThousands.lt(1000)) return `${sign}${inThousands.toString()}k`;
  const inMillions = size.div(1e6).round(1, Big.roundHalfUp);
  if (inMillions.lt(1000)) return `${sign}${inMillions.toString()}M`;
  return `${sign}${countFormat.format(size.div(1e9).round(1, Big.roundHalfUp).toNumber())}B`;
}

/** An engagement rate, given in percent: 12.345 gives `12.35%` (AB 9). */
export function formatEngagementRate(percent: number | string): string {
  return `${rateFormat.format(new Big(percent).round(2, Big.roundHalfUp).toNumber())}%`;
}

/** A count that stops at a limit: 100 of at most 99 gives `99+`. */
export function formatCappedCount(count: number, limit: number): string {
  return count > limit ? `${limit}+` : String(count);
}
