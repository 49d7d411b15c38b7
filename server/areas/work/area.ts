import { keepFinancialStatus } from './contracts/amounts.ts';
import { keepApprovals } from './contracts/approvals.ts';
import { guardExclusivity } from './contracts/conflicts.ts';
import { registerContractCalls } from './contracts/contractCalls.ts';
import { keepMergeFields } from './contracts/contractText.ts';
import { startWithTemplate } from './contracts/firstText.ts';
import { registerContractDocuments } from './contracts/documents/documentCalls.ts';
import { keepSentContracts } from './contracts/documents/sending.ts';
import { remindOfContracts } from './contracts/reminding.ts';
import { renewContracts } from './contracts/renewing.ts';
import { keepTerm } from './contracts/term.ts';
import { registerCalendar } from './calendar/calendar.ts';
import { guardClashes } from './calendar/clash.ts';
import { registerFeeds } from './calendar/feeds/feeds.ts';
import { registerSources } from './calendar/sources/sources.ts';
import { judgeCategoryChanges } from './statuses/categoryChange.ts';
import { releaseOthers } from './holds/confirming.ts';
import { notifyExpiringHolds } from './holds/expiring.ts';
import { expireHolds } from './holds/expiry.ts';
import { registerHoldDays } from './holds/holdDays.ts';
import { keepRanks } from './holds/ranks.ts';
import { registerStatusCategories } from './statuses/categories.ts';
import { keepNeededStatuses } from './statuses/neededStatuses.ts';
import { registerStatusOrder } from './statuses/order.ts';
import { registerReplacing } from './statuses/replacing.ts';
import { overAgencies } from '../../jobs/homes.ts';
import { notifyDueReminders } from './tasks/reminders/dueReminders.ts';
import { makeSeries } from './tasks/recurrence/series.ts';
import { registerTaskGroups } from './tasks/taskGroups.ts';
import { registerTaskOptions } from './tasks/taskOptions.ts';
import { registerTaskRules } from './tasks/taskRules.ts';
import { registerTaskTypes } from './tasks/taskTypes.ts';
import { registerProjectFigures } from './projects/figures.ts';
import { registerProjectGroups } from './projects/groups.ts';
import { registerTeams } from './team/team.ts';
import { registerTemplates } from './tasks/templates.ts';
import { reachSeries } from './tasks/recurrence/strategy.ts';
import { registerValidation } from './tasks/recurrence/validate.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, clock, origin, links, identity, documents, places, storage }) => {
    registerStatusCategories(app, engine);
    keepNeededStatuses(engine);
    judgeCategoryChanges(engine);
    registerStatusOrder(app, engine);
    registerReplacing(app, engine);
    makeSeries(engine);
    registerTaskOptions(app, engine);
    registerTaskGroups(app, engine);
    registerTemplates(app, engine);
    registerTaskTypes(app, engine);
    registerTaskRules(app, engine);
    registerTeams(app, engine);
    registerProjectGroups(app, engine);
    registerProjectFigures(app, engine);
    reachSeries(engine);
    registerValidation(app, engine);
    keepRanks(engine);
    releaseOthers(engine);
    expireHolds(engine, jobs);
    registerHoldDays(app, engine);
    registerCalendar(app, engine, clock);
    guardClashes(engine);
    registerFeeds(app, engine, origin);
    registerSources(app, { engine, links, jobs, pools, readSecret: identity.readSecret });
    keepTerm(engine);
    guardExclusivity(engine, places);
    keepFinancialStatus(engine);
    keepApprovals(engine);
    renewContracts(engine, jobs);
    keepMergeFields(engine);
    startWithTemplate(engine);
    registerContractCalls(app, engine);
    registerContractDocuments(app, { engine, documents, storage });
    keepSentContracts({ engine, documents, storage }, jobs);
    jobs.sweep('notify-reminders', {
      cron: '* * * * *',
      run: () => overAgencies(pools, (agencyId) => notifyDueReminders(engine, agencyId)),
    });
    jobs.sweep('remind-of-contracts', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => remindOfContracts(engine, agencyId)),
    });
    jobs.sweep('notify-expiring-holds', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => notifyExpiringHolds(engine, agencyId)),
    });
  },
};
