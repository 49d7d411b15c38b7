import type { BodyOf } from '../../schema/language/entity.ts';
import type { talent } from '../../schema/areas/people/entities/talent.ts';
import type { Calendar } from '../calendar.ts';
import type { Phone } from '../phones.ts';
import { genderOfName } from '../names/genders.ts';
import { locationOf, type Place } from '../places.ts';
import type { Random } from '../random.ts';
import { streets } from '../texts/companies.ts';
import * as stock from '../texts/dossiers.ts';
import type { Planned } from './planned.ts';
import type { Subject } from './subjects.ts';

type Body = Partial<BodyOf<typeof talent>>;
type Refs = Planned['refs'];

/** Input of a dossier. */
export interface DossierParts {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly subject: Subject;
  readonly place: Place;
  /** Only talents have performances, sizes and brands. */
  readonly isTalent: boolean;
  readonly isMinor: boolean;
  readonly phoneOf: (place: Place) => Phone;
  /** The year that it is. */
  readonly year: number;
}

const familyOf = ({ name }: Subject) => name.displayName.split(' ').at(-1) ?? name.displayName;

function personal({ random, calendar, subject, place, isMinor, phoneOf }: DossierParts): Body {
  if (subject.isAct) return {};
  const [given = '', ...others] = subject.name.displayName.split(' ');
  const drawn = random.weighted([
    ['FEMALE', 48],
    ['MALE', 48],
    ['NON_BINARY', 4],
  ] as const);
  const gender = drawn === 'NON_BINARY' ? drawn : (genderOfName(subject.name) ?? drawn);
  const home = { addressLine1: `${random.integer(1, 90)} ${random.pick(streets)}`, city: place.city, zip: place.zip };
  const relative = { name: `${random.pick(stock.givenNames)} ${familyOf(subject)}`, ...phoneOf(place) };
  return {
    legalGivenNames: given,
    legalFamilyName: others.join(' ') || null,
    gender,
    pronouns: random.chance(0.4) ? stock.pronouns[gender] : null,
    birthPlace: locationOf(place),
    nationality: random.chance(0.7) ? place.country : null,
    languages: random.chance(0.3) ? [{ language: random.pick(stock.languages), level: 'FLUENT' }] : [],
    addresses: [{ ...home, state: place.state || null, country: place.country, type: 'HOME', asContactAddress: true }],
    identityDocuments: random.chance(0.6)
      ? [
          {
            type: 'PASSPORT',
            number: `X${random.integer(1_000_000, 9_999_999)}`,
            country: place.country,
            issuedOn: calendar.day(-random.integer(400, 2500)),
            expiresOn: calendar.day(random.integer(-60, 2500)),
          },
        ]
      : [],
    emergencyContacts: [{ ...relative, relationship: isMinor ? 'Mother' : random.pick(stock.relationships) }],
    families: isMinor ? [{ ...relative, relationship: 'PARENT', isGuardian: true }] : [],
  };
}

function career({ random, calendar, subject, isMinor, year }: DossierParts): Body & { readonly sport?: string } {
  const { category } = subject;
  const roles = random.sample(stock.careers[category], isMinor ? 1 : random.integer(1, 3));
  const years = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).sort((one, other) => one - other);
  const sport = category === 'Sports' ? random.pick(stock.sports) : undefined;
  const places = sport === undefined ? undefined : stock.positions[sport];
  return {
    ...(sport !== undefined && { sport }),
    playingPosition: places ? random.pick(places) : null,
    strongSide: places ? random.pick(['LEFT', 'RIGHT', 'RIGHT', 'BOTH'] as const) : null,
    careers: roles.map(([title, organisation], index) => ({
      title,
      organisation,
      fromDate: calendar.day(-365 * ((years[index] ?? 1) + 1)),
      toDate: index === 0 ? null : calendar.day(-365 * (years[index] ?? 1)),
      description: random.chance(0.3) ? random.pick(stock.careerNotes) : null,
    })),
    achievements: random
      .sample(stock.achievements[category], random.integer(0, 2))
      .map(([title, event], index) => ({ title, event, year: year - 1 - index * 2 })),
    trainings: isMinor
      ? []
      : random
          .sample(stock.trainings[category], random.integer(0, 1))
          .map(([title, institution]) => ({ title, institution, year: year - random.integer(6, 12) })),
  };
}

