import { formatCount as formatCountIn } from '../../schema/rules/numbers.ts';

/** A count in the language of the page's words. */
export const formatCount = (count: number | bigint): string =>
  formatCountIn(count, document.documentElement.lang || undefined);
