import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Returns the name of an entity in the user's words, in the plural. */
export function useEntityName(): (entity: string) => string {
  const translate = useTranslate();
  return useCallback((entity) => translate(`resources.${entity}.name`, { smart_count: 2, _: entity }), [translate]);
}
