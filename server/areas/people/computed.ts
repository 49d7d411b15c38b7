import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The computed values of people's declarations. */
export const computed = {
  contactType: () => `case (select r.kind from record r where r.agency_id = t.agency_id and r.id = t.client_id)
      when 'partner' then 'Partner' else 'Talent' end`,
  ageInYears: (today) => `case when t.dob is null then null
      else extract(year from age(${today}::date, t.dob))::integer end`,
  staffState: () => 'identity_staff_standing(t.agency_id, t.id)',
} satisfies Readonly<Record<string, ComputedSql>>;
