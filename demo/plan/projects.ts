import type { BodyOf } from '../../schema/language/entity.ts';
import type { project } from '../../schema/areas/work/entities/project.ts';
import { addToDay } from '../../schema/rules/dates.ts';
import { randomOf } from '../random.ts';
import { inShares } from '../shares.ts';
import { projectNotes, projectTexts, type ProjectText } from '../texts/projects.ts';
import type { PlannedContract } from './contracts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';

export interface PlannedProject extends Planned<BodyOf<typeof project>> {
  readonly entity: 'project';
  readonly text: ProjectText;
  readonly state: 'NEW' | 'IN_PROGRESS' | 'BLOCKED' | 'COMPLETED';
  /** First day from today, and length in days. */
  readonly from: number;
  readonly days: number;
  /** Keys of its contracts. */
  readonly contracts: readonly string[];
}

/** One project for so many talents. */
const talentsEach = 9.6;

/** The contracts that projects of a state grow from. */
const origins = { NEW: 'DRAFT', IN_PROGRESS: 'ACTIVE', BLOCKED: 'ACTIVE', COMPLETED: 'COMPLETED' } as const;

/** Plans an agency's projects, each for a contract and with its partner and talents: finished, current and to come. */
export function planProjects(
  { profile, calendar }: Office,
  people: People & { readonly staff: readonly PlannedStaff[]; readonly contracts: readonly PlannedContract[] },
): PlannedProject[] {
  const random = randomOf(`${profile.key} projects`);
  const { talents, partners, staff } = people;
  const states = inShares(random, Math.round(talents.length / talentsEach), [
    ['IN_PROGRESS', 52],
    ['NEW', 20],
    ['BLOCKED', 8],
    ['COMPLETED', 20],
  ] as const);
  const left = random.shuffled(people.contracts);
  const [director] = staff;
  return states.map((state, index): PlannedProject => {
    const fitting = left.findIndex(({ refs }) => refs['statusId'] === `CONTRACT/${origins[state]}`);
    const [contract] = left.splice(Math.max(0, fitting), 1);
    const text = random.pick(projectTexts);
    const days = random.integer(42, 120);
    const from = {
      NEW: random.integer(4, 40),
      IN_PROGRESS: -random.integer(Math.round(days / 5), Math.round(days / 1.4)),
      BLOCKED: -random.integer(10, 30),
      COMPLETED: -days - random.integer(3, 60),
    }[state];
    const named = ((contract?.refs['talentIds'] ?? []) as readonly string[])
      .map((key) => talents.find((one) => one.key === key))
      .filter((one) => one !== undefined);
    const partner = partners.find(({ key }) => key === contract?.refs['clientId']);
    const team = named.flatMap(({ refs }) => (refs['assigneeIds'] ?? []) as readonly string[]);
    const lead = staff.find(({ key }) => key === team[0]) ?? director;
    const others = random.sample(
      staff.filter(({ key }) => key !== lead?.key),
      random.integer(1, 3),
    );
    const startsOn = calendar.day(from);
    const endsOn = addToDay(startsOn, days);
    const known = [...named, ...(partner ? [partner] : []), ...(lead ? [lead] : []), ...others];
    const suffix = partner && random.chance(0.6) ? `, ${partner.company.displayName}` : '';
    return {
      entity: 'project',
      key: `project/${index + 1}`,
      at: Math.min(calendar.now, Math.max(...known.map(({ at }) => at)) + 30_000),
      by: lead?.key ?? null,
      text,
      state,
      from,
      days,
      contracts: contract ? [contract.key] : [],
      body: {
        summary: random.pick(text.subjects) + suffix,
        priorityLevel: random.weighted([
          ['LOW', 20],
          ['MEDIUM', 55],
          ['HIGH', 25],
        ] as const),
        startsOn,
        endsOn,
        ...(random.chance(0.7) && { budget: `${random.integer(4, 60) * 500}.00`, budgetCurrency: 'AUD' }),
        description: random.chance(0.6) ? random.pick(projectNotes) : null,
      },
      refs: {
        statusId: `PROJECT/${state}`,
        typeId: `PROJECT_TYPE/${text.type}`,
        talentIds: named.map(({ key }) => key),
        ...(partner && { clientId: partner.key }),
        ...(lead && { leadId: lead.key, assigneeIds: [lead.key] }),
        collaboratorIds: others.map(({ key }) => key),
      },
      ...(state === 'COMPLETED' && { set: { completedOn: endsOn } }),
    };
  });
}

/** Contracts with the project that grows from each. */
export function withProjects(
  contracts: readonly PlannedContract[],
  projects: readonly PlannedProject[],
): PlannedContract[] {
  const byContract = new Map(projects.flatMap(({ key, contracts: keys }) => keys.map((one) => [one, key] as const)));
  return contracts.map((one) => {
    const key = byContract.get(one.key);
    return key === undefined ? one : { ...one, refs: { ...one.refs, projectId: key } };
  });
}
