/** Categories of tax rates: the usual rate, a rate of zero, exempt from tax, and outside of tax. */
export const taxCategories = ['STANDARD', 'ZERO', 'EXEMPT', 'OUT_OF_SCOPE'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Tax rates of a new agency, in percent, in their order. */
export const taxRateSeeds = [
  { displayName: 'GST', rate: '10', category: 'STANDARD' },
  { displayName: 'GST free', rate: '0', category: 'ZERO' },
] as const satisfies readonly { displayName: string; rate: string; category: TaxCategory }[];
export type TaxRateSeed = (typeof taxRateSeeds)[number]['displayName'];

/** Greatest length of an account code of the accounting system. */
export const accountCodeLimit = 20;
