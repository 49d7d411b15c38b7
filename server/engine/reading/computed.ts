import { computed } from '../../../generated/computed.ts';
import type { ComputedSql } from './computedSql.ts';

/** The computed values that declarations may name, from the areas' folders; a name that is not here stops the start. */
export const computedSql: ReadonlyMap<string, ComputedSql> = new Map(computed.flatMap((one) => Object.entries(one)));

/** Stands for the placeholder of today until it is known whether a value asks for it. */
export const todayMark = '{today}';

/** The SQL of a computed value over the row `t`, with `todayMark` for today; throws for a name that nothing registered. */
export function computedFor(name: string): string {
  const sql = computedSql.get(name);
  if (!sql) throw new Error(`no SQL function is registered as '${name}'`);
  return sql(todayMark);
}
