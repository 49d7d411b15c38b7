import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';
import { useWords } from '../../../../fields/useWords.ts';

/** Words about so many records of a kind: `%{count}` as tables show it, `%{name}` as they are called. */
export function useCounted(resource: string) {
  const translate = useTranslate();
  const { ofRecords } = useWords(resource);
  return useCallback(
    (key: string, count: number, more: Readonly<Record<string, string>> = {}) => {
      const counts = { smart_count: count, count: formatCount(count), name: ofRecords(count) };
      return translate(`app.views.bulk.${key}`, { ...counts, ...more });
    },
    [ofRecords, translate],
  );
}
