import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { refusal } from './rule.ts';
import { nullable } from './schemas.ts';

export interface IntegerOptions extends CommonOptions {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  /** It names something rather than counting it, like a year: written without commas. */
  readonly isName?: boolean;
  /** Kept by counting alone (`field.counter`): it is no edit of its record. */
  readonly isCounter?: true;
  /** The dialog with what a counter counts, which its number opens: a name that an area's browser part has (`counted`). */
  readonly opens?: string;
}

export interface IntegerField<Value = number | null> extends Field<{ '': Value }, { '': Value }>, IntegerOptions {
  readonly kind: 'integer';
}

/** A whole number, at most 2,147,483,647 either way. */
export function integer<const O extends IntegerOptions>(options?: O): IntegerField<Maybe<O, number>> {
  return { ...options, kind: 'integer' };
}

/** A number that the server counts on a record, from 0 on, without editing it: reactions, comments, votes. */
export function counter(options: Pick<IntegerOptions, 'access' | 'renamedFrom' | 'opens'> = {}): IntegerField<number> {
  return { ...options, required: true, readOnly: true, default: 0, isCounter: true, kind: 'integer' };
}

/** Returns true if a field is a counter. */
export function isCounter(field: Field | undefined): boolean {
  return field?.kind === 'integer' && (field as IntegerField).isCounter === true;
}

/** Returns the name of the dialog that the number of a counter opens; undefined for any other field. */
export function opensOf(field: Field): string | undefined {
  return field.kind === 'integer' ? (field as IntegerField).opens : undefined;
}

/** The names of the counters among fields. */
export function countersOf(fields: Readonly<Record<string, Field>>): readonly string[] {
  return Object.keys(fields).filter((name) => isCounter(fields[name]));
}

const largest = 2_147_483_647;
const schema = { type: 'integer', minimum: -largest, maximum: largest };

export const integerKind: KindDefinition<IntegerField> = {
  columns: (name, field) => [
    {
      key: name,
      type: 'integer',
      isNullable: !field.required,
      default: field.default,
      schema: field.required ? schema : nullable(schema),
    },
  ],
  rules: (name, field, yup) => {
    const { min = -largest, max = largest } = field;
    const whole = yup.number().integer(refusal('notWhole'));
    return { [name]: whole.min(min, refusal('tooSmall', { min })).max(max, refusal('tooLarge', { max })) };
  },
  filters: (name) => [
    { param: `${name}Min`, match: 'from', key: name, schema },
    { param: `${name}Max`, match: 'to', key: name, schema },
  ],
  sortKey: (name) => name,
};
