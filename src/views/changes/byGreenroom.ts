/** Author of the writes that nobody in particular made. */
export const byGreenroom = { id: 'system', displayName: 'Greenroom' } as const;
