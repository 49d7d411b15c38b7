import type { Table } from '../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from './columns.ts';
import { jobTable } from './jobTable.ts';
import { mediaTables } from './mediaTables.ts';
import { notificationTable } from './notificationTable.ts';
import { placeTable } from './placeTable.ts';
import { seriesTable } from './seriesTable.ts';

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
 * Addresses (folded) and numbers (E.164) by which people and companies are reached, of deleted and merged ones as well.
 * The engine writes them with the record (`server/engine/contacts`).
 */
const contactPoint: Table = {
  name: 'contact_point',
  columns: [uuid('agency_id'), uuid('record_id'), text('kind'), text('value')],
  primaryKey: ['agency_id', 'record_id', 'kind', 'value'],
  indexes: [{ name: 'contact_point_value_idx', columns: ['agency_id', 'kind', 'value'] }],
  references: [
    { name: 'contact_point_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
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
    // The API key by which the account wrote, and what it was called.
    uuid('key_id', true),
    text('key_name', true),
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

/** The engine's own tables; those of areas stand in `server/areas/<area>/tables.ts`. */
export const systemTables: readonly Table[] = [
  record,
  assignment,
  contactPoint,
  history,
  merge,
  idempotencyKey,
  searchDue,
  ...mediaTables,
  jobTable,
  placeTable,
  seriesTable,
  notificationTable,
];
