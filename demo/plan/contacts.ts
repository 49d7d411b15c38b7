import type { BodyOf } from '../../schema/language/entity.ts';
import type { partnerContact } from '../../schema/areas/people/entities/partnerContact.ts';
import { createPhones } from '../phones.ts';
import { drawNames } from '../names/people.ts';
import { placeOf } from '../places.ts';
import { randomOf } from '../random.ts';
import { contactRoles } from '../texts/companies.ts';
import type { Office } from './office.ts';
import type { PlannedPartner } from './partners.ts';
import type { Planned } from './planned.ts';

export type PlannedContact = Planned<BodyOf<typeof partnerContact>> & { readonly entity: 'partnerContact' };

/** The people to talk to at an agency's partners: one to three each, for some none is known. */
export function planContacts({ profile, calendar }: Office, partners: readonly PlannedPartner[]): PlannedContact[] {
  const random = randomOf(`${profile.key} contacts`);
  const phoneOf = createPhones(randomOf(`${profile.key} contact phones`));
  const counts = partners.map(() =>
    random.weighted([
      [0, 1],
      [1, 5],
      [2, 3],
      [3, 1],
    ] as const),
  );
  const sum = counts.reduce<number>((total, count) => total + count, 0);
  const names = drawNames(random, sum, new Set());
  return partners.flatMap((partner, index) => {
    const roles = random.sample(contactRoles, counts[index] ?? 0);
    return roles.map((role, turn): PlannedContact => {
      const { displayName = '', slug = '' } = names.pop() ?? {};
      const phone = random.chance(0.9) ? phoneOf(placeOf(profile.city)) : null;
      const hasWhatsapp = phone !== null && random.chance(0.5);
      return {
        entity: 'partnerContact',
        key: `${partner.key}/contact/${turn + 1}`,
        at: calendar.momentSince(random, partner.at),
        by: partner.by,
        body: {
          name: displayName,
          role,
          email: random.chance(0.9) ? `${slug}@${partner.company.slug}.example` : null,
          ...phone,
          ...(hasWhatsapp && { whatsappNumber: phone.phoneNumber, whatsappCountryCode: phone.countryCode }),
        },
        refs: { clientId: partner.key },
        needs: [partner.key],
      };
    });
  });
}
