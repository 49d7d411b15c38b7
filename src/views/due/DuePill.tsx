import { useTranslate } from 'ra-core';
import type { DueRule, Urgency } from '../../../schema/language/due.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { Pill, type Tone } from '../../widgets/pill/Pill.tsx';
import { useDueRule, useUrgency } from './useUrgency.ts';

const tones: Readonly<Record<Urgency, Tone>> = { today: 'warn', late: 'bad' };

interface DuePillProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

function Due({ entity, rule, record }: DuePillProps & { readonly rule: DueRule }) {
  const translate = useTranslate();
  const urgency = useUrgency(entity, rule, record);
  return urgency && <Pill tone={tones[urgency]}>{translate(`app.views.due.${urgency}`)}</Pill>;
}

/** Word for an open record that is due today or overdue. */
export function DuePill({ entity, record }: DuePillProps) {
  const rule = useDueRule(entity);
  return rule && <Due entity={entity} rule={rule} record={record} />;
}
