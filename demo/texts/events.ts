/** Types of events with what they are called, how long they last in hours, and when they start. */
export const eventSubjects: readonly {
  readonly type: string;
  readonly subjects: readonly string[];
  readonly hours: number;
  readonly from: number;
  readonly talents: number;
  readonly weight: number;
}[] = [
  {
    type: 'Performance',
    subjects: ['Evening show', 'Matinee', 'Festival set', 'Gala night'],
    hours: 3,
    from: 19,
    talents: 2,
    weight: 22,
  },
  {
    type: 'Appearance',
    subjects: ['Store opening', 'Meet and greet', 'Awards night', 'Fan day'],
    hours: 2,
    from: 11,
    talents: 2,
    weight: 20,
  },
  {
    type: 'Shoot',
    subjects: ['Campaign shoot', 'Editorial shoot', 'Content day', 'Portraits'],
    hours: 8,
    from: 8,
    talents: 1,
    weight: 20,
  },
  {
    type: 'Casting',
    subjects: ['Casting', 'Second casting', 'Chemistry read'],
    hours: 1,
    from: 10,
    talents: 4,
    weight: 12,
  },
  {
    type: 'Rehearsal',
    subjects: ['Rehearsal', 'Sound check', 'Run-through'],
    hours: 4,
    from: 13,
    talents: 2,
    weight: 10,
  },
  {
    type: 'Interview',
    subjects: ['Radio interview', 'Podcast recording', 'Press day'],
    hours: 1,
    from: 9,
    talents: 1,
    weight: 8,
  },
  {
    type: 'Match',
    subjects: ['Exhibition match', 'Junior clinic', 'Season opener'],
    hours: 3,
    from: 15,
    talents: 3,
    weight: 8,
  },
];

export const eventNotes = [
  'Call time is an hour before. Parking at the back entrance.',
  'Green room on the first floor; catering is there from noon.',
  'The partner sends the run sheet two days before.',
  'Two outfits: one plain, one of the partner’s choice.',
  'Transfers are booked.',
] as const;
