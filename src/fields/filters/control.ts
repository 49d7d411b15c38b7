import type { FieldKind, FilterSpec } from '../../../schema/fields/field.ts';
import type { ListPreset } from '../../../schema/language/listRange.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import type { FieldProps } from '../kind.ts';

/** The values of filter parameters as texts; none at all take a parameter away. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** Props of a filter's control: the field, its parameters, their values as texts, and their setter. */
export interface FilterProps<K extends FieldKind = FieldKind> extends FieldProps<K> {
  /** The name of the field in words. */
  readonly label: string;
  readonly params: readonly FilterSpec[];
  /** The type of statuses whose categories are chosen from, instead of the field's own values. */
  readonly categoriesOf?: StatusType;
  readonly values: FilterValues;
  /** The ranges of days that are offered by name. */
  readonly presets: readonly ListPreset[];
  /** Changes some parameters; false if refused, and then the former values stay. */
  readonly onChange: (changes: FilterValues) => boolean;
}

/** The parameter of that match, and its values. */
export function parameterOf({ params, values }: Pick<FilterProps, 'params' | 'values'>, match: FilterSpec['match']) {
  const param = params.find((spec) => spec.match === match)?.param ?? '';
  return { param, chosen: values[param] ?? [] };
}
