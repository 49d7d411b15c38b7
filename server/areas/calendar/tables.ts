import { feedDetails, feedScopes } from '../../../schema/areas/calendar/feeds.ts';
import type { Table } from '../../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from '../../database/columns.ts';

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

const toPerson = (name: string) => ({
  name,
  columns: ['agency_id', 'person_id'],
  ...recordKey,
  onDelete: 'cascade' as const,
});
const flag = (name: string) => ({ name, type: 'boolean' as const, isNullable: false });
const counter = (name: string) => ({ ...whole(name), default: '0' });

/** Calendars that other programs keep of a person. */
const calendarSource: Table = {
  name: 'calendar_source',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('person_id'),
    text('name'),
    // Sealed by this installation, since whoever knows it can read the calendar. Null for an uploaded file.
    text('sealed_address', true),
    text('host', true),
    flag('shows_names'),
    // Zone of times without one.
    text('zone'),
    // Who is told that it cannot be read.
    uuid('staff_id', true),
    moment('created_at'),
    moment('read_at', true),
    moment('next_at', true),
    text('etag', true),
    text('modified', true),
    // What its blocks were made of, and when.
    text('hash', true),
    moment('made_at', true),
    text('failure', true),
    moment('failed_since', true),
    counter('failures'),
    counter('events'),
    counter('blocks'),
    counter('fault_count'),
    { name: 'faults', type: 'jsonb', isNullable: false, default: `'[]'` },
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'calendar_source_person_idx', columns: ['agency_id', 'person_id', 'created_at'] },
    { name: 'calendar_source_next_idx', columns: ['agency_id', 'next_at'] },
  ],
  references: [toPerson('calendar_source_person_fk')],
};

/** Times that calendars of other programs take up. */
const calendarBlock: Table = {
  name: 'calendar_block',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('source_id'),
    uuid('person_id'),
    moment('starts_at'),
    moment('ends_at'),
    // Of whole days: the first and the last.
    { name: 'first_day', type: 'date', isNullable: true },
    { name: 'last_day', type: 'date', isNullable: true },
    text('title', true),
    flag('is_long'),
  ],
  primaryKey: ['agency_id', 'source_id', 'id'],
  indexes: [
    { name: 'calendar_block_person_idx', columns: ['agency_id', 'person_id', 'starts_at'] },
    { name: 'calendar_block_start_idx', columns: ['agency_id', 'starts_at'] },
    { name: 'calendar_block_long_idx', columns: ['agency_id', 'ends_at'], where: 'is_long' },
  ],
  references: [
    toPerson('calendar_block_person_fk'),
    {
      name: 'calendar_block_source_fk',
      columns: ['agency_id', 'source_id'],
      table: 'calendar_source',
      foreignColumns: ['agency_id', 'id'],
      onDelete: 'cascade',
    },
  ],
};

/** Writes that were saved although people had something else at the time, by the version that each made. */
const acceptedClash: Table = {
  name: 'accepted_clash',
  columns: [
    uuid('agency_id'),
    uuid('record_id'),
    whole('version'),
    // `[{ kind, id }]`; without an id, times of a calendar of another program.
    { name: 'items', type: 'jsonb', isNullable: false },
  ],
  primaryKey: ['agency_id', 'record_id', 'version'],
  indexes: [],
  references: [
    { name: 'accepted_clash_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Tables of feeds, of calendars of other programs, and of the clash guard. */
export const tables: readonly Table[] = [calendarFeed, calendarSource, calendarBlock, acceptedClash];
