/** Mails with what somebody is notified of. */
export const mails = ['notifications'] as const;
