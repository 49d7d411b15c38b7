import type { Table } from '../../schema/derive/tables.ts';
import { recordKey, text, uuid } from './columns.ts';

/**
 * Places of records in the columns of boards. A row counts while its record still has that value; records without one
 * are in the order of their ids (`server/engine/board/placeKeys.ts`).
 */
export const placeTable: Table = {
  name: 'place',
  columns: [
    uuid('agency_id'),
    uuid('record_id'),
    text('kind'),
    { ...text('column_key'), isSortedByCode: true, renamedFrom: 'status_id' },
    { ...text('key'), isSortedByCode: true },
  ],
  primaryKey: ['agency_id', 'record_id'],
  indexes: [{ name: 'place_key_idx', columns: ['agency_id', 'kind', 'column_key', 'key'], isUnique: true }],
  references: [{ name: 'place_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' }],
};
