/** A link for people outside, to an item of the agency's own library. */
export interface SharedTexts {
  /** Names of the folders around the item, outermost first, and its own. */
  readonly path: readonly string[];
  readonly note: string;
  readonly password?: string;
  readonly mostDownloads?: number;
  /** Days ago that it was made, and days after that until it ends. */
  readonly daysAgo: number;
  readonly days: number;
  /** Days ago that somebody opened it. */
  readonly opened: readonly number[];
}

/** Links of the demo: one in use, one with a password, and one that is over. */
export const sharedTexts: readonly SharedTexts[] = [
  {
    path: ['Castings', 'Autumn campaign'],
    note: 'Our shortlist for the autumn campaign. The test shots are from Tuesday.',
    daysAgo: 3,
    days: 14,
    opened: [2, 2, 1],
  },
  {
    path: ['Press', 'Agency press kit.pdf'],
    note: 'The press kit that you asked for.',
    password: 'Greenroom-2026!',
    mostDownloads: 20,
    daysAgo: 6,
    days: 30,
    opened: [5],
  },
  {
    path: ['Brand', 'Photography'],
    note: 'Photographs for the annual report.',
    daysAgo: 40,
    days: 14,
    opened: [38, 36, 30],
  },
];
