/** States of an enquiry: new, taken by somebody, answered, closed; or unwanted. */
export const enquiryStates = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * Reasons for which an enquiry is taken for spam: a field that people do not see is filled, it came faster than anybody
 * types, its page is older than a week or made up, it is little but links, or it repeats another one.
 */
export const spamReasons = ['TRAP', 'TOO_FAST', 'STALE', 'LINKS', 'REPEATED'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const enquiryNameLimit = 200;
export const enquirySubjectLimit = 200;
export const enquiryMessageLimit = 10_000;
/** Bytes of what a form sends. */
export const enquiryBytesLimit = 32_768;
/** Sites of which one form may be a part. */
export const formOriginsLimit = 20;

/** Returns the address of a form's page. */
export const formAddress = (key: string): string => `/enquire/${key}`;
