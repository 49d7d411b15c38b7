import { eachSite } from './step.ts';

/** Types, templates and contracts with their amounts and parts. */
export const contractsStep = eachSite('contracts', async (site) => {
  const { contractTypes, contractTemplates, contracts, amounts, parts } = site.plan;
  for (const planned of [contractTypes, contractTemplates, contracts, amounts, parts]) await site.make(planned);
});
