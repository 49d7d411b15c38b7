import type { FilterSpec } from '../../../schema/fields/field.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import type { Operation } from '../../../schema/language/operations.ts';

/** Returns an object without some names; the object itself if it has none of them. */
export function without(
  given: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (!names.some((name) => name in given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}

/** Lists of keys and headings: parameters of a list's answer, not filters. */
const answerLists: ReadonlySet<string> = new Set(['fields', 'columns', 'headings']);
/** Parameters that an empty text leaves at their default. */
const orders: ReadonlySet<string> = new Set(['orderBy', 'orderDirection']);
/** The operations whose values are filters of a list. */
export const filteredOperations: ReadonlySet<Operation> = new Set<Operation>(['list', 'count', 'export', 'board']);

/**
 * Returns the parameters without the filters that a client has left unset: an empty list, an empty order, an empty part
 * of a text, the word of a filter for all (AB 7). The empty text of a filter by a whole value remains, since it asks for records without a value.
 */
export function withoutUnset(
  specOf: (param: string) => Pick<FilterSpec, 'match' | 'words'> | undefined,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!filteredOperations.has(operation)) return given;
  const isUnset = (param: string, value: unknown) => {
    if (Array.isArray(value)) {
      const { all } = specOf(param)?.words ?? {};
      return (value.length === 0 && !answerLists.has(param)) || (all !== undefined && value.includes(all));
    }
    if (typeof value !== 'string' || value.trim() !== '') return false;
    const { match } = specOf(param) ?? {};
    return orders.has(param) || match === 'contains' || match === 'any' || customId(param) !== null;
  };
  const unset = Object.keys(given).filter((param) => isUnset(param, given[param]));
  return without(given, unset);
}
