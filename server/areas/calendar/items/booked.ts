import type { Reference } from '../../../../schema/fields/field.ts';

/** Kinds of people of whom nobody is in two places at once. */
export const guarded: readonly string[] = ['talent', 'scout'];

/** Two moments in milliseconds, the second one not included. */
export type Span = readonly [from: number, until: number];

/** Returns true if two spans share time: what ends as the other begins does not. */
export const meets = (one: Span, other: Span): boolean => one[0] < other[1] && one[1] > other[0];

/** Returns the references in a value of a record. */
export const referencesIn = (value: unknown): readonly Reference[] =>
  [value].flat().filter((one): one is Reference => typeof one === 'object' && one !== null && 'id' in one);
