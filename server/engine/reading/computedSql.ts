import type { Values } from '../sql.ts';

/** Values of a statement, besides the record, that a computed value may depend on. */
export interface ComputedContext {
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: Values;
}

/** A SQL expression over the record's row `t`, given the placeholder of today. */
export interface ComputedSql {
  (today: string): string;
  /** Returns the condition that the value is one of some, for lists that would have to work it out row by row. */
  readonly among?: (wanted: readonly string[]) => string;
}

/** The computed values that declarations may name, from `server/areas/<area>/computed.ts`. */
export type ComputedSqls = Readonly<Record<string, ComputedSql>>;

/** Stands for the placeholder of today until it is known whether a value asks for it. */
export const todayMark = '{today}';
