import { useTranslate } from 'ra-core';
import { useWords } from '../../../../fields/useWords.ts';
import { filterWord } from '../../../../i18n/fieldWords.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';

/** Returns the label of a filter: its field's, unless it has a name of its own. */
export function useFilterWord(resource: string): (filter: Pick<FilterField, 'name' | 'field' | 'isNamed'>) => string {
  const translate = useTranslate();
  const words = useWords(resource);
  return ({ name, field, isNamed }) => (isNamed ? translate(filterWord(resource, name)) : words.ofField(name, field));
}
