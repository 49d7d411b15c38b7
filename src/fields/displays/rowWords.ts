import { useTranslate } from 'ra-core';
import { nameOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { choiceWord } from '../../i18n/fieldWords.ts';
import type { WireRecord } from '../kind.ts';

/** Returns true if a cell of a row says something. */
export function isFilledCell(row: WireRecord, cell: string): boolean {
  const value = row[cell];
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** Returns the function that gives the word of a choice within a row; undefined if it is empty, and for other kinds. */
export function useCellChoice(resource: string, name: string) {
  const translate = useTranslate();
  return (cell: string, declared: Field, row: WireRecord): string | undefined => {
    if (declared.kind !== 'choice') return undefined;
    const stored = nameOf((declared as ChoiceField).choices, row[cell]);
    return stored === undefined ? undefined : translate(choiceWord(resource, `${name}.${cell}`, stored));
  };
}
