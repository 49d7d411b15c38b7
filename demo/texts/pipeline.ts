/** Subjects of opportunities, with how many talents each is for and the usual fee in whole dollars. */
export const opportunitySubjects: readonly (readonly [subject: string, talents: number, fee: number])[] = [
  ['Brand ambassador, two years', 1, 60_000],
  ['Winter campaign, stills and social', 1, 18_000],
  ['Festival headline slot', 1, 45_000],
  ['Corporate keynote', 1, 9_000],
  ['Product launch appearance', 2, 7_500],
  ['Podcast series, ten episodes', 1, 22_000],
  ['Television guest role', 1, 15_000],
  ['Community clinic tour', 3, 12_000],
  ['Capsule collection', 1, 38_000],
  ['Charity dinner performance', 1, 6_000],
  ['Panel at the summit', 2, 4_500],
  ['Social takeover, one week', 1, 3_500],
  ['Voice of the new season', 1, 14_000],
  ['Book of recipes', 1, 20_000],
  ['School holiday workshops', 2, 8_000],
  ['Naming rights, junior league', 1, 75_000],
];

/** Remarks about opportunities, one line each. */
export const opportunityNotes = [
  'They asked for two names; ours is the first.',
  'The budget is to be confirmed by the end of the month.',
  'Exclusive in the category is a must for them.',
  'The creative is on its way. They want to move quickly.',
  'Introduced by a former partner.',
  'Usage beyond a year is priced apart.',
] as const;
