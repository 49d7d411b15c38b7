import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { uploadLimit } from '../../../../schema/rules/limits.ts';
import type { MessageKey } from '../../../../schema/rules/messages.ts';
import type { UploadQuotas } from '../../../config.ts';
import { objectsOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { RefusalError } from '../../../errors.ts';
import type { FileFailure, LinksPort } from '../../../integrations/links/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { WorkerEndedError } from '../../../workers/program.ts';
import { typeOfMediaOf } from '../../../engine/media/contentTypes.ts';
import { holdSpace, requireSpace } from './quota.ts';
import { readScratch, withScratch } from './scratch.ts';
import { typeOf } from '../../../engine/media/sniffing.ts';
import { claim, mostTries, postpone, settle, type WaitingDeps } from './waiting.ts';

/** Dependencies of fetching linked files. */
export interface FetchingDeps extends WaitingDeps {
  readonly storage: StoragePort;
  readonly quotas: UploadQuotas;
  /** Null if the server makes no requests to the web. */
  readonly links: LinksPort | null;
  /** Called when a file is complete and waits for processing. */
  readonly arrived: () => void;
  /** Called when more files wait to be fetched. */
  readonly linked: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Maximum number of an agency's files that are fetched at once: a slow one delays only itself. */
const fetchesAtOnce = 4;

const words: Readonly<Record<FileFailure, MessageKey>> = {
  unreachable: 'linkUnreachable',
  missing: 'linkUnreachable',
  tooLarge: 'linkTooLarge',
};

/**
 * Stores a row's file, unless another server has done it meanwhile.
 * @throws RefusalError if there is not enough space
 */
async function keep(
  { database, storage, clock, quotas }: FetchingDeps,
  media: MediaRow,
  file: FileHandle,
  sha256: string,
): Promise<void> {
  const { size } = await file.stat();
  const { agency_id: home, account_id: accountId } = media;
  const object = `${objectsOf(media)}/origin-${randomUUID()}`;
  await storage.put(object, readScratch(file), size);
  const keeping = database.transaction(home, async (connection) => {
    await holdSpace(connection, home);
    await requireSpace(connection, quotas, { home, accountId, bytes: size, isNew: false }, clock());
    const { count } = await connection.query({
      text: `update media set object = $3, bytes = $4, sha256 = $5, uploaded_at = $6, next_try_at = $6, tries = 0
        where agency_id = $1 and id = $2 and state = 'processing' and object is null`,
      values: [home, media.id, object, size, sha256, new Date(clock()).toISOString()],
    });
    return count > 0;
  });
  const isKept = await keeping.catch(async (error: unknown) => {
    // After any other fault it may have been put down all the same.
    if (error instanceof RefusalError) await storage.remove(object);
    throw error;
  });
  if (!isKept) await storage.remove(object);
}

/** Fetches a file from its address into the storage; null on success, else the failure. */
async function bring(deps: FetchingDeps, media: MediaRow, links: LinksPort): Promise<FileFailure | 'notVideo' | null> {
  return withScratch(async (file) => {
    const hash = createHash('sha256');
    const failure = await links.file(media.external_link ?? '', uploadLimit, async (bytes) => {
      hash.update(bytes);
      await file.appendFile(bytes);
    });
    if (failure !== null) return failure;
    const type = typeOfMediaOf(await typeOf({ fd: file.fd }));
    if (type !== 'video' && type !== 'audio') return 'notVideo';
    await keep(deps, media, file, hash.digest('hex'));
    return null;
  });
}

async function fetchOne(deps: FetchingDeps, media: MediaRow): Promise<void> {
  const { links, log, arrived } = deps;
  const tries = media.tries ?? 0;
  if (links === null) return settle(deps, media, 'linksOff');
  // A try that ended the server did not come to count itself.
  if (tries > mostTries) return settle(deps, media, 'fileUnreadable');
  try {
    const failure = await bring(deps, media, links);
    if (failure === null) return arrived();
    if (failure === 'unreachable' && tries < mostTries) return await postpone(deps, media);
    await settle(deps, media, failure === 'notVideo' ? 'linkNotVideo' : words[failure]);
  } catch (error) {
    if (error instanceof RefusalError) return await settle(deps, media, error.key);
    log.warn({ err: error, media: media.id }, 'a linked file could not be kept');
    if (error instanceof WorkerEndedError || tries >= mostTries) await settle(deps, media, 'fileUnreadable');
    else await postpone(deps, media);
  }
}

/**
 * Fetches some of an agency's waiting files from their addresses, and requests another call for more; returns their
 * number.
 */
export async function fetchLinked(deps: FetchingDeps, agencyId: string): Promise<number> {
  const fetched = await Promise.all(
    Array.from({ length: fetchesAtOnce }, async () => {
      const media = await claim(deps, agencyId, 'elsewhere');
      if (media) await fetchOne(deps, media);
      return media !== undefined;
    }),
  );
  const count = fetched.filter(Boolean).length;
  if (count === fetchesAtOnce) deps.linked();
  return count;
}
