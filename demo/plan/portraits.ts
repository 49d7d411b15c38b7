import { registry, type EntityName } from '../../schema/index.ts';
import type { Calendar } from '../calendar.ts';
import { eyeColours, hairColours, type Likeness, type PictureOrder } from '../files/orders.ts';
import { genderOfName } from '../names/genders.ts';
import type { Name } from '../names/pool.ts';
import type { Profile } from '../profiles.ts';
import { randomOf, type Random } from '../random.ts';
import type { FilePlan } from './files.ts';
import type { PlannedPartner } from './partners.ts';
import type { Planned } from './planned.ts';
import type { PlannedStaff } from './staff.ts';
import { ACTIVE, type PlannedTalent } from './talents.ts';

/** Shares of records with a picture. */
const shares = { active: 0.72, talent: 0.3, scout: 0.4, staff: 0.9, partner: 0.8 };

const isAmong = <Key extends string>(list: readonly Key[], key: unknown): key is Key => list.some((one) => one === key);

/** Returns true if records of an entity keep files; not all of those that the demo plans may do. */
const keepsMedias = (entity: EntityName) => 'medias' in registry.get(entity).fields;

/** A name in letters that every font has. */
function plainName({ displayName, slug, script }: Name): string {
  if (script === 'Latin') return displayName;
  return slug.replace(/(^|[.-])(\w)/g, (_, joint: string, letter: string) => `${joint && ' '}${letter.toUpperCase()}`);
}

function withRefs<One extends Planned>(one: One, refs: Planned['refs']): One {
  return { ...one, refs: { ...one.refs, ...refs } };
}

function ageOn(calendar: Calendar, dob: string | null | undefined): number | null {
  if (!dob) return null;
  const [year = 0, ...day] = dob.split('-').map(Number);
  const [thisYear = 0, ...today] = calendar.today.split('-').map(Number);
  const isBefore = (today[0] ?? 0) * 100 + (today[1] ?? 0) < (day[0] ?? 0) * 100 + (day[1] ?? 0);
  return thisYear - year - (isBefore ? 1 : 0);
}

function portraitOfTalent(agency: string, calendar: Calendar, talent: PlannedTalent): PictureOrder {
  const { subject, body, key } = talent;
  const seed = `${agency} ${key}`;
  if (subject.isAct) {
    return randomOf(`${seed} act`).chance(0.6)
      ? { maker: 'group', seed, category: subject.category }
      : { maker: 'cover', seed };
  }
  const gender = body.gender ?? genderOfName(subject.name);
  const likeness: Likeness = {
    category: subject.category,
    ...(gender !== null && { gender }),
    age: ageOn(calendar, body.dob),
    ...(isAmong(hairColours, body.hairColour) && { hair: body.hairColour }),
    ...(isAmong(eyeColours, body.eyeColour) && { eyes: body.eyeColour }),
  };
  return { maker: 'portrait', seed, likeness };
}

/** Files of an active talent: pictures, a profile, for many a showreel, and what their trade needs. */
function mediasOf(
  files: FilePlan,
  random: Random,
  talent: PlannedTalent,
  agency: string,
  portrait?: PictureOrder,
): string[] {
  const { subject } = talent;
  const about = plainName(subject.name);
  const more = { about, line: agency, ...(portrait && { picture: portrait }) };
  return [
    ...new Set(
      Array.from({ length: (random.chance(0.3) ? 2 : 1) + (portrait ? 0 : 1) }, () =>
        files.share(talent, 'still', random),
      ),
    ),
    files.write(talent, 'profile', about, more),
    ...(random.chance(0.5) ? [files.share(talent, 'showreel', random)] : []),
    ...(subject.category === 'Music' && !subject.isAct && random.chance(0.5)
      ? [files.write(talent, 'recording', 'Demo', { about })]
      : []),
    ...(subject.isAct ? [files.write(talent, 'rider', `${about} - rider`, { about, line: agency })] : []),
  ];
}

/** Gives records of one kind their pictures and files. */
export interface Portraits {
  staff(one: PlannedStaff): PlannedStaff;
  talent(one: PlannedTalent): PlannedTalent;
  partner(one: PlannedPartner): PlannedPartner;
}

/** Plans the pictures and files of an agency's people and partners, of most of them: an agency has some without. */
export function openPortraits({ key: agency, name }: Profile, calendar: Calendar, files: FilePlan): Portraits {
  const random = randomOf(`${agency} pictures`);
  return {
    staff: (one) => {
      if (!random.chance(shares.staff) && !one.hasAccount) return one;
      const gender = genderOfName(one.name);
      const age = ageOn(calendar, one.body.dob);
      const likeness: Likeness = { category: 'Office', ...(gender !== null && { gender }), age };
      const order: PictureOrder = { maker: 'portrait', seed: `${agency} ${one.key}`, likeness };
      return withRefs(one, { avatarId: files.add(one, one.name.displayName, order) });
    },

    talent: (one) => {
      const { entity, subject, body } = one;
      const isActive = entity === 'talent' && body.status === ACTIVE;
      const hasPicture = random.chance(shares[isActive ? 'active' : entity]);
      const order = hasPicture ? portraitOfTalent(agency, calendar, one) : undefined;
      const avatar = order && files.add(one, subject.name.displayName, order);
      const others = isActive && keepsMedias(entity) ? mediasOf(files, random, one, name, order) : [];
      return withRefs(one, {
        ...(avatar !== undefined && { avatarId: avatar }),
        ...(others.length > 0 && { mediaIds: [...(avatar === undefined ? [] : [avatar]), ...others] }),
      });
    },

    partner: (one) => {
      const { displayName } = one.company;
      const order: PictureOrder = { maker: 'logo', seed: `${agency} ${one.key}`, company: displayName };
      const logo = random.chance(shares.partner) ? files.add(one, `${displayName} logo`, order) : undefined;
      const title = `${displayName} - partnership deck`;
      const deck = random.chance(0.6) ? files.write(one, 'deck', title, { about: displayName }) : undefined;
      const medias = [logo, deck].filter((key) => key !== undefined);
      return withRefs(one, {
        ...(logo !== undefined && { avatarId: logo }),
        ...(medias.length > 0 && { mediaIds: medias }),
      });
    },
  };
}
