import { defineStatusType, type StatusNames } from '../../../language/statuses/statusType.ts';

/** Statuses of events (AB 4). */
export const eventStatuses = defineStatusType({
  code: 'EVENT',
  place: 30,
  categories: {
    UPCOMING: { color: '#2f5d8a' },
    IN_PROGRESS: { color: '#8a6d1f' },
    COMPLETED: { color: '#1a7f4b' },
    CANCELLED: { color: '#b3261e', isCalledOff: true },
  },
});

export const eventStatusNames = {
  en: { UPCOMING: 'Upcoming', IN_PROGRESS: 'In progress', COMPLETED: 'Completed', CANCELLED: 'Cancelled' },
  fr: { UPCOMING: 'À venir', IN_PROGRESS: 'En cours', COMPLETED: 'Terminé', CANCELLED: 'Annulé' },
} as const satisfies StatusNames<typeof eventStatuses>;
