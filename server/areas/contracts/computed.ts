import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The computed values of the declarations of contracts. */
export const computed = {
  timeStatus: (today) => `case when t.starts_on > ${today}::date then 'UPCOMING'
      when t.ends_on < ${today}::date then 'ENDED'
      when t.starts_on is not null or t.ends_on is not null then 'CURRENT' end`,
} satisfies Readonly<Record<string, ComputedSql>>;
