/** Directions of a call, seen from the agency; `MISSED` is one from outside that nobody took. */
export const callDirections = ['IN', 'OUT', 'MISSED'] as const;

/** Longest call, in seconds: a day. */
export const longestCall = 86_400;
