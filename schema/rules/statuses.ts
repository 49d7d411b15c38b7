import { declaredStatusTypes } from '../../generated/statusTypes.ts';
import type { DeclaredCategory } from '../language/statuses/statusType.ts';

type Declared = (typeof declaredStatusTypes)[number];

/** Type of work that has statuses. */
export type StatusType = Declared['code'];

const types = [...declaredStatusTypes].toSorted((one, other) => one.place - other.place);

/**
 * The fixed categories of each type of status (AB 4): agencies name, colour and order their own statuses within them.
 * A type's first category holds the status that new records take; the colour is that of the seeded status.
 */
export const statusCategories = Object.fromEntries(types.map(({ code, categories }) => [code, categories])) as {
  readonly [Type in Declared as Type['code']]: Type['categories'];
};

/** Every type of work that has statuses. */
export const statusTypes: readonly StatusType[] = types.map(({ code }) => code);

type CodesOf<Type extends StatusType> = keyof (typeof statusCategories)[Type];

/** Code of a status category. */
export type StatusCategoryCode = { [Type in StatusType]: CodesOf<Type> }[StatusType];

const all = types.flatMap(({ categories }) =>
  (Object.entries(categories) as [StatusCategoryCode, DeclaredCategory][]).map(([code, { isCalledOff }]) => ({
    code,
    isCalledOff,
  })),
);

/** Every category code of every type, each once. */
export const statusCategoryCodes: readonly StatusCategoryCode[] = [...new Set(all.map(({ code }) => code))];

/** Categories of work that does not take place, whatever its dates say. */
export const calledOffCategories: readonly string[] = [
  ...new Set(all.flatMap(({ code, isCalledOff }) => (isCalledOff ? [code] : []))),
];
