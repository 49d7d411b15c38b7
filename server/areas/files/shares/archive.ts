import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Engine } from '../../../engine/engine.ts';
import type { Grant } from './grants.ts';
import { openByGrant, type OpenShare } from './openShares.ts';
import { boundTo, readAgency } from './senders.ts';
import { fileOf, filesOf } from './sharedFiles.ts';

/** A file for an archive, with the names of the folders around it. */
interface FileToZip {
  readonly itemId: string;
  readonly name: string;
  readonly folders: readonly string[];
  readonly object: string;
  readonly bytes: number;
  readonly isSensitive: boolean;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Streams an archive of files; `beforeFile` is asked before each, and what it throws ends the archive. */
export type ZipFiles = (
  files: readonly FileToZip[],
  beforeFile: (file: Pick<FileToZip, 'itemId' | 'isSensitive'>) => Promise<void>,
) => { readonly content: Readable; readonly bytes: Promise<number> };

/** Notes that somebody outside reads a file, if it is sensitive. */
export type NoteOutside = (share: OpenShare, itemId: string, isDownload: boolean, address: string) => Promise<void>;

/** Dependencies of archives. */
export interface ArchiveDeps {
  readonly engine: Engine;
  readonly zipFiles: ZipFiles;
  readonly noteOutside: NoteOutside;
}

/**
 * Sends everything that a share holds as one archive. Before each of its files the link is asked for again, so that what is
 * revoked meanwhile ends there.
 */
export async function sendArchive(
  { engine, zipFiles, noteOutside }: ArchiveDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  grant: Grant,
  open: OpenShare,
): Promise<FastifyReply> {
  const files = await filesOf(engine, open);
  const given = files.map(({ item_id: itemId, name, folder, is_sensitive: isSensitive, media }) => ({
    itemId,
    name,
    folders: folder === '' ? [] : folder.split('/'),
    object: media.object ?? '',
    bytes: media.bytes,
    isSensitive,
    changedAt: media.uploaded_at ?? 0,
  }));
  const { content, bytes } = zipFiles(given, async ({ itemId, isSensitive }) => {
    const now = await openByGrant(engine, grant);
    await fileOf(engine, now, itemId);
    if (isSensitive) await noteOutside(now, itemId, true, request.ip);
  });
  content.on('error', (error) => request.log.info({ err: error }, 'a ZIP was not sent to its end'));
  const { name } = await readAgency(boundTo(engine.database, open.share.agency_id));
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-length': await bytes,
      'content-disposition': contentDisposition(`${name.replace(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_')}.zip`),
      'x-content-type-options': 'nosniff',
    })
    .type('application/zip')
    .send(content);
}
