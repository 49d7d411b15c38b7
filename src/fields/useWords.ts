import { useTranslate, type TranslateFunction } from 'ra-core';
import { useMemo } from 'react';
import type { Field } from '../../schema/fields/field.ts';
import { choiceWord, fieldWord } from '../i18n/fieldWords.ts';
import { inSentence } from '../../schema/rules/terms/inSentence.ts';

/** Labels of records, fields and their values: from the catalogs or, for custom fields, from the agency. */
export interface Words {
  /** Returns the label for a number of records within a sentence. */
  readonly ofRecords: (count: number) => string;
  /** The name of a field. */
  readonly ofField: (name: string, field: Field) => string;
  /**
   * One value of a choice by its stored name; `name` is that under which the catalogs have it. Values that stand for
   * kinds of records (`kinds` of the field) are called as these.
   */
  readonly ofChoice: (name: string, field: Field, stored: string) => string;
}

type Named = Readonly<Record<string, string>>;

/** Returns the words of an entity in a language. */
export function wordsOf(resource: string, translate: TranslateFunction): Words {
  return {
    ofRecords: (count) => inSentence(translate(`resources.${resource}.name`, { smart_count: count })),
    ofField: (name, { label }) => label ?? translate(fieldWord(resource, name)),
    ofChoice: (name, field, stored) => {
      const { words = {}, kinds = {} } = field as { readonly words?: Named; readonly kinds?: Named };
      if (Object.hasOwn(kinds, stored)) return translate(`resources.${kinds[stored]}.name`, { smart_count: 2 });
      return (
        (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? translate(choiceWord(resource, name, stored))
      );
    },
  };
}

/** Translates what is said of records of an entity (published, not relevant), in the form that agrees with their name. */
export function wordsAbout(
  resource: string,
  words: readonly string[],
  translate: TranslateFunction,
): readonly string[] {
  const name = wordsOf(resource, translate).ofRecords(2);
  return words.map((word) => translate(word, { name }));
}

/** The words of an entity in the reader's language. */
export function useWords(resource: string): Words {
  const translate = useTranslate();
  return useMemo(() => wordsOf(resource, translate), [resource, translate]);
}
