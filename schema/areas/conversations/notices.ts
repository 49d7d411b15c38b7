import type { Notices } from '../../language/notices.ts';

/** Notifications about mailboxes and mails. */
export const notices = {
  MAILBOX_FAILED: {
    en: { of: 'Your mailbox has not been readable for three days' },
    fr: { of: 'Votre boîte aux lettres est illisible depuis trois jours' },
  },
  MAIL_FAILED: {
    en: { of: 'Your email could not be delivered' },
    fr: { of: 'Votre e-mail n’a pas pu être remis' },
  },
} as const satisfies Notices;
