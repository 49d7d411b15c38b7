import type { Actor } from '../../../schema/access/access.ts';
import { isSingularName } from '../../../schema/fields/field.ts';
import { readName } from '../../../schema/language/api/otherNames.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import type { Engine } from '../engine.ts';
import type { PageQuery } from '../../paging.ts';
import type { Filters } from '../filters/conditions.ts';
import { inOwnNames } from '../routes/otherNames.ts';
import { filteredOperations, withoutUnset } from '../filters/unsetFilters.ts';

type Given = Readonly<Record<string, unknown>>;

/** A page of a list, as the wire asks for it (AB 3, listing parameters). */
export interface ListQuery extends PageQuery {
  readonly orderBy?: string;
  readonly orderDirection?: 'ASC' | 'DESC';
  /** False leaves the count out, so that rows need not wait for it. */
  readonly withTotal?: boolean;
  /** Only deleted records, which can be restored. */
  readonly deleted?: boolean;
  /** Only deleted records, of those that the actor may read. */
  readonly isGone?: boolean;
  /** Keys of each row, besides `id` and `version`; by default the keys that lists return. */
  readonly fields?: readonly string[];
  /** A list of the entity besides the main one (`lists` of its declaration). */
  readonly list?: string;
  readonly filters?: Filters;
}

/** The parameters of a list that are no filters. */
const listing: ReadonlySet<string> = new Set([
  'pageIndex',
  'pageSize',
  'orderBy',
  'orderDirection',
  'withTotal',
  'deleted',
  'fields',
  'list',
] satisfies readonly (keyof ListQuery)[]);

/** The parameters of an operation under their own names, without the filters that a client has left unset. */
export async function askedOf(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  operation: Operation,
  given: Given,
): Promise<Given> {
  const { filters } = engine.model(entity.name);
  const others = entity.api.otherNames?.list ?? {};
  const ownName = (param: string) => readName(others[param] ?? param).of;
  const asked = withoutUnset((param) => filters.get(ownName(param)), operation, given);
  const own = await inOwnNames(engine, actor, entity, operation, asked);
  if (!filteredOperations.has(operation)) return own;
  const isAlone = ([param, value]: readonly [string, unknown]) =>
    isSingularName(param) && filters.get(param)?.match === 'any' && !Array.isArray(value);
  const alone = Object.entries(own).filter(isAlone);
  return alone.length === 0 ? own : { ...own, ...Object.fromEntries(alone.map(([param, value]) => [param, [value]])) };
}

/** The listing parameters of the wire as the list compiler takes them; `q` is another name of `keyword`. */
export function listQueryOf(given: Given): ListQuery {
  const query: Record<string, unknown> = {};
  const filters: Record<string, unknown> = {};
  if (given['q'] !== undefined) filters['keyword'] = given['q'];
  for (const [name, value] of Object.entries(given)) {
    if (listing.has(name)) query[name] = value;
    else if (name !== 'q') filters[name] = value;
  }
  return { ...query, filters } as ListQuery;
}
