import { field } from '../../fields/kinds.ts';

/** Times since the agency last spoke with somebody, by which lists of people are filtered. */
export const talkAges = ['D0_7', 'D8_30', 'D31_90', 'OVER_90', 'NEVER'] as const;

const codes = Object.fromEntries(talkAges.map((age) => [age, age]));

/**
 * Time since the agency last spoke with a person or company: by calls, mails and answered enquiries. Only readers of all
 * of these see it, so that nobody learns of a mail that they may not read.
 */
export const talkFields = {
  daysSinceTalk: field.computed('daysSinceTalk', { as: 'integer', access: 'COMM', from: [] }),
  talkAge: field.computed('talkAge', {
    as: 'choice',
    choices: talkAges,
    filteredBy: { param: 'talkAges', codes },
    access: 'COMM',
    from: [],
  }),
} as const;
