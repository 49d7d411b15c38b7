import type { Values } from './sql.ts';

/** What the statement knows that a computed value may depend on besides its record. */
export interface ComputedContext {
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: Values;
}

/** A SQL expression over the record's row `t`, given the placeholder of today; registered under a declared name. */
export type ComputedSql = (today: string) => string;
