import { defineStatusType, type StatusNames } from '../../../language/statuses/statusType.ts';

/** Statuses of contracts (AB 4). */
export const contractStatuses = defineStatusType({
  code: 'CONTRACT',
  place: 50,
  categories: {
    DRAFT: { color: '#2f5d8a' },
    ACTIVE: { color: '#8a6d1f' },
    COMPLETED: { color: '#1a7f4b' },
    CANCELLED: { color: '#b3261e', isCalledOff: true },
  },
});

export const contractStatusNames = {
  en: { DRAFT: 'Draft', ACTIVE: 'Active', COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
  fr: { DRAFT: 'Brouillon', ACTIVE: 'Actif', COMPLETED: 'Terminé', CANCELLED: 'Annulé' },
} as const satisfies StatusNames<typeof contractStatuses>;
