import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../schema/access/access.ts';
import { isSingularName } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import { readName, type NameShape, type OtherNames } from '../../../schema/language/api/otherNames.ts';
import { filteredOperations } from '../filters/unsetFilters.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { foundEntries, keptEntries } from './entryNames.ts';
import { placeIn } from './placeNames.ts';

type Given = Readonly<Record<string, unknown>>;

const none: OtherNames = {};
const bodies: readonly Operation[] = ['create', 'update'];

/** Returns the aliases that an operation accepts, each with the name it replaces. */
function namesFor({ api }: AnyEntity, operation: Operation): OtherNames {
  if (bodies.includes(operation)) return api.otherNames?.create ?? none;
  return filteredOperations.has(operation) ? (api.otherNames?.list ?? none) : none;
}

/** A value of a parameter as the one that it stands for takes it: a single one becomes a list where that takes lists. */
function valueOf(value: unknown, other: string, of: string): unknown {
  const isOneOfMany = isSingularName(other) && !isSingularName(of);
  return isOneOfMany && !Array.isArray(value) ? [value] : value;
}

/** The call whose values are read. */
interface Reading {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly isBody: boolean;
  /** The alias, and the key that it stands for. */
  readonly other: string;
  readonly of: string;
}

interface OrderedMedia {
  readonly mediaId: string;
  readonly order?: number;
}

/** Returns the ids of files in their order; those without one keep their place. */
function inOrder(medias: readonly OrderedMedia[]): readonly string[] {
  const placed = medias.map(({ mediaId, order }, index) => ({ mediaId, order: order ?? index }));
  return placed.toSorted((one, another) => one.order - another.order).map(({ mediaId }) => mediaId);
}

/** Readers of shaped values: the values under the engine's own keys. */
const readers: Readonly<Record<NameShape, (value: never, reading: Reading, given: Given) => Promise<Given> | Given>> = {
  url: (value: { readonly url?: string | null } | null, { of }) => ({ [of]: value?.url ?? null }),
  ordered: (value: readonly OrderedMedia[], { of }) => ({ [of]: inOrder(value) }),
  entries: async (value: string | readonly string[], { engine, actor, entity, isBody, of, other }) => {
    const names = [value].flat();
    return {
      [of]: isBody
        ? await keptEntries(engine, actor, entity, { key: of, names, as: other })
        : await foundEntries(engine, actor, entity, of, names),
    };
  },
  place: (value: unknown, { engine, actor, of }, given) => placeIn(engine, actor, of, value, given[`${of}Id`]),
};

/** Puts what an alias stands for in its place. Throws a 400 where its key was given too, with another value. */
function put(own: Record<string, unknown>, other: string, read: Given): void {
  const { [other]: _alias, ...known } = own;
  delete own[other];
  for (const [key, value] of Object.entries(read)) {
    if (known[key] !== undefined && !isDeepStrictEqual(known[key], value))
      throw invalid([fieldRefusal(other, 'contradicts', { other: key })]);
    own[key] = value;
  }
}

/**
 * Returns the values under the engine's own names; themselves if they already are. Throws a 400 if both names were given
 * with different values.
 */
export async function inOwnNames(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  operation: Operation,
  given: Given,
): Promise<Given> {
  const others = Object.entries(namesFor(entity, operation)).filter(([other, name]) => {
    const { of, as } = readName(name);
    return given[other] !== undefined || (as === 'place' && given[`${of}Id`] !== undefined);
  });
  if (others.length === 0) return given;
  const own: Record<string, unknown> = { ...given };
  for (const [other, name] of others) {
    const { of, as } = readName(name);
    const isBody = bodies.includes(operation);
    const reading = { engine, actor, entity, isBody, other, of };
    const read: Given = as
      ? await readers[as](given[other] as never, reading, given)
      : { [of]: isBody ? given[other] : valueOf(given[other], other, of) };
    put(own, other, read);
  }
  return own;
}

/** Returns true if the values of a call may add entries to small lists: these belong to the transaction of the write. */
export function addsEntries(entity: AnyEntity, operation: Operation, given: Given): boolean {
  if (!bodies.includes(operation)) return false;
  return Object.entries(namesFor(entity, operation)).some(
    ([other, name]) => readName(name).as === 'entries' && given[other] !== undefined,
  );
}

/** Returns values under the names that their plain aliases stand for. Throws as `inOwnNames` does. */
export function inNames(names: Readonly<Record<string, string>>, given: Given): Given {
  const own: Record<string, unknown> = { ...given };
  for (const [other, name] of Object.entries(names)) {
    if (given[other] !== undefined) put(own, other, { [name]: given[other] });
  }
  return own;
}
