import type { catalogueDefaults } from '../../server/areas/operators/agencies/catalogueDefaults.ts';

/** Name of an outcome that every agency starts with. */
type Outcome = NonNullable<(typeof catalogueDefaults)['CALL_OUTCOME']>[number];

/** A call that was taken: its subject, its outcome, and a note for some. */
export interface CallText {
  readonly subject: string;
  readonly outcome: Outcome;
  readonly note: string | null;
}

/** Calls with talents and prospects. */
export const personCalls: readonly CallText[] = [
  { subject: 'Availability next month', outcome: 'Reached', note: 'Free from the second week. Prefers mornings.' },
  { subject: 'Fee for the campaign', outcome: 'Agreed', note: 'Happy with the offer. Wants the usage in writing.' },
  { subject: 'Travel for the shoot', outcome: 'Reached', note: 'Needs a window seat and a late check-out.' },
  { subject: 'Contract questions', outcome: 'Call back', note: 'Reads it with the family first.' },
  { subject: 'Weekly catch-up', outcome: 'Reached', note: null },
  { subject: 'New photos', outcome: 'Reached', note: 'Sends a selection by Friday.' },
  { subject: 'Casting feedback', outcome: 'Reached', note: 'They liked the second take.' },
  { subject: 'Interview request', outcome: 'Declined', note: 'No interviews before the season starts.' },
  { subject: 'Call time moved', outcome: 'Left a message', note: null },
  { subject: 'Rehearsal dates', outcome: 'No answer', note: null },
];

/** Calls with partners and their contacts. */
export const partnerCalls: readonly CallText[] = [
  { subject: 'Quote for an appearance', outcome: 'Reached', note: 'Two hours, one city. Wants three names by Monday.' },
  { subject: 'Dates for the campaign', outcome: 'Agreed', note: 'Second half of the month works for everybody.' },
  { subject: 'Invoice not paid yet', outcome: 'Reached', note: 'Accounts pays in this week’s run.' },
  { subject: 'Usage after the first year', outcome: 'Call back', note: 'Asks legal about the territory.' },
  { subject: 'Briefing for the shoot', outcome: 'Reached', note: null },
  { subject: 'Budget for next season', outcome: 'Reached', note: 'Same as this year, decided in June.' },
  { subject: 'Looking for a host', outcome: 'Left a message', note: null },
  { subject: 'Change of venue', outcome: 'Reached', note: 'Same evening, smaller room, parking on site.' },
  { subject: 'Offer for the gala', outcome: 'Declined', note: 'They went with a band.' },
  { subject: 'Follow-up after the event', outcome: 'No answer', note: null },
];
