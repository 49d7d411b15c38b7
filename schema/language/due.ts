import type { Field, StatusReference } from '../fields/field.ts';
import { allDayOf } from '../fields/zoned.ts';
import { dayAt } from '../rules/dates.ts';
import type { AnyEntity } from './entity.ts';
import { fieldsOfFilter } from './listFilters.ts';
import { rangeOf } from './listRange.ts';

/** Fields that say whether a record still has to be done, and by when. */
export interface DueRule {
  /** The day or moment by which it is due. */
  readonly field: string;
  /** The status that says whether it is open. */
  readonly status: string;
  /** Categories in which it is open. */
  readonly open: readonly string[];
}

/** Due on the present day, or over. */
export type Urgency = 'today' | 'late';

/** Returns the status by which records of a list still need work, and its open categories; null if by none. */
export function openRuleOf({ list }: Pick<AnyEntity, 'list'>): Pick<DueRule, 'status' | 'open'> | null {
  const { tabs = '', open = [], namedFilters } = list;
  const filter = namedFilters?.[tabs];
  const [status] = filter ? fieldsOfFilter(filter) : [];
  return status === undefined || open.length === 0 ? null : { status, open };
}

/** Returns by what records are due: the range of their list, while they are in an open category; null if by nothing. */
export function dueRuleOf({ list, fields }: Pick<AnyEntity, 'list' | 'fields'>): DueRule | null {
  const due = rangeOf(list)?.field;
  const rule = openRuleOf({ list });
  if (due === undefined || fields[due] === undefined || rule === null) return null;
  return { field: due, ...rule };
}

/**
 * Returns how urgent an open record is on the reader's day; undefined if it is due later, or done. A whole day is over
 * when it ends, a moment at once.
 * @param now milliseconds
 */
export function urgencyOf(
  rule: DueRule,
  field: Field,
  record: Readonly<Record<string, unknown>>,
  { now, zone }: { readonly now: number; readonly zone: string },
): Urgency | undefined {
  const value = record[rule.field];
  const { categoryCode = '' } = (record[rule.status] ?? {}) as Partial<StatusReference>;
  if (value == null || record['deletedAt'] != null || !rule.open.includes(categoryCode)) return undefined;
  const today = dayAt(now, zone);
  const whole = field.kind === 'date' ? String(value) : field.kind === 'zoned' ? allDayOf(rule.field, record) : null;
  if (whole !== null) return whole < today ? 'late' : whole === today ? 'today' : undefined;
  if (Number(value) < now) return 'late';
  return dayAt(Number(value), zone) === today ? 'today' : undefined;
}
