import { eachSite } from './step.ts';

/** Contacts of partners, opportunities, projects, events and holds. */
export const workStep = eachSite('work', async (site) => {
  const { contacts, opportunities, projects, projectGroups, events, holds } = site.plan;
  for (const planned of [contacts, opportunities, projects, projectGroups, events, holds]) await site.make(planned);
});
