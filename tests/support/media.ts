import { v7 } from 'uuid';
import type { Actor } from '../../schema/access/access.ts';
import type { TypeOfMedia } from '../../schema/media.ts';
import type { TestApp } from './app.ts';

/** Properties of a file; by default an image that is available. */
export interface FileFacts {
  readonly state?: 'processing' | 'ready' | 'failed';
  readonly type?: TypeOfMedia;
  /** Bytes. */
  readonly size?: number;
}

/** Inserts the row of an uploaded file, without content: for tests of who may use it. */
export async function putFile(test: TestApp, by: Actor | null, name: string, facts: FileFacts = {}): Promise<string> {
  const { state = 'ready', type = 'image', size = 1000 } = facts;
  const id = v7();
  await test.pools.query(by?.agencyId ?? '', {
    text: `insert into media (agency_id, id, account_id, upload_key, state, filename, original_filename, content_type,
        type_of_media, bytes, parts, object, sizes, created_at, uploaded_at)
      values ($1, $2::uuid, $3, $2::uuid::text, $4, $5, $5, $6, $7, $8, 1, $2::uuid::text, $9, now(), $10)`,
    values: [
      by?.agencyId,
      id,
      by?.accountId,
      state,
      name,
      type === 'image' ? 'image/png' : 'application/octet-stream',
      type,
      size,
      JSON.stringify({ thumbnail: { object: id, bytes: size, contentType: 'image/webp' } }),
      new Date(test.now()).toISOString(),
    ],
  });
  return id;
}
