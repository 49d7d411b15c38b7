import type { Notices } from '../../language/notices.ts';

/** Notifications about invoices. */
export const notices = {
  INVOICE_OVERDUE: {
    en: { of: 'This invoice is overdue' },
    fr: { of: 'Cette facture est en retard' },
  },
  PAYMENT_RECEIVED: {
    en: { of: 'A payment was received', by: '%{name} recorded a payment' },
    fr: { of: 'Un paiement a été reçu', by: '%{name} a enregistré un paiement' },
  },
} as const satisfies Notices;
