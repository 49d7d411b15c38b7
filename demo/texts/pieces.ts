/** Headlines of a talent's news; `%` is the talent. */
export const newsTitles = [
  ['% announces new tour dates', 'Tickets are on sale from Friday. Fans hear first when a date is added.'],
  ['Behind the scenes with %', 'A day on set, from the first call to the last take.'],
  ['% talks about the new season', 'What comes next, and what was hardest about the last year.'],
  ['% joins a new campaign', 'The first pictures are here; the film follows next month.'],
  ['Five questions for %', 'You asked, and here are the answers.'],
  ['% is nominated', 'The winners are announced in spring. Thank you for every vote.'],
] as const;

/** Titles of what fans may visit. */
export const fanEventTitles = [
  ['An evening with %', 'Doors open an hour before. Bring your questions.'],
  ['% live', 'One night only.'],
  ['Meet %', 'Signing and photographs, first come, first served.'],
  ['Workshop with %', 'For everybody over sixteen; no experience is needed.'],
] as const;

/** Titles of recordings and films. */
export const recordingTitles = [
  ['%: the story so far', ''],
  ['% in conversation', 'Half an hour about work, luck and mornings.'],
  ['% in the studio', 'A first take.'],
] as const;
