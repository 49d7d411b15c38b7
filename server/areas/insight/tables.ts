import type { Table } from '../../../schema/derive/tables.ts';
import { uuid } from '../../database/columns.ts';

/** Tiles that an agency, or somebody in it, has chosen for the page Today; the agency's own are of the account that is nobody's. */
const dashboardSetting: Table = {
  name: 'dashboard_setting',
  columns: [uuid('agency_id'), uuid('account_id'), { name: 'tiles', type: 'jsonb', isNullable: false }],
  primaryKey: ['agency_id', 'account_id'],
  indexes: [],
  references: [],
};

/** Sample data of an agency: `[{ kind, id }]` in the order in which it was made. Absent without any. */
const sampleSet: Table = {
  name: 'sample_set',
  columns: [uuid('agency_id'), { name: 'records', type: 'jsonb', isNullable: false }],
  primaryKey: ['agency_id'],
  indexes: [],
  references: [],
};

/** Tables of the dashboard and of an agency's first days. */
export const tables: readonly Table[] = [dashboardSetting, sampleSet];
