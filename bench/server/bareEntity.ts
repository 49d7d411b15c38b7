import { registry } from '../../schema/index.ts';
import type { Operation } from '../../schema/language/operations.ts';
import type { Load } from './load.ts';

/** Parts of a row that the handlers themselves look at. */
export interface BareRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
  readonly updated_at: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Hand-written answers for an entity: no scopes, no declarations, all names spelled out. */
export interface BareEntity<Row extends BareRow = BareRow, Whole extends Row = Row> {
  /** Name of the entity whose routes are measured against them. */
  readonly entity: string;
  readonly statements: {
    /** $1 agency, $2 time zone, $3 limit, $4 offset. */
    readonly list: string;
    /** $1 agency; answers `total`. */
    readonly count?: string;
    /** $1 agency, $2 time zone, $3 the record. */
    readonly one: string;
    /**
     * $1 agency, $2 the record, $3 its version, $4 and $5 the two texts, $6 now, $7 history id, $8 account, $9 staff, $10
     * changes; answers the new `version`.
     */
    readonly update: string;
  };
  /** A row of a list, and a record, as they are answered. */
  readonly listed: (row: Row) => object;
  readonly whole: (row: Whole) => object;
  readonly listedSchema: object;
  readonly wholeSchema: object;
  readonly steps: (row: Whole) => readonly string[];
  /** The two texts that an update writes, called alike on the wire and in the table; a list does not search them. */
  readonly texts: readonly [string, string];
  /** Validates a change; the text that is wrong, or null. */
  readonly fault: (change: Body) => string | null;
}

/** The engine's route of an operation of an entity. */
export function routeOf(
  entity: string,
  operation: Operation,
): { readonly method: Load['method']; readonly path: string } {
  const { method, path } = registry.get(entity).routes.find((one) => one.operation === operation) ?? {};
  if (path === undefined || method === undefined || method === 'DELETE')
    throw new Error(`'${entity}' has no '${operation}'`);
  return { method, path };
}

/** The path of a hand-written route for that of the engine's. */
export function barePath(path: string): string {
  return path.replace('/client/v1/', '/bench/');
}
