import type { Table, TableColumn } from '../../../../schema/derive/tables.ts';
import { moment, text, uuid } from '../../../database/columns.ts';

const flag = (name: string): TableColumn => ({ name, type: 'boolean', isNullable: false });

/** API keys of people in an agency. */
const apiKey: Table = {
  name: 'api_key',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Whose rights it has.
    uuid('account_id'),
    uuid('staff_id', true),
    text('name'),
    // The first characters, by which people tell their keys apart.
    text('hint'),
    // SHA-256 of the whole key, which is kept nowhere.
    text('key_hash'),
    flag('reads_only'),
    // What it leaves by resource (`schema/access/keys.ts`); null for every resource.
    { name: 'resources', type: 'jsonb', isNullable: true },
    moment('created_at'),
    moment('expires_at'),
    // At most a minute old while it is used.
    moment('last_used_at', true),
    moment('revoked_at', true),
    uuid('revoked_by', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'api_key_hash_unique', columns: ['agency_id', 'key_hash'], isUnique: true },
    { name: 'api_key_account_idx', columns: ['agency_id', 'account_id', 'id'] },
  ],
  references: [],
};

/** Tables of API keys. */
export const apiKeyTables: readonly Table[] = [apiKey];
