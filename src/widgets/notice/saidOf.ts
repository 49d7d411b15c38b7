import type { TranslateFunction } from 'ra-core';

/** What failed, in words: what the data provider says of a refusal, else that something went wrong (AB 8). */
export function saidOf(error: unknown, translate: TranslateFunction): string {
  const said = error instanceof Error ? error.message : '';
  return said || translate('rules.somethingWentWrong');
}
