/** A mail of a thread: who writes, what, and how many hours after the one before. */
export interface MailText {
  readonly from: 'us' | 'them';
  /** `{agent}`, `{name}` and `{talent}` stand for first names, and the talent's whole name. */
  readonly text: string;
  readonly hours: number;
  /** Rows of a table below the text: it comes as HTML, too. */
  readonly table?: readonly (readonly [string, string])[];
  readonly file?: { readonly name: string; readonly title: string; readonly lines: readonly string[] };
}

/** A thread with a talent, or with a contact of a partner, so many days ago. */
export interface ThreadText {
  readonly with: 'talent' | 'contact';
  readonly daysAgo: number;
  readonly subject: string;
  /** The talent is copied in. */
  readonly isCopied?: boolean;
  readonly mails: readonly MailText[];
}

const us = (hours: number, text: string): MailText => ({ from: 'us', hours, text });
const them = (hours: number, text: string): MailText => ({ from: 'them', hours, text });

/** Threads of half a year, the newest first. */
export const threadTexts: readonly ThreadText[] = [
  {
    with: 'contact',
    daysAgo: 0,
    subject: 'Hosting our summer party, 12 December',
    mails: [them(0, 'Hi {agent},\n\nwe are looking for a host for our summer party on 12 December. Is {talent} free?')],
  },
  {
    with: 'talent',
    daysAgo: 1,
    subject: 'Call time on Thursday',
    mails: [
      us(0, 'Hi {name},\n\nthe call time on Thursday moved to 7:30. Same address, parking behind the studio.'),
      them(2, 'Thanks, that works. Do I bring my own shoes?'),
      us(1, 'Wardrobe has a pair in your size. Bring yours as a spare.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 2,
    subject: 'Fee for the second film',
    isCopied: true,
    mails: [
      them(0, 'Hello {agent},\n\nthe first film did well, and we would like a second one with {talent}. Same fee?'),
      us(
        5,
        'Hi {name},\n\ngood news. For the second film we ask 15 % more: usage is a year longer. Shoot day in February?',
      ),
      them(20, 'That is within budget. The second week of February, then. Could you send a draft of the contract?'),
      us(3, 'You will have it by Friday.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 5,
    subject: 'Technical rider',
    mails: [
      {
        ...us(0, 'Hi {name},\n\nplease find the rider for {talent} attached. The sound check takes 40 minutes.'),
        file: {
          name: 'Rider and stage plan.pdf',
          title: 'Technical rider',
          lines: [
            'Stage: 6 x 4 m, level, with a roof.',
            'Sound: two wireless microphones, two monitors, one engineer.',
            'Light: warm front light, no strobe.',
            'Dressing room: lockable, with a mirror, for two people.',
          ],
        },
      },
      them(26, 'Thank you. We have everything but the in-ear monitors. Are wedges fine?'),
      us(2, 'Two wedges are fine. We bring our own microphone.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 8,
    subject: 'Hotel for the festival weekend',
    mails: [
      {
        ...them(0, 'Hi {agent},\n\nthese are the rooms that we hold for {talent}. Please confirm the names.'),
        table: [
          ['Check-in', 'Friday, from 2 pm'],
          ['Check-out', 'Sunday, 1 pm'],
          ['Rooms', '1 double, 1 single'],
          ['Breakfast', 'Included'],
        ],
      },
      us(4, 'Hi {name},\n\nconfirmed. The single room is for the tour manager. Could it be on the same floor?'),
      them(17, 'Done. Both are on the fourth floor.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 11,
    subject: 'Contract for the autumn campaign',
    mails: [
      us(
        0,
        'Hi {name},\n\nthe contract is ready to sign. Two points changed: the term ends in May, and travel is paid.',
      ),
      them(30, 'I read it. What does “category exclusivity” mean for my own label?'),
      us(3, 'Your own label is named as an exception, in clause 6. No other fashion brand until May.'),
      them(1, 'Clear, thank you. I sign tonight.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 16,
    subject: 'Invoice 30 days overdue',
    mails: [
      us(0, 'Hi {name},\n\nour invoice for the appearance in spring is 30 days overdue. Could you ask accounts?'),
      them(22, 'Sorry about that. It was waiting for a purchase order. It goes out with this week’s run.'),
      us(90, 'It arrived today. Thank you for your help.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 21,
    subject: 'Flights to Melbourne',
    mails: [
      us(0, 'Hi {name},\n\ntwo flights fit: 9:10 or 11:45. The hotel has your room from noon.'),
      them(3, 'The later one, please. Aisle if possible.'),
      us(2, 'Booked, 11:45, seat 7C. The itinerary has it.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 27,
    subject: 'Gala in November: offer',
    mails: [
      them(0, 'Dear {agent},\n\nwe offer 6,500 plus travel for {talent} at our gala, 45 minutes on stage.'),
      us(24, 'Hi {name},\n\nthank you. For 45 minutes the fee is 8,000. With 30 minutes we could accept 6,500.'),
      them(48, 'The board agrees to 30 minutes for 6,500.'),
      us(2, 'Then we have a deal. The contract follows.'),
      them(20, 'Signed and returned. We look forward to the evening.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 34,
    subject: 'Interview request',
    mails: [
      us(
        0,
        'Hi {name},\n\na weekend paper asks for a portrait: an hour at your home, with a photographer. Interested?',
      ),
      them(9, 'Yes, but not at home. The rehearsal room would be fine.'),
      us(20, 'They agree. Wednesday at 3 pm.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 42,
    subject: 'Usage in New Zealand',
    mails: [
      them(0, 'Hi {agent},\n\nwe would like to run the spot with {talent} in New Zealand, too, for three months.'),
      us(7, 'Hi {name},\n\nthe contract covers Australia. New Zealand for three months is 20 % of the fee.'),
      them(26, 'Fine. Please send an amendment.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 50,
    subject: 'New portraits',
    mails: [
      them(0, 'Hi {agent},\n\nthe new portraits are here. Which ones do we use for castings?'),
      us(6, 'Hi {name},\n\nnumber 3 and number 7. I put them on your page today.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 58,
    subject: 'Backstage passes',
    mails: [
      us(0, 'Hi {name},\n\nplease leave four passes for {talent} and crew at the east gate.'),
      them(5, 'They are there from noon, in your name.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 70,
    subject: 'Casting for the winter catalogue',
    isCopied: true,
    mails: [
      them(0, 'Hello {agent},\n\nwe would like to see {talent} on Monday, between 10 and 12.'),
      us(3, 'Hi {name},\n\n10:30 is possible. Does {talent} prepare anything?'),
      them(2, 'A minute of introduction, no make-up, plain clothes.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 83,
    subject: 'Statement for the quarter',
    mails: [
      us(0, 'Hi {name},\n\nyour statement is on your page. Three bookings were paid, one is open.'),
      them(28, 'Thanks. Is the open one the festival?'),
      us(4, 'Yes, it is due at the end of the month.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 97,
    subject: 'Change of venue',
    mails: [
      them(0, 'Hi {agent},\n\nthe evening moves to the smaller hall, one street away. The times stay.'),
      us(2, 'Hi {name},\n\nthank you. Is there a piano in that hall?'),
      them(3, 'An upright, tuned that morning.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 112,
    subject: 'Dates in March',
    mails: [
      us(0, 'Hi {name},\n\nplease keep 6 to 9 March free, there may be a tour support.'),
      them(11, 'I have a wedding on the 8th. The other days are fine.'),
      us(2, 'Noted. I ask whether they can do without the 8th.'),
      us(70, 'They can. It is 6, 7 and 9 March.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 128,
    subject: 'Keynote and panel',
    mails: [
      them(0, 'Dear {agent},\n\nwould {talent} speak for 20 minutes and join the panel after lunch?'),
      us(26, 'Hi {name},\n\ngladly. The fee for both is 4,200. The topic should be known two weeks before.'),
      them(30, 'Agreed. The topic is “What an audience forgives”.'),
    ],
  },
  {
    with: 'contact',
    daysAgo: 146,
    subject: 'Thank you for last night',
    mails: [
      them(0, 'Hi {agent},\n\nwhat an evening. Please tell {talent} that the whole team talks of nothing else.'),
      us(2, 'Hi {name},\n\nthat is lovely to hear. We will pass it on.'),
    ],
  },
  {
    with: 'talent',
    daysAgo: 163,
    subject: 'Welcome, and what we need from you',
    mails: [
      us(0, 'Hi {name},\n\nfor your page we need measurements, two videos and the bank details for statements.'),
      them(52, 'The videos are on their way. I send the rest after the weekend.'),
      them(80, 'Here is everything: 178 cm, shoe size 41. The bank details I tell you on the phone.'),
    ],
  },
];
