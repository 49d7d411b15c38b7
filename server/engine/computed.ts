import type { Actor } from '../../schema/access/access.ts';
import type { Values } from './sql.ts';

/** What a computed value may depend on besides its record. */
export interface ComputedContext {
  readonly actor: Actor;
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: Values;
}

/** A SQL expression over the record's row `t`, registered under the name that declarations use. */
export type ComputedSql = (context: ComputedContext) => string;

/** The computed values that declarations may name; a name that is not here stops the start. */
export const computedSql: ReadonlyMap<string, ComputedSql> = new Map<string, ComputedSql>([
  [
    'ageInYears',
    ({ today, values }) => `case when t.dob is null then null
      else extract(year from age(${values.add(today)}::date, t.dob))::integer end`,
  ],
]);
