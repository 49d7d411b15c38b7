import type { BodyOf } from '../../schema/language/entity.ts';
import type { staff } from '../../schema/areas/people/entities/staff.ts';
import { demoAccounts } from '../accounts.ts';
import { drawNames } from '../names/people.ts';
import type { Name } from '../names/pool.ts';
import { locationOf, placeOf, places, type Place } from '../places.ts';
import type { Profile } from '../profiles.ts';
import { randomOf, type Random } from '../random.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';

export interface PlannedStaff extends Planned<BodyOf<typeof staff>> {
  readonly entity: 'staff';
  readonly name: Name;
  readonly position: string;
  readonly hasAccount: boolean;
}

/** Positions whose people look after talents. */
export const agentPositions = ['Head of talent', 'Senior agent', 'Agent', 'Assistant agent'];
/** Positions whose people look for talents. */
export const scoutPositions = ['Talent scout', 'Agent'];
/** Positions whose people look after partners. */
export const partnerPositions = ['Head of talent', 'Senior agent', 'Bookings coordinator', 'Marketing manager'];

type Person = Pick<PlannedStaff, 'key' | 'name' | 'position' | 'hasAccount'>;

/** Returns the people with accounts, and then the others, each in a position. */
function peopleOf(profile: Profile, names: readonly Name[]): Person[] {
  const known = demoAccounts
    .filter(({ agency }) => agency === profile.key)
    .map(({ displayName, email, position = 'Agent' }): Person => {
      return { key: email, name: { displayName, slug: '', script: 'Latin' }, position, hasAccount: true };
    });
  const positions = profile.positions.flatMap(([position, count]) => Array<string>(count).fill(position));
  const others = names.map((name, index): Person => {
    const email = `${name.slug}@${profile.domain}`;
    return { key: email, name, position: positions[index] ?? 'Agent', hasAccount: false };
  });
  return [...known, ...others];
}

/**
 * Returns the number of days since a person started here: the director before the records began, an intern recently.
 */
function tenureOf(random: Random, position: string, age: number): number {
  if (position === 'Director') return age + 400;
  return position === 'Intern' ? random.integer(20, 80) : random.integer(120, age + 300);
}

/** The agency's staff, its director first. `namesakes` are names borne by people of another agency too. */
export function planStaff(office: Office, namesakes: readonly Name[]): PlannedStaff[] {
  const { profile, calendar, taken, phoneOf } = office;
  const random = randomOf(`${profile.key} staff`);
  for (const { displayName } of namesakes) taken.add(displayName);
  const count = profile.positions.reduce((sum, [, each]) => sum + each, 0);
  const names = random.shuffled([...namesakes, ...drawNames(random, count - namesakes.length, taken)]);
  const home = placeOf(profile.city);
  const interstate = places.filter(({ country, city }) => country === 'Australia' && city !== home.city);
  const people = peopleOf(profile, names);
  const director = people[0]?.key ?? null;

  return people.map((person, index): PlannedStaff => {
    const { key: email, name, position } = person;
    const place: Place = index > 0 && random.chance(0.25) ? random.pick(interstate) : home;
    const daysHere = tenureOf(random, position, profile.age);
    const recordedDays = index === 0 ? profile.age : Math.min(daysHere, profile.age - 5);
    return {
      entity: 'staff',
      ...person,
      at: calendar.workMoment(random, recordedDays, recordedDays),
      by: index === 0 ? null : director,
      body: {
        displayName: name.displayName,
        email,
        ...phoneOf(place),
        location: locationOf(place),
        dob: random.chance(0.8) ? calendar.birthday(random, random.integer(position === 'Intern' ? 19 : 24, 61)) : null,
        startDate: calendar.day(-daysHere),
        timezoneId: place.timeZone,
      },
      refs: { positionId: `POSITION/${position}` },
    };
  });
}
