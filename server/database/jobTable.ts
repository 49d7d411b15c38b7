import type { Table } from '../../schema/derive/tables.ts';
import { moment, text, uuid, whole } from './columns.ts';

/**
 * Jobs that are waiting or finished (`server/jobs/jobs.ts`): one row per job, written in the transaction that enqueues
 * it. `once` is the key of a job that runs a single time; its row stays after the job, so that it is not enqueued
 * again.
 */
export const jobTable: Table = {
  name: 'job',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    text('name'),
    text('once', true),
    { name: 'payload', type: 'jsonb', isNullable: false },
    { name: 'state', type: 'text', isNullable: false, values: ['waiting', 'done', 'failed'] },
    // When it is run, or tried again.
    moment('due_at'),
    whole('tries'),
    // The last error.
    text('failure', true),
    moment('created_at'),
    moment('ended_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'job_due_idx', columns: ['agency_id', 'due_at', 'id'], where: `state = 'waiting'` },
    { name: 'job_ended_idx', columns: ['agency_id', 'ended_at'], where: 'ended_at is not null' },
    {
      name: 'job_once_unique',
      columns: ['agency_id', 'name', 'once'],
      where: 'once is not null',
      isUnique: true,
    },
  ],
  references: [],
};
