import type { Table } from '../../schema/derive/tables.ts';
import { recordKey, text, uuid } from './columns.ts';

/**
 * Places of records in the columns of boards. A row counts while its record still has that status; records without one
 * are in the order of their ids (`server/engine/board/placeKeys.ts`).
 */
export const placeTable: Table = {
  name: 'place',
  columns: [
    uuid('agency_id'),
    uuid('record_id'),
    text('kind'),
    uuid('status_id'),
    { ...text('key'), isSortedByCode: true },
  ],
  primaryKey: ['agency_id', 'record_id'],
  indexes: [{ name: 'place_key_idx', columns: ['agency_id', 'kind', 'status_id', 'key'], isUnique: true }],
  references: [{ name: 'place_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' }],
};
