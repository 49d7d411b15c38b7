import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { codeOf, codeSchema, nameOf, namesOf, type Choices, type CodeOf } from './choice.ts';
import { eachOnce, refusal } from './rule.ts';

export interface ChoicesOptions extends CommonOptions {
  /** The list's filter parameter; the field's own name unless the spec names it. */
  readonly filter?: string;
  /** The agency's own words for the values of a field that it added, by stored name; else the catalogs have them. */
  readonly words?: Readonly<Record<string, string>>;
  /** Stored names that are no longer offered; records that have them keep them. */
  readonly retired?: readonly string[];
}

export interface ChoicesField<Code = string | number, C extends Choices = Choices>
  extends Field<{ '': Code[] }, { '': Code[] }>, ChoicesOptions {
  readonly kind: 'choices';
  readonly choices: C;
}

/** Any number of a closed set, each once; a side table, so that filtering stays indexed under row-level security. */
export function choices<const C extends Choices>(set: C, options?: ChoicesOptions): ChoicesField<CodeOf<C>, C> {
  return { ...options, choices: set, kind: 'choices' };
}

export const choicesKind: KindDefinition<ChoicesField> = {
  columns: () => [],
  links: (name, field) => [
    {
      key: name,
      values: namesOf(field.choices),
      encode: (wire: string | number) => nameOf(field.choices, wire) ?? '',
      decode: (stored) => codeOf(field.choices, stored),
      itemSchema: codeSchema(field.choices),
    },
  ],
  rules: (name, field, yup) => ({
    [name]: yup
      .array(
        yup
          .mixed<string | number>()
          .test('choice', refusal('choice'), (value) => nameOf(field.choices, value) !== undefined),
      )
      .transform((list) => eachOnce(list)),
  }),
  filters: (name, field) => [
    { param: field.filter ?? name, match: 'any', key: name, schema: codeSchema(field.choices) },
  ],
  sortKey: () => null,
};
