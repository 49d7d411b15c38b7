import type { Table } from '../../../schema/derive/tables.ts';
import { moment, text, uuid } from '../../database/columns.ts';
import { webhookTables } from './webhooks/tables.ts';

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

/** Tables of people's own settings, and of webhooks. */
export const tables: readonly Table[] = [preference, ...webhookTables];
