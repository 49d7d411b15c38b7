import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  defineEntityCalls,
  idOf,
  nothing,
  nullable,
  oneOf,
  uuid,
  type Call,
  type ValueOf,
} from '../../../language/call.ts';
import type { AnyEntity } from '../../../language/entity.ts';
import { connectablePlatforms, socialProviders } from '../socials.ts';

const platform = oneOf(connectablePlatforms);
const provider = oneOf(socialProviders);
const code = { minLength: 1, maxLength: 2_000 } as const;

/** Connected account of one of a person's social accounts. Moments in milliseconds. */
const connection = Type.Object({
  /** The row of `socials` that it is about. */
  talentSocialId: uuid,
  platform,
  provider,
  /** Username in the account's address; null if the provider does not return it (Facebook). */
  username: nullable(Type.String()),
  displayName: nullable(Type.String()),
  connectedAt: Type.Integer(),
  /** Time after which the provider requires a new connection; null if unknown. */
  expiresAt: nullable(Type.Integer()),
});
export type SocialConnection = ValueOf<typeof connection>;

/** Prefix of the addresses for connecting social accounts: talents or scouts. */
export type SocialsBase = '/client/v1/talents' | '/client/v1/scouts';

/**
 * Connecting the Instagram and Facebook accounts of talents or of scouts (AB 7, social callback). What is connected is read
 * with the record; connecting and disconnecting are edits of it. The token is in no answer.
 */
export function socialCallsOf({ name, plural, api }: AnyEntity) {
  // All that share the table of talents are below one of these.
  const base = api.base as SocialsBase;
  const row = idOf(`${name}Social`);
  const update = { access: { entity: name, action: 'update' } } as const;
  return defineCalls(plural, {
    read: {
      route: `GET ${base}/{id}/social-connections`,
      access: { entity: name, action: 'read' },
      summary: `which social accounts of one of ${plural} are connected`,
      params: { id: idOf(name) },
      answer: Type.Object({
        /** Null if this installation connects no accounts. */
        provider: nullable(provider),
        connections: Type.Array(connection),
      }),
    },
    begin: {
      route: `POST ${base}/social-connect`,
      ...update,
      byKey: false,
      summary: `begin to connect a social account of one of ${plural}`,
      body: closed({ talentSocialId: row }),
      answer: Type.Object({
        url: Type.String({ description: "The provider's dialog" }),
        state: Type.String(),
      }),
    },
    finish: {
      route: `PUT ${base}/social-callback`,
      ...update,
      byKey: false,
      summary: `finish connecting a social account of one of ${plural}`,
      body: closed({
        talentSocialId: row,
        code: Type.String({ ...code, description: 'What the provider sent the browser back with' }),
        state: Type.String({ maxLength: 200, description: 'The state with which the dialog was begun' }),
      }),
      answer: connection,
    },
    disconnect: {
      route: `DELETE ${base}/social-connections/{talentSocialId}`,
      ...update,
      summary: `disconnect a social account of one of ${plural}`,
      params: { talentSocialId: row },
      answer: nothing,
    },
  });
}

/** Calls of social accounts, for each entity that has some. */
export type SocialCalls = ReturnType<typeof socialCallsOf>;

/** Calls of social accounts, by entity. */
export const socialCalls = defineEntityCalls((entity): Readonly<Record<string, Call>> =>
  entity.root === 'talent' ? socialCallsOf(entity) : {},
);

/** Dialog of the sandbox that replaces a provider's dialog. */
export const sandboxCalls = defineCalls('socials', {
  allow: {
    route: 'POST /client/v1/social-sandbox',
    access: 'signedIn',
    summary: 'the code of an account that is allowed in the sandbox; there is none beside a real provider',
    body: closed({
      platform,
      username: Type.String({ pattern: String.raw`^[\w.-]{1,100}$` }),
    }),
    answer: Type.Object({ code: Type.String() }),
    isReading: true,
  },
});
