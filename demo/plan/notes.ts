import type { BodyOf } from '../../schema/language/entity.ts';
import type { note } from '../../schema/areas/people/entities/note.ts';
import { mayWrite } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { places } from '../places.ts';
import type { Profile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { createNoteTexts } from '../texts/notes.ts';
import type { PlannedPartner } from './partners.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';
import type { PlannedTalent } from './talents.ts';

export interface PlannedNote extends Planned<BodyOf<typeof note>> {
  readonly entity: 'note';
}

/** Numbers of notes of a record, with weights. */
const counts = {
  talent: [
    [0, 38],
    [1, 28],
    [2, 20],
    [3, 10],
    [5, 4],
  ],
  scout: [
    [0, 45],
    [1, 35],
    [2, 20],
  ],
  partner: [
    [0, 45],
    [1, 35],
    [2, 15],
    [3, 5],
  ],
  staff: [
    [0, 55],
    [1, 35],
    [2, 10],
  ],
} as const;

/** Plans the staff's notes about people and companies. Every record assigned to a person with an account has a note. */
export function planNotes(
  profile: Profile,
  calendar: Calendar,
  staff: readonly PlannedStaff[],
  { talents, scouts, partners }: People,
): PlannedNote[] {
  const random = randomOf(`${profile.key} notes`);
  const cities = places.filter(({ country }) => country === 'Australia').map(({ city }) => city);
  const textOf = createNoteTexts(random, { cities, partners: partners.map(({ company }) => company.displayName) });
  const rosters = profile.rosters.map(({ email }) => email);
  const owners: readonly (PlannedTalent | PlannedPartner | PlannedStaff)[] = [
    ...talents,
    ...scouts,
    ...partners,
    ...staff,
  ];
  const authors = staff.filter(({ key }) => mayWrite(key));
  const notes = owners.flatMap((owner) => {
    const { entity, key, at: since, refs } = owner;
    const team = refs['assigneeIds'] ?? [];
    const least = rosters.some((email) => team.includes(email)) ? 1 : 0;
    const count = Math.max(least, random.weighted<number>(counts[entity]));
    return Array.from({ length: count }, () => {
      const at = calendar.momentSince(random, since);
      const there = authors.filter((one) => one.at < at && (team.length === 0 || team.includes(one.key)));
      const author = there.length > 0 ? random.pick(there).key : (staff[0]?.key ?? null);
      const about = owner.entity === 'talent' && random.chance(0.35) ? owner.subject.category : entity;
      return { owner: key, at, author, text: textOf(about) };
    });
  });
  return notes.map(({ owner, at, author, text }, index): PlannedNote => ({
    entity: 'note',
    key: `note/${index + 1}`,
    at,
    by: author,
    body: { text },
    refs: { ownerId: owner },
    needs: [owner],
  }));
}
