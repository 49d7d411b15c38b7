import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Place } from './window.ts';

/** Returns the condition that a record of `t` takes up time; null for an entity of which none does. */
export function busyCondition(engine: Engine, { model, agency }: Place): string | null {
  const { calendar, fields } = model.entity;
  const { busy } = calendar ?? {};
  if (busy === undefined || busy === 'asks') return null;
  if (busy === true) return 'true';
  const [kind = ''] = targetsOf(fields[busy.by]!);
  const target = engine.model(kind);
  const flag = target.column(busy.flag)?.column ?? busy.flag;
  const column = model.columns.find(({ field }) => field === busy.by)?.column ?? busy.by;
  return `t.${column} in (select b.id from ${target.table} b where b.agency_id = ${agency()} and b.${flag})`;
}
