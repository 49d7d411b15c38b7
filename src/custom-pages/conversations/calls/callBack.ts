import { lazy } from 'react';
import { can } from '../../../../schema/access/can.ts';
import { accessLookup } from '../../../../schema/outlines.ts';
import { CallIcon } from '../../../theme/icons/contact.tsx';
import type { RecordAction } from '../../../views/area-parts/resourceView.ts';

/** Calls back whoever was missed. */
export const callBack: RecordAction = {
  label: 'app.calls.back',
  labelOf: 'app.calls.backOf',
  icon: CallIcon,
  isOffered: (actor) => can(actor, 'create', 'callLog', accessLookup) !== 'no',
  isFor: ({ direction }) => direction === 'MISSED',
  Dialog: lazy(async () => ({ default: (await import('./CallBack.tsx')).CallBack })),
};
