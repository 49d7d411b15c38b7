/** Address at which mails of notifications are ended: a GET shows a page, and a POST ends them (RFC 8058). */
export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
