import type { CommonOptions, Field, JsonSchema, KindDefinition } from './field.ts';
import { boolean, instantSchema, nullable, string, uuid } from './schemas.ts';

/**
 * The shape of a computed value: `short` is a whole number that is shown as k, M or B, `rate` a share in percent with
 * two decimals (AB 9), a choice one of the named `choices`, `shares` the answers of a poll with their votes (CM 3).
 */
export type ComputedType = 'integer' | 'short' | 'rate' | 'instant' | 'text' | 'date' | 'choice' | 'shares';

/** Computed types that are numbers. */
const figureTypes: readonly ComputedType[] = ['integer', 'short', 'rate'];

/** Returns true if a computed value is a number. */
export function isComputedFigure({ as }: Pick<ComputedOptions, 'as'>): boolean {
  return figureTypes.includes(as);
}

export interface ComputedOptions<T extends ComputedType = ComputedType> extends Omit<CommonOptions, 'required'> {
  readonly as: T;
  /** The values of a choice, each with words in the catalogs. */
  readonly choices?: readonly string[];
  /** Parameter by which lists are filtered by a choice, with the code of each value in it. */
  readonly filteredBy?: { readonly param: string; readonly codes: Readonly<Record<string, number | string>> };
  /** Fields of the record that the value depends on; writes to other fields do not change it. All fields by default. */
  readonly from?: readonly string[];
}

/** An answer of a poll with its share of the votes (CM 3). */
export interface Share {
  readonly id: string;
  readonly position: number;
  readonly text: string;
  readonly totalVotes: number;
  /** Percent with two decimals. */
  readonly votePercent: number;
  /** True for every answer that has the most votes; false without votes. */
  readonly mostVoted: boolean;
}

type ValueOf<T extends ComputedType> =
  | (T extends 'shares' ? readonly Share[] : T extends 'integer' | 'short' | 'rate' | 'instant' ? number : string)
  | null;

export interface ComputedField<T extends ComputedType = ComputedType>
  extends Field<{ '': ValueOf<T> }, object>, ComputedOptions<T> {
  readonly kind: 'computed';
  /** The name of a SQL function registered on the server. */
  readonly compute: string;
}

/** A value that a named SQL function works out from the record at reading; never written. */
export function computed<const T extends ComputedType, const O extends ComputedOptions<T>>(
  compute: string,
  options: O & { readonly as: T },
): ComputedField<T> & Pick<O, 'choices' & keyof O> {
  return { ...options, readOnly: true, compute, kind: 'computed' };
}

const shareSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: uuid,
    position: { type: 'integer', description: 'From 1' },
    text: string,
    totalVotes: { type: 'integer' },
    votePercent: { type: 'number', description: 'Two decimals; those of all answers sum to 100' },
    mostVoted: boolean,
  },
};

export const computedSchemas: Readonly<Record<ComputedType, JsonSchema>> = {
  integer: { type: ['integer', 'null'] },
  short: { type: ['integer', 'null'] },
  rate: { type: ['number', 'null'] },
  instant: nullable(instantSchema),
  text: nullable(string),
  date: nullable(string),
  choice: nullable(string),
  shares: { type: ['array', 'null'], items: shareSchema },
};

export const computedKind: KindDefinition<ComputedField> = {
  columns: () => [],
  rules: () => ({}),
  filters: (name, { filteredBy }) => {
    if (!filteredBy) return [];
    const { param, codes } = filteredBy;
    const named = Object.entries(codes).map(([stored, code]) => [code, stored] as const);
    const type = named.every(([code]) => typeof code === 'number') ? 'integer' : 'string';
    const schema = { type, enum: named.map(([code]) => code) };
    return [{ param, match: 'any', key: name, schema, codes: Object.fromEntries(named) }];
  },
  sortKey: (name) => name,
};
