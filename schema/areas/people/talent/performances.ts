import { field } from '../../../fields/kinds.ts';

/** Appearances of a person: the tab `performanceHistory` of talents (AB 2). */
export const performanceFields = {
  performances: field.rows({
    title: field.text({ required: true, max: 200 }),
    type: field.choice(['CONCERT', 'FESTIVAL', 'COMPETITION', 'FILM', 'TELEVISION', 'THEATRE', 'APPEARANCE', 'OTHER']),
    date: field.date(),
    venue: field.text({ max: 200 }),
    city: field.text({ max: 120 }),
    role: field.text({ max: 120 }),
    result: field.text({ max: 200 }),
    audience: field.integer({ min: 0 }),
  }),
};

export const performanceSections = { performances: ['performances'] } as const;

export const performanceTab = { performanceHistory: ['performances'] } as const;