function business({ random, calendar, subject, isMinor }: DossierParts): Body {
  const from = -random.integer(60, 900);
  const agreement = {
    type: 'REPRESENTATION',
    startsOn: calendar.day(from),
    endsOn: calendar.day(from + 1095),
  } as const;
  const holder = subject.name.displayName;
  const hasCompany = !isMinor && random.chance(0.25);
  return {
    agreements: [{ ...agreement, title: 'Representation agreement', signedOn: calendar.day(from - 7) }],
    commission: random.weighted([
      [1000, 2],
      [1250, 1],
      [1500, 4],
      [2000, 3],
    ]),
    memberships: random.chance(0.4)
      ? [
          {
            organisation: random.pick(stock.unions[subject.category]),
            number: String(random.integer(10_000, 99_999)),
            endsOn: calendar.day(random.integer(20, 360)),
          },
        ]
      : [],
    companies: hasCompany
      ? [
          {
            name: `${familyOf(subject)} Creative Pty Ltd`,
            role: 'Director',
            registrationNumber: `00 ${random.integer(100, 999)} ${random.integer(100, 999)} 000`,
            country: 'Australia',
          },
        ]
      : [],
    taxNumber: `000 ${random.integer(100, 999)} 000`,
    taxResidence: 'Australia',
    isTaxRegistered: hasCompany,
    bankAccounts: [
      {
        accountName: holder,
        bank: 'Southerly Bank',
        branchCode: '000-000',
        accountNumber: String(random.integer(10_000_000, 99_999_999)),
        isDefault: true,
      },
    ],
  };
}

function stage({ random, calendar, subject, place }: DossierParts): Body {
  const { category } = subject;
  const shows = random.sample(stock.performances[category], random.integer(1, 3));
  const deals = random.sample(
    stock.brandStock,
    random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
    ]),
  );
  return {
    performances: shows.map(([title, type, venue], index) => ({
      title,
      type,
      venue,
      city: place.city,
      date: calendar.day(-30 - index * 140 - random.integer(0, 60)),
      result: type === 'COMPETITION' ? random.pick(stock.results) : null,
      audience: type === 'CONCERT' || type === 'FESTIVAL' ? random.integer(3, 90) * 50 : null,
    })),
    brands: deals.map(([brand, industry], index) => {
      const from = -random.integer(20, 300);
      const isExclusive = index === 0 && random.chance(0.6);
      return {
        brand,
        category: industry,
        startsOn: calendar.day(from),
        endsOn: calendar.day(from + 365),
        isExclusive,
        exclusiveUntil: isExclusive ? calendar.day(from + 455) : null,
      };
    }),
    brandsToAvoid: random.chance(0.2) ? random.pick(stock.avoidedBrands) : null,
  };
}

function sizes({ random, calendar, subject, isMinor }: DossierParts): Body {
  if (subject.isAct) return {};
  const height = isMinor ? random.integer(1450, 1750) : random.integer(1560, 1980);
  const part = (share: number) => Math.round((height * share * (0.94 + random.fraction() * 0.12)) / 5) * 5;
  return {
    height,
    weight: Math.round((height - 1000) * (0.82 + random.fraction() * 0.2)) * 100,
    chest: part(0.53),
    waist: part(0.43),
    hips: part(0.54),
    inseam: part(0.45),
    collar: part(0.21),
    sleeve: part(0.36),
    shoeSize: `EU ${random.integer(36, 47)}`,
    suitSize: random.chance(0.5) ? String(random.integer(44, 58)) : null,
    hairColour: random.pick(['BLACK', 'BROWN', 'BROWN', 'BLOND', 'RED', 'GREY'] as const),
    eyeColour: random.pick(['BROWN', 'BROWN', 'HAZEL', 'GREEN', 'BLUE'] as const),
    distinctiveMarks: random.chance(0.3) ? random.pick(stock.marks) : null,
    measuredOn: calendar.day(-random.integer(10, 400)),
  };
}

/** Family members of an adult, and for some of them the person in charge of invoices. */
function household({ random, subject, place, isTalent, isMinor, phoneOf }: DossierParts): Body {
  if (subject.isAct || isMinor) return {};
  const family = familyOf(subject);
  const spouse = `${random.pick(stock.givenNames)} ${random.pick([family, 'Calloway', 'Renner', 'Osei'])}`;
  const accountant = `${random.pick(stock.givenNames)} ${random.pick(stock.bookkeepers)}`;
  return {
    families: random.chance(0.3) ? [{ name: spouse, relationship: 'SPOUSE', ...phoneOf(place) }] : [],
    billingContacts:
      isTalent && random.chance(0.3)
        ? [
            {
              name: accountant,
              email: `${accountant.split(' ').join('.').toLowerCase()}@ledgerandloom.example`,
              ...phoneOf(place),
              entireAddress: [`${random.integer(1, 90)} ${random.pick(streets)}`, locationOf(place)].join(', '),
            },
          ]
        : [],
  };
}

/** Returns the content of the further tabs of a person's page, and the entries of small lists that it names. */
export function dossierOf(parts: DossierParts): { readonly body: Body; readonly refs: Refs } {
  const { random, subject, isTalent } = parts;
  const { sport, ...lived } = career(parts);
  const type = subject.isAct && subject.category === 'Music' ? 'Band' : random.pick(stock.types[subject.category]);
  return {
    body: {
      ...personal(parts),
      ...lived,
      ...(isTalent && { ...business(parts), ...stage(parts), ...sizes(parts) }),
      ...household(parts),
    },
    refs: {
      typeId: `TALENT_TYPE/${type}`,
      subTypeIds: [`TALENT_SUB_TYPE/${random.pick(stock.subTypes[subject.category])}`],
      ...(sport !== undefined && { sportIds: [`SPORT/${sport}`] }),
    },
  };
}
