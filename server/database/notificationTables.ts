import { mailModes } from '../../schema/rules/notifications.ts';
import type { Table } from '../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid } from './columns.ts';

const toStaff = (name: string) => ({
  name,
  columns: ['agency_id', 'staff_id'],
  ...recordKey,
  onDelete: 'cascade' as const,
});

/** Notifications: one row for a staff member and a record, with what happened within ten minutes. */
const notification: Table = {
  name: 'notification',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('staff_id'),
    // What it is about: who may not read this record learns nothing of the notification.
    uuid('record_id'),
    // `[{ kind, field, at, accountId, staffId }]`, the newest last; the ids are those of who did it, absent of the server.
    { name: 'events', type: 'jsonb', isNullable: false },
    // The first and the newest of the events.
    moment('created_at'),
    moment('at'),
    moment('read_at', true),
    // When it left by mail, or was passed over.
    moment('mailed_at', true),
    // What is notified of once for a person, such as a reminder of one moment.
    text('once', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'notification_staff_idx', columns: ['agency_id', 'staff_id', 'at', 'id'] },
    {
      name: 'notification_unread_idx',
      columns: ['agency_id', 'staff_id', 'record_id', 'created_at'],
      where: 'read_at is null',
    },
    { name: 'notification_mail_idx', columns: ['agency_id', 'at'], where: 'mailed_at is null' },
    {
      name: 'notification_once_unique',
      columns: ['agency_id', 'staff_id', 'once'],
      isUnique: true,
      where: 'once is not null',
    },
    { name: 'notification_age_idx', columns: ['agency_id', 'created_at'] },
  ],
  references: [
    toStaff('notification_staff_fk'),
    { name: 'notification_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Settings of a staff member; those without a row have the defaults (`defaultNotificationSettings`). */
const notificationSetting: Table = {
  name: 'notification_setting',
  columns: [
    uuid('agency_id'),
    uuid('staff_id'),
    { name: 'mail', type: 'text', isNullable: false, values: [...mailModes] },
    { name: 'shows_reminders', type: 'boolean', isNullable: false, default: 'true' },
  ],
  primaryKey: ['agency_id', 'staff_id'],
  indexes: [],
  references: [toStaff('notification_setting_staff_fk')],
};

/** Days of whose notifications a staff member has had their daily mail, or for which there was nothing to say. */
const notificationDigest: Table = {
  name: 'notification_digest',
  columns: [uuid('agency_id'), uuid('staff_id'), { name: 'day', type: 'date', isNullable: false }],
  primaryKey: ['agency_id', 'staff_id', 'day'],
  indexes: [],
  references: [toStaff('notification_digest_staff_fk')],
};

/** Tables of notifications. */
export const notificationTables: readonly Table[] = [notification, notificationSetting, notificationDigest];
