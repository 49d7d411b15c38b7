import { useQuery } from '@tanstack/react-query';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { MappedColumn } from '../../../schema/imports/wire.ts';
import type { NamedTarget } from '../../../schema/imports/suggest.ts';
import { choiceWord, fieldWord } from '../../fields/words.ts';

/** The words of one language, by their keys. */
export type LanguageWords = (key: string) => string | undefined;

function lookUp(catalog: object): LanguageWords {
  return (key) => {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], catalog);
    return typeof found === 'string' ? found : undefined;
  };
}

/** The words of every language that the product knows: a file may be in any of them. Undefined until they are there. */
export function useEveryLanguage(): readonly LanguageWords[] | undefined {
  const { data } = useQuery({
    queryKey: ['words of every language'],
    queryFn: async () => {
      const [{ wholeEnglish }, { french }] = await Promise.all([
        import('../../i18n/wholeEnglish.ts'),
        import('../../i18n/french.ts'),
      ]);
      return [lookUp(wholeEnglish), lookUp(french)];
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

/** What a field may be called above a column. */
export function targetOf(
  { name: kind, fields }: AnyEntity,
  name: string,
  languages: readonly LanguageWords[],
): NamedTarget {
  const label = fields[name]?.label;
  const declared = languages.flatMap((words) => words(fieldWord(kind, name)) ?? []);
  return { name, words: label === undefined ? declared : [label] };
}

/** The words of a choice in every language, with their codes, as a file may have them; none for other fields. */
export function choiceWordsOf(
  { name: kind, fields }: AnyEntity,
  name: string,
  languages: readonly LanguageWords[],
): Pick<MappedColumn, 'words'> {
  const field = fields[name];
  if ((field?.kind !== 'choice' && field?.kind !== 'choices') || field.label !== undefined) return {};
  const { choices } = field as ChoiceField;
  const pairs = namesOf(choices).flatMap((stored) =>
    languages.flatMap((words) => {
      const word = words(choiceWord(kind, name, stored));
      return word === undefined ? [] : [[word, codeOf(choices, stored)] as const];
    }),
  );
  return { words: Object.fromEntries(pairs) };
}
