import type { Random } from '../random.ts';

/** `{city}` is the talent's own, `{years}` how long they have worked. */
const openings: Readonly<Record<string, readonly string[]>> = {
  Sports: [
    'Grew up in {city} and started competing at eleven.',
    'Trains in {city} six days a week, with one eye on the next national titles.',
    'Came to the sport late, after {years} years of dance, and made the state squad within two seasons.',
    'Back from a knee reconstruction and racing again since the winter.',
    'Coaches juniors in {city} on Saturdays and takes that side of the work as seriously as competing.',
    'Two national medals, one long injury, and a following that stayed through both.',
  ],
  Music: [
    'Writes, records and plays around {city}, mostly with a band of four.',
    'Started busking in {city} {years} years ago and still plays the same corner once a year.',
    'Classically trained, then drifted to smaller rooms and louder amplifiers.',
    'Has written for two films and a good many advertisements.',
    'The last record was made at home in {city}; the next one will not be.',
    'Plays some eighty shows a year and prefers the regional ones.',
  ],
  Entertainment: [
    'Trained in {city}, then {years} years of theatre before the first screen role.',
    'Hosts live television without a script and without nerves.',
    'Known in {city} for a one-person show that sold out three seasons.',
    'Began on community radio and has never quite left it.',
    'Works across comedy and drama and is happiest where the two meet.',
    'Speaks at schools and conferences as often as on stage.',
  ],
};

const closings = [
  'Open to brand work that fits, closed to gambling and alcohol.',
  'Available for regional dates from next month.',
  'Prefers mornings for press and keeps Sundays free.',
  'Has a clean driving licence, a current passport and a working-with-children check.',
  'Vegetarian; travels with one assistant and too many cables.',
  'Looking for a long partnership rather than single posts.',
  'Happy to travel, happiest by train.',
];

/** A few sentences about a talent; two paragraphs at times. */
export function bioOf(random: Random, category: string, city: string): string {
  const opening = random
    .pick(openings[category] ?? closings)
    .replace('{city}', city)
    .replace('{years}', String(random.integer(3, 15)));
  return [opening, random.pick(closings)].join(random.chance(0.3) ? '\n\n' : ' ');
}
