import { lazy } from 'react';
import { can } from '../../../../schema/access/can.ts';
import { accessLookup } from '../../../../schema/outlines.ts';
import type { ResourceView } from '../../../views/area-parts/resourceView.ts';

/** Offers a task after a call was logged. */
export const taskNext: NonNullable<ResourceView['addedNext']> = {
  isOffered: (actor) => can(actor, 'create', 'task', accessLookup) !== 'no',
  Button: lazy(async () => ({ default: (await import('./NextOfCall.tsx')).NextOfCall })),
};
