/** An enquiry by a form of the agency, so many days ago, and what became of it. */
export interface EnquiryText {
  readonly form: 'bookings' | 'talents';
  readonly daysAgo: number;
  /** Null for the email and name of a contact of a partner. */
  readonly sender: { readonly name: string; readonly email: string; readonly phone?: string } | null;
  readonly subject: string;
  readonly message: string;
  readonly asksForTalent?: boolean;
  readonly became?: 'OPEN' | 'ANSWERED' | 'CLOSED';
  readonly isTrapped?: boolean;
}

/** Introductions of the two forms of an agency. */
export const formTexts = {
  bookings: {
    name: 'Bookings',
    introduction: 'Tell us about your date, the place and your audience. We answer within two working days.',
    thanks: 'Thank you. We have your enquiry and answer within two working days.',
  },
  talents: {
    name: 'Join our roster',
    introduction: 'Tell us who you are and where we can see or hear you. Links are welcome.',
    thanks: 'Thank you for writing. We look at everything that reaches us.',
  },
} as const;

/** Enquiries of half a year, the newest first. */
export const enquiryTexts: readonly EnquiryText[] = [
  {
    form: 'bookings',
    daysAgo: 0,
    sender: { name: 'Priya Raman', email: 'priya.raman@lanternfest.test', phone: '0491 570 157' },
    subject: 'Opening night in March',
    message:
      'Hello,\n\nwe open our lantern festival on the second Friday of March and look for somebody to host the evening. About 800 guests, two hours on stage.\n\nIs the date free, and what would the fee be?\n\nKind regards\nPriya',
    asksForTalent: true,
  },
  {
    form: 'talents',
    daysAgo: 1,
    sender: { name: 'Noah Petrie', email: 'noah.petrie@mail.test', phone: '0491 570 110' },
    subject: 'Songwriter from Hobart',
    message: 'Hi, I write and record on my own and have played forty shows this year. I would love to be represented.',
  },
  {
    form: 'bookings',
    daysAgo: 2,
    sender: null,
    subject: 'Second campaign film',
    message: 'The first film went well. We would like to shoot another one in autumn with the same face. Can we talk?',
    asksForTalent: true,
  },
  {
    form: 'bookings',
    daysAgo: 4,
    sender: { name: 'SEO Masters', email: 'offers@rank-first.test' },
    subject: 'Rank first on every search',
    message: 'https://rank-first.test/offer https://rank-first.test/now',
  },
  {
    form: 'bookings',
    daysAgo: 6,
    sender: { name: 'Tom Okafor', email: 'tom@harbourschool.test' },
    subject: 'Careers day at our school',
    message: 'Would somebody from your roster talk to our year 11 students about working on stage? We can pay travel.',
    became: 'OPEN',
  },
  {
    form: 'bookings',
    daysAgo: 11,
    sender: { name: 'Best Loans', email: 'cash@fast-loans.test' },
    subject: 'Money today',
    message: 'We lend to companies at the lowest rate. Write back for an offer.',
    isTrapped: true,
  },
  {
    form: 'bookings',
    daysAgo: 19,
    sender: { name: 'Claire Dumas', email: 'claire.dumas@maison.test', phone: '+33 6 12 34 56 78' },
    subject: 'Invitation to Paris',
    message: 'We would like to invite one of your artists to our autumn show in Paris. Who could come in October?',
    asksForTalent: true,
    became: 'ANSWERED',
  },
  {
    form: 'talents',
    daysAgo: 33,
    sender: { name: 'Mia Castellano', email: 'mia.c@mail.test' },
    subject: 'Sports presenter',
    message: 'I present a weekly sports show on community radio and would like to move to television.',
    became: 'ANSWERED',
  },
  {
    form: 'bookings',
    daysAgo: 58,
    sender: null,
    subject: 'Gala in spring',
    message: 'We plan our gala for spring and need a host and a band. Please send three suggestions.',
    became: 'ANSWERED',
  },
  {
    form: 'bookings',
    daysAgo: 84,
    sender: { name: 'Jonas Weber', email: 'jonas.weber@brauhaus.test' },
    subject: 'Anniversary of our brewery',
    message: 'A hundred years of beer! We look for a band for the evening of the twentieth.',
    became: 'CLOSED',
  },
  {
    form: 'talents',
    daysAgo: 121,
    sender: { name: 'Zeynep Aydin', email: 'zeynep@mail.test' },
    subject: 'Dancer and choreographer',
    message: 'I moved here from Izmir and have danced in two musicals. May I send you my showreel?',
    became: 'CLOSED',
  },
  {
    form: 'bookings',
    daysAgo: 166,
    sender: { name: 'Helen Marsh', email: 'helen@coastalwalks.test' },
    subject: 'Voice for an audio guide',
    message: 'We record an audio guide of our coastal walk and look for a warm voice. Two days in the studio.',
    asksForTalent: true,
    became: 'ANSWERED',
  },
];
