import type { Table, TableColumn } from '../../../schema/derive/tables.ts';
import { importStates, workingStates } from '../../../schema/areas/tools/imports/states.ts';
import { moment, text, uuid, whole } from '../../database/columns.ts';

const counts = 'total done to_create to_update to_skip left_out faults created updated skipped undone kept'.split(' ');

/** Import of a file of people (`schema/areas/tools/calls/imports.ts` describes its parts). */
const importTable: Table = {
  name: 'import',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    { name: 'version', type: 'integer', isNullable: false, default: '1' },
    // Who made it, and as whom its rows are written.
    uuid('account_id'),
    // Who undoes it.
    uuid('undone_by', true),
    text('kind'),
    // The shortcut by which it was begun (`schema/areas/tools/imports/shortcuts.ts`).
    text('shortcut', true),
    uuid('media_id'),
    text('filename'),
    { name: 'state', type: 'text', isNullable: false, values: [...importStates] },
    // The refusal that says why it failed.
    { name: 'failure', type: 'jsonb', isNullable: true },
    // The sheets of a workbook that have rows, and the place of the one that is read.
    { name: 'sheets', type: 'jsonb', isNullable: false, default: `'[]'` },
    whole('sheet', true),
    { name: 'headings', type: 'jsonb', isNullable: false, default: `'[]'` },
    { name: 'mapping', type: 'jsonb', isNullable: true },
    // What stands for the values of the file that are wrong.
    { name: 'mends', type: 'jsonb', isNullable: false, default: `'[]'` },
    // By column, what its cells say about the order of their dates.
    { name: 'date_orders', type: 'jsonb', isNullable: false, default: `'[]'` },
    ...counts.map((name): TableColumn => ({ name, type: 'integer', isNullable: false, default: '0' })),
    // How often the work that is under way was begun since it last got on.
    { name: 'tries', type: 'integer', isNullable: false, default: '0' },
    moment('created_at'),
    moment('started_at', true),
    moment('finished_at', true),
    // Its rows are forgotten.
    moment('forgotten_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'import_age_idx', columns: ['agency_id', 'created_at', 'id'] },
    {
      name: 'import_working_idx',
      columns: ['agency_id', 'id'],
      where: `state in (${workingStates.map((state) => `'${state}'`).join(', ')})`,
    },
  ],
  references: [],
};

/** The rows of such a file, with what became of each. */
const importRow: Table = {
  name: 'import_row',
  columns: [
    uuid('agency_id'),
    uuid('import_id'),
    // From 1, counting neither the headings nor empty rows.
    whole('position'),
    // As a spreadsheet numbers it.
    whole('file_row'),
    { name: 'cells', type: 'jsonb', isNullable: false },
    // What its record is recognised by.
    text('key', true),
    { name: 'plan', type: 'text', isNullable: true, values: ['create', 'update', 'skip', 'leave', 'fault'] },
    { name: 'faults', type: 'jsonb', isNullable: true },
    { name: 'outcome', type: 'text', isNullable: true, values: ['created', 'updated', 'skipped', 'failed'] },
    // The record that was made or changed, and the version that this gave it.
    uuid('record_id', true),
    whole('record_version', true),
    { name: 'undo', type: 'text', isNullable: true, values: ['undone', 'kept'] },
  ],
  primaryKey: ['agency_id', 'import_id', 'position'],
  indexes: [
    { name: 'import_row_key_idx', columns: ['agency_id', 'import_id', 'key'], where: 'key is not null' },
    { name: 'import_row_unchecked_idx', columns: ['agency_id', 'import_id', 'position'], where: 'plan is null' },
  ],
  references: [
    {
      name: 'import_row_import_fk',
      columns: ['agency_id', 'import_id'],
      table: 'import',
      foreignColumns: ['agency_id', 'id'],
      onDelete: 'cascade',
    },
  ],
};

/** Tables of imports. */
export const tables: readonly Table[] = [importTable, importRow];
