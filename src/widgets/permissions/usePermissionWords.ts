import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { MatrixLevel } from '../../../schema/access/levels.ts';
import type { Resource } from '../../../schema/access/resources.ts';

/** Returns the labels of resources and levels. */
export function usePermissionWords() {
  const translate = useTranslate();
  return useMemo(
    () => ({
      ofResource: (resource: Resource) => translate(`app.permissions.resources.${resource}`),
      ofLevel: (level: MatrixLevel) => translate(`app.permissions.levels.${level}`),
    }),
    [translate],
  );
}
