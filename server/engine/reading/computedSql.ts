import type { Values } from '../sql.ts';

/** Values of a statement, besides the record, that a computed value may depend on. */
export interface ComputedContext {
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: Values;
}

/** A SQL expression over the record's row `t`, given the placeholder of today; registered under a declared name. */
export type ComputedSql = (today: string) => string;
