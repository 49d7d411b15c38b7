import { notificationCalls } from '../../../schema/areas/notifications/calls/notifications.ts';
import { overAgencies } from '../../jobs/homes.ts';
import { forgetNotifications, mailNotifications } from './mail/mailing.ts';
import { endMails, unsubscribeLinks } from './mail/unsubscribing.ts';
import { unreadCount } from '../../engine/notifications/badge.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { listNotifications } from './bell/list.ts';
import { markNotifications } from './bell/reading.ts';
import { changeNotificationSettings, readNotificationSettings } from './bell/settings.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, outbox, origin, identity }) => {
    const links = unsubscribeLinks(identity.readSecret, origin);
    app.register(async (scope) => {
      // Mail programs send the form that RFC 8058 names; nothing in it counts.
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
        scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, next) => next(null, {}));
      registerCall(scope, notificationCalls.unsubscribe, async ({ params }) => {
        await endMails(engine.database, await links.holderOf(params.token));
        return {};
      });
    });
    jobs.sweep('mail-notifications', {
      cron: '* * * * *',
      run: () => overAgencies(pools, (agencyId) => mailNotifications({ engine, outbox, links, origin }, agencyId)),
    });
    jobs.sweep('forget-notifications', {
      cron: '29 3 * * *',
      run: () => overAgencies(pools, (agencyId) => forgetNotifications(engine, agencyId)),
    });
    const { list, count, read, settings, changeSettings } = notificationCalls;
    registerCall(app, list, ({ actor, body }) => listNotifications(engine, actor, body));
    registerCall(app, count, async ({ actor }) => ({ count: await unreadCount(engine, actor) }));
    registerCall(app, read, async ({ actor, body }) => {
      await markNotifications(engine, actor, body);
      return { count: await unreadCount(engine, actor) };
    });
    registerCall(app, settings, ({ actor }) => readNotificationSettings(engine.database, actor));
    registerCall(app, changeSettings, async ({ actor, body }) => {
      await changeNotificationSettings(engine.database, actor, body);
      return {};
    });
  },
};
