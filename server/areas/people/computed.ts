import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The computed values of people's declarations. */
export const computed = {
  ageInYears: (today) => `case when t.dob is null then null
      else extract(year from age(${today}::date, t.dob))::integer end`,
  staffState: () => 'identity_staff_standing(t.agency_id, t.id)',
} satisfies Readonly<Record<string, ComputedSql>>;
