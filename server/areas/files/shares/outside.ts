import type { FastifyInstance, FastifyReply } from 'fastify';
import { sharedCalls } from '../../../../schema/areas/files/calls/shares.ts';
import { sharedFileAddress, sharedFilesLimit, sharedZipAddress } from '../../../../schema/areas/files/shares.ts';
import { addressBlock } from '../../../addressBlock.ts';
import type { Database } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { sendFile } from '../../../engine/media/sendFile.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { isPassword } from '../../../passwordHash.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { limiterOf, takeAll } from '../../../tryLimiter.ts';
import { sendArchive, type ArchiveDeps } from './archive.ts';
import { passwordMark, type Grants } from './grants.ts';
import { tokenHash } from '../../../linkTokens.ts';
import { closedLink, downloadsLeft, findByToken, openByGrant, openedShare, type LinkedShare } from './openShares.ts';
import { boundTo, readAgency, readSender } from './senders.ts';
import { fileOf, filesOf, isShownSize, sharedItemOf } from './sharedFiles.ts';
import { noteUse } from './useLog.ts';

/** Tries that fail, from one network address and at one link, within a quarter of an hour. */
export const failuresPerAddress = 100;
export const failuresPerLink = 20;
/** Tries without a password from one network address: the page of a link begins with one, so that none of the link is lost. */
export const looksPerAddress = 600;
/** Openings of one link within a quarter of an hour. */
export const opensPerLink = 300;
const window = 900;

/** Without HEAD, whose answer would be made of the whole archive. */
const withoutHead = { exposeHeadRoute: false };

/** Dependencies of what people outside call. */
export interface OutsideDeps extends ArchiveDeps {
  readonly storage: StoragePort;
  readonly grants: Grants;
}

/** Nothing of a link leaves by a referrer, and no search engine keeps what it shows. */
function hide(reply: FastifyReply): void {
  void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}

function createLimits(database: Database) {
  const addresses = limiterOf(database, 'shareAddress', failuresPerAddress, window);
  const links = limiterOf(database, 'shareLink', failuresPerLink, window);
  const looks = limiterOf(database, 'shareLook', looksPerAddress, window);
  const opens = limiterOf(database, 'shareOpen', opensPerLink, window);
  return {
    /** Counts a try before anything is known of the link, so that each is counted alike; `pass` takes it back. */
    take: async (token: string, password: string, address: string) => {
      const guesses = [
        [addresses, addressBlock(address)],
        [links, tokenHash(token)],
      ] as const;
      const tries = password === '' ? ([[looks, addressBlock(address)]] as const) : guesses;
      await takeAll(tries);
      return async () => {
        await Promise.all(tries.map(([limiter, key]) => limiter.giveBack(key)));
        await opens.take(tokenHash(token));
      };
    },
  };
}

/**
 * Takes one download of those that are left, at once for everybody who asks at the same moment; null where there is none,
 * or the share has ended meanwhile.
 */
async function takeDownload(
  { database, clock }: Engine,
  share: LinkedShare,
  { itemId, address }: { readonly itemId: string | null; readonly address: string },
): Promise<LinkedShare | null> {
  const at = clock();
  return database.transaction(share.agency_id, async (connection) => {
    const { rows } = await connection.query<Pick<LinkedShare, 'downloads' | 'most_downloads'>>({
      text: `update share set downloads = downloads + 1
        where agency_id = $1 and id = $2 and revoked_at is null and expires_at > $3 and may_download
          and (most_downloads is null or downloads < most_downloads)
        returning downloads, most_downloads`,
      values: [share.agency_id, share.id, new Date(at).toISOString()],
    });
    const [taken] = rows;
    if (!taken) return null;
    await noteUse(connection, share, { use: 'download', itemId, address, at });
    return { ...share, ...taken };
  });
}

/** Registers what people with a link may call (AB 7). Each call asks anew whether the link is good. */
export function addOutside(app: FastifyInstance, deps: OutsideDeps): void {
  const { engine, storage, grants, noteOutside } = deps;
  const { database, clock } = engine;
  const limits = createLimits(database);
  const granted = async (text: string) => {
    const grant = await grants.read(text);
    if (grant === null) throw closedLink();
    return { grant, open: await openByGrant(engine, grant) };
  };

  registerCall(app, sharedCalls.open, async ({ body: { token, password = '' }, request, reply }) => {
    hide(reply);
    const pass = await limits.take(token, password, request.ip);
    const found = await findByToken(engine, token);
    const isRight = await isPassword(found?.password_hash ?? null, password);
    if (found === null || (found.password_hash !== null && !isRight)) throw closedLink();
    const open = await openedShare(engine, found);
    const files = await filesOf(engine, open, sharedFilesLimit + 1);
    await pass();
    const bound = boundTo(database, found.agency_id);
    const use = { use: 'open', itemId: null, address: request.ip, at: clock() } as const;
    await database.transaction(found.agency_id, (connection) => noteUse(connection, found, use));
    return {
      agencyName: (await readAgency(bound)).name,
      sender: await readSender(bound, found),
      note: found.note,
      expiresAt: found.expires_at,
      mayDownload: found.may_download,
      downloadsLeft: downloadsLeft(found),
      items: files.slice(0, sharedFilesLimit).map(sharedItemOf),
      isCut: files.length > sharedFilesLimit,
      grant: await grants.issue({
        kind: 'show',
        agencyId: found.agency_id,
        recipientId: found.recipient_id,
        itemId: null,
        mark: passwordMark(found.password_hash),
      }),
    };
  });

  registerCall(app, sharedCalls.download, async ({ body: { grant: text, itemId = null }, request, reply }) => {
    hide(reply);
    const { grant, open } = await granted(text);
    if (grant.kind !== 'show') throw closedLink();
    if (itemId === null) await filesOf(engine, open, 1);
    else await fileOf(engine, open, itemId);
    const taken = await takeDownload(engine, open.share, { itemId, address: request.ip });
    if (taken === null) throw closedLink();
    const download = await grants.issue({ ...grant, kind: 'download', itemId });
    const url = itemId === null ? sharedZipAddress(download) : sharedFileAddress(download, itemId, 'origin');
    return { url, downloadsLeft: downloadsLeft(taken) };
  });

  registerCall(
    app,
    sharedCalls.zip,
    async ({ params: { token }, request, reply }) => {
      hide(reply);
      const { grant, open } = await granted(token);
      if (grant.kind !== 'download' || grant.itemId !== null) throw closedLink();
      return sendArchive(deps, { request, reply }, grant, open);
    },
    withoutHead,
  );

  registerCall(app, sharedCalls.file, async ({ params: { token, itemId, size }, request, reply }) => {
    hide(reply);
    const { grant, open } = await granted(token);
    const isDownload = grant.kind === 'download';
    if (isDownload && (grant.itemId !== itemId || size !== 'origin')) throw closedLink();
    const { media, name, is_sensitive: isSensitive } = await fileOf(engine, open, itemId);
    if (!isDownload && !isShownSize(media, size)) throw closedLink();
    if (isSensitive && request.method !== 'HEAD' && size !== 'thumbnail')
      await noteOutside(open, itemId, isDownload, request.ip);
    return sendFile(storage, { request, reply }, { media, size, isDownload, filename: name });
  });
}
