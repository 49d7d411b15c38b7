/** Placeholder of the link in the text of a mail, which is stored without it. */
export const linkMark = '{link}';

/**
 * State of a mail: kept (there is no mail server), waiting to be sent, sent, failed (the mail server refused it), or
 * withdrawn (its link became void before it was sent).
 */
export const mailStates = ['kept', 'waiting', 'sent', 'failed', 'withdrawn'] as const;
export type MailState = (typeof mailStates)[number];
