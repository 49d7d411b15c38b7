import type { Table } from '../../../../schema/derive/tables.ts';
import { moment, recordKey, uuid } from '../../../database/columns.ts';

/**
 * The moment at which the agency last spoke with somebody: no row for those with whom nobody did. Triggers keep it
 * (`repeatable/talk.sql`), so that lists of people need not look through all calls and mails.
 */
const lastTalk: Table = {
  name: 'last_talk',
  columns: [uuid('agency_id'), uuid('record_id'), moment('at')],
  primaryKey: ['agency_id', 'record_id'],
  indexes: [],
  references: [{ name: 'last_talk_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' }],
};

/** Tables of talk besides the records that it consists of. */
export const talkTables: readonly Table[] = [lastTalk];
