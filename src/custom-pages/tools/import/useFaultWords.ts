import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { rowTargetsOf } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { messages } from '../../../../schema/rules/messages.ts';
import { useTargetLabel } from './useTargetLabel.ts';

/** Returns the errors of a row in the reader's language; and all of these words for the file of errors. */
export function useFaultWords(entity: AnyEntity) {
  const translate = useTranslate();
  const labelOf = useTargetLabel(entity);
  return useMemo(() => {
    const named = ([gap, value]: readonly [string, string | number]) => {
      if (gap === 'field') return [gap, labelOf(String(value))];
      return [gap, gap === 'fields' ? String(value).split(', ').map(labelOf).join(', ') : value];
    };
    const said = ({ key, params = {} }: RowFault) => {
      const gaps = Object.fromEntries(Object.entries(params).map(named)) as object;
      return translate(`rules.${key}`, { ...gaps, _: messages[key] });
    };
    const form = (hasText: boolean, gaps: object) =>
      translate(`app.imports.${hasText ? 'faultOfValue' : 'faultOf'}`, gaps);
    const words = (fault: RowFault, text = '') => {
      if (fault.field === null) return said(fault);
      return form(text !== '', { field: labelOf(fault.field), text, fault: said(fault) });
    };
    // Gaps are filled where the file is made, which writes them in braces.
    const inBraces = (key: string) => {
      const gaps = Object.fromEntries(
        [...messages[key as keyof typeof messages].matchAll(/\{(\w+)\}/g)].map(([gap, name = '']) => [name, gap]),
      );
      return translate(`rules.${key}`, gaps);
    };
    const names = [...Object.keys(entity.fields), ...rowTargetsOf(entity).map(({ name }) => name)];
    const gaps = { field: '{field}', text: '{text}', fault: '{fault}' };
    const ofFile = () => ({
      row: translate('app.imports.row'),
      fault: translate('app.imports.what'),
      ofField: form(false, gaps),
      ofValue: form(true, gaps),
      messages: Object.fromEntries(Object.keys(messages).map((key) => [key, inBraces(key)])),
      fields: Object.fromEntries(names.map((name) => [name, labelOf(name)])),
    });
    return { words, said, ofFile };
  }, [entity, labelOf, translate]);
}
