import type { CommonOptions, Field, FilterCodes, JsonSchema, KindDefinition } from './field.ts';
import { plural } from './field.ts';
import { refusal } from './rule.ts';
import { nullable } from './schemas.ts';

/** Stored names, or stored names with the codes that the spec puts on the wire (`{ PENDING: 0 }`). */
export type Choices = readonly string[] | Readonly<Record<string, string | number>>;

/** Type of a choice on the wire. */
export type CodeOf<C extends Choices> = C extends readonly (infer Name)[] ? Name : C[keyof C];

export interface ChoiceOptions<Code = string | number> extends CommonOptions {
  readonly default?: Code;
  /** The list's filter parameter; the plural of the name unless the spec names it. */
  readonly filter?: string;
  /**
   * Codes that the spec gives the values in filters, besides their own: the stored name of each, null for one that asks for
   * nothing, and the name of a further list for one that asks for its records.
   */
  readonly filterCodes?: FilterCodes;
  /** The agency's own words for the values of a field that it added, by stored name; else the catalogs have them. */
  readonly words?: Readonly<Record<string, string>>;
  /** Stored names that are no longer offered; records that have them keep them. */
  readonly retired?: readonly string[];
}

export interface ChoiceField<Value = string | number | null, C extends Choices = Choices>
  extends Field<{ '': Value }, { '': Value }>, ChoiceOptions {
  readonly kind: 'choice';
  readonly choices: C;
}

type ValueOf<C extends Choices, O> = O extends { readonly required: true } | { readonly default: unknown }
  ? CodeOf<C>
  : CodeOf<C> | null;

/** One of a closed set; text and a CHECK in the database, the spec's code on the wire. */
export function choice<const C extends Choices, const O extends ChoiceOptions<CodeOf<C>>>(
  choices: C,
  options?: O,
): ChoiceField<ValueOf<C, O>, C> {
  return { ...(options as ChoiceOptions), choices, kind: 'choice' };
}

/** The stored names of a choice field, in the order of the declaration. */
export function namesOf(choices: Choices): readonly string[] {
  return Array.isArray(choices) ? choices : Object.keys(choices);
}

/** The wire code of a stored name. */
export function codeOf(choices: Choices, name: string): string | number {
  return Array.isArray(choices) ? name : ((choices as Record<string, string | number>)[name] ?? name);
}

/** Returns the stored name of a wire code; undefined for an unknown code. */
export function nameOf(choices: Choices, code: unknown): string | undefined {
  return namesOf(choices).find((name) => codeOf(choices, name) === code);
}

/** The JSON Schema of one code. */
export function codeSchema(choices: Choices): JsonSchema {
  const codes = namesOf(choices).map((name) => codeOf(choices, name));
  return { type: typeof codes[0] === 'number' ? 'integer' : 'string', enum: codes };
}

/** The JSON Schema of one code in a filter. */
function filterSchema({ choices, filterCodes = {} }: ChoiceField): JsonSchema {
  const schema = codeSchema(choices);
  const further = Object.keys(filterCodes).map(Number);
  return further.length === 0 ? schema : { ...schema, enum: [...(schema.enum as unknown[]), ...further] };
}

export const choiceKind: KindDefinition<ChoiceField> = {
  columns: (name, field) => {
    const isNullable = !field.required && field.default === undefined;
    const schema = codeSchema(field.choices);
    return [
      {
        key: name,
        type: 'text',
        isNullable,
        default: field.default,
        values: namesOf(field.choices),
        schema: isNullable ? nullable(schema) : schema,
        encode: (wire: string | number | null) => (wire === null ? null : nameOf(field.choices, wire)),
        decode: (stored: string | null) => (stored === null ? null : codeOf(field.choices, stored)),
      },
    ];
  },
  rules: (name, field, yup) => ({
    [name]: yup
      .mixed<string | number>()
      .test('choice', refusal('choice'), (value) => value == null || nameOf(field.choices, value) !== undefined),
  }),
  filters: (name, field) => [
    {
      param: field.filter ?? plural(name),
      match: 'any',
      key: name,
      schema: filterSchema(field),
      ...(field.filterCodes && { codes: field.filterCodes }),
    },
  ],
  sortKey: (name) => name,
};
