/** Direction of a mail, seen from the agency. */
export const mailDirections = ['IN', 'OUT'] as const;
export type MailDirection = (typeof mailDirections)[number];

/**
 * State of a mail in the log: received; of one that was sent from here, waiting to leave, sent, failed, or kept because
 * there is no mail server; sent from another program.
 */
export const mailLogStates = ['RECEIVED', 'WAITING', 'SENT', 'FAILED', 'KEPT'] as const;
export type MailLogState = (typeof mailLogStates)[number];

/** The kinds of people and companies that a mail is about. Staff are left out: every mail of a colleague would be kept. */
export const mailPeople = ['talent', 'scout', 'partner', 'partnerContact'] as const;
export type MailPerson = (typeof mailPeople)[number];

/** Ways to protect a connection to a mailbox. */
export const mailboxSecurities = ['TLS', 'STARTTLS', 'NONE'] as const;
export type MailboxSecurity = (typeof mailboxSecurities)[number];

/** Reasons for which a mailbox cannot be read. */
export const mailboxFailures = ['refused', 'unreachable', 'timeout', 'certificate', 'credentials', 'protocol'] as const;
export type MailboxFailure = (typeof mailboxFailures)[number];

/** Days back from which the mail of a new mailbox is read, at most. */
export const mailboxDaysLimit = 365;
/** Maximum number of mailboxes of one person, and of the agency itself. */
export const mailboxesLimit = 5;
/** Bytes of a mail, beyond which it is not read. */
export const mailLimit = 26_000_000;
/** Letters of the subject of a mail. */
export const mailSubjectLimit = 500;
/** Addresses for answers that are kept of a mail. */
export const mailAnswersLimit = 10;
/** Letters of the text of a mail; the rest is left out. */
export const mailTextLimit = 200_000;
/** Letters of a mail that is written here. */
export const mailBodyLimit = 50_000;
/** Time within which a mail that is being sent can be withdrawn, in milliseconds. */
export const withdrawTime = 10_000;
