import type { BodyOf } from '../../schema/language/entity.ts';
import { talent } from '../../schema/areas/people/entities/talent.ts';
import { codeOf } from '../../schema/fields/choice.ts';
import type { Calendar } from '../calendar.ts';
import type { Name } from '../names/pool.ts';
import { createPhones, type Phone } from '../phones.ts';
import { locationOf, places, type Place } from '../places.ts';
import { randomOf, type Random } from '../random.ts';
import { inShares } from '../shares.ts';
import { bioOf } from '../texts/bios.ts';
import { freeTags, juniorTrades, trades } from '../texts/trades.ts';
import { dossierOf } from './dossier.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import { categories, drawSubjects, type Subject } from './subjects.ts';

type Body = BodyOf<typeof talent>;

export interface PlannedTalent extends Planned<Body> {
  readonly entity: 'talent' | 'scout';
  readonly subject: Subject;
}

const statusCode = (name: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'LOCKED') =>
  codeOf(talent.fields.status.choices, name) as Body['status'];

const PENDING = statusCode('PENDING');
export const ACTIVE = statusCode('ACTIVE');
const REJECTED = statusCode('REJECTED');
const LOCKED = statusCode('LOCKED');

const statusShares = {
  talent: [
    [ACTIVE, 78],
    [PENDING, 13],
    [LOCKED, 4],
    [REJECTED, 5],
  ],
  scout: [
    [PENDING, 75],
    [ACTIVE, 15],
    [REJECTED, 10],
  ],
} as const;

const ages = { Sports: [15, 38], Music: [16, 61], Entertainment: [9, 74] } as const;
const mailDomains = ['post.example', 'mail.example', 'inbox.test', 'studio.example'];
const dayLength = 86_400_000;

/** Three talents have their birthday today, in two days and in six, so that there is always one to congratulate. */
const birthdaysSoon = [0, 2, 6];

function stateOf(random: Random, status: Body['status']): Body['state'] {
  if (status === REJECTED) return random.chance(0.6) ? 'ARCHIVED' : 'ACTIVE';
  if (status === LOCKED) return random.chance(0.7) ? 'DEACTIVATE' : 'ACTIVE';
  return status === ACTIVE && random.chance(0.04) ? 'ARCHIVED' : 'ACTIVE';
}

/** The day from which the agency represents a talent: soon after they were entered, for some still to come. */
function startOf(random: Random, calendar: Calendar, status: Body['status'], at: number): string | null {
  if (status === REJECTED) return null;
  if (status === PENDING) return random.chance(0.35) ? calendar.day(random.integer(3, 60)) : null;
  return calendar.day(random.integer(2, 30) - Math.floor((calendar.now - at) / dayLength));
}

function socialOf(platform: 'INSTAGRAM' | 'FACEBOOK', site: string, handle: string) {
  return { platform, url: `${site}/demo.${handle}`, handle: `demo.${handle}` };
}

function contactOf(random: Random, slug: string, phone: Phone | null, isOnline: boolean): Partial<Body> {
  const handle = slug.replace(/[^a-z0-9]/g, '');
  return {
    email: random.chance(0.95) ? `${slug}@${random.pick(mailDomains)}` : null,
    ...phone,
    website: isOnline && random.chance(0.35) ? `https://${slug.replaceAll('.', '-')}.example` : null,
    socials: [
      ...(isOnline && random.chance(0.7) ? [socialOf('INSTAGRAM', 'https://www.instagram.com', handle)] : []),
      ...(isOnline && random.chance(0.25) ? [socialOf('FACEBOOK', 'https://www.facebook.com', handle)] : []),
    ],
  };
}

interface Facts {
  readonly headline: string | null;
  readonly isMinor: boolean;
  readonly isNew: boolean;
  readonly isForeign: boolean;
}

