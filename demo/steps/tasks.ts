import { eachSite } from './step.ts';

/** Suppliers, templates, rules, tasks and series of tasks. */
export const tasksStep = eachSite('tasks', async (site) => {
  const { suppliers, groups, items, rules } = site.plan.taskSettings;
  for (const planned of [suppliers, groups, items, rules, site.plan.tasks, site.plan.series]) await site.make(planned);
});
