import type { AnyEntity } from '../../schema/entity.ts';
import type { Delimiter, Field, FilterSpec } from '../../schema/fields/field.ts';
import { instant } from '../../schema/fields/instant.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { instantSchema } from '../../schema/fields/schemas.ts';
import { rangeOf } from '../../schema/rangeOf.ts';
import type { DatePreset } from '../../schema/rules/ranges.ts';
import { defaultDelimiter } from './listQuery.ts';

/** A field by which a list can be filtered, and the parameters that carry its values. */
export interface FilterField {
  readonly name: string;
  readonly field: Field;
  readonly params: readonly FilterSpec[];
  /** What joins several values in an address. */
  readonly delimiter: Delimiter;
  /** The list's own range (`fromDate`, `toDate`): an address names both of them or neither. */
  readonly isRange: boolean;
  /** The ranges of days that are offered by name. */
  readonly presets: readonly DatePreset[];
}

const usualPresets: readonly DatePreset[] = ['day', 'week', 'month', 'within30DaysRecent'];

/** Days around today say nothing of a birthday. */
const presetsOf = (field: Field): readonly DatePreset[] =>
  (field as { readonly isPast?: boolean }).isPast === true ? [] : usualPresets;

function rangeFilter(name: string, field: Field, presets: readonly DatePreset[] | undefined): FilterField {
  const bound = { key: name, schema: instantSchema };
  return {
    name,
    field,
    params: [
      { ...bound, param: 'fromDate', match: 'from' },
      { ...bound, param: 'toDate', match: 'to' },
    ],
    delimiter: defaultDelimiter,
    isRange: true,
    presets: presets ?? presetsOf(field),
  };
}

/** Everything that an entity's list can be filtered by, in the order of the declaration; its range last unless named before. */
export function filterFieldsOf(entity: AnyEntity): readonly FilterField[] {
  const { filters = [] } = entity.list;
  const range = rangeOf(entity.list);
  const names = range === undefined || filters.includes(range.field) ? filters : [...filters, range.field];
  return names.flatMap((name): readonly FilterField[] => {
    const field = entity.fields[name];
    if (name === range?.field) return [rangeFilter(name, field ?? instant(), range.presets)];
    if (field === undefined) return [];
    const params = kindOf(field).filters(name, field);
    const { delimiter = defaultDelimiter } = field;
    return [{ name, field, params, delimiter, isRange: false, presets: presetsOf(field) }];
  });
}
