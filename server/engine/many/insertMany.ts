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

/** Creates validated records in one statement within the caller's transaction. Returns them in their order. */
export async function insertJudged(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  entity: string,
  judged: readonly Judged[],
  options: Omit<CreateOptions, 'connection' | 'set'> = {},
): Promise<readonly Inserted[]> {
  const at = options.at ?? engine.clock();
  const writes = judged.map((one) => intendedCreate(engine, actor, entity, one, { ...options, at }));
  const versions = await commitMany(engine, connection, writes);
  return writes.map(({ id }) => ({ id, version: versions.get(id) ?? 1 }));
}

/**
 * Creates many records of one entity, all or none, in one statement: each with its sets, rows, assignments, history and
 * search text, by the same rules and rights as one alone. Returns their ids and versions in the order of the bodies.
 * Throws the error of the first record that is refused.
 */
export async function insertMany(
  engine: Engine,
  actor: Actor,
  entity: string,
  bodies: readonly Body[],
  { connection, set, ...options }: CreateOptions = {},
): Promise<readonly Inserted[]> {
  const insert = async (held: Connection) => {
    const here = remembering(engine, held);
    const judged: Judged[] = [];
    for (const body of bodies) judged.push(await judgeCreate(here, actor, entity, body, set));
    return insertJudged(engine, held, actor, entity, judged, options);
  };
  return connection ? insert(connection) : engine.database.transaction(agencyOf(actor), insert);
}
