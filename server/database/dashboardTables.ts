import type { Table } from '../../schema/derive/tables.ts';
import { uuid } from './columns.ts';

/** Tiles that an agency, or somebody in it, has chosen for the page Today; the agency's own are of the account that is nobody's. */
const dashboardSetting: Table = {
  name: 'dashboard_setting',
  columns: [uuid('agency_id'), uuid('account_id'), { name: 'tiles', type: 'jsonb', isNullable: false }],
  primaryKey: ['agency_id', 'account_id'],
  indexes: [],
  references: [],
};

/** Tables of the dashboard. */
export const dashboardTables: readonly Table[] = [dashboardSetting];
