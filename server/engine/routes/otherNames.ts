import { isDeepStrictEqual } from 'node:util';
import type { AnyEntity, OtherNames } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import { fieldRefusal, invalid } from '../../errors.ts';

const none: OtherNames = {};

/** Returns the aliases that an operation accepts, each with the name it replaces. */
function namesFor({ api }: AnyEntity, operation: Operation): OtherNames {
  if (operation === 'create' || operation === 'update') return api.otherNames?.create ?? none;
  return ['list', 'count', 'export', 'board'].includes(operation) ? (api.otherNames?.list ?? none) : none;
}

/** Returns the values under the engine's own names; themselves if they already are. Throws a 400 if both names were given with different values. */
export function inOwnNames(
  entity: AnyEntity,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(namesFor(entity, operation)).filter(([other]) => given[other] !== undefined);
  if (others.length === 0) return given;
  const own = { ...given };
  for (const [other, name] of others) {
    const isBoth = own[name] !== undefined;
    if (isBoth && !isDeepStrictEqual(own[name], own[other])) {
      throw invalid([fieldRefusal(other, 'contradicts', { other: name })]);
    }
    own[name] = own[other];
    delete own[other];
  }
  return own;
}
