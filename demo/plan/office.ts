import { demoAccounts } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { createPhones, type Phone } from '../phones.ts';
import type { Place } from '../places.ts';
import type { Profile } from '../profiles.ts';
import { randomOf } from '../random.ts';

/** Shared context for the plans of one agency. */
export interface Office {
  readonly profile: Profile;
  readonly calendar: Calendar;
  /** Names that are borne already: within an agency no two people share one. */
  readonly taken: Set<string>;
  /** Returns a phone number, each once. */
  readonly phoneOf: (place: Place) => Phone;
}

export function openOffice(profile: Profile, calendar: Calendar): Office {
  return {
    profile,
    calendar,
    taken: new Set(demoAccounts.map(({ displayName }) => displayName)),
    phoneOf: createPhones(randomOf(`${profile.key} phones`)),
  };
}
