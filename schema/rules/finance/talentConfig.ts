/** Finance settings of a talent: fields of its record, by the sections of their form. */
export const talentConfigForm = {
  billing: ['commission', 'billingContacts'],
  companies: ['companies'],
  tax: ['taxNumber', 'taxResidence', 'isTaxRegistered'],
  bank: ['bankAccounts'],
} as const;

/** Fields of a talent that are its finance settings. */
export const talentConfigFields = Object.values(talentConfigForm).flat();
