import type { Notices } from '../../language/notices.ts';

/** Notifications about calendars of other programs. */
export const notices = {
  CALENDAR_FAILED: {
    en: { of: 'A calendar from elsewhere has not been readable for three days' },
    fr: { of: 'Un calendrier externe est illisible depuis trois jours' },
  },
} as const satisfies Notices;
