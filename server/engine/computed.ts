import type { Values } from './sql.ts';

/** What the statement knows that a computed value may depend on besides its record. */
export interface ComputedContext {
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: Values;
}

/** A SQL expression over the record's row `t`, given the placeholder of today; registered under a declared name. */
export type ComputedSql = (today: string) => string;

/** The computed values that declarations may name; a name that is not here stops the start. */
export const computedSql: ReadonlyMap<string, ComputedSql> = new Map<string, ComputedSql>([
  [
    'ageInYears',
    (today) => `case when t.dob is null then null
      else extract(year from age(${today}::date, t.dob))::integer end`,
  ],
  [
    'timeStatus',
    (today) => `case when t.starts_on > ${today}::date then 'UPCOMING'
      when t.ends_on < ${today}::date then 'ENDED'
      when t.starts_on is not null or t.ends_on is not null then 'CURRENT' end`,
  ],
  ['staffState', () => 'identity_staff_state(t.agency_id, t.id)'],
]);
