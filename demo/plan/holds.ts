import type { BodyOf } from '../../schema/language/entity.ts';
import type { hold } from '../../schema/areas/work/entities/hold.ts';
import { dayAt } from '../../schema/rules/dates.ts';
import { randomOf } from '../random.ts';
import type { PlannedEvent } from './events.ts';
import type { Office } from './office.ts';
import type { PlannedOpportunity } from './opportunities.ts';
import type { Planned } from './planned.ts';

export interface PlannedHold extends Planned<BodyOf<typeof hold>> {
  readonly entity: 'hold';
}

/** One hold for so many events. */
const eventsEach = 3.75;

/** Plans holds on the days of events to come: the first option is the event's, further ones are those of other deals. */
export function planHolds(
  { profile, calendar }: Office,
  {
    events,
    opportunities,
  }: { readonly events: readonly PlannedEvent[]; readonly opportunities: readonly PlannedOpportunity[] },
): PlannedHold[] {
  const random = randomOf(`${profile.key} holds`);
  const wanted = Math.round(events.length / eventsEach);
  const open = opportunities.filter(({ category }) => category === 'OPPORTUNITY');
  const upcoming = random.shuffled(events.filter(({ refs }) => refs['statusId'] === 'EVENT/UPCOMING'));
  const taken = new Set<string>();
  const planned: PlannedHold[] = [];
  for (const event of upcoming) {
    const [talent] = event.refs['talentIds'] as readonly string[];
    const day = dayAt(Number(event.body.startsAt), profile.timeZone);
    if (talent === undefined || taken.has(`${talent} ${day}`)) continue;
    taken.add(`${talent} ${day}`);
    const others = random.sample(
      open,
      random.weighted([
        [0, 55],
        [1, 30],
        [2, 15],
      ] as const),
    );
    const purposes: readonly Planned[] = [event, ...others];
    for (const [index, purpose] of purposes.entries()) {
      if (planned.length === wanted) return planned;
      const { clientId } = purpose.refs;
      planned.push({
        entity: 'hold',
        key: `hold/${planned.length + 1}`,
        at: Math.min(calendar.now, Math.max(event.at, purpose.at) + (index + 1) * 60_000),
        by: purpose.by,
        body: { day },
        refs: {
          talentId: talent,
          ...(clientId !== undefined && { clientId }),
          ...(purpose.entity === 'event' ? { eventId: purpose.key } : { opportunityId: purpose.key }),
        },
        needs: [talent, purpose.key],
        set: { rank: index + 1 },
      });
    }
  }
  return planned;
}
