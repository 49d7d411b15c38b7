import { defineStatusType, type StatusNames } from '../../../language/statuses/statusType.ts';

/** Statuses of tasks (AB 4). */
export const taskStatuses = defineStatusType({
  code: 'TASK',
  place: 10,
  categories: {
    NEW: { color: '#2f5d8a' },
    IN_PROGRESS: { color: '#8a6d1f' },
    BLOCKED: { color: '#b3261e' },
    COMPLETED: { color: '#1a7f4b' },
  },
});

export const taskStatusNames = {
  en: { NEW: 'New', IN_PROGRESS: 'In progress', BLOCKED: 'Blocked', COMPLETED: 'Completed' },
  fr: { NEW: 'Nouvelle', IN_PROGRESS: 'En cours', BLOCKED: 'Bloquée', COMPLETED: 'Terminée' },
} as const satisfies StatusNames<typeof taskStatuses>;
