import type { FieldKind, FilterSpec } from '../../../schema/fields/field.ts';
import type { FieldProps } from '../kind.ts';

/** What a filter's control is told: the field, its parameters, their values as texts, and how to change one. */
export interface FilterProps<K extends FieldKind = FieldKind> extends FieldProps<K> {
  /** The name of the field in words. */
  readonly label: string;
  readonly params: readonly FilterSpec[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (param: string, values: readonly string[]) => void;
}

/** The parameter of that match, and its values. */
export function parameterOf({ params, values }: Pick<FilterProps, 'params' | 'values'>, match: FilterSpec['match']) {
  const param = params.find((spec) => spec.match === match)?.param ?? '';
  return { param, chosen: values[param] ?? [] };
}
