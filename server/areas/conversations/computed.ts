import type { ComputedSql } from '../../engine/reading/computedSql.ts';

const zone = '(select time_zone from identity_agency_settings())';
const today = `(now() at time zone ${zone})::date`;
/** The beginning of a day of the agency, so many days ago: the days are the same whoever reads them. */
const dayBefore = (days: number) => `((${today} - ${days})::timestamp at time zone ${zone})`;

/** The last talk with the record `t`: no row for those with whom nobody spoke. */
const lastSql = `last_talk l where l.agency_id = t.agency_id and l.record_id = t.id`;
const never = 'NEVER';

/** Conditions on the moment of the last talk, by the age that each stands for. */
const ages: Readonly<Record<string, string>> = {
  D0_7: `l.at >= ${dayBefore(7)}`,
  D8_30: `l.at >= ${dayBefore(30)} and l.at < ${dayBefore(7)}`,
  D31_90: `l.at >= ${dayBefore(90)} and l.at < ${dayBefore(30)}`,
  OVER_90: `l.at < ${dayBefore(90)}`,
};

/** The condition of some ages: one look into the moments, which a list joins, and not one for each record. */
function among(wanted: readonly string[]): string {
  const isNever = wanted.includes(never);
  const names = Object.keys(ages);
  const looked = names.filter((age) => wanted.includes(age) !== isNever);
  if (looked.length === 0) return String(isNever);
  const within = `(${looked.map((age) => ages[age]).join(' or ')})`;
  const found = `exists (select from ${lastSql}${looked.length < names.length ? ` and ${within}` : ''})`;
  return isNever ? `not ${found}` : found;
}

const ageSql = Object.entries(ages)
  .map(([age, condition]) => `when ${condition} then '${age}'`)
  .join(' ');

/** The computed values of talk in the declarations of people. */
export const computed = {
  daysSinceTalk: () => `(select greatest(0, ${today} - (l.at at time zone ${zone})::date) from ${lastSql})`,
  talkAge: Object.assign(() => `coalesce((select case ${ageSql} end from ${lastSql}), '${never}')`, { among }),
} satisfies Readonly<Record<string, ComputedSql>>;
