import type { Table, TableColumn } from '../../schema/derive/tables.ts';
import { importStates, workingStates } from '../../schema/areas/tools/imports/states.ts';
import { moment, recordKey, text, uuid, whole } from './columns.ts';
import { jobTable } from './jobTable.ts';
import { calendarTables } from './calendarTables.ts';
import { communityTables } from './communityTables.ts';
import { libraryTables } from './libraryTables.ts';
import { dashboardTables } from './dashboardTables.ts';
import { notificationTables } from './notificationTables.ts';
import { placeTable } from './placeTable.ts';
import { seriesTable } from './seriesTable.ts';
import { shareTables } from './shareTables.ts';
import { socialTables } from './socialTables.ts';
import { taskTables } from './taskTables.ts';

/**
 * One row for each record of every entity, with the data of references, which are shown whatever the right on the
 * record itself.
 */
const record: Table = {
  name: 'record',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    text('kind'),
    { ...text('label'), isSorted: true },
    text('avatar', true),
    moment('deleted_at', true),
    // The record itself is gone for good; the row stays while something still points to it.
    moment('purged_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'record_label_idx', columns: ['agency_id', 'kind', 'label', 'id'], where: 'deleted_at is null' },
    { name: 'record_deleted_idx', columns: ['agency_id', 'deleted_at'], where: 'deleted_at is not null' },
  ],
  references: [],
};

/**
 * Staff assigned to records, with the assigning field (or the creation). The key begins with the staff member, so that
 * a list limited to assigned records reads adjacent rows of one person. The index by record has the field first: with
 * the record first, the planner might prefer it to the key.
 */
