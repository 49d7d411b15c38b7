import { useTranslate } from 'ra-core';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { choiceWord } from '../../i18n/fieldWords.ts';
import type { WireRecord } from '../kind.ts';

interface RowGroup {
  readonly key: string;
  /** Undefined for rows that are in no group. */
  readonly word: string | undefined;
  readonly within: readonly WireRecord[];
}

/** Returns rows in the groups of their field, in the order of its choices; those without one come first. */
export function useRowGroups(resource: string, name: string, field: RowsField, rows: readonly WireRecord[]) {
  const translate = useTranslate();
  const { groupBy: by } = field;
  if (by === undefined) return [{ key: 'all', word: undefined, within: rows }];
  const { choices } = field.cells[by] as ChoiceField;
  const groups: readonly RowGroup[] = [
    { key: 'none', word: undefined, within: rows.filter((row) => (row[by] ?? null) === null) },
    ...namesOf(choices).map((stored) => ({
      key: stored,
      word: translate(choiceWord(resource, `${name}.${by}`, stored)),
      within: rows.filter((row) => row[by] === codeOf(choices, stored)),
    })),
  ];
  return groups.filter(({ within }) => within.length > 0);
}
