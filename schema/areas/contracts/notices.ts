import type { Notices } from '../../language/notices.ts';

/** Notifications about contracts. */
export const notices = {
  CONTRACT_NOTICE: {
    en: { of: 'The notice period ends soon' },
    fr: { of: 'Le préavis arrive à son terme' },
  },
  CONTRACT_ENDS: {
    en: { of: 'This contract ends soon' },
    fr: { of: 'Ce contrat prend bientôt fin' },
  },
  AMOUNT_DUE: {
    en: { of: 'This amount is due soon' },
    fr: { of: 'Ce montant arrive à échéance' },
  },
} as const satisfies Notices;