const assignment: Table = {
  name: 'assignment',
  columns: [uuid('agency_id'), uuid('record_id'), uuid('staff_id'), text('via')],
  primaryKey: ['staff_id', 'record_id', 'agency_id', 'via'],
  indexes: [{ name: 'assignment_record_idx', columns: ['agency_id', 'via', 'record_id'] }],
  references: [
    { name: 'assignment_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
    { name: 'assignment_staff_fk', columns: ['agency_id', 'staff_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/**
 * History: one row per write with author and time; its changes as `[{ field, before, after }]` of wire keys and values.
 */
const history: Table = {
  name: 'history',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('record_id'),
    moment('at'),
    uuid('account_id', true),
    uuid('staff_id', true),
    text('action'),
    { name: 'version', type: 'integer', isNullable: false },
    { name: 'changes', type: 'jsonb', isNullable: false },
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'history_record_idx', columns: ['agency_id', 'record_id', 'version'] },
    // What an agency did, newest first.
    { name: 'history_at_idx', columns: ['agency_id', 'at', 'id'] },
  ],
  references: [{ name: 'history_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' }],
};

/**
 * Records that were merged into another one: where the address of the one that is gone leads, and what undoing it takes
 * back. `changes` are those of the kept record's values, `moved` is all else (`server/engine/merge`).
 */
const merge: Table = {
  name: 'merge',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    text('kind'),
    uuid('kept_id'),
    whole('kept_version'),
    uuid('gone_id'),
    whole('gone_version'),
    moment('at'),
    { name: 'changes', type: 'jsonb', isNullable: false },
    { name: 'moved', type: 'jsonb', isNullable: false },
    moment('undone_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'merge_kept_idx', columns: ['agency_id', 'kept_id'] },
    { name: 'merge_gone_idx', columns: ['agency_id', 'gone_id'] },
  ],
  references: [
    { name: 'merge_kept_fk', columns: ['agency_id', 'kept_id'], ...recordKey, onDelete: 'cascade' },
    // So that an address leads on for good, the row of the record that is gone stays.
    { name: 'merge_gone_fk', columns: ['agency_id', 'gone_id'], ...recordKey },
  ],
};

/** Answers to creates with an `Idempotency-Key`, stored for a day. */
const idempotencyKey: Table = {
  name: 'idempotency_key',
  columns: [
    uuid('agency_id'),
    uuid('account_id'),
    text('key'),
    text('request_hash'),
    { name: 'answer', type: 'jsonb', isNullable: true },
    moment('created_at'),
  ],
  primaryKey: ['agency_id', 'account_id', 'key'],
  indexes: [{ name: 'idempotency_key_age_idx', columns: ['agency_id', 'created_at'] }],
  references: [],
};

/** Kinds of records whose search texts must be rebuilt, because the agency deleted or restored one of its fields. */
const searchDue: Table = {
  name: 'search_due',
  columns: [uuid('agency_id'), text('kind'), moment('since')],
  primaryKey: ['agency_id', 'kind'],
  indexes: [],
  references: [],
};

/** Display preferences of a person, such as the columns of a table (AB 2). */
const preference: Table = {
  name: 'preference',
  columns: [
    uuid('agency_id'),
    uuid('account_id'),
    text('key'),
    { name: 'value', type: 'jsonb', isNullable: false },
    moment('updated_at'),
  ],
  primaryKey: ['agency_id', 'account_id', 'key'],
  indexes: [],
  references: [],
};

const long = (name: string, isNullable = false): TableColumn => ({ name, type: 'bigint', isNullable });
const mediaKey = { table: 'media', foreignColumns: ['agency_id', 'id'] };

/** An uploaded file (AB 3, Media). Its content is in the storage. */
const media: Table = {
  name: 'media',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Who uploads it.
    uuid('account_id'),
    // What the uploader calls the upload (qquuid).
    text('upload_key'),
    { name: 'state', type: 'text', isNullable: false, values: ['uploading', 'processing', 'ready', 'failed'] },
    // The key of the message that says why it failed.
    text('failure', true),
    text('filename'),
    text('original_filename'),
    // Found in the content, never taken from the name; null until it is looked at.
    text('content_type', true),
    {
      name: 'type_of_media',
      type: 'text',
      isNullable: true,
      values: ['image', 'video', 'audio', 'album', 'document'],
    },
    // What was announced, until the upload is complete; then what was counted.
    long('bytes'),
    whole('parts'),
    text('sha256', true),
    whole('width', true),
    whole('height', true),
    // Milliseconds.
    long('duration', true),
    // Where the whole file stands in the storage; null where it does not stand there (yet).
    text('object', true),
    // The linked page, or the address that it is fetched from, for files that are not uploaded.
    text('external_link', true),
    // The sizes that were made of it, each with its object, width, height and type.
    { name: 'sizes', type: 'jsonb', isNullable: false, default: `'{}'` },
    whole('tries', true),
    moment('next_try_at', true),
    moment('created_at'),
    moment('uploaded_at', true),
    // When its newest part came, while it is uploaded.
    moment('part_at', true),
    // The folder of the library that its uploader named, for when it is filed.
    text('library_key', true),
    // Since when nothing has used it, as the sweep saw it.
    moment('unused_since', true),
    // When a record first used it: from then on its uploader's right is that of the record.
    moment('used_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'media_upload_unique', columns: ['agency_id', 'account_id', 'upload_key'], isUnique: true },
    { name: 'media_pending_idx', columns: ['agency_id', 'state'], where: "state in ('uploading', 'processing')" },
    // Covers the sums of an agency's files and of an account's recent uploads.
    { name: 'media_quota_idx', columns: ['agency_id', 'account_id', 'created_at', 'bytes'] },
    { name: 'media_unused_idx', columns: ['agency_id', 'unused_since'], where: 'unused_since is not null' },
  ],
  references: [],
};

/** The parts of an upload that have come whole, each an object of its own in the storage. */
const mediaPart: Table = {
  name: 'media_part',
  columns: [
    uuid('agency_id'),
    uuid('media_id'),
    // From 0 on.
    whole('position'),
    // Where it begins in the file, where the uploader said so.
    long('start', true),
    long('bytes'),
    text('object'),
  ],
  primaryKey: ['agency_id', 'media_id', 'position'],
  indexes: [],
  references: [{ name: 'media_part_media_fk', columns: ['agency_id', 'media_id'], ...mediaKey, onDelete: 'cascade' }],
};

/**
 * Uses of a file by records: as `avatar`, or the name of the field. Reading the file needs the right to read one of
 * them; a file in use is not swept.
 */
const mediaUse: Table = {
  name: 'media_use',
  columns: [uuid('agency_id'), uuid('media_id'), uuid('record_id'), text('purpose')],
  primaryKey: ['agency_id', 'media_id', 'record_id', 'purpose'],
  indexes: [{ name: 'media_use_record_idx', columns: ['agency_id', 'record_id', 'purpose'] }],
  references: [
    { name: 'media_use_media_fk', columns: ['agency_id', 'media_id'], ...mediaKey },
    { name: 'media_use_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

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

/** The engine's own tables, under the tables of the declarations. */
export const systemTables: readonly Table[] = [
  record,
  assignment,
  history,
  merge,
  idempotencyKey,
  searchDue,
  preference,
  media,
  mediaPart,
  mediaUse,
  importTable,
  importRow,
  jobTable,
  placeTable,
  seriesTable,
  ...socialTables,
  ...taskTables,
  ...shareTables,
  ...libraryTables,
  ...notificationTables,
  ...communityTables,
  ...dashboardTables,
  ...calendarTables,
];
