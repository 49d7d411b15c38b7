import type { Table, TableColumn } from '../../schema/derive/tables.ts';

export const uuid = (name: string, isNullable = false): TableColumn => ({ name, type: 'uuid', isNullable });
export const text = (name: string, isNullable = false): TableColumn => ({ name, type: 'text', isNullable });
export const whole = (name: string, isNullable = false): TableColumn => ({ name, type: 'integer', isNullable });
export const moment = (name: string, isNullable = false): TableColumn => ({ name, type: 'timestamptz', isNullable });
/** Target of a reference to a record, besides its own columns. */
export const recordKey = { table: 'record', foreignColumns: ['agency_id', 'id'] };
/** Reference of the column `staff_id`; the row goes with the staff member. */
export const toStaff = (name: string): Table['references'][number] => ({
  name,
  columns: ['agency_id', 'staff_id'],
  ...recordKey,
  onDelete: 'cascade',
});
