import type { Table } from '../../../schema/derive/tables.ts';
import { recordKey, text, uuid, whole } from '../../database/columns.ts';

/**
 * The place of a task in its series, as it was planned: a change of the task alone does not move it. A row stays when
 * its task is deleted, so that the series does not fill the place again.
 */
const taskOccurrence: Table = {
  name: 'task_occurrence',
  columns: [
    uuid('agency_id'),
    uuid('task_id'),
    // The first task of the series, also when that one is gone.
    uuid('series_id'),
    // From 0 on, in the order of the plan.
    whole('position'),
    { name: 'day', type: 'date', isNullable: false },
    // Times of day (`HH:mm:ss.SSS`): those of the days whose clocks have them.
    text('start_time', true),
    text('due_time', true),
    // The versions of the task that were written for the series; other writes were of the task alone.
    { name: 'common_versions', type: 'jsonb', isNullable: false, default: `'[]'` },
    // The series has no such place any more: a deleted task does not keep it free.
    { name: 'is_dropped', type: 'boolean', isNullable: false, default: 'false' },
  ],
  primaryKey: ['agency_id', 'task_id'],
  indexes: [{ name: 'task_occurrence_series_idx', columns: ['agency_id', 'series_id', 'position'] }],
  references: [
    { name: 'task_occurrence_task_fk', columns: ['agency_id', 'task_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Tables of tasks beside their own. */
export const tables: readonly Table[] = [taskOccurrence];
