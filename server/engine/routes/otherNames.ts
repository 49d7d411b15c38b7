import { isDeepStrictEqual } from 'node:util';
import { isSingularName } from '../../../schema/fields/field.ts';
import type { OtherNames } from '../../../schema/fields/specNames.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import { filteredOperations } from '../filters/unsetFilters.ts';
import { fieldRefusal, invalid } from '../../errors.ts';

const none: OtherNames = {};

/** Returns the aliases that an operation accepts, each with the name it replaces. */
function namesFor({ api }: AnyEntity, operation: Operation): OtherNames {
  if (operation === 'create' || operation === 'update') return api.otherNames?.create ?? none;
  return filteredOperations.has(operation) ? (api.otherNames?.list ?? none) : none;
}

/** A value of a parameter as the one that it stands for takes it: a single one becomes a list where that takes lists. */
function valueOf(value: unknown, other: string, name: string): unknown {
  const isOneOfMany = isSingularName(other) && !isSingularName(name);
  return isOneOfMany && !Array.isArray(value) ? [value] : value;
}

/** Returns the values under the engine's own names; themselves if they already are. Throws a 400 if both names were given with different values. */
export function inOwnNames(
  entity: AnyEntity,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isList = filteredOperations.has(operation);
  return inNames(namesFor(entity, operation), given, (value, other, name) =>
    isList ? valueOf(value, other, name) : value,
  );
}

const asItIs = (value: unknown): unknown => value;

/** Returns the values under the names that their aliases stand for (`inOwnNames`), each as `read` reads it. */
export function inNames(
  names: OtherNames,
  given: Readonly<Record<string, unknown>>,
  read: (value: unknown, other: string, name: string) => unknown = asItIs,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(names).filter(([other]) => given[other] !== undefined);
  if (others.length === 0) return given;
  const own = { ...given };
  for (const [other, name] of others) {
    const value = read(own[other], other, name);
    if (own[name] !== undefined && !isDeepStrictEqual(own[name], value)) {
      throw invalid([fieldRefusal(other, 'contradicts', { other: name })]);
    }
    own[name] = value;
    delete own[other];
  }
  return own;
}
