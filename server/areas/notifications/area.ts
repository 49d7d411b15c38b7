import { notificationCalls } from '../../../schema/areas/notifications/calls/notifications.ts';
import { unreadCount } from '../../engine/notifications/badge.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { listNotifications } from './bell/list.ts';
import { markNotifications } from './bell/reading.ts';
import { changeNotificationSettings, readNotificationSettings } from './bell/settings.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
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
