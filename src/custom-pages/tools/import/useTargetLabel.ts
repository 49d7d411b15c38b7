import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { rowTargetsOf } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { zoneTarget } from '../../../../schema/areas/tools/imports/targets.ts';
import { useWords } from '../../../fields/useWords.ts';
import { rowLabel } from './rowWords.ts';

/** Returns the label of a field, or of a row's target; an unknown name is returned as it is. */
export function useTargetLabel(entity: AnyEntity): (name: string) => string {
  const translate = useTranslate();
  const { ofField } = useWords(entity.name);
  return useCallback(
    (name) => {
      const field = entity.fields[name];
      if (field) return ofField(name, field);
      if (name === zoneTarget) return translate('app.imports.timeZone');
      const part = rowTargetsOf(entity).find((target) => target.name === name)?.part;
      return part ? rowLabel(entity.name, part, translate) : name;
    },
    [entity, ofField, translate],
  );
}
