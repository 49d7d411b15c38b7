import type { Table } from '../../schema/derive/tables.ts';
import { moment, recordKey, text, toStaff, uuid } from './columns.ts';

/** Notifications: one row for a staff member and a record, with what happened within ten minutes. */
export const notificationTable: Table = {
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
