/** Mails about shares. */
export const mails = ['fileShare'] as const;
