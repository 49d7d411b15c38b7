import { Type, type TSchema } from 'typebox';
import { keyGrants, type KeyGrant } from '../../../access/keys.ts';
import { resources, wireName, type Resource } from '../../../access/resources.ts';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  instantOrNull,
  nothing,
  nullable,
  oneOf,
  paged,
  pageOf,
  recordShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { keyDays, keyNameLimit } from '../keyLimits.ts';

/** Resources that a key opens, each with the most that it leaves; null where it opens every one. */
const opened = nullable(
  Type.Unsafe<Readonly<Partial<Record<`res::${Resource}`, KeyGrant>>>>({
    ...closed(Object.fromEntries(resources.map((resource) => [wireName(resource), Type.Optional(oneOf(keyGrants))]))),
    minProperties: 1,
    description: 'By resource `read`, or `full` for what the person may; null for every resource',
    examples: [{ 'res::TASK': 'read' }],
  } as TSchema),
);

const key = Type.Object({
  id: uuid,
  name: Type.String(),
  hint: Type.String({ description: 'The first characters of the key' }),
  readsOnly: Type.Boolean(),
  resources: opened,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instantOrNull('To the minute; null before the first time'),
});
export type ApiKey = ValueOf<typeof key>;

const heldKey = Type.Object({ ...key.properties, person: recordShape });
export type HeldKey = ValueOf<typeof heldKey>;

const params = { id: idOf('apiKey') } as const;

/** API keys: those of the caller in the agency, and for admins all of the agency. */
export const apiKeyCalls = defineCalls('apiKeys', {
  own: {
    route: 'GET /user/v1/api-keys',
    access: 'signedIn',
    summary: 'API keys of the caller, the newest first',
    answer: Type.Object({ data: Type.Array(key) }),
  },
  create: {
    route: 'POST /user/v1/api-keys',
    access: 'signedIn',
    summary: 'Make an API key',
    description:
      'The answer carries the key, which is kept nowhere. It never does more than the caller may at the time of a request.',
    body: closed({
      name: Type.String({ maxLength: keyNameLimit, examples: ['Spreadsheet'] }),
      days: Type.Optional(
        Type.Integer({ minimum: 1, maximum: keyDays.most, default: keyDays.usual, description: 'How long it lasts' }),
      ),
      readsOnly: Type.Optional(Type.Boolean({ default: true })),
      resources: Type.Optional(opened),
    }),
    answer: Type.Object({ ...key.properties, key: Type.String({ description: 'The key itself. It is told once' }) }),
  },
  revoke: {
    route: 'DELETE /user/v1/api-keys/{id}',
    access: 'signedIn',
    summary: 'Revoke an API key',
    params,
    answer: nothing,
  },
  ofAgency: {
    route: 'GET /client/v1/api-keys',
    access: 'admin',
    summary: 'API keys of everybody in the agency, the newest first',
    query: closed(paged),
    answer: pageOf(heldKey),
  },
  revokeAny: {
    route: 'DELETE /client/v1/api-keys/{id}',
    access: 'admin',
    summary: "revoke anybody's API key in the agency",
    params,
    answer: nothing,
  },
});
