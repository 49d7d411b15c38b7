import type { Table } from '../../../schema/derive/tables.ts';
import { mailModes } from '../../../schema/rules/notifications.ts';
import { toStaff, uuid } from '../../database/columns.ts';

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

/** Tables of the settings of notifications and of their daily mail. */
export const tables: readonly Table[] = [notificationSetting, notificationDigest];
