import type pg from 'pg';
import type { Pools } from '../../server/database/pools.ts';

/** A statement that only reads, as far as its own words say. */
const reads = /^\s*(?:select|with|show|begin|commit|rollback|savepoint|release|set|reset|listen|unlisten)\b/i;
const writes = /\b(?:insert\s+into|delete\s+from|update\s+\w|merge\s+into|truncate|copy\s+\w)/i;
const calls = /\b([a-z_]\w*)\s*\(/gi;

/** Notes each minute that a session is used, with every call; sums leave that out. */
const noted = 'identity_session_actor';

/** Functions of the schema that PostgreSQL lets write: all that are not declared stable or immutable. */
let writingFunctions: Promise<ReadonlySet<string>> | undefined;

async function askWritingFunctions({ owner }: Pools): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.provolatile = 'v' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  return new Set(rows.map(({ name }) => name).filter((name) => name !== noted));
}

/** Counts the statements sent to one database, over whatever pool, that may write. */
export interface WriteCount {
  /** Counts a statement that a pool of requests has sent. */
  add(text: string): void;
  /** Number of statements so far that may have written something. */
  soFar(pools: Pools): Promise<number>;
}

const counts = new Map<string, WriteCount>();

/** The count of a database, shared by all that is opened on it in this process. */
export function writeCountOf(databaseUrl: string): WriteCount {
  const known = counts.get(databaseUrl) ?? makeCount();
  counts.set(databaseUrl, known);
  return known;
}

/** Forgets a database that is dropped. */
export const forgetWrites = (databaseUrl: string): boolean => counts.delete(databaseUrl);

function makeCount(): WriteCount {
  const unjudged: string[] = [];
  const judged = new Map<string, boolean>();
  let count = 0;
  return {
    add: (text) => unjudged.push(text),
    soFar: async (pools) => {
      writingFunctions ??= askWritingFunctions(pools);
      const writing = await writingFunctions;
      const mayWrite = (text: string) =>
        !reads.test(text) || writes.test(text) || [...text.matchAll(calls)].some(([, name = '']) => writing.has(name));
      for (const text of unjudged.splice(0)) {
        const known = judged.get(text) ?? mayWrite(text);
        judged.set(text, known);
        if (known) count += 1;
      }
      return count;
    },
  };
}

/** Counts what is sent over the owner's connections, too: tests prepare their records by them. */
export function countOwner(pools: Pools, count: WriteCount): void {
  pools.owner.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const [asked] = args;
      count.add(typeof asked === 'string' ? asked : ((asked as pg.QueryConfig | undefined)?.text ?? 'unknown'));
      return send(...args);
    };
    client.query = watched as unknown as typeof client.query;
  });
}
