import type { Table } from '../../../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from '../../../database/columns.ts';

/**
 * Message-IDs of the mails that were ever kept: no mail is kept twice, one that was deleted does not come back, and an
 * answer finds its thread. Mail that concerns nobody of the agency leaves no row.
 */
const mailMessage: Table = {
  name: 'mail_message',
  columns: [uuid('agency_id'), text('message_id'), uuid('thread_id'), uuid('mail_id'), moment('at')],
  primaryKey: ['agency_id', 'message_id'],
  indexes: [
    { name: 'mail_message_thread_idx', columns: ['agency_id', 'thread_id', 'at'] },
    { name: 'mail_message_mail_idx', columns: ['agency_id', 'mail_id'] },
  ],
  references: [],
};

/** HTML of mails, cleaned; only the page of a mail reads it. */
const mailHtml: Table = {
  name: 'mail_html',
  columns: [
    uuid('agency_id'),
    uuid('mail_id'),
    text('html'),
    whole('blocked_pictures'),
    // Files by the Content-ID under which the HTML shows them: `{ "logo": "<media id>" }`.
    { name: 'pictures', type: 'jsonb', isNullable: false, default: `'{}'` },
  ],
  primaryKey: ['agency_id', 'mail_id'],
  indexes: [],
  references: [{ name: 'mail_html_record_fk', columns: ['agency_id', 'mail_id'], ...recordKey, onDelete: 'cascade' }],
};

/** Tables of the mail log besides its records. */
export const mailLogTables: readonly Table[] = [mailMessage, mailHtml];
