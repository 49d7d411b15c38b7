import type { Table, TableColumn } from '../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from './columns.ts';

const long = (name: string, isNullable = false): TableColumn => ({ name, type: 'bigint', isNullable });
const mediaKey = { table: 'media', foreignColumns: ['agency_id', 'id'] };

/** An uploaded file (AB 3, Media). Its content is in the storage. */
const media: Table = {
  name: 'media',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Who uploads it.
    uuid('account_id'),
    // What the uploader calls the upload (qquuid).
    text('upload_key'),
    { name: 'state', type: 'text', isNullable: false, values: ['uploading', 'processing', 'ready', 'failed'] },
    // The key of the message that says why it failed.
    text('failure', true),
    text('filename'),
    text('original_filename'),
    // Found in the content, never taken from the name; null until it is looked at.
    text('content_type', true),
    {
      name: 'type_of_media',
      type: 'text',
      isNullable: true,
      values: ['image', 'video', 'audio', 'album', 'document'],
    },
    // What was announced, until the upload is complete; then what was counted.
    long('bytes'),
    whole('parts'),
    text('sha256', true),
    whole('width', true),
    whole('height', true),
    // Milliseconds.
    long('duration', true),
    // Where the whole file stands in the storage; null where it does not stand there (yet).
    text('object', true),
    // The linked page, or the address that it is fetched from, for files that are not uploaded.
    text('external_link', true),
    // The sizes that were made of it, each with its object, width, height and type.
    { name: 'sizes', type: 'jsonb', isNullable: false, default: `'{}'` },
    whole('tries', true),
    moment('next_try_at', true),
    moment('created_at'),
    moment('uploaded_at', true),
    // When its newest part came, while it is uploaded.
    moment('part_at', true),
    // The folder of the library that its uploader named, for when it is filed.
    text('library_key', true),
    // Since when nothing has used it, as the sweep saw it.
    moment('unused_since', true),
    // When a record first used it: from then on its uploader's right is that of the record.
    moment('used_at', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'media_upload_unique', columns: ['agency_id', 'account_id', 'upload_key'], isUnique: true },
    { name: 'media_pending_idx', columns: ['agency_id', 'state'], where: "state in ('uploading', 'processing')" },
    // Covers the sums of an agency's files and of an account's recent uploads.
    { name: 'media_quota_idx', columns: ['agency_id', 'account_id', 'created_at', 'bytes'] },
    { name: 'media_unused_idx', columns: ['agency_id', 'unused_since'], where: 'unused_since is not null' },
  ],
  references: [],
};

/** The parts of an upload that have come whole, each an object of its own in the storage. */
const mediaPart: Table = {
  name: 'media_part',
  columns: [
    uuid('agency_id'),
    uuid('media_id'),
    // From 0 on.
    whole('position'),
    // Where it begins in the file, where the uploader said so.
    long('start', true),
    long('bytes'),
    text('object'),
  ],
  primaryKey: ['agency_id', 'media_id', 'position'],
  indexes: [],
  references: [{ name: 'media_part_media_fk', columns: ['agency_id', 'media_id'], ...mediaKey, onDelete: 'cascade' }],
};

/**
 * Uses of a file by records: as `avatar`, or the name of the field. Reading the file needs the right to read one of
 * them; a file in use is not swept.
 */
const mediaUse: Table = {
  name: 'media_use',
  columns: [uuid('agency_id'), uuid('media_id'), uuid('record_id'), text('purpose')],
  primaryKey: ['agency_id', 'media_id', 'record_id', 'purpose'],
  indexes: [{ name: 'media_use_record_idx', columns: ['agency_id', 'record_id', 'purpose'] }],
  references: [
    { name: 'media_use_media_fk', columns: ['agency_id', 'media_id'], ...mediaKey },
    { name: 'media_use_record_fk', columns: ['agency_id', 'record_id'], ...recordKey, onDelete: 'cascade' },
  ],
};

/** Tables of files, of their parts while they are uploaded, and of their uses. */
export const mediaTables: readonly Table[] = [media, mediaPart, mediaUse];
