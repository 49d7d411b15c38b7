import { lazy } from 'react';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { RecordAction } from '../../../views/area-parts/resourceView.ts';
import { RightsIcon } from '../../../widgets/icons.tsx';

/** Opens the rights of a staff member, for those who may change them. */
export const permissionsAction: RecordAction = {
  label: 'app.permissions.action',
  labelOf: 'app.permissions.actionOf',
  icon: RightsIcon,
  isOffered: passesFeatureChecks,
  Dialog: lazy(async () => ({ default: (await import('./PermissionsDialog.tsx')).PermissionsDialog })),
};
