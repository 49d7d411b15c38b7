import { activityCalls } from '../../../schema/areas/insight/calls/activity.ts';
import { dashboardCalls } from '../../../schema/areas/insight/calls/dashboard.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { listActivity } from './activity/activity.ts';
import { changeDashboardSettings, readDashboardSettings } from './dashboard/settings.ts';
import { readToday } from './dashboard/today.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    registerCall(app, activityCalls.list, ({ actor, body }) => listActivity(engine, actor, body ?? {}));
    registerCall(app, dashboardCalls.today, ({ actor, request }) => readToday(engine, actor, request.log));
    registerCall(app, dashboardCalls.settings, ({ actor }) => readDashboardSettings(engine, actor));
    registerCall(app, dashboardCalls.changeSettings, async ({ actor, body }) => {
      await changeDashboardSettings(engine, actor, body);
      return readDashboardSettings(engine, actor);
    });
  },
};
