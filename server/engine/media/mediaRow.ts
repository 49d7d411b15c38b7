import type { FileSize, ImageSize, MediaState, TypeOfMedia } from '../../../schema/media.ts';

/** A size that was made of an image. */
export interface MadeSize {
  /** Its key in the storage. */
  readonly object: string;
  readonly bytes: number;
  readonly contentType: string;
}

/** A row of the table `media`. Moments and durations in milliseconds. */
export interface MediaRow {
  readonly agency_id: string;
  readonly id: string;
  readonly account_id: string;
  /** Moment of its first use by a record; null before. */
  readonly used_at: number | null;
  readonly upload_key: string;
  readonly state: MediaState;
  readonly failure: string | null;
  readonly filename: string;
  readonly original_filename: string;
  readonly content_type: string | null;
  readonly type_of_media: TypeOfMedia | null;
  readonly bytes: number;
  readonly parts: number;
  readonly sha256: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly object: string | null;
  /** Linked page (without an object), or the address from which the file is fetched; null for an upload. */
  readonly external_link: string | null;
  readonly sizes: Readonly<Partial<Record<ImageSize, MadeSize>>>;
  readonly tries: number | null;
  readonly uploaded_at: number | null;
  /** Folder of the library in which the uploader wants it filed; read with the whole row alone. */
  readonly library_key?: string | null;
}

/** Returns the storage prefix of all objects of a file. */
export function objectsOf({ agency_id: agency, id }: Pick<MediaRow, 'agency_id' | 'id'>): string {
  return `${agency}/${id}`;
}

/**
 * Returns true for an image that could not be read: it is served as a document, without sizes, as a download (AB 5, AB
 * 8).
 */
export function isUnreadImage({ content_type: found, type_of_media: type }: MediaRow): boolean {
  return type === 'document' && found?.startsWith('image/') === true;
}

/** Returns the object of one size of a ready file; null if it has no such size. */
export function objectOf(row: MediaRow, size: FileSize): MadeSize | null {
  if (row.state !== 'ready') return null;
  if (size !== 'origin') return row.sizes[size] ?? null;
  if (row.object === null) return null;
  return { object: row.object, bytes: row.bytes, contentType: row.content_type ?? 'application/octet-stream' };
}

/** Returns SQL for a file as one JSON value, with everything that `mediaOf` reads. */
export function mediaJson(alias: string): string {
  const same = 'id state failure filename original_filename content_type type_of_media bytes sha256 width height'.split(
    ' ',
  );
  const pairs = [...same, 'duration', 'object', 'external_link', 'sizes'].map((name) => `'${name}', ${alias}.${name}`);
  const uploaded = `'uploaded_at', floor(extract(epoch from ${alias}.uploaded_at) * 1000)::bigint`;
  return `json_build_object(${[...pairs, uploaded].join(', ')})`;
}
