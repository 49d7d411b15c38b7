/** Where the link stands in the text of a mail, which is kept without it. */
export const linkMark = '{link}';

/**
 * How far a mail has got: kept, where there is no mail server; waiting to be sent; sent; failed, where the server did not
 * take it; withdrawn, where its link was void before it left.
 */
export const mailStates = ['kept', 'waiting', 'sent', 'failed', 'withdrawn'] as const;
export type MailState = (typeof mailStates)[number];
