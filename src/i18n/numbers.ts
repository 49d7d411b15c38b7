import * as numbers from '../../schema/rules/numbers.ts';

/** Numbers in the language of the page's words. */
const language = () => document.documentElement.lang || undefined;

/** A count with its groups of digits. */
export const formatCount = (count: number | bigint): string => numbers.formatCount(count, language());

/** A count in thousands, millions or billions, with at most one decimal. */
export const formatShortCount = (count: number): string => numbers.formatShortCount(count, language());

/** A rate, given in percent, with two decimals. */
export const formatEngagementRate = (percent: number | string): string =>
  numbers.formatEngagementRate(percent, language());

/** A decimal text with all its digits, and its unit if it has one: `9.975 %`. */
export const formatDecimal = (decimal: string, unit?: '%'): string => numbers.formatDecimal(decimal, unit, language());
