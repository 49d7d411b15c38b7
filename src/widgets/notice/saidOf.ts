import type { TranslateFunction } from 'ra-core';

/** Returns the error message in words: the data provider's for an error response, else a general one (AB 8). */
export function saidOf(error: unknown, translate: TranslateFunction): string {
  const said = error instanceof Error ? error.message : '';
  return said || translate('rules.somethingWentWrong');
}
