import type { Actor } from '../../../schema/access/access.ts';
import { firstRunCalls } from '../../../schema/areas/insight/calls/firstRun.ts';
import { activityCalls } from '../../../schema/areas/insight/calls/activity.ts';
import { dashboardCalls } from '../../../schema/areas/insight/calls/dashboard.ts';
import { tileWrites } from '../../../schema/areas/insight/dashboard.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { readFirstRun } from './first-run/firstRun.ts';
import { addSamples, removeSamples } from './first-run/samples.ts';
import { listActivity } from './activity/activity.ts';
import { changeDashboardSettings, readDashboardSettings } from './dashboard/settings.ts';
import { readToday } from './dashboard/today.ts';

export const area: ServerArea = {
  register: ({ app, engine, outbox }) => {
    const firstRun = (actor: Actor) => readFirstRun(engine, actor, outbox.isSending);
    registerCall(app, firstRunCalls.state, ({ actor }) => firstRun(actor));
    registerCall(app, firstRunCalls.addSamples, async ({ actor }) => {
      await addSamples(engine, actor);
      return firstRun(actor);
    });
    registerCall(app, firstRunCalls.removeSamples, async ({ actor }) => {
      await removeSamples(engine, actor);
      return firstRun(actor);
    });
    registerCall(app, activityCalls.list, ({ actor, body }) => listActivity(engine, actor, body ?? {}));
    registerCall(app, dashboardCalls.today, ({ actor, request }) =>
      readToday(engine, actor, request.log, async (reader, from) => {
        const { data } = await listActivity(engine, reader, { from, pageSize: tileWrites });
        return data;
      }),
    );
    registerCall(app, dashboardCalls.settings, ({ actor }) => readDashboardSettings(engine, actor));
    registerCall(app, dashboardCalls.changeSettings, async ({ actor, body }) => {
      await changeDashboardSettings(engine, actor, body);
      return readDashboardSettings(engine, actor);
    });
  },
};
