import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { formatCount } from '../../../../schema/rules/numbers.ts';

/** Words about so many records of a kind: `%{count}` as tables show it, `%{name}` as they are called. */
export function useCounted(resource: string) {
  const translate = useTranslate();
  return useCallback(
    (key: string, count: number, more: Readonly<Record<string, string>> = {}) => {
      const name = translate(`resources.${resource}.name`, { smart_count: count }).toLocaleLowerCase();
      return translate(`app.views.bulk.${key}`, { smart_count: count, count: formatCount(count), name, ...more });
    },
    [resource, translate],
  );
}
