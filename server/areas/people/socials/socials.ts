import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import {
  sandboxCalls,
  socialCallsOf,
  type SocialCalls,
  type SocialConnection,
} from '../../../../schema/areas/people/calls/socials.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { SocialError, type SocialFault, type SocialsPort } from '../../../integrations/socials/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { createSealer, type Sealer } from '../../../sealing.ts';
import * as connections from './connections.ts';
import { mergeFollower } from './merging.ts';
import { createStates, type States } from './socialStates.ts';

/** Dependencies of social accounts. */
export interface SocialsDeps {
  readonly engine: Engine;
  /** Null if this installation connects no accounts. */
  readonly socials: SocialsPort | null;
  /** The installation's secret, of which keys are derived. */
  readonly readSecret: () => Promise<Buffer>;
  /** The origin under which browsers reach this server. */
  readonly origin: () => string;
}

interface Work extends Omit<SocialsDeps, 'readSecret'> {
  readonly sealer: Sealer;
  readonly states: States;
}

type Callback = CallBody<SocialCalls['finish']>;

const refusalOf: Readonly<Record<SocialFault, () => RefusalError>> = {
  codeOver: () => new RefusalError('invalid', 'socialCodeOver'),
  denied: () => new RefusalError('invalid', 'socialDenied'),
  noAccount: () => new RefusalError('invalid', 'socialNoAccount'),
  unreachable: () => new RefusalError('invalid', 'socialUnreachable'),
};

const redirectOf = ({ origin }: Work) => `${origin()}${pathTo('socials.callback')}`;

function offered({ socials }: Work): SocialsPort {
  if (socials === null) throw new RefusalError('invalid', 'socialsOff');
  return socials;
}

const boundOf = (actor: Actor, { recordId, socialId, platform }: connections.ConnectableRow) => ({
  accountId: actor.accountId,
  agencyId: agencyOf(actor),
  recordId,
  socialId,
  platform,
});

async function begin(work: Work, actor: Actor, entity: string, socialId: string) {
  const { engine, states } = work;
  const row = await connections.connectableRow(engine, actor, entity, socialId);
  const socials = offered(work);
  const state = await states.make(boundOf(actor, row));
  const { platform, handle } = row;
  return { url: socials.dialog({ platform, state, redirectUri: redirectOf(work), handle }), state };
}

/** Uses a state and exchanges the code; the right is checked before and, since the provider takes its time, after. */
async function finish(work: Work, actor: Actor, entity: string, given: Callback): Promise<SocialConnection> {
  const { engine, states, sealer } = work;
  const { talentSocialId: socialId, code, state } = given;
  const agencyId = agencyOf(actor);
  const row = await connections.connectableRow(engine, actor, entity, socialId);
  const socials = offered(work);
  const isUsed =
    (await states.isGood(state, boundOf(actor, row))) &&
    (await engine.database.transaction(agencyId, (connection) => states.use(connection, agencyId, state)));
  if (!isUsed) throw new RefusalError('invalid', 'socialStateOver');
  const { platform, handle } = row;
  const asked = { platform, code, redirectUri: redirectOf(work), handle };
  const account = await socials.connect(asked).catch((error: unknown) => {
    throw error instanceof SocialError ? refusalOf[error.fault]() : error;
  });
  const { provider } = socials;
  const sealed = await sealer.seal(account.token, connections.ownerOfToken(agencyId, provider, account.id));
  return engine.database.transaction(agencyId, async (connection) => {
    const again = await connections.connectableRow(engine, actor, entity, socialId, { connection });
    if (again.recordId !== row.recordId || again.platform !== platform) throw notFound();
    const kept = { row: again, provider, account, sealed, now: engine.clock() };
    const made = await connections.keepConnection(connection, actor, kept);
    if (made === null) throw notFound();
    return made;
  });
}

function registerCalls(app: FastifyInstance, work: Work, entity: AnyEntity): void {
  const { engine, socials } = work;
  const { name } = entity;
  const calls = socialCallsOf(entity);

  registerCall(app, calls.read, async ({ actor, params }) => {
    const { record } = await findRecord(engine, actor, name, params.id);
    const made = await connections.connectionsOf(engine, agencyOf(actor), record.id);
    return { provider: socials?.provider ?? null, connections: made };
  });
  registerCall(app, calls.begin, ({ actor, body }) => begin(work, actor, name, body.talentSocialId));
  registerCall(app, calls.finish, ({ actor, body }) => finish(work, actor, name, body));
  registerCall(app, calls.disconnect, async ({ actor, params: { talentSocialId } }) => {
    await connections.recordOfRow(engine, actor, name, talentSocialId);
    await connections.dropConnection(engine, agencyOf(actor), talentSocialId);
    return {};
  });
}

/** Registers the sandbox's dialog: its Allow button. */
function registerSandbox(app: FastifyInstance, work: Work): void {
  registerCall(app, sandboxCalls.allow, async ({ body }) => {
    const code = work.socials?.allow?.({ ...body, redirectUri: redirectOf(work) });
    if (code === undefined) throw notFound();
    return { code };
  });
}

/**
 * Registers connecting the Instagram and Facebook accounts of talents and scouts (AB 7, social callback): each of them
 * is a row of `socials`. The token is kept sealed.
 */
export function registerSocials(app: FastifyInstance, { readSecret, ...deps }: SocialsDeps): void {
  const { engine } = deps;
  const sealer = createSealer(readSecret, 'social token');
  const work: Work = { ...deps, sealer, states: createStates({ readSecret, clock: engine.clock }) };
  for (const entity of engine.registry.all) if (entity.root === 'talent') registerCalls(app, work, entity);
  registerSandbox(app, work);
  engine.followMerges('talent', mergeFollower);
}
