import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { MatrixLevel } from '../../../schema/access/levels.ts';
import type { Resource } from '../../../schema/access/resources.ts';

/** What resources and levels are called on screen. */
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
