import { shareUses } from '../../../../schema/areas/files/shares.ts';
import type { Table, TableColumn } from '../../../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from '../../../database/columns.ts';

const flag = (name: string): TableColumn => ({ name, type: 'boolean', isNullable: false, default: 'false' });
const counter = (name: string): TableColumn => ({ ...whole(name), default: '0' });
const toShare = (name: string) => ({
  name,
  columns: ['agency_id', 'share_id'],
  table: 'share',
  foreignColumns: ['agency_id', 'id'],
  onDelete: 'cascade' as const,
});

/** Items of the library that somebody has shared with people outside, on terms. */
const share: Table = {
  name: 'share',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Who made it: it shows what this account may read.
    uuid('account_id'),
    uuid('staff_id', true),
    moment('created_at'),
    moment('expires_at'),
    text('password_hash', true),
    flag('may_download'),
    whole('most_downloads', true),
    counter('downloads'),
    text('note', true),
    // The sensitive files that the maker was asked about and meant; what becomes sensitive later is none of them.
    { name: 'confirmed_ids', type: 'jsonb', isNullable: false, default: `'[]'` },
    moment('revoked_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'share_maker_idx', columns: ['agency_id', 'account_id', 'id'] },
    { name: 'share_end_idx', columns: ['agency_id', 'expires_at'] },
  ],
  references: [],
};

const shareItem: Table = {
  name: 'share_item',
  columns: [uuid('agency_id'), uuid('share_id'), uuid('item_id'), whole('position')],
  primaryKey: ['agency_id', 'share_id', 'item_id'],
  indexes: [{ name: 'share_item_item_idx', columns: ['agency_id', 'item_id'] }],
  references: [
    toShare('share_item_share_fk'),
    { name: 'share_item_item_fk', columns: ['agency_id', 'item_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Recipients of a share, each with a link of their own. */
const shareRecipient: Table = {
  name: 'share_recipient',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('share_id'),
    whole('position'),
    // Null for the link that somebody copies.
    text('email', true),
    // SHA-256 of the link's token, and the token sealed by this installation, so that the link can be copied again.
    text('token_hash'),
    text('sealed_token'),
    moment('revoked_at', true),
    counter('opens'),
    counter('downloads'),
    moment('last_opened_at', true),
    // The newest mail with the link.
    uuid('mail_id', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'share_recipient_token_unique', columns: ['agency_id', 'token_hash'], isUnique: true },
    { name: 'share_recipient_share_idx', columns: ['agency_id', 'share_id', 'position'] },
  ],
  references: [toShare('share_recipient_share_fk')],
};

/** Openings of a share, and downloads from it. */
const shareEvent: Table = {
  name: 'share_event',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('share_id'),
    uuid('recipient_id'),
    // The downloaded file; null for an opening, and for all files.
    uuid('item_id', true),
    { name: 'use', type: 'text', isNullable: false, values: [...shareUses] },
    moment('at'),
    text('address'),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'share_event_share_idx', columns: ['agency_id', 'share_id', 'id'] },
    { name: 'share_event_age_idx', columns: ['agency_id', 'at'] },
  ],
  references: [toShare('share_event_share_fk')],
};

/** Tables of what is shared with people outside. */
export const shareTables: readonly Table[] = [share, shareItem, shareRecipient, shareEvent];
