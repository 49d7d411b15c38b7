import type { Notices } from '../../language/notices.ts';

/** Notifications about mailboxes. */
export const notices = {
  MAILBOX_FAILED: {
    en: { of: 'Your mailbox has not been readable for three days' },
    fr: { of: 'Votre boîte aux lettres est illisible depuis trois jours' },
  },
} as const satisfies Notices;
