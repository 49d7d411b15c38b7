import type { Notices } from '../../language/notices.ts';

/** Notifications about holds. */
export const notices = {
  HOLD_EXPIRING: {
    en: { of: 'The hold expires within a day' },
    fr: { of: 'L’option expire dans moins d’un jour' },
  },
} as const satisfies Notices;
