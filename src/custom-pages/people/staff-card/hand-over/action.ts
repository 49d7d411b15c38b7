import { lazy } from 'react';
import { isMember } from '../../../../../schema/access/scope.ts';
import type { RecordAction } from '../../../../views/area-parts/resourceView.ts';
import { HandOverIcon } from '../../../../widgets/icons.tsx';

/** Hands the work of a staff member over to a colleague; the server decides record by record. */
export const handOverAction: RecordAction = {
  label: 'app.staff.handOver.action',
  labelOf: 'app.staff.handOver.actionOf',
  icon: HandOverIcon,
  isOffered: isMember,
  isBeforeRemoval: true,
  Dialog: lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog })),
};
