import type { ModeParam } from '../../../../schema/language/lists/filterModes.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import type { FilterField } from '../../view-fields/filterParams.ts';

/** A filter asks for its values, excludes them, or asks for records without or with a value. */
export type FilterMode = 'is' | ModeParam;

/** Returns the modes that a filter can have; the first is the usual one. */
export function modesOf({ inverted, mayBeEmpty }: FilterField): readonly FilterMode[] {
  return [
    'is',
    ...(inverted === undefined ? [] : (['not'] as const)),
    ...(mayBeEmpty ? (['empty', 'notEmpty'] as const) : []),
  ];
}

/** Returns the mode that a filter is in. */
export function modeOf({ name, inverted }: FilterField, values: FilterValues): FilterMode {
  if (values['empty']?.includes(name)) return 'empty';
  if (values['notEmpty']?.includes(name)) return 'notEmpty';
  return inverted !== undefined && values['not']?.includes(inverted) ? 'not' : 'is';
}

/**
 * Returns what puts a filter into a mode, over changes of its values. A filter without values excludes none, so that mode
 * comes with its first value.
 */
export function inMode(filter: FilterField, mode: FilterMode, values: FilterValues, changes: FilterValues = {}) {
  const { name, inverted = '', params } = filter;
  const isByValue = mode === 'is' || mode === 'not';
  const own = isByValue ? changes : Object.fromEntries(params.map(({ param }) => [param, []]));
  const hasValues = (own[inverted] ?? values[inverted] ?? []).length > 0;
  const without = (param: ModeParam, one: string) => (values[param] ?? []).filter((each) => each !== one);
  const set = (param: ModeParam, one: string, isIn: boolean) => ({
    [param]: isIn ? [...without(param, one), one] : without(param, one),
  });
  return {
    ...own,
    ...set('not', inverted, mode === 'not' && hasValues),
    ...set('empty', name, mode === 'empty'),
    ...set('notEmpty', name, mode === 'notEmpty'),
  } satisfies FilterValues;
}
