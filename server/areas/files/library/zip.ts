import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { libraryCalls } from '../../../../schema/areas/files/calls/library.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { fieldRefusal, invalid, notFound } from '../../../errors.ts';
import type { Engine } from '../../../engine/engine.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { noteReading } from './readings.ts';
import { idOfKey } from './trees.ts';
import { safeName } from './zipNames.ts';
import { chosenOf, planZip, type ZipPlan } from './zipPlan.ts';
import { streamZip } from './zipStream.ts';
import { createZipTickets } from './zipTicket.ts';

/** Dependencies of ZIPs. */
export interface ZipDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  /** Returns the same person with current rights; null if the session has ended. */
  readonly still: (actor: Actor) => Promise<Actor | null>;
  readonly readSecret: () => Promise<Buffer>;
}

/** Time for which the rights of somebody who receives a ZIP are trusted, in milliseconds. */
const trusted = 1_000;

/** Refuses an archive with sensitive files whose reader has not said that these are meant. */
function requireConfirmed({ files }: ZipPlan, isConfirmed: boolean | undefined): void {
  if (isConfirmed !== true && files.some(({ isSensitive }) => isSensitive)) {
    throw invalid([fieldRefusal('isConfirmed', 'sensitiveUnconfirmed')]);
  }
}

/** Returns a check that asks again, from time to time, whether somebody may still read what was chosen. */
function askingAgain({ engine, still }: ZipDeps, actor: Actor, ids: readonly string[]) {
  let askedAt = engine.clock();
  return async (): Promise<void> => {
    if (engine.clock() - askedAt < trusted) return;
    const current = await still(actor);
    if (!current) throw notFound();
    await chosenOf(engine, current, ids);
    askedAt = engine.clock();
  };
}

/** Registers ZIPs of the library: an address for the caller alone, and the archive that streams from it. */
export function registerZip(app: FastifyInstance, deps: ZipDeps): void {
  const { engine, storage, readSecret } = deps;
  const tickets = createZipTickets(readSecret);
  const planOf = async (actor: Actor, ids: readonly string[]) => {
    requireRight(engine, actor, 'read', libraryItem.name);
    return planZip(engine, actor, await chosenOf(engine, actor, ids));
  };

  registerCall(app, libraryCalls.zip, async ({ actor, body: { keys, isConfirmed } }) => {
    const ids = [...new Set(keys.map((key, index) => idOfKey(key, `keys.${index}`)))];
    const plan = await planOf(actor, ids);
    requireConfirmed(plan, isConfirmed);
    const ticket = await tickets.seal(actor, { ids, madeAt: engine.clock(), isConfirmed: isConfirmed === true });
    return {
      url: `/media/v1/library/zip?${new URLSearchParams({ ticket }).toString()}`,
      files: plan.files.length,
      bytes: plan.bytes,
    };
  });

  registerCall(
    app,
    libraryCalls.zipped,
    async ({ actor, query, reply, request }) => {
      const ticket = await tickets.open(actor, query.ticket, engine.clock());
      if (!ticket) throw notFound();
      const plan = await planOf(actor, ticket.ids);
      requireConfirmed(plan, ticket.isConfirmed);
      const ask = askingAgain(deps, actor, ticket.ids);
      const { content, bytes } = streamZip(plan, {
        storage,
        beforeFile: async ({ itemId, isSensitive }) => {
          await ask();
          if (isSensitive) await noteReading(engine, actor, { itemIds: [itemId], isDownload: true });
        },
      });
      content.on('error', (error) => request.log.info({ err: error }, 'a ZIP was not sent to its end'));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-length': await bytes,
          'content-disposition': contentDisposition(`${safeName(plan.name ?? 'library', false)}.zip`),
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(content);
    },
    // HEAD would be answered from the whole archive.
    { config: { isFile: true }, exposeHeadRoute: false },
  );
}
