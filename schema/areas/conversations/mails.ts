/** Mails that people of the agency write in the product. */
export const mails = ['talk'] as const;
