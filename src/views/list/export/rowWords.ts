import type { TranslateFunction } from 'ra-core';
import { namesOf, type ChoiceField } from '../../../../schema/fields/choice.ts';
import type { RowsField } from '../../../../schema/fields/rows.ts';
import { cellWord, choiceWord } from '../../../i18n/fieldWords.ts';
import type { NamedField } from '../../viewFields.ts';

/** Returns the names of the cells of rows, and of their choices, in a file, by the names of the fields with rows. */
export function rowWords(resource: string, fields: readonly NamedField[], translate: TranslateFunction) {
  const ofRows = fields.filter(({ field }) => field.kind === 'rows');
  const words = ofRows.map(({ name, field }) => {
    const cells = Object.entries((field as RowsField).cells).flatMap(([cell, declared]) => {
      const stored = declared.kind === 'choice' ? namesOf((declared as ChoiceField).choices) : [];
      return [
        [cell, translate(cellWord(resource, name, cell))] as const,
        ...stored.map((one) => [`${cell}.${one}`, translate(choiceWord(resource, `${name}.${cell}`, one))] as const),
      ];
    });
    return [name, Object.fromEntries(cells)] as const;
  });
  return Object.fromEntries(words);
}
