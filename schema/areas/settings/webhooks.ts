import type { AnyEntity } from '../../language/entity.ts';
import type { Registry } from '../../language/registry.ts';

/** Maximum number of webhooks of an agency. */
export const webhooksLimit = 20;
export const webhookNameLimit = 100;
export const webhookUrlLimit = 2000;
/** Maximum number of events that one webhook names. */
export const webhookEventsLimit = 300;
/** Test events and repeated deliveries that one account may ask for within a quarter of an hour. */
export const webhookAsksLimit = 120;

/** Writes of a record that are events. */
export const webhookVerbs = ['created', 'updated', 'deleted', 'restored'] as const;

/** Event that stands for every other one, and the one that tests a webhook. */
export const everyEvent = '*';
export const testEvent = 'webhook.test';

/** Returns true for entities whose records belong to one person alone: their writes are no events. */
function isPersonal({ access }: AnyEntity): boolean {
  return typeof access === 'object' && 'own' in access;
}

/** Names of the entities whose writes are events. */
export function webhookEntities({ all }: Pick<Registry, 'all'>): readonly string[] {
  return all.filter((entity) => !isPersonal(entity)).map(({ name }) => name);
}

/** Events of an entity: each verb, and all of them as `talent.*`. */
export function eventsOfEntity(name: string): readonly string[] {
  return [`${name}.*`, ...webhookVerbs.map((verb) => `${name}.${verb}`)];
}

/** State of a delivery; `ended` is one that was not sent, for a reason that is no failure of the receiver. */
export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed', 'ended'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Reasons of a delivery that did not succeed: the address is forbidden, does not answer, answers too late, redirects,
 * answers an error, is gone (410); or the maker of the webhook may not read the record.
 */
export const deliveryFailures = [
  'refused',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'gone',
  'notAllowed',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Reasons for which a webhook is off: somebody turned it off, the receiver is gone, it kept failing, its maker is gone. */
export const webhookOffReasons = ['hand', 'gone', 'failing', 'makerGone'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** Days after which a delivery leaves the log. */
export const deliveryDays = 30;
/** Days of nothing but failures after which a webhook is turned off. */
export const failingDays = 5;
/** Hours for which a former secret signs beside the new one. */
export const formerSecretHours = 24;
