import type { ReactNode } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import { MeasureSwitch } from '../../widgets/measure/MeasureSwitch.tsx';
import type { Section } from '../view-fields/viewFields.ts';

const hasUnits = (field: Field) => field.kind === 'measure' && 'quantity' in field && field.quantity !== 'share';

/** Returns the tool next to the heading of a part: the choice of units, if it has lengths and masses. */
export function toolOf({ fields }: Section): ReactNode {
  return fields.some(({ field }) => hasUnits(field)) ? <MeasureSwitch /> : null;
}
