import type { ReactNode } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import { MeasureSwitch } from '../../widgets/measure/MeasureSwitch.tsx';
import type { Section } from '../viewFields.ts';

const hasUnits = (field: Field) => field.kind === 'measure' && 'quantity' in field && field.quantity !== 'share';

/** What stands beside the heading of a part: where it has lengths and masses, the choice of their units. */
export function toolOf({ fields }: Section): ReactNode {
  return fields.some(({ field }) => hasUnits(field)) ? <MeasureSwitch /> : null;
}
