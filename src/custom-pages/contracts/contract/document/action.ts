import { lazy } from 'react';
import { isMember } from '../../../../../schema/access/scope.ts';
import type { RecordAction } from '../../../../views/area-parts/resourceView.ts';
import { ContractIcon } from '../../../../theme/icons/areas.tsx';

/** Shows a contract as a PDF. */
export const documentAction: RecordAction = {
  label: 'app.contracts.document.action',
  labelOf: 'app.contracts.document.actionOf',
  icon: ContractIcon,
  isOffered: isMember,
  Dialog: lazy(async () => ({ default: (await import('./DocumentDialog.tsx')).DocumentDialog })),
};
