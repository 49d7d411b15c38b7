import type { Field } from '../../fields/field.ts';
import type { AnyEntity } from '../entity.ts';
import { kindOf } from '../../fields/kinds.ts';
import { listFiltersOf, type ListFilter } from '../listFilters.ts';

/**
 * Further parameters of every list, each with names: `not` turns filters by value around, `empty` asks for records without
 * a value of a field, `notEmpty` for those with one.
 */
export const modeParams = ['not', 'empty', 'notEmpty'] as const;
export type ModeParam = (typeof modeParams)[number];

type Declared = Pick<AnyEntity, 'list' | 'fields'>;

/** Returns the parameter of a filter that `not` turns around; undefined for one by bounds, as of an amount in a currency. */
export function invertedBy({ params }: Pick<ListFilter, 'params'>): string | undefined {
  const isByBounds = params.some(({ match }) => match === 'from' || match === 'to');
  return isByBounds ? undefined : params[0]?.param;
}

/** Returns true if records may be without a value of a filtered field: what it is kept in is optional and not worked out. */
export function mayBeEmpty(name: string, field: Field): boolean {
  const { filters, columns, links } = kindOf(field);
  const key = filters(name, field)[0]?.key;
  const column = columns(name, field).find((one) => one.key === key);
  if (column) return column.isNullable && column.default === undefined && column.derive === undefined;
  const link = links?.(name, field).find((one) => one.key === key);
  return link !== undefined && link.inverse === undefined && field.required !== true;
}

/** Returns the names that each further parameter of an entity's list takes, but for fields that an agency added. */
export function filterModesOf({ list, fields }: Declared): Readonly<Record<ModeParam, readonly string[]>> {
  const all = listFiltersOf({ list, fields });
  const emptiable = all
    .filter(({ name, isNamed }) => !isNamed && fields[name] !== undefined && mayBeEmpty(name, fields[name]))
    .map(({ name }) => name);
  const not = all.flatMap((filter) => invertedBy(filter) ?? []);
  return { not, empty: emptiable, notEmpty: emptiable };
}
