import { lazy } from 'react';
import { canField } from '../../../../schema/access/can.ts';
import { MailIcon } from '../../../theme/icons/actions.tsx';
import type { RecordAction } from '../../../views/area-parts/resourceView.ts';

/** Sends a credit note to its client. */
export const sendCreditAction: RecordAction = {
  label: 'app.payments.sendingCredit.send',
  labelOf: 'app.payments.sendingCredit.actionOf',
  icon: MailIcon,
  isOffered: (actor) => canField(actor, 'FINANCE') === 'edit',
  Dialog: lazy(async () => {
    const { SendCredit } = await import('./SendCredit.tsx');
    return { default: ({ record, onClose }) => <SendCredit of={record} onClose={onClose} /> };
  }),
};
