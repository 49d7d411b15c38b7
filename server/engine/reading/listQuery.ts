import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import type { Engine } from '../engine.ts';
import type { PageQuery } from '../../paging.ts';
import type { Filters } from '../filters/conditions.ts';
import { inOwnNames } from '../routes/otherNames.ts';
import { withoutUnset } from '../filters/unsetFilters.ts';

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
  const asked = withoutUnset((param) => filters.get(param), operation, given);
  return inOwnNames(engine, actor, entity, operation, asked);
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
