import type { BodyOf } from '../../schema/language/entity.ts';
import type { event } from '../../schema/areas/work/entities/event.ts';
import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import { randomOf } from '../random.ts';
import { eventNotes, eventSubjects } from '../texts/events.ts';
import { taskVenues } from '../texts/tasks.ts';
import type { Office } from './office.ts';
import type { PlannedOpportunity } from './opportunities.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';
import { ACTIVE } from './talents.ts';

export interface PlannedEvent extends Planned<BodyOf<typeof event>> {
  readonly entity: 'event';
}

/** Share of events by talents. */
const eventsPerTalent = 0.625;

/** The state of an event that takes place in so many days. */
function statusOf(startsIn: number, isOff: boolean): string {
  if (isOff) return 'EVENT/CANCELLED';
  if (startsIn === 0) return 'EVENT/IN_PROGRESS';
  return startsIn < 0 ? 'EVENT/COMPLETED' : 'EVENT/UPCOMING';
}

/** Plans an agency's events of half a year back and ahead; each active talent has one before too long. */
export function planEvents(
  { profile, calendar }: Office,
  people: People & { readonly staff: readonly PlannedStaff[]; readonly opportunities: readonly PlannedOpportunity[] },
): PlannedEvent[] {
  const random = randomOf(`${profile.key} events`);
  const { talents, partners, staff, opportunities } = people;
  const active = random.shuffled(talents.filter(({ body }) => body.status === ACTIVE));
  const won = opportunities.filter(({ category }) => category === 'WON');
  const [director] = staff;
  const zone = profile.timeZone;
  let turn = 0;
  return Array.from({ length: Math.round(talents.length * eventsPerTalent) }, (_, index): PlannedEvent => {
    const {
      type,
      subjects,
      hours,
      from,
      talents: most,
    } = random.weighted(eventSubjects.map((one) => [one, one.weight] as const));
    const origin = random.chance(0.3) ? random.pick(won) : undefined;
    const named = Array.from({ length: random.integer(1, most) }, () => active[turn++ % active.length]).filter(
      (one) => one !== undefined,
    );
    const client = origin?.refs['clientId'] ?? (random.chance(0.7) ? random.pick(partners).key : undefined);
    const partner = partners.find(({ key }) => key === client);
    const [agent] = (named[0]?.refs['assigneeIds'] ?? []) as readonly string[];
    const lead = staff.find(({ key }) => key === agent) ?? director;
    const known = [...named, ...(lead ? [lead] : []), ...(partner ? [partner] : []), ...(origin ? [origin] : [])].map(
      (one) => one.at + 60_000,
    );
    const at = Math.max(calendar.workMoment(random, 200, 2), ...known);
    const daysAgo = Math.floor((calendar.now - at) / 86_400_000);
    const isPast = index % 3 === 0 && daysAgo > 3;
    const ahead = index % 37 === 1 ? 0 : random.integer(1, 150);
    const startsIn = isPast ? -random.integer(1, daysAgo - 2) : ahead;
    const day = calendar.day(startsIn);
    const helper = random.chance(0.35) ? random.pick(staff).key : null;
    const isWhole = type === 'Shoot' && random.chance(0.4);
    const start = isWhole
      ? startOfDay(day, zone)
      : instantAt(day, `${String(from).padStart(2, '0')}:${random.pick(['00', '30'])}`, zone);
    const [venue, address] = random.pick(taskVenues);
    return {
      entity: 'event',
      key: `event/${index + 1}`,
      at,
      by: lead?.key ?? null,
      body: {
        summary: random.pick(subjects) + (partner && random.chance(0.5) ? `, ${partner.company.displayName}` : ''),
        startsAt: start,
        startsAtTimeZone: zone,
        startsAtIsAllDay: isWhole,
        endsAt: isWhole ? startOfDay(calendar.day(startsIn + random.integer(0, 2)), zone) : start + hours * 3_600_000,
        endsAtTimeZone: zone,
        endsAtIsAllDay: isWhole,
        venue,
        address,
        ...(!isWhole && index % 4 === 0 && { travelBefore: 45, travelAfter: 30 }),
        description: random.chance(0.4) ? random.pick(eventNotes) : null,
      },
      refs: {
        typeId: `EVENT_TYPE/${type}`,
        statusId: statusOf(startsIn, random.chance(0.05)),
        talentIds: named.map(({ key }) => key),
        ...(client !== undefined && { clientId: client }),
        ...(origin && { opportunityId: origin.key }),
        ...(lead && { leadId: lead.key, assigneeIds: [lead.key] }),
        ...(helper !== null && helper !== lead?.key && { collaboratorIds: [helper] }),
      },
    };
  });
}
