import type { AnyEntity, RangeConfig } from '../../../schema/language/entity.ts';
import type { ComputedField } from '../../../schema/fields/computed.ts';
import type { Delimiter, Field, FilterSpec } from '../../../schema/fields/field.ts';
import { instant } from '../../../schema/fields/instant.ts';
import { instantSchema } from '../../../schema/fields/schemas.ts';
import { filteredField, listFiltersOf } from '../../../schema/language/listFilters.ts';
import { invertedBy, mayBeEmpty } from '../../../schema/language/lists/filterModes.ts';
import { presetsOf, rangeOf, type ListPreset } from '../../../schema/language/listRange.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { defaultDelimiter } from '../../widgets/record-param/queryEncoding.ts';

/** A field by which a list can be filtered, and the parameters that carry its values. */
export interface FilterField {
  /** The field's name, or that of the filter itself (`isNamed`). */
  readonly name: string;
  readonly field: Field;
  /** The field whose options are offered. */
  readonly source: string;
  readonly isNamed: boolean;
  /** The type of statuses whose categories are offered. */
  readonly categoriesOf?: StatusType;
  readonly params: readonly FilterSpec[];
  /** Separator of several values in an address. */
  readonly delimiter: Delimiter;
  /** The list's own range (`fromDate`, `toDate`): an address names both of them or neither. */
  readonly isRange: boolean;
  /** The ranges of days that are offered by name. */
  readonly presets: readonly ListPreset[];
  /** The parameter that can be turned around, to exclude its values. */
  readonly inverted?: string;
  /** Records may be without a value, and are found by that. */
  readonly mayBeEmpty: boolean;
}

const usualPresets = (['day', 'week', 'month', 'within30DaysRecent'] as const).map((name) => ({ name, filters: {} }));

/** Returns the presets of a field: presets around today make no sense for a birthday. */
const presetsFor = (field: Field): readonly ListPreset[] =>
  (field as { readonly isPast?: boolean }).isPast === true ? [] : usualPresets;

function rangeFilter(name: string, field: Field, range: RangeConfig<string>): FilterField {
  const bound = { key: name, schema: instantSchema };
  return {
    name,
    field,
    source: name,
    isNamed: false,
    params: [
      { ...bound, param: 'fromDate', match: 'from' },
      { ...bound, param: 'toDate', match: 'to' },
    ],
    delimiter: defaultDelimiter,
    isRange: true,
    presets: presetsOf(range) ?? presetsFor(field),
    mayBeEmpty: false,
  };
}

/** The kinds of a reference field as a filter offers them: a choice by their codes. */
const asChoice = ({ access }: Field, kindNames: Readonly<Record<string, string>>): Field =>
  ({ kind: 'choice', choices: Object.keys(kindNames), kinds: kindNames, ...(access && { access }) }) as Field;

/** A computed choice as a filter offers it: by the codes of its parameter; any other field as it is. */
function asFiltered(field: Field): Field {
  const { filteredBy, ...declared } = field as ComputedField;
  return filteredBy ? ({ ...declared, kind: 'choice', choices: filteredBy.codes } as unknown as Field) : field;
}

/** A reference field as a filter offers it: of these kinds alone. */
const ofKinds = (field: Field, kinds: readonly string[]): Field => ({ ...field, targets: kinds }) as Field;

const known = new WeakMap<AnyEntity, readonly FilterField[]>();

/**
 * Everything that an entity's list can be filtered by, in the order of the declaration; its range last unless named before,
 * and filters with a name of their own after the fields. Worked out once per entity, since each address asks.
 */
export function filterFieldsOf(entity: AnyEntity): readonly FilterField[] {
  const filterFields = known.get(entity) ?? deriveFilterFields(entity);
  known.set(entity, filterFields);
  return filterFields;
}

function deriveFilterFields(entity: AnyEntity): readonly FilterField[] {
  const { filters = [] } = entity.list;
  const range = rangeOf(entity.list);
  const all = listFiltersOf(entity).flatMap((filter): FilterField[] => {
    const { name, fields, params, kinds, kindNames, categoriesOf, isNamed } = filter;
    const [source = name] = fields;
    const field = filteredField(entity.fields, source);
    if (field === undefined) return [];
    if (name === range?.field) return [rangeFilter(name, field, range)];
    const { delimiter = defaultDelimiter } = field;
    // A tab shows what it asks for: it is not turned around behind it.
    const inverted = name === entity.list.tabs ? undefined : invertedBy(filter);
    return [
      {
        name,
        field: kindNames ? asChoice(field, kindNames) : kinds ? ofKinds(field, kinds) : asFiltered(field),
        source,
        isNamed,
        ...(categoriesOf && { categoriesOf }),
        params,
        delimiter: isNamed ? defaultDelimiter : delimiter,
        isRange: false,
        presets: isNamed ? [] : presetsFor(field),
        ...(inverted !== undefined && { inverted }),
        mayBeEmpty: !isNamed && name in entity.fields && mayBeEmpty(name, field),
      },
    ];
  });
  if (range === undefined || filters.includes(range.field)) return all;
  const bounds = rangeFilter(range.field, entity.fields[range.field] ?? instant(), range);
  const firstNamed = all.findIndex(({ isNamed }) => isNamed);
  return firstNamed < 0 ? [...all, bounds] : all.toSpliced(firstNamed, 0, bounds);
}
