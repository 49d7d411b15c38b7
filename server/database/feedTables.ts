import { feedDetails, feedScopes } from '../../schema/areas/work/feeds.ts';
import type { Table } from '../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid } from './columns.ts';

/** Feeds by which calendar programs follow a calendar; one that is revoked is deleted. */
const calendarFeed: Table = {
  name: 'calendar_feed',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Who made it: it shows what this account may read.
    uuid('account_id'),
    { name: 'scope', type: 'text', isNullable: false, values: [...feedScopes] },
    uuid('person_id', true),
    // The scope, or the id of the person: an account has one feed for each, in each detail.
    text('about'),
    { name: 'detail', type: 'text', isNullable: false, values: [...feedDetails] },
    { name: 'words', type: 'jsonb', isNullable: false },
    // SHA-256 of its token.
    text('token_hash'),
    moment('created_at'),
    moment('read_at', true),
    // What the newest answer was made of, and its ETag: while that is the same, so is the answer.
    text('made_of', true),
    text('etag', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'calendar_feed_token_unique', columns: ['agency_id', 'token_hash'], isUnique: true },
    {
      name: 'calendar_feed_about_unique',
      columns: ['agency_id', 'account_id', 'about', 'detail'],
      isUnique: true,
    },
  ],
  references: [
    { name: 'calendar_feed_person_fk', columns: ['agency_id', 'person_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Tables of calendars of other programs. */
export const feedTables: readonly Table[] = [calendarFeed];
