import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nothing,
  nullable,
  oneOf,
  paged,
  pageOf,
  recordShape,
  referenceShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { notificationKinds } from '../../../notices.ts';
import { mailModes, notificationsRead } from '../../../rules/notifications.ts';

const event = Type.Object({
  kind: oneOf(notificationKinds),
  field: Type.Optional(Type.String({ description: 'The field by which it happened, such as `assignee` or `dueDate`' })),
  at: instant,
  isLate: Type.Optional(
    Type.Boolean({ description: 'It is told more than an hour after `at`, after a stop of the server' }),
  ),
  by: nullable(referenceShape),
});

/** Read state of a message (AB 7): 0 unread, 1 read. */
const readState = oneOf([0, 1]);

const notification = Type.Object({
  id: uuid,
  at: Type.Integer({ description: 'When the newest of its events happened' }),
  read: readState,
  record: recordShape,
  owner: nullable(recordShape),
  events: Type.Array(event, { description: 'What happened to the record within ten minutes, the newest last' }),
});
export type NotificationRow = ValueOf<typeof notification>;
export type NotificationEvent = ValueOf<typeof event>;

const settings = Type.Object({
  mail: oneOf(mailModes, { description: 'When notifications leave by mail' }),
  showTaskReminder: Type.Boolean({ description: 'Whether a due reminder opens on screen' }),
});
export type NotificationSettings = ValueOf<typeof settings>;

/** Notifications of the signed-in person (AB 2, AB 7): only those about records that they may read now. */
export const notificationCalls = defineCalls('notifications', {
  unsubscribe: {
    route: 'POST /unsubscribe/{token}',
    access: 'public',
    summary: 'End the mails of notifications by the link of one of them (RFC 8058)',
    description: 'Mail programs send it as a form without a session. A GET of the same address shows a page.',
    params: { token: Type.String({ maxLength: 100 }) },
    form: Type.Object({}),
    answer: nothing,
  },
  list: {
    route: 'POST /client/v1/notifications/list',
    access: 'signedIn',
    summary: 'Own notifications, the newest first',
    body: nullable(closed({ ...paged, read: Type.Optional(readState) })),
    answer: pageOf(notification),
    isReading: true,
  },
  count: {
    route: 'POST /client/v1/notifications/count',
    access: 'signedIn',
    summary: 'The number of own unread notifications',
    body: nullable(closed({})),
    answer: Type.Object({ count: Type.Integer() }),
    isReading: true,
  },
  read: {
    route: 'PUT /client/v1/notifications/read',
    access: 'signedIn',
    summary: 'Mark own notifications as read or unread: some, or all up to a moment',
    description: 'Either `ids`, or `until`: what has arrived since that moment stays unread.',
    body: closed({
      ids: Type.Optional(Type.Array(uuid, { minItems: 1, maxItems: notificationsRead })),
      until: Type.Optional(instant),
      read: Type.Optional(readState),
    }),
    answer: Type.Object({ count: Type.Integer({ description: 'Unread ones that are left' }) }),
  },
  settings: {
    route: 'GET /client/v1/notifications/settings',
    access: 'signedIn',
    summary: 'How the signed-in person is notified',
    answer: settings,
  },
  changeSettings: {
    route: 'PUT /client/v1/notifications/settings',
    access: 'signedIn',
    byKey: false,
    summary: 'Change how the signed-in person is notified',
    body: Type.Partial(settings, { additionalProperties: false }),
    answer: nothing,
  },
});
