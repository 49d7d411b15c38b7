import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { intendedCreate, judgeCreate, type CreateOptions, type Judged } from '../writing/create.ts';
import type { Engine } from '../engine.ts';
import { commitMany } from './commitMany.ts';
import { remembering } from './remembering.ts';

type Body = Readonly<Record<string, unknown>>;

/** A record that was made. */
export interface Inserted {
  readonly id: string;
  readonly version: number;
}

/** Maker and creation time of one of many records; those of the call by default. */
export interface Origin {
  /** In the agency of the call. */
  readonly actor?: Actor;
  /** Milliseconds since the epoch. */
  readonly at?: number;
}

/** Origin and read-only values of one of many records. */
export interface Own extends Origin, Pick<CreateOptions, 'set'> {}

/** Creates validated records in one statement within the caller's transaction. Returns them in their order. */
export async function insertJudged(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  entity: string,
  judged: readonly (Judged & Origin)[],
  options: Omit<CreateOptions, 'connection' | 'set'> = {},
): Promise<readonly Inserted[]> {
  const now = options.at ?? engine.clock();
  const writes = judged.map((one) =>
    intendedCreate(engine, one.actor ?? actor, entity, one, { ...options, at: one.at ?? now }),
  );
  const versions = await commitMany(engine, connection, writes);
  return writes.map(({ id }) => ({ id, version: versions.get(id) ?? 1 }));
}

/**
 * Validates many new records of one entity at once, without writing them. Returns an outcome for each, in the order of
 * the bodies: a record that may be made, or the error that refuses it.
 * @param each origins and read-only values, in the order of the bodies
 */
export function judgeMany(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  entity: string,
  bodies: readonly Body[],
  { set, each = [] }: { readonly set?: CreateOptions['set']; readonly each?: readonly Own[] } = {},
): Promise<readonly PromiseSettledResult<Judged & Origin>[]> {
  const here = remembering(engine, connection);
  return Promise.allSettled(
    bodies.map(async (body, index) => {
      const { set: ownSet, ...origin } = each[index] ?? {};
      const judged = await judgeCreate(here, origin.actor ?? actor, entity, body, ownSet ?? set);
      return { ...judged, ...origin };
    }),
  );
}

/**
 * Creates many records of one entity, all or none, in one statement: each with its sets, rows, assignments, history and
 * search text, by the same rules and rights as one alone. Returns their ids and versions in the order of the bodies.
 * Throws the error of the first record that is refused.
 * @param options.each origins and read-only values of the records, in the order of the bodies
 */
export async function insertMany(
  engine: Engine,
  actor: Actor,
  entity: string,
  bodies: readonly Body[],
  { connection, set, each, ...options }: CreateOptions & { readonly each?: readonly Own[] } = {},
): Promise<readonly Inserted[]> {
  const insert = async (held: Connection) => {
    const outcomes = await judgeMany(engine, held, actor, entity, bodies, {
      ...(set && { set }),
      ...(each && { each }),
    });
    const judged = outcomes.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    return insertJudged(engine, held, actor, entity, judged, options);
  };
  return connection ? insert(connection) : engine.database.transaction(agencyOf(actor), insert);
}
