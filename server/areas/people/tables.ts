import type { Table } from '../../../schema/derive/tables.ts';
import { connectablePlatforms, socialProviders } from '../../../schema/areas/people/socials.ts';
import { moment, recordKey, text, uuid } from '../../database/columns.ts';

/**
 * Connected accounts of rows in a person's `socials` (AB 7, social callback). Removing a row, or changing its platform,
 * removes its connection (`drop_social_connection`).
 */
const socialConnection: Table = {
  name: 'social_connection',
  columns: [
    uuid('agency_id'),
    // The row of `talents_socials`.
    uuid('social_id'),
    // Whose row it is; of a row that a merge took away, the record that went, until the merge can be undone no longer.
    uuid('record_id'),
    { name: 'platform', type: 'text', isNullable: false, values: [...connectablePlatforms] },
    { name: 'provider', type: 'text', isNullable: false, values: [...socialProviders] },
    text('provider_account_id'),
    text('username', true),
    text('display_name', true),
    // Sealed, in base 64.
    text('token'),
    moment('expires_at', true),
    // Who connected it.
    uuid('account_id'),
    uuid('staff_id', true),
    moment('connected_at'),
  ],
  primaryKey: ['agency_id', 'social_id'],
  indexes: [{ name: 'social_connection_record_idx', columns: ['agency_id', 'record_id'] }],
  references: [
    { name: 'social_connection_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** States of the dialog of a provider that were used, until they would be over anyway. */
const socialState: Table = {
  name: 'social_state',
  columns: [uuid('agency_id'), text('nonce'), moment('expires_at')],
  primaryKey: ['agency_id', 'nonce'],
  indexes: [],
  references: [],
};

/** Tables of connected social accounts. */
export const tables: readonly Table[] = [socialConnection, socialState];
