import type { BodyOf } from '../../schema/language/entity.ts';
import type { FinancialStatus } from '../../schema/rules/contracts.ts';
import type { statusCategories } from '../../schema/rules/statuses.ts';
import type { contract } from '../../schema/areas/contracts/entities/contract.ts';
import { randomOf } from '../random.ts';
import { dealNotes, dealSubjects } from '../texts/deals.ts';
import type { Office } from './office.ts';
import type { PlannedOpportunity } from './opportunities.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import { ACTIVE } from './talents.ts';

export interface PlannedContract extends Planned<BodyOf<typeof contract>> {
  readonly entity: 'contract';
  /** Its financial status. */
  readonly financial: FinancialStatus;
}

/** Numbers of contracts of a partner, with weights. */
const counts = [
  [0, 45],
  [1, 30],
  [2, 18],
  [4, 7],
] as const;

/** Financial statuses of contracts by their state, with weights. */
const financial = {
  DRAFT: [['NOT_READY', 1]],
  ACTIVE: [
    ['NOT_READY', 40],
    ['READY_TO_INVOICE', 35],
    ['INVOICED', 20],
    ['PAID', 5],
  ],
  COMPLETED: [
    ['READY_TO_INVOICE', 6],
    ['INVOICED', 22],
    ['PAID', 72],
  ],
  CANCELLED: [['NOT_READY', 1]],
} as const;

/** A status that fits the days of a contract: some that are to begin are not signed yet, few were called off. */
function statusOf(startsIn: number, endsIn: number, isOff: boolean): keyof typeof statusCategories.CONTRACT {
  if (isOff) return 'CANCELLED';
  if (endsIn < 0) return 'COMPLETED';
  return startsIn > 30 ? 'DRAFT' : 'ACTIVE';
}

/** Plans an agency's contracts with its partners for its talents: ended, current and to come. */
export function planContracts(
  { profile, calendar }: Office,
  { talents, partners, opportunities }: People & { readonly opportunities: readonly PlannedOpportunity[] },
): PlannedContract[] {
  const random = randomOf(`${profile.key} contracts`);
  const active = talents.filter(({ body }) => body.status === ACTIVE);
  const won = opportunities.filter(({ category }) => category === 'WON');
  return partners.flatMap((partner) =>
    random.sample(dealSubjects, random.weighted(counts)).map((subject, turn): PlannedContract => {
      const startsIn = random.integer(-420, 120);
      const endsIn = startsIn + random.pick([1, 7, 30, 90, 180, 365]);
      const status = statusOf(startsIn, endsIn, random.chance(0.06));
      const origin = won.find(({ refs }) => refs['clientId'] === partner.key);
      const engaged = random.sample(
        active,
        random.weighted([
          [1, 80],
          [2, 15],
          [5, 5],
        ] as const),
      );
      const at = Math.max(
        calendar.momentSince(random, partner.at),
        ...[...engaged, ...(origin ? [origin] : [])].map((one) => one.at + 60_000),
      );
      const paid = random.weighted<FinancialStatus>(financial[status]);
      return {
        entity: 'contract',
        key: `${partner.key}/contract/${turn + 1}`,
        at,
        by: partner.by,
        body: {
          summary: subject,
          startsOn: calendar.day(startsIn),
          endsOn: calendar.day(endsIn),
          description: random.chance(0.5) ? random.pick(dealNotes) : null,
        },
        financial: paid,
        refs: {
          statusId: `CONTRACT/${status}`,
          clientId: partner.key,
          talentIds: engaged.map(({ key }) => key),
          ...(origin && turn === 0 && { opportunityId: origin.key }),
          ...(partner.by !== null && { assigneeIds: [partner.by] }),
        },
      };
    }),
  );
}
