import type { TranslateFunction } from 'ra-core';
import { namesOf, type ChoiceField } from '../../../../../schema/fields/choice.ts';
import { customId } from '../../../../../schema/language/fieldsOf.ts';
import type { Field } from '../../../../../schema/fields/field.ts';
import type { RowsField } from '../../../../../schema/fields/rows.ts';
import { cellWord, choiceWord } from '../../../../i18n/fieldWords.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'choices';
const storedOf = (field: Field) => (isChoice(field) ? namesOf((field as ChoiceField).choices) : []);

/**
 * Returns the words of a file, by the names of the fields that have some: those of choices, and in rows those of cells
 * and their choices.
 */
export function exportWords(resource: string, fields: readonly NamedField[], translate: TranslateFunction) {
  const words = fields.flatMap(({ name, field }) => {
    // The server knows what the agency calls the options of its own fields.
    const stored = customId(name) === null ? storedOf(field) : [];
    const choices = stored.map((one) => [one, translate(choiceWord(resource, name, one))] as const);
    const cells = field.kind === 'rows' ? Object.entries((field as RowsField).cells) : [];
    const ofCells = cells.flatMap(([cell, declared]) => [
      [cell, translate(cellWord(resource, name, cell))] as const,
      ...storedOf(declared).map(
        (one) => [`${cell}.${one}`, translate(choiceWord(resource, `${name}.${cell}`, one))] as const,
      ),
    ]);
    const all = [...choices, ...ofCells];
    return all.length === 0 ? [] : [[name, Object.fromEntries(all)] as const];
  });
  return Object.fromEntries(words);
}
