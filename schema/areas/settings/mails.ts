/** Mails about the settings of an agency. */
export const mails = ['webhookOff'] as const;
