import type { DemoAgencyName } from './accounts.ts';

/** The size and shape of a demo agency. */
export interface Profile {
  readonly key: DemoAgencyName;
  readonly name: string;
  /** Of its people's emails. */
  readonly domain: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Its head office's city. */
  readonly city: string;
  /** Days since the agency began to keep its records here. */
  readonly age: number;
  readonly talents: number;
  readonly scouts: number;
  readonly partners: number;
  /** Its staff besides those with an account, by position. */
  readonly positions: readonly (readonly [position: string, count: number])[];
  /** Exactly so many records are assigned to these people. */
  readonly rosters: readonly {
    readonly email: string;
    readonly talents: number;
    readonly scouts: number;
    readonly partners: number;
  }[];
  /** Number of names it shares with the agency before it. */
  readonly namesakes: { readonly talents: number; readonly partners: number; readonly staff: number };
}

const harbour: Profile = {
  key: 'harbour',
  name: 'Harbour Talent',
  domain: 'harbour.test',
  timeZone: 'Australia/Sydney',
  city: 'Sydney',
  age: 1500,
  talents: 240,
  scouts: 60,
  partners: 80,
  positions: [
    ['Head of talent', 1],
    ['Senior agent', 2],
    ['Agent', 7],
    ['Assistant agent', 2],
    ['Talent scout', 2],
    ['Bookings coordinator', 2],
    ['Marketing manager', 1],
    ['Publicist', 1],
    ['Finance manager', 1],
    ['Legal counsel', 1],
  ],
  rosters: [
    { email: 'staff@harbour.test', talents: 20, scouts: 6, partners: 8 },
    { email: 'viewer@harbour.test', talents: 5, scouts: 1, partners: 2 },
  ],
  namesakes: { talents: 0, partners: 0, staff: 0 },
};

const northside: Profile = {
  key: 'northside',
  name: 'Northside Artists',
  domain: 'northside.test',
  timeZone: 'Australia/Brisbane',
  city: 'Brisbane',
  age: 600,
  talents: 40,
  scouts: 12,
  partners: 15,
  positions: [
    ['Senior agent', 1],
    ['Agent', 2],
    ['Bookings coordinator', 1],
    ['Finance manager', 1],
  ],
  rosters: [],
  namesakes: { talents: 8, partners: 3, staff: 1 },
};

/** The demo agencies in the order in which they are made. */
export const profiles: readonly Profile[] = [harbour, northside];
