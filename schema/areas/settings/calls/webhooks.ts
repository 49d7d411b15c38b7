import { Type } from 'typebox';
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
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import {
  deliveryFailures,
  deliveryStates,
  webhookEventsLimit,
  webhookNameLimit,
  webhookOffReasons,
  webhookUrlLimit,
} from '../webhooks.ts';

const access = 'admin' as const;
const webhook = { id: idOf('webhook') } as const;
const delivery = { ...webhook, deliveryId: uuid } as const;

const name = Type.String({ minLength: 1, maxLength: webhookNameLimit });
const url = Type.String({
  minLength: 1,
  maxLength: webhookUrlLimit,
  description: 'An https address on the public internet',
  examples: ['https://hooks.example.com/greenroom'],
});
const events = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
  minItems: 1,
  maxItems: webhookEventsLimit,
  description: 'As `GET /client/v1/webhooks/events` lists them: `talent.updated`, all of an entity (`talent.*`) or `*`',
  examples: [['talent.updated', 'partner.*']],
});
const httpStatus = nullable(Type.Integer({ description: 'HTTP status of the newest answer; null without one' }));

const webhookShape = Type.Object({
  id: uuid,
  name: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  isActive: Type.Boolean(),
  offReason: nullable(oneOf(webhookOffReasons)),
  offAt: nullable(instant),
  createdAt: instant,
  maker: Type.String({ description: 'Name of the person whose rights decide what it sends' }),
  formerSecretUntil: instantOrNull('Until then the secret before the last rotation signs, too'),
  failingSince: instantOrNull('Since then every delivery has failed; null after a success'),
  lastDelivery: nullable(Type.Object({ at: instant, state: oneOf(deliveryStates), status: httpStatus })),
});
export type Webhook = ValueOf<typeof webhookShape>;

const withSecret = Type.Object({
  ...webhookShape.properties,
  secret: Type.String({ description: 'Signs the deliveries (`whsec_...`); no other answer shows it again' }),
});
export type NewSecret = ValueOf<typeof withSecret>;

const head = Type.Object({
  id: uuid,
  type: Type.String({ description: 'Event, such as `talent.updated`' }),
  record: nullable(
    Type.Object({
      id: uuid,
      kind: Type.String(),
      displayName: nullable(Type.String({ description: 'Null once the record is deleted' })),
    }),
  ),
  state: oneOf(deliveryStates),
  failure: nullable(oneOf(deliveryFailures)),
  attempts: Type.Integer({ minimum: 0 }),
  createdAt: instant,
  nextAt: instantOrNull('Moment of the next attempt, while it waits'),
  sentAt: instantOrNull('Moment of the newest attempt'),
  status: httpStatus,
  duration: nullable(Type.Integer({ description: 'Milliseconds that the newest attempt took' })),
});
export type DeliveryHead = ValueOf<typeof head>;

const wholeDelivery = Type.Object({
  ...head.properties,
  request: nullable(Type.String({ description: 'Body that was sent last' })),
  answer: nullable(Type.String({ description: 'First 1,024 bytes of the newest answer' })),
});
export type Delivery = ValueOf<typeof wholeDelivery>;

/** Webhooks of an agency, for its admins: addresses that receive events of writes, signed as in Standard Webhooks. */
export const webhookCalls = defineCalls('webhooks', {
  events: {
    route: 'GET /client/v1/webhooks/events',
    access,
    byKey: false,
    summary: 'events that a webhook can receive, by entity',
    answer: Type.Object({
      data: Type.Array(Type.Object({ entity: Type.String(), events: Type.Array(Type.String()) })),
    }),
  },
  list: {
    route: 'GET /client/v1/webhooks',
    access,
    byKey: false,
    summary: 'webhooks of the agency, by name',
    answer: Type.Object({ data: Type.Array(webhookShape) }),
  },
  one: {
    route: 'GET /client/v1/webhooks/{id}',
    access,
    byKey: false,
    summary: 'a webhook',
    params: webhook,
    answer: webhookShape,
  },
  create: {
    route: 'POST /client/v1/webhooks',
    access,
    byKey: false,
    summary: 'add a webhook',
    description: 'Its payloads hold what the caller may read at the moment of each delivery. Answers the secret once',
    body: closed({ name, url, events, isActive: Type.Optional(Type.Boolean()) }),
    answer: withSecret,
  },
  change: {
    route: 'PUT /client/v1/webhooks/{id}',
    access,
    byKey: false,
    summary: 'change a webhook, or turn it on or off',
    description: 'Whoever turns it on after its maker has left becomes its maker',
    params: webhook,
    body: closed({
      name: Type.Optional(name),
      url: Type.Optional(url),
      events: Type.Optional(events),
      isActive: Type.Optional(Type.Boolean()),
    }),
    answer: webhookShape,
  },
  delete: {
    route: 'DELETE /client/v1/webhooks/{id}',
    access,
    byKey: false,
    summary: 'delete a webhook with its log',
    params: webhook,
    answer: nothing,
  },
  rotate: {
    route: 'POST /client/v1/webhooks/{id}/rotate',
    access,
    byKey: false,
    summary: 'give a webhook another secret',
    description: 'For 24 hours deliveries carry two signatures, by the new secret and by the one before',
    params: webhook,
    answer: withSecret,
  },
  test: {
    route: 'POST /client/v1/webhooks/{id}/test',
    access,
    byKey: false,
    summary: 'send a test event, also to a webhook that is off',
    params: webhook,
    answer: head,
  },
  log: {
    route: 'GET /client/v1/webhooks/{id}/deliveries',
    access,
    byKey: false,
    summary: 'deliveries of a webhook in the last 30 days, the newest first',
    params: webhook,
    query: closed({ ...paged, state: Type.Optional(oneOf(deliveryStates)) }),
    answer: pageOf(head),
  },
  delivery: {
    route: 'GET /client/v1/webhooks/{id}/deliveries/{deliveryId}',
    access,
    byKey: false,
    summary: 'a delivery with its request and its answer',
    params: delivery,
    answer: wholeDelivery,
  },
  resend: {
    route: 'POST /client/v1/webhooks/{id}/deliveries/{deliveryId}/resend',
    access,
    byKey: false,
    summary: 'send a delivery again, under the same webhook-id',
    params: delivery,
    answer: head,
  },
});
