/** Lifetimes of API keys in days: of one made without saying, and the longest. */
export const keyDays = { usual: 90, most: 365 } as const;
/** Maximum number of characters of a key's name. */
export const keyNameLimit = 60;
/** Maximum number of a person's keys in an agency that can be used. */
export const liveKeys = 20;