/** Returns the tags that an agent would choose at a glance. */
function tagsOf(random: Random, { headline, isMinor, isNew, isForeign }: Facts): string[] {
  const tags: string[] = random.sample(
    freeTags,
    random.weighted([
      [0, 4],
      [1, 4],
      [2, 3],
      [3, 1],
    ]),
  );
  if (headline !== null && /^(Para|Wheelchair)/.test(headline)) tags.push('Para sport');
  if (isForeign || headline?.includes('two languages')) tags.push('Bilingual');
  if (isMinor) tags.push('Under 18');
  if (isNew) tags.push('New signing');
  return tags;
}

/**
 * An agency's talents, or its scouts, before anybody is assigned to them.
 * @param namesakes names borne by people of another agency too
 */
export function planTalents(office: Office, kind: 'talent' | 'scout', namesakes: readonly Name[]): PlannedTalent[] {
  const { profile, calendar, taken, phoneOf } = office;
  const random = randomOf(`${profile.key} ${kind}`);
  const isTalent = kind === 'talent';
  const count = isTalent ? profile.talents : profile.scouts;
  const statuses = inShares<Body['status']>(random, count, statusShares[kind]);
  const relatives = createPhones(randomOf(`${profile.key} ${kind} relatives`));
  const birthdays = isTalent ? [...birthdaysSoon] : [];

  const bornOf = ({ category, isAct }: Subject): string | null => {
    if (isAct) return null;
    const [youngest, oldest] = ages[category];
    const age = random.integer(youngest, oldest);
    const soon = birthdays.pop();
    if (soon !== undefined) return calendar.birthdayIn(soon, age + 1);
    return random.chance(0.96) ? calendar.birthday(random, age) : null;
  };

  return drawSubjects(random, count, { namesakes, taken, hasActs: isTalent }).map((subject, index): PlannedTalent => {
    const { name, category, isAct } = subject;
    const status = statuses[index] ?? PENDING;
    const place: Place = random.weighted(places.map((one) => [one, one.weight] as const));
    const at = calendar.workMoment(random, isTalent && status !== PENDING ? profile.age - 10 : 120, isTalent ? 3 : 0);
    const startDate = isTalent ? startOf(random, calendar, status, at) : null;
    const dob = bornOf(subject);
    const isYoungerThan = (years: number) => dob !== null && dob > calendar.birthdayIn(0, years);
    const isMinor = isYoungerThan(18);
    const headline = isAct ? null : random.pick((isMinor ? juniorTrades : trades)[category] ?? []);
    const isNew = startDate !== null && startDate > calendar.day(-45);
    const others = categories.filter((other) => other !== category);
    const played = random.chance(0.1) ? [category, random.pick(others)] : [category];
    const phone = random.chance(0.92) ? phoneOf(place) : null;
    const dossier = dossierOf({
      // Drawn apart, so that what is drawn for one person moves nothing of the next.
      random: randomOf(`${profile.key} ${kind} dossier ${index}`),
      calendar,
      subject,
      place,
      isTalent: isTalent && status === ACTIVE,
      isMinor,
      phoneOf: relatives,
      year: Number(calendar.today.slice(0, 4)),
    });
    const facts = { headline, isMinor, isNew, isForeign: name.script !== 'Latin' };
    return {
      entity: kind,
      key: `${kind}/${index + 1}`,
      at,
      by: null,
      subject,
      body: {
        displayName: name.displayName,
        status,
        state: stateOf(random, status),
        ...contactOf(random, name.slug, phone, !isYoungerThan(16)),
        location: random.chance(0.96) ? locationOf(place) : null,
        timezoneId: place.timeZone,
        dob,
        startDate,
        headline,
        ...dossier.body,
        bio: isAct || isMinor || random.chance(0.35) ? null : bioOf(random, category, place.city),
      },
      refs: {
        ...dossier.refs,
        categoryIds: played.map((one) => `TALENT_CATEGORY/${one}`),
        tagIds: tagsOf(random, facts).map((tag) => `TAG/${tag}`),
      },
    };
  });
}
