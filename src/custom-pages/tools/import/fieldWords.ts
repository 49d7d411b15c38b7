import { useQuery } from '@tanstack/react-query';
import { codeOf, namesOf, type ChoiceField } from '../../../../schema/fields/choice.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { MappedColumn } from '../../../../schema/areas/tools/calls/imports.ts';
import { rowTargetsOf, type ImportTarget, type RowPart } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { HeadingWords } from '../../../../schema/areas/tools/imports/headingForms.ts';
import type { NamedTarget } from '../../../../schema/areas/tools/imports/suggest.ts';
import { zoneTarget } from '../../../../schema/areas/tools/imports/targets.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import { choiceWord, fieldWord } from '../../../i18n/fieldWords.ts';
import { listOf, otherNames, rowTargetWords, type LanguageWords } from './rowWords.ts';

export type { LanguageWords };

/** The words of a catalog by their dotted keys. */
export function lookUp(catalog: object): LanguageWords {
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
        import('../../../i18n/wholeEnglish.ts'),
        import('../../../i18n/french.ts'),
      ]);
      return [lookUp(wholeEnglish), lookUp(french)];
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

/** The target in rows that has this name; undefined for a field. */
function rowTargetOf(entity: AnyEntity, name: string): (ImportTarget & { readonly part: RowPart }) | undefined {
  const found = rowTargetsOf(entity).find((target) => target.name === name);
  return found?.part ? { ...found, part: found.part } : undefined;
}

/** The words of a choice in every language, with their codes, as a file may have them; none for other fields. */
export function choiceWordsOf(
  entity: AnyEntity,
  name: string,
  languages: readonly LanguageWords[],
): Pick<MappedColumn, 'words'> {
  const { name: kind, fields } = entity;
  const field = fields[name] ?? rowTargetOf(entity, name)?.field;
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

/** The words of a choice by which its values are known, folded; undefined for other fields. */
function choicesOf(entity: AnyEntity, name: string, field: Field, languages: readonly LanguageWords[]) {
  if (field.kind !== 'choice' && field.kind !== 'choices') return undefined;
  const { choices, words = {} } = field as unknown as ChoiceField & {
    readonly words?: Readonly<Record<string, string>>;
  };
  const said = Object.keys(choiceWordsOf(entity, name, languages).words ?? {});
  return new Set([...namesOf(choices), ...Object.values(words), ...said].map(folded));
}

const zoneField = { kind: 'text', pattern: 'timeZone' } as const;

/** Returns the names of a kind of record, one and several. */
function kindWords({ name }: AnyEntity, words: LanguageWords): readonly string[] {
  return words(`resources.${name}.name`)?.split(' |||| ') ?? [];
}

/** Returns the possible column headings of a field or of a cell of a row, and the words of its choices. */
export function targetOf(entity: AnyEntity, name: string, languages: readonly LanguageWords[]): NamedTarget {
  const { name: kind, fields } = entity;
  const ofRow = rowTargetOf(entity, name);
  const field = ofRow?.field ?? fields[name];
  const choices = field && choicesOf(entity, name, field, languages);
  const known = choices && { choices };
  if (ofRow) return { ...rowTargetWords(kind, ofRow, languages), ...known };
  const isTitle = name === entity.title;
  const declared = languages.flatMap((words) => words(fieldWord(kind, name)) ?? []);
  const others = languages.flatMap((words) => [
    ...listOf(words, `namesByKind.${kind}.${name}`),
    ...otherNames(words, name),
    ...(isTitle ? kindWords(entity, words) : []),
  ]);
  return {
    name,
    field: field ?? (name === zoneTarget ? zoneField : { kind: 'text' }),
    words: field?.label === undefined ? declared : [field.label],
    others: field?.label === undefined ? others : [],
    ...(isTitle && { isTitle }),
    ...known,
  };
}

/** The sort of records of a kind, by which exports of other programs call them. */
function sortOf({ name, face }: AnyEntity): string {
  return face ?? name;
}

/** Returns the words of headings in every language that are not those of a field. */
export function importWords(entity: AnyEntity, languages: readonly LanguageWords[]): HeadingWords {
  const all = (key: string) => languages.flatMap((words) => listOf(words, key));
  const isPerson = entity.face === 'person';
  const sorts = ['person', 'company', 'opportunity'];
  const own = sortOf(entity);
  const [home, office] = [all('headingWords.home'), all('headingWords.office')];
  return {
    own: [...languages.flatMap((words) => kindWords(entity, words)), ...all(`kindNames.${own}`)],
    others: sorts.flatMap((sort) => (sort === own ? [] : all(`kindNames.${sort}`))),
    preferred: [...all('headingWords.main'), ...(isPrivate(entity) ? home : office)],
    usual: isPrivate(entity) ? office : home,
    second: all('headingWords.second'),
    elsewhere: all('headingWords.elsewhere'),
    given: isPerson ? all('otherNames.givenNames') : [],
    family: isPerson ? all('otherNames.familyName') : [],
  };
}

/** True for people of whom rather the home is wanted, than where they work. */
function isPrivate({ face, access }: AnyEntity): boolean {
  return face === 'person' && !(typeof access === 'object' && 'owner' in access);
}
