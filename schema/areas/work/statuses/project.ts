import { defineStatusType, type StatusNames } from '../../../language/statuses/statusType.ts';

/** Statuses of projects (AB 4). */
export const projectStatuses = defineStatusType({
  code: 'PROJECT',
  place: 40,
  categories: {
    NEW: { color: '#2f5d8a' },
    IN_PROGRESS: { color: '#8a6d1f' },
    BLOCKED: { color: '#b3261e' },
    COMPLETED: { color: '#1a7f4b' },
  },
});

export const projectStatusNames = {
  en: { NEW: 'New', IN_PROGRESS: 'In progress', BLOCKED: 'Blocked', COMPLETED: 'Completed' },
  fr: { NEW: 'Nouveau', IN_PROGRESS: 'En cours', BLOCKED: 'Bloqué', COMPLETED: 'Terminé' },
} as const satisfies StatusNames<typeof projectStatuses>;
