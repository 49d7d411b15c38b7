import type { Table } from '../../schema/derive/tables.ts';
import { text, uuid, whole } from './columns.ts';

/**
 * The last number of each series of an agency in a year, and the least that the next one may be; the year is 0 for a series
 * that does not restart. A transaction that fails gives its number back, and one that waits for another gets the next:
 * numbers have no gaps and none is given twice.
 */
export const seriesTable: Table = {
  name: 'number_series',
  columns: [uuid('agency_id'), text('series'), whole('year'), whole('last'), { ...whole('least'), default: '1' }],
  primaryKey: ['agency_id', 'series', 'year'],
  indexes: [],
  references: [],
};
