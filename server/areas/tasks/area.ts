import { overAgencies } from '../../jobs/homes.ts';
import type { ServerArea } from '../../house.ts';
import { registerTaskOptions } from './options/taskOptions.ts';
import { makeSeries } from './recurrence/series.ts';
import { reachSeries } from './recurrence/strategy.ts';
import { registerValidation } from './recurrence/validate.ts';
import { notifyDueReminders } from './reminders/dueReminders.ts';
import { registerTaskRules } from './rules/taskRules.ts';
import { registerTaskGroups } from './templates/taskGroups.ts';
import { registerTemplates } from './templates/templates.ts';
import { registerTaskTypes } from './types/taskTypes.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools }) => {
    makeSeries(engine);
    registerTaskOptions(app, engine);
    registerTaskGroups(app, engine);
    registerTemplates(app, engine);
    registerTaskTypes(app, engine);
    registerTaskRules(app, engine);
    reachSeries(engine);
    registerValidation(app, engine);
    jobs.sweep('notify-reminders', {
      cron: '* * * * *',
      run: () => overAgencies(pools, (agencyId) => notifyDueReminders(engine, agencyId)),
    });
  },
};
