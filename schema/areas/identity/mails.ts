/** Changes of a second factor: turned on, moved to another phone, turned off, or reset by an admin. */
const factorNews = ['factorOn', 'factorChanged', 'factorOff', 'factorReset'] as const;
export type FactorNews = (typeof factorNews)[number];

/** Mails about accounts. */
export const mails = [
  'invitation',
  'passwordReset',
  'passwordChanged',
  'factorCode',
  ...factorNews,
  'apiKeyMade',
] as const;
