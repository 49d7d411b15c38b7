import { useMemo } from 'react';
import { dueRuleOf, urgencyOf, type DueRule, type Urgency } from '../../../schema/language/due.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useNow } from '../../widgets/moment/useNow.ts';

/** Returns by what records of an entity are due; null if by nothing. */
export function useDueRule(entity: AnyEntity): DueRule | null {
  return useMemo(() => dueRuleOf(entity), [entity]);
}

/** Returns how urgent a record is on the reader's day, kept up to date. */
export function useUrgency({ fields }: AnyEntity, rule: DueRule, record: WireRecord): Urgency | undefined {
  const now = useNow();
  const zone = useTimeZone();
  const field = fields[rule.field];
  return field && urgencyOf(rule, field, record, { now, zone });
}
