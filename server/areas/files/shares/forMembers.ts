import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Call } from '../../../../schema/language/call.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { fileMailCalls, shareCalls } from '../../../../schema/areas/files/calls/shares.ts';
import { itemOfLibraryKey, libraryKeyOf } from '../../../../schema/areas/files/library.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';
import { changeShare, mailAgain, revokeShare } from './changing.ts';
import { planShare, writeShare, type CreatingDeps, type NewShare } from './creating.ts';
import { listShares, readLog, readShare } from './reading.ts';

/** A share by mail, under the spec's own names. */
interface Sent extends Omit<NewShare, 'keys' | 'hasLink'> {
  readonly email?: string;
}

/** Registers a call for whoever may read items of the library at all; refuses others before anything else is looked at. */
function addCall<const C extends Call>(app: FastifyInstance, engine: Engine, call: C, handle: CallHandler<C>): void {
  registerCall(app, call, (given) => {
    requireRight(engine, given.actor, 'read', libraryItem.name);
    return handle(given);
  });
}

function addSending(app: FastifyInstance, deps: CreatingDeps): void {
  const { database } = deps.engine;
  const send = async (actor: Actor, key: string, { email, emails = [], ...terms }: Sent, ownerId?: string) => {
    const all = [...(email === undefined ? [] : [email]), ...emails];
    if (all.length === 0) throw invalid([fieldRefusal('email', 'required')]);
    const { recipients, ...plan } = await planShare(deps, actor, { ...terms, keys: [key], emails: all }, ownerId);
    await database.transaction(agencyOf(actor), async (connection) => {
      for (const one of recipients) await writeShare(deps, connection, actor, { ...plan, recipients: [one] });
    });
    return {};
  };
  addCall(app, deps.engine, fileMailCalls.send, ({ actor, body: { key, ...terms } }) => send(actor, key, terms));
  addCall(app, deps.engine, fileMailCalls.sendOfTalent, ({ actor, params, body: { key, ...terms } }) =>
    send(actor, key, terms, params.talentId),
  );
  addCall(app, deps.engine, fileMailCalls.sendDocument, ({ actor, body: { documentId, ...terms } }) =>
    send(actor, libraryKeyOf(documentId), terms),
  );
}

/** Registers what members do with shares (AB 7). The right to read the items is enough to share them (AB 6). */
export function addForMembers(app: FastifyInstance, deps: CreatingDeps): void {
  const { engine, links } = deps;
  addCall(app, engine, shareCalls.create, async ({ actor, body, request }) => {
    const key = request.headers['idempotency-key'];
    const { id } = await once(engine, actor, key, body, async (running) => {
      if (running) {
        const here = within(engine, running);
        return { id: await writeShare(deps, running, actor, await planShare({ engine: here }, actor, body)) };
      }
      const plan = await planShare(deps, actor, body);
      return engine.database.transaction(agencyOf(actor), async (connection) => ({
        id: await writeShare(deps, connection, actor, plan),
      }));
    });
    return readShare(engine, links, actor, id);
  });
  addCall(app, engine, shareCalls.list, async ({ actor, body: { key, ...filter } }) => {
    const itemId = key === undefined ? undefined : itemOfLibraryKey(key);
    if (itemId === null) throw invalid([fieldRefusal('key', 'malformed')]);
    return listShares(engine, links, actor, { ...filter, ...(itemId !== undefined && { itemId }) });
  });
  addCall(app, engine, shareCalls.one, ({ actor, params }) => readShare(engine, links, actor, params.id));
  addCall(app, engine, shareCalls.log, ({ actor, params, query }) => readLog(engine, links, actor, params.id, query));
  addCall(app, engine, shareCalls.change, async ({ actor, params, body }) => {
    await changeShare(deps, actor, params.id, body);
    return readShare(engine, links, actor, params.id);
  });
  addCall(app, engine, shareCalls.revoke, async ({ actor, params, body }) => {
    await revokeShare(deps, actor, params.id, body.recipientId);
    return readShare(engine, links, actor, params.id);
  });
  addCall(app, engine, shareCalls.mail, async ({ actor, params, body }) => {
    await mailAgain(deps, actor, params.id, body.recipientId);
    return readShare(engine, links, actor, params.id);
  });
  addSending(app, deps);
}
