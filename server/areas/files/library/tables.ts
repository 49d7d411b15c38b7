import type { Table } from '../../../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid } from '../../../database/columns.ts';

/** Readings of sensitive files: who has seen or downloaded the content of which item, and when. */
const libraryReading: Table = {
  name: 'library_reading',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('item_id'),
    moment('at'),
    // Null of somebody outside.
    uuid('account_id', true),
    uuid('staff_id', true),
    // The name of the reader then: of somebody outside, whom the file was sent to.
    text('reader'),
    { name: 'is_download', type: 'boolean', isNullable: false, default: 'false' },
    { name: 'is_outside', type: 'boolean', isNullable: false, default: 'false' },
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [{ name: 'library_reading_item_idx', columns: ['agency_id', 'item_id', 'at', 'id'] }],
  references: [
    { name: 'library_reading_item_fk', columns: ['agency_id', 'item_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Tables of the library beside its own. */
export const libraryTables: readonly Table[] = [libraryReading];
