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
import { registerProjectFigures } from './projects/figures.ts';
import { registerProjectGroups } from './projects/groups.ts';
import { registerTeams } from './team/team.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools }) => {
    registerStatusCategories(app, engine);
    keepNeededStatuses(engine);
    judgeCategoryChanges(engine);
    registerStatusOrder(app, engine);
    registerReplacing(app, engine);
    registerTeams(app, engine);
    registerProjectGroups(app, engine);
    registerProjectFigures(app, engine);
    keepRanks(engine);
    releaseOthers(engine);
    expireHolds(engine, jobs);
    registerHoldDays(app, engine);
    jobs.sweep('notify-expiring-holds', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => notifyExpiringHolds(engine, agencyId)),
    });
  },
};
