import { mayWrite } from '../accounts.ts';
import type { Profile } from '../profiles.ts';
import { randomOf, type Random } from '../random.ts';
import type { PlannedPartner } from './partners.ts';
import type { Planned } from './planned.ts';
import { agentPositions, partnerPositions, scoutPositions, type PlannedStaff } from './staff.ts';
import type { PlannedTalent } from './talents.ts';

export interface People {
  readonly talents: readonly PlannedTalent[];
  readonly scouts: readonly PlannedTalent[];
  readonly partners: readonly PlannedPartner[];
}

type Group = keyof People;

const positionsOf: Readonly<Record<Group, readonly string[]>> = {
  talents: agentPositions,
  scouts: scoutPositions,
  partners: partnerPositions,
};

/** Numbers of people assigned to a record, with weights. */
const teamSizes = [
  [0, 7],
  [1, 68],
  [2, 21],
  [3, 4],
] as const;

/**
 * Returns the people assigned to each record: of fitting positions, and those with a roster for exactly as many as it
 * says.
 */
function teamsOf(random: Random, profile: Profile, staff: readonly PlannedStaff[], group: Group, count: number) {
  const fixed = profile.rosters.map(({ email }) => email);
  const pool = staff.filter(({ key, position }) => positionsOf[group].includes(position) && !fixed.includes(key));
  const teams = Array.from({ length: count }, () =>
    random.sample(pool, random.weighted(teamSizes)).map(({ key }) => key),
  );
  const all = [...teams.keys()];
  for (const { email, [group]: wanted } of profile.rosters) {
    for (const index of random.sample(all, wanted)) {
      const team = teams[index];
      if (random.chance(0.5)) team?.unshift(email);
      else team?.push(email);
    }
  }
  return teams;
}

/** The first of them who was there at that moment and may write, else the director. */
function makerOf(staff: readonly PlannedStaff[], team: readonly string[], at: number): string | null {
  const maker = team.find((email) => mayWrite(email) && staff.some((one) => one.key === email && one.at < at));
  return maker ?? staff[0]?.key ?? null;
}

/** The same people with those who look after them, and one of these as the one who entered them. */
export function assign(profile: Profile, staff: readonly PlannedStaff[], people: People): People {
  const random = randomOf(`${profile.key} rosters`);
  const withTeams = <One extends Planned>(group: Group, planned: readonly One[]): One[] => {
    const teams = teamsOf(random, profile, staff, group, planned.length);
    return planned.map((one, index) => {
      const team = teams[index] ?? [];
      return { ...one, by: makerOf(staff, team, one.at), refs: { ...one.refs, assigneeIds: team } };
    });
  };
  return {
    talents: withTeams('talents', people.talents),
    scouts: withTeams('scouts', people.scouts),
    partners: withTeams('partners', people.partners),
  };
}
