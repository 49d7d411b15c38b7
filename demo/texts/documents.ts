/** A part of a document: what stands under one heading. `*` becomes the name that the document is about. */
export interface DocumentPart {
  readonly heading?: string;
  readonly lines: readonly string[];
}

type Stock = readonly (readonly DocumentPart[])[];

/** Documents by their kind: a few of each, so that not all are the same. */
export const documentStock = {
  lookbook: [
    [
      {
        heading: 'Concept',
        lines: [
          'Quiet interiors, late light and clothes with some weight to them. Shot over two days on the coast, on film where the light allowed.',
          'The series follows one person through one day; no scene is repeated.',
        ],
      },
      {
        heading: 'Looks',
        lines: [
          '1. Raw linen, long coat, bare feet',
          '2. Knit in two colours, wide trousers',
          '3. Evening: black, one piece of silver',
          '4. Rain jacket, nothing else matters',
        ],
      },
      { heading: 'Team', lines: ['Styling, hair and make-up by the house. Further credits on request.'] },
    ],
    [
      {
        heading: 'Concept',
        lines: [
          'Movement before pose. Every frame was taken while somebody was on the way to somewhere.',
          'Hard sun, short shadows, primary colours.',
        ],
      },
      {
        heading: 'Looks',
        lines: [
          '1. Track jacket and pleats',
          '2. White shirt, sleeves rolled',
          '3. Denim on denim',
          '4. Swimwear under a blazer',
        ],
      },
      { heading: 'Usage', lines: ['For selection only. Not for publication before a licence is agreed.'] },
    ],
  ],
  profile: [
    [
      {
        heading: 'At a glance',
        lines: [
          'Represented for Australia and New Zealand; elsewhere by agreement.',
          'Available with two weeks of notice. Passport and working visa in order.',
        ],
      },
      {
        heading: 'Recent work',
        lines: [
          'Lead in a touring production, 42 shows',
          'Campaign for an outdoor label, print and screen',
          'Guest at three festivals last summer',
        ],
      },
      {
        heading: 'Skills',
        lines: [
          'Voice-over, presenting live, two languages. Full driving licence. Comfortable on water and at heights.',
        ],
      },
      { heading: 'Booking', lines: ['Through the agency only. Sizes and references are sent on request.'] },
    ],
    [
      {
        heading: 'At a glance',
        lines: [
          'Based on the east coast, travels often and light.',
          'Works well with children and animals; has done so for years.',
        ],
      },
      {
        heading: 'Recent work',
        lines: [
          'Series of short films for a museum',
          'Opening of a national final, before 30,000 people',
          'A year as the face of a regional airline',
        ],
      },
      { heading: 'Training', lines: ['Evening school for screen and voice; workshops in movement and stage combat.'] },
      { heading: 'Booking', lines: ['Through the agency only. An answer comes within one working day.'] },
    ],
  ],
  rider: [
    [
      {
        heading: 'Stage',
        lines: [
          'Clear area of 8 by 6 metres, load-in at ground level, one stagehand for the whole call.',
          'Three vocal microphones, two monitor mixes, one wedge for drums.',
        ],
      },
      { heading: 'Power', lines: ['Two separate circuits of 16 A at the rear of the stage, away from lighting.'] },
      {
        heading: 'Hospitality',
        lines: [
          'Still water, fruit, tea with milk. A warm meal for each member of the party, one without meat.',
          'A room with a door that locks, a mirror and a kettle.',
        ],
      },
      { heading: 'Times', lines: ['Load-in four hours before doors. Sound check of 60 minutes, without audience.'] },
    ],
    [
      { heading: 'Travel', lines: ['Direct flights where there are any. Nobody drives on the day of a performance.'] },
      {
        heading: 'Accommodation',
        lines: ['Single rooms, quiet side, late check-out. Within 20 minutes of the venue.'],
      },
      {
        heading: 'Dressing room',
        lines: [
          'Private, 21 degrees, with a steamer and an iron.',
          'Vegetables, hummus, dark chocolate; no alcohol before the show.',
        ],
      },
      {
        heading: 'Pictures',
        lines: ['Photographs during the first two pieces, without flash. Recording by agreement only.'],
      },
    ],
  ],
  pressKit: [
    [
      {
        heading: 'In short',
        lines: ['* has spent the last ten years making things that are hard to describe and easy to remember.'],
      },
      {
        heading: 'What others say',
        lines: [
          '"Never once louder than necessary."',
          '"The evening had a shape, which is rarer than it should be."',
          '"You leave taller than you came."',
        ],
      },
      {
        heading: 'Facts',
        lines: [
          'Two releases, four seasons, one prize that was shared.',
          'Pictures may be printed with a credit to the agency.',
        ],
      },
    ],
    [
      { heading: 'In short', lines: ['* began in a shed behind a boat yard, and still rehearses there.'] },
      {
        heading: 'Dates',
        lines: [
          'Spring: residency, open rehearsals each Thursday',
          'Summer: eleven festivals in nine weeks',
          'Autumn: a recording, and some rest',
        ],
      },
      { heading: 'Press', lines: ['Interviews by telephone on weekdays. Questions about family are not answered.'] },
    ],
  ],
  deck: [
    [
      {
        heading: 'Who we are',
        lines: ['* works with people rather than with reach. Our campaigns are few, long and paid on time.'],
      },
      {
        heading: 'What we look for',
        lines: [
          'Three faces for one year: one of them new. Credible in the field, calm on set, free of competing brands.',
        ],
      },
      {
        heading: 'Timing',
        lines: ['Selection this quarter, first shoot within eight weeks, on air at the start of the season.'],
      },
      { heading: 'Budget', lines: ['Fees by usage. Travel and styling are on top, and on us.'] },
    ],
    [
      {
        heading: 'The year ahead',
        lines: ['* opens two new venues and closes none. Each opening has a host, a guest and a reason to stay.'],
      },
      {
        heading: 'Partnership',
        lines: ['We offer dates before they are public, and decide within five working days.'],
      },
      {
        heading: 'Terms',
        lines: ['Payment within 30 days. Cancellation in writing, with half of the fee inside of two weeks.'],
      },
    ],
  ],
  agreement: [
    [
      {
        heading: '1. Engagement',
        lines: ['The client engages the talent through the agency for the services named in the schedule.'],
      },
      {
        heading: '2. Usage',
        lines: [
          'Digital and point of sale, twelve months from the first publication. Any other use is agreed and paid beforehand.',
        ],
      },
      {
        heading: '3. Fee',
        lines: ['The fee falls due 30 days after the invoice. Expenses are charged at cost, with receipts.'],
      },
      { heading: '4. Cancellation', lines: ['Inside of 48 hours the full fee is due, inside of two weeks one half.'] },
      {
        heading: '5. Signatures',
        lines: ['For the client: ____________________', 'For the agency: ____________________'],
      },
    ],
    [
      {
        heading: '1. Term',
        lines: ['This agreement begins on the date of the last signature and ends with the delivery of the services.'],
      },
      {
        heading: '2. Exclusivity',
        lines: ['During the term the talent does not appear for products of the same category.'],
      },
      {
        heading: '3. Approval',
        lines: ['Final images are shown to the agency at least five working days before publication.'],
      },
      { heading: '4. Law', lines: ['The law of New South Wales applies.'] },
    ],
  ],
  callSheet: [
    [
      {
        heading: 'Call',
        lines: ['06:30 crew, 07:15 talent, 08:00 first shot', 'Sunrise 05:52. Light from the east until eleven.'],
      },
      {
        heading: 'Place',
        lines: ['Unit base at the car park above the beach. Follow the yellow signs; the gate is locked at 08:30.'],
      },
      {
        heading: 'Running order',
        lines: [
          '08:00 Look 1, exterior',
          '10:30 Look 2, boat house',
          '12:30 Lunch',
          '13:15 Look 3, interior',
          '16:00 Pick-ups',
          '17:00 Wrap',
        ],
      },
      {
        heading: 'Safety',
        lines: ['Nobody enters the water alone. First aid is at the unit base. Minors leave at 15:00.'],
      },
    ],
    [
      { heading: 'Call', lines: ['13:00 load-in, 15:30 talent, 16:00 sound check, 19:00 doors'] },
      { heading: 'Contacts', lines: ['Stage manager at the loading dock; the agency is on call all evening.'] },
      {
        heading: 'Running order',
        lines: ['19:30 Welcome', '19:45 First half', '20:35 Interval', '20:55 Second half', '21:50 End'],
      },
      { heading: 'Parking', lines: ['Two places at the stage door, held by name.'] },
    ],
  ],
} as const satisfies Readonly<Record<string, Stock>>;

/** Posts of a budget, with a usual amount. */
export const budgetPosts = [
  ['Talent fee', 12_000],
  ['Usage, 12 months', 8_400],
  ['Travel', 1_850],
  ['Accommodation', 1_320],
  ['Styling, hair and make-up', 2_200],
  ['Photographer', 4_500],
  ['Studio, two days', 2_900],
  ['Catering', 780],
  ['Insurance', 640],
  ['Retouching', 1_500],
] as const;

/** People of a call list: what they do, and an extension. */
export const crew = [
  'Producer',
  'Director',
  'First assistant',
  'Camera',
  'Sound',
  'Styling',
  'Make-up',
  'Runner',
  'Unit nurse',
  'Driver',
] as const;
