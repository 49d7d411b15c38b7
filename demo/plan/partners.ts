import type { BodyOf } from '../../schema/language/entity.ts';
import type { partner } from '../../schema/areas/people/entities/partner.ts';
import { drawCompanies, type Company } from '../names/companies.ts';
import { createPhones, type Phone } from '../phones.ts';
import { locationOf, placeOf, places, type Place } from '../places.ts';
import { randomOf, type Random } from '../random.ts';
import { attributeStock, billingDesks, companyLines, mailboxes, streets } from '../texts/companies.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';

type Body = BodyOf<typeof partner>;

export interface PlannedPartner extends Planned<Body> {
  readonly entity: 'partner';
  readonly company: Company;
}

function addressesOf(random: Random, place: Place): Body['addresses'] {
  const { city, state, zip, country } = place;
  const shared = { district: null, city, state: state === '' ? null : state, zip, country };
  const office = {
    addressLine1: `${random.integer(1, 380)} ${random.pick(streets)}`,
    ...shared,
    type: 'OFFICE',
    asContactAddress: true,
  } as const;
  const postal = {
    addressLine1: `PO Box ${random.integer(100, 9900)}`,
    ...shared,
    type: 'POSTAL',
    asContactAddress: false,
  } as const;
  return random.chance(0.3) ? [office, postal] : [office];
}

/** Billing contacts of a company, for most of them. */
function billingOf(random: Random, { slug }: Company, place: Place, phoneOf: (place: Place) => Phone) {
  if (!random.chance(0.6)) return [];
  return [
    {
      name: random.pick(billingDesks),
      email: `accounts@${slug}.example`,
      ...(random.chance(0.7) && phoneOf(place)),
      entireAddress: random.chance(0.5) ? `PO Box ${random.integer(100, 9900)}, ${locationOf(place)}` : null,
    },
  ];
}

/** An agency's partners, before anybody is assigned to them. `namesakes` are companies that another agency knows too. */
export function planPartners(office: Office, namesakes: readonly Company[]): PlannedPartner[] {
  const { profile, calendar, phoneOf } = office;
  const random = randomOf(`${profile.key} partner`);
  // Drawn apart, so that they move nothing of the partners themselves.
  const billing = {
    random: randomOf(`${profile.key} billing`),
    phoneOf: createPhones(randomOf(`${profile.key} bills`)),
  };
  const taken = new Set(namesakes.map(({ displayName }) => displayName));
  const companies = [...namesakes, ...drawCompanies(random, profile.partners - namesakes.length, taken)];

  return random.shuffled(companies).map((company, index): PlannedPartner => {
    const { displayName, slug, industry, city } = company;
    const place = city === undefined ? random.weighted(places.map((one) => [one, one.weight] as const)) : placeOf(city);
    const site = `${slug}.example`;
    return {
      entity: 'partner',
      key: `partner/${index + 1}`,
      at: calendar.workMoment(random, profile.age - 10, 1),
      by: null,
      company,
      body: {
        displayName,
        companyWebsite: random.chance(0.9) ? `https://www.${site}` : null,
        email: random.chance(0.94) ? `${random.pick(mailboxes)}@${site}` : null,
        ...(random.chance(0.9) && phoneOf(place)),
        headOfficeLocation: random.chance(0.95) ? locationOf(place) : null,
        addresses: random.chance(0.6) ? addressesOf(random, place) : [],
        attributes: random.sample(
          attributeStock,
          random.weighted([
            [0, 6],
            [1, 2],
            [2, 2],
            [3, 1],
          ]),
        ),
        billingContacts: billingOf(billing.random, company, place, billing.phoneOf),
        headline: random.chance(0.6) ? (companyLines[industry] ?? null) : null,
        bio: null,
      },
      refs: { industryCategoryId: `INDUSTRY/${industry}` },
    };
  });
}
