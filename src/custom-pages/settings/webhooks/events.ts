import { everyEvent, webhookVerbs } from '../../../../schema/areas/settings/webhooks.ts';

export type Verb = (typeof webhookVerbs)[number];

/** Chosen verbs of each entity, or every event. */
export type ChosenEvents = typeof everyEvent | Readonly<Record<string, readonly Verb[]>>;

/** Reads the events of a webhook into what the form shows. */
export function chosenOf(events: readonly string[]): ChosenEvents {
  if (events.includes(everyEvent)) return everyEvent;
  const chosen: Record<string, readonly Verb[]> = {};
  for (const event of events) {
    const [entity = '', verb] = event.split('.');
    const verbs = verb === everyEvent ? webhookVerbs : webhookVerbs.filter((one) => one === verb);
    chosen[entity] = webhookVerbs.filter((one) => verbs.includes(one) || chosen[entity]?.includes(one));
  }
  return chosen;
}

/** Returns the events as a webhook names them. */
export function eventsOf(chosen: ChosenEvents): readonly string[] {
  if (chosen === everyEvent) return [everyEvent];
  return Object.entries(chosen).flatMap(([entity, verbs]) =>
    verbs.length === webhookVerbs.length ? [`${entity}.*`] : verbs.map((verb) => `${entity}.${verb}`),
  );
}
