/** Posts of talents, in a few words. */
export const postTexts = [
  'Rehearsal done. Two more days until the first night.',
  'Thank you for last night: I could hear every one of you.',
  'New pictures from the set, and a very early morning.',
  'Which song should open the next show?',
  'Back home after three weeks on the road. The cat has not forgiven me.',
  'Filming in the rain again. Worth it for this light.',
  'Somebody left flowers at the stage door. You know who you are.',
  'The second episode is out tonight at eight.',
  'Learning a new accent. Practise with me?',
  'A quiet Sunday, a long walk and no phone.',
] as const;

/** Posts of fans in the room of a talent. */
export const fanTexts = [
  'Saw you in the matinee on Saturday. Best day of the year!',
  'Is there a stage door signing after the show?',
  'My sister and I watched the whole season twice.',
  'Please come to our city next time.',
  'The new trailer gave me chills.',
  'Does anybody have a spare ticket for Friday?',
] as const;

/** Questions to fans, with the answers to choose from. */
export const pollTexts = [
  ['Which city should be next?', ['Perth', 'Hobart', 'Darwin', 'Wellington']],
  ['Morning show or late show?', ['Morning', 'Late']],
  ['What would you like to see more of?', ['Behind the scenes', 'Live sets', 'Questions and answers']],
  ['Pick the poster', ['The blue one', 'The red one', 'The one with the dog', 'None of these', 'All of them']],
  ['How did you first hear of us?', ['Television', 'A friend', 'By chance']],
] as const;

/** Reasons of fans who find something out of place. */
export const signalTexts = [
  'This is an advertisement.',
  'Posted three times already.',
  'Not about this talent.',
] as const;
