import type { Choices } from '../fields/choice.ts';
import type { Field } from '../fields/field.ts';
import type { LinkedTab } from '../language/entity.ts';
import type { RecordPageName } from '../recordPages.ts';
import type { ScreenName, ScreenParameters, ScreenTitle } from '../routes.ts';

/**
 * Words that the declarations require of every catalog, as types: keys are inferred, so that a field without a word
 * does not compile. The words themselves are in the catalogs only.
 */
export type ResourceWords<Entities> = {
  readonly [Name in keyof Entities]: EntityWords<Entities[Name], Entities> & NoteWords<Entities[Name]>;
};

/** The sentences below sections of settings. */
type NoteWords<E> = E extends { readonly notes: readonly (infer Section extends string)[] }
  ? Group<'notes', { readonly [Name in Section]: string }>
  : unknown;

interface Declared {
  readonly name: string;
  readonly root: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly form: Readonly<Record<string, readonly string[]>>;
}

/**
 * `name` is singular and plural, `Talent |||| Talents`. A variant has the words of the entity that it varies for its fields
 * and for the sections that both have.
 */
type EntityWords<E, Entities> = E extends Declared
  ? { readonly name: string } & (E['root'] extends E['name']
      ? FieldWords<E> & SectionWords<keyof E['form']>
      : SectionWords<Exclude<keyof E['form'], SectionOf<Entities, E['root']>>>)
  : never;

type SectionWords<Section extends PropertyKey> = Group<'sections', { readonly [Name in Section]: string }>;

type SectionOf<Entities, Name> = Name extends keyof Entities
  ? Entities[Name] extends Declared
    ? keyof Entities[Name]['form']
    : never
  : never;

type FieldWords<E extends Declared> = { readonly fields: { readonly [Name in keyof E['fields']]: string } } & Group<
  'choices',
  ChoiceWords<E['fields']>
> &
  Group<'cells', CellWords<E['fields']>> &
  Group<'rows', RowWords<E['fields']>>;

/** A group of words that is absent where it would be empty. */
type Group<Name extends string, Words> = [keyof Words] extends [never] ? unknown : { readonly [Key in Name]: Words };

type StoredName<C> = C extends Choices
  ? C extends readonly (infer Name extends string)[]
    ? Name
    : keyof C & string
  : never;

interface ChoiceLike {
  readonly kind: 'choice' | 'choices' | 'computed';
  readonly choices: Choices;
}

interface RowsLike {
  readonly kind: 'rows';
  readonly cells: Readonly<Record<string, Field>>;
}

type WordsOfChoice<F extends ChoiceLike> = { readonly [Name in StoredName<F['choices']>]: string };

/** One word per stored name of each choice; choices within rows are below the field of rows. */
type ChoiceWords<Fields> = {
  readonly [Name in keyof Fields as HasChoices<Fields[Name]> extends true ? Name : never]: Fields[Name] extends RowsLike
    ? ChoiceWords<Fields[Name]['cells']>
    : Fields[Name] extends ChoiceLike
      ? WordsOfChoice<Fields[Name]>
      : never;
};

type HasChoices<F> = F extends ChoiceLike
  ? true
  : F extends RowsLike
    ? Extract<F['cells'][keyof F['cells']], ChoiceLike> extends never
      ? false
      : true
    : false;

type CellWords<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends RowsLike ? Name : never]: Fields[Name] extends RowsLike
    ? { readonly [Cell in keyof Fields[Name]['cells']]: string }
    : never;
};

/** Words for one row. */
type RowWords<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends RowsLike ? Name : never]: string;
};

type HeadOf<Key extends string> = Key extends `${infer Head}.${string}` ? Head : Key;
type TailOf<Key extends string, Head extends string> = Key extends `${Head}.${infer Tail}` ? Tail : never;

/** Dotted keys as the tree of words that a catalog is. */
type Nested<Key extends string> = {
  readonly [Head in HeadOf<Key>]: [TailOf<Key, Head>] extends [never] ? string : Nested<TailOf<Key, Head>>;
};

/** The titles of the screens. */
export type ScreenWords = Nested<TailOf<ScreenTitle, 'screens'>>;

type TabbedName = Extract<ScreenName, `${string}.${'profile' | 'detail' | 'section'}`>;

/** Names of the tabs that addresses allow, with those that are still to come. */
type AddressedTab = {
  [Name in TabbedName]: ScreenParameters<Name> extends { readonly section: infer Section extends string }
    ? Section
    : never;
}[TabbedName];

/** A tab that lists another entity is called what that is called. */
type TabNeedingWord<T> = T extends string
  ? T
  : { [Name in keyof T]: T[Name] extends LinkedTab ? never : Name }[keyof T];

type DeclaredTab<E> = E extends { readonly detail: { readonly tabs: infer Tabs extends readonly unknown[] } }
  ? TabNeedingWord<Tabs[number]>
  : never;

/** Names of the tabs of records' pages that need a word: those of declarations, areas and addresses. */
export type TabName<Entities> =
  | RecordPageName
  | AddressedTab
  | Extract<{ [Name in keyof Entities]: DeclaredTab<Entities[Name]> }[keyof Entities], string>;

type Faults<Expected, Given, Path extends string> = {
  [Key in (keyof Expected | keyof Given) & string]: Key extends keyof Expected
    ? Key extends keyof Given
      ? Expected[Key] extends string
        ? Given[Key] extends string
          ? never
          : `no text: ${Path}${Key}`
        : Given[Key] extends string
          ? `no group: ${Path}${Key}`
          : Differences<Expected[Key], Given[Key], `${Path}${Key}.`>
      : `missing: ${Path}${Key}`
    : `superfluous: ${Path}${Key}`;
}[(keyof Expected | keyof Given) & string];

/** Missing and superfluous keys of a catalog, each as a text that a compiler error shows; never if there are none. */
export type Differences<Expected, Given, Path extends string = ''> = string extends keyof Expected
  ? never
  : Faults<Expected, Given, Path>;
