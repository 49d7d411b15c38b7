import type { Table, TableColumn } from '../../../../schema/derive/tables.ts';
import { moment, text, toStaff, uuid, whole } from '../../../database/columns.ts';

const counter = (name: string): TableColumn => ({ ...whole(name), default: '0' });

/** Mailboxes whose mail with known people is kept in the mail log. */
const mailbox: Table = {
  name: 'mailbox',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Owner; null for a mailbox of the agency itself.
    uuid('staff_id', true),
    // Account that added it.
    uuid('account_id'),
    text('address'),
    text('host'),
    whole('port'),
    text('security'),
    text('username'),
    // Sealed by this installation, in base 64.
    text('sealed_password'),
    // Mail that was received before is not read.
    moment('since'),
    moment('created_at'),
    moment('read_at', true),
    moment('next_at'),
    // A server reads it until then.
    moment('leased_until', true),
    counter('kept'),
    text('failure', true),
    text('failure_text', true),
    moment('failed_since', true),
    // Its owner was told of the failure.
    moment('told_at', true),
    counter('failures'),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    // One mail is read once: a mailbox belongs to one owner.
    { name: 'mailbox_address_key', columns: ['agency_id', 'address'], isUnique: true },
    { name: 'mailbox_next_idx', columns: ['agency_id', 'next_at'] },
    { name: 'mailbox_staff_idx', columns: ['agency_id', 'staff_id'] },
  ],
  references: [toStaff('mailbox_staff_fk')],
};

/** Places up to which the folders of mailboxes were read. */
const mailboxFolder: Table = {
  name: 'mailbox_folder',
  columns: [
    uuid('agency_id'),
    uuid('mailbox_id'),
    text('path'),
    text('uid_validity'),
    { name: 'next_uid', type: 'bigint', isNullable: false },
  ],
  primaryKey: ['agency_id', 'mailbox_id', 'path'],
  indexes: [],
  references: [
    {
      name: 'mailbox_folder_mailbox_fk',
      columns: ['agency_id', 'mailbox_id'],
      table: 'mailbox',
      foreignColumns: ['agency_id', 'id'],
      onDelete: 'cascade',
    },
  ],
};

/** Tables of mailboxes. */
export const mailboxTables: readonly Table[] = [mailbox, mailboxFolder];
