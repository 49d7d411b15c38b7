import type { Table } from '../../schema/derive/tables.ts';
import { moment, text, uuid, whole } from './columns.ts';

/**
 * Work that waits for its moment, or is over (`server/jobs/jobs.ts`): one row a job, written in the transaction that asks
 * for it. `once` names what is done a single time; its row stays when the work is over, so that nobody asks for it again.
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
