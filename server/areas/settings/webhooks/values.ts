import type { webhookCalls } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { eventsOfEntity, everyEvent, webhookEntities } from '../../../../schema/areas/settings/webhooks.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import type { OutboundPort } from '../../../integrations/links/posting.ts';

/** Values of a webhook that a form may change. */
export type WebhookValues = CallBody<typeof webhookCalls.change>;

/** Dependencies of checking values. */
export interface ValuesDeps {
  readonly engine: Pick<Engine, 'registry'>;
  readonly outbound: Pick<OutboundPort, 'faultOf'>;
}

async function faultsOf(
  { engine, outbound }: ValuesDeps,
  { name, url, events }: WebhookValues,
): Promise<readonly FieldRefusal[]> {
  const faults: FieldRefusal[] = [];
  if (name !== undefined && name.trim() === '') faults.push(fieldRefusal('name', 'required'));
  const fault = url === undefined ? null : await outbound.faultOf(url);
  if (fault !== null) faults.push(fieldRefusal('url', fault));
  const known = new Set([everyEvent, ...webhookEntities(engine.registry).flatMap(eventsOfEntity)]);
  const unknown = events?.find((event) => !known.has(event));
  if (unknown !== undefined) faults.push(fieldRefusal('events', 'webhookEvent', { event: unknown }));
  return faults;
}

/** Checks the values of a webhook; throws 400 with every fault by its field. */
export async function requireSound(deps: ValuesDeps, values: WebhookValues): Promise<void> {
  const faults = await faultsOf(deps, values);
  if (faults.length > 0) throw invalid(faults);
}

/** Returns events as the table stores them: JSON, each once. */
export function storedEvents(events: readonly string[]): string {
  return JSON.stringify([...new Set(events)]);
}
