import type { WordLanguage } from '../../rules/locales.ts';

/** A fixed category of statuses (AB 4). Agencies name and order it, and keep statuses of their own within it. */
export interface DeclaredCategory {
  /** Colour of the status with which it starts: #rrggbb. */
  readonly color: `#${string}`;
  /** Work in it does not take place, whatever its dates say. */
  readonly isCalledOff?: true;
}

/** A type of work with statuses of its own. */
export interface DeclaredStatusType<
  Code extends string = string,
  Categories extends Readonly<Record<string, DeclaredCategory>> = Readonly<Record<string, DeclaredCategory>>,
> {
  /** Code of the type, in capitals: `CASTING`. */
  readonly code: Code;
  /** Place among the types in the settings; in ascending order. */
  readonly place: number;
  /** Categories by their codes, in order. The first has the status that new records take. */
  readonly categories: Categories;
}

/** Declares a type of statuses; `npm run generate` finds it by its folder, `schema/areas/<area>/statuses/`. */
export function defineStatusType<
  const Code extends string,
  const Categories extends Readonly<Record<string, DeclaredCategory>>,
>(type: DeclaredStatusType<Code, Categories>): DeclaredStatusType<Code, Categories> {
  return type;
}

/** Names that the categories of a type, and the status of each, have in a new agency, by language and code. */
export type StatusNames<Type extends DeclaredStatusType> = Readonly<
  Record<WordLanguage, Readonly<Record<keyof Type['categories'] & string, string>>>
>;
