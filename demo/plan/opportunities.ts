import type { BodyOf } from '../../schema/language/entity.ts';
import type { opportunity } from '../../schema/areas/work/entities/opportunity.ts';
import { catalogueDefaults } from '../../server/areas/operators/agencies/catalogueDefaults.ts';
import { randomOf } from '../random.ts';
import { inShares } from '../shares.ts';
import { opportunityNotes, opportunitySubjects } from '../texts/pipeline.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';
import { ACTIVE } from './talents.ts';

export interface PlannedOpportunity extends Planned<BodyOf<typeof opportunity>> {
  readonly entity: 'opportunity';
  readonly category: 'OPPORTUNITY' | 'WON' | 'LOST' | 'DECLINED';
}

/** One opportunity for so many talents. */
const talentsEach = 2;

/** Plans an agency's opportunities of a year: half of them open, the others decided. */
export function planOpportunities(
  { profile, calendar }: Office,
  { talents, partners, staff }: People & { readonly staff: readonly PlannedStaff[] },
): PlannedOpportunity[] {
  const random = randomOf(`${profile.key} pipeline`);
  const active = random.shuffled(talents.filter(({ body }) => body.status === ACTIVE));
  const count = Math.round(talents.length / talentsEach);
  const categories = inShares(random, count, [
    ['OPPORTUNITY', 46],
    ['WON', 28],
    ['LOST', 19],
    ['DECLINED', 7],
  ] as const);
  const [director] = staff;
  return categories.map((category, index): PlannedOpportunity => {
    const [subject, engaged, fee] = random.pick(opportunitySubjects);
    const partner = random.pick(partners);
    const named = Array.from({ length: engaged }, (_, turn) => active[(index * 2 + turn) % active.length]).filter(
      (one) => one !== undefined,
    );
    const isOpen = category === 'OPPORTUNITY';
    const team = named.flatMap(({ refs }) => (refs['assigneeIds'] ?? []) as readonly string[]);
    const lead = staff.find(({ key }) => key === team[0]) ?? director;
    const at = Math.max(
      calendar.workMoment(random, isOpen ? 60 : 400, isOpen ? 1 : 30),
      ...[partner, ...named, ...(lead ? [lead] : [])].map((one) => one.at + 60_000),
    );
    const daysAgo = Math.floor((calendar.now - at) / 86_400_000);
    const decidedIn = -random.integer(0, daysAgo);
    const expectedIn = isOpen ? random.integer(-12, 120) : decidedIn + random.integer(-10, 20);
    const helper = random.chance(0.3) ? random.pick(staff).key : null;
    const value = Math.round((fee * random.integer(60, 160)) / 10_000) * 100;
    const { industryCategoryId: industry } = partner.refs;
    return {
      entity: 'opportunity',
      key: `opportunity/${index + 1}`,
      category,
      at,
      by: lead?.key ?? null,
      body: {
        summary: subject,
        ...(random.chance(0.93) || !isOpen
          ? { value: `${value}.00`, valueCurrency: random.chance(0.9) ? 'AUD' : 'USD' }
          : {}),
        ...(isOpen && { probability: random.integer(1, 9) * 10 }),
        expectedOn: calendar.day(expectedIn),
        description: random.chance(0.45) ? random.pick(opportunityNotes) : null,
      },
      refs: {
        statusId: `PIPELINE/${category}`,
        clientId: partner.key,
        talentIds: named.map(({ key }) => key),
        ...(lead && { leadId: lead.key, assigneeIds: [lead.key] }),
        ...(helper !== null && helper !== lead?.key && { collaboratorIds: [helper] }),
        ...(industry !== undefined && { categoryId: industry }),
        sourceId: `PIPELINE_SOURCE/${random.pick(catalogueDefaults.PIPELINE_SOURCE ?? [])}`,
        ...(category === 'LOST' && { lostReasonId: `LOST_REASON/${random.pick(catalogueDefaults.LOST_REASON ?? [])}` }),
      },
      ...(!isOpen && { set: { decidedOn: calendar.day(decidedIn) } }),
    };
  });
}
