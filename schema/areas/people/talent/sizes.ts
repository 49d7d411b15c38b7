import { field } from '../../../fields/kinds.ts';

/** Smallest and largest length of a part of a body, in millimetres. */
const ofBody = [50, 3000] as const;

/** The measures of a comp card, for casting and wardrobe: the tab `sizes` of talents (AB 2). */
export const sizeFields = {
  height: field.measure('length', { range: [300, 3000] }),
  weight: field.measure('mass'),
  chest: field.measure('length', { range: ofBody }),
  waist: field.measure('length', { range: ofBody }),
  hips: field.measure('length', { range: ofBody }),
  inseam: field.measure('length', { range: ofBody }),
  collar: field.measure('length', { range: ofBody }),
  sleeve: field.measure('length', { range: ofBody }),
  shoulders: field.measure('length', { range: ofBody }),
  head: field.measure('length', { range: ofBody }),
  shoeSize: field.text({ max: 40 }),
  dressSize: field.text({ max: 40 }),
  suitSize: field.text({ max: 40 }),
  gloveSize: field.text({ max: 40 }),
  hairColour: field.choice(['BLACK', 'BROWN', 'BLOND', 'RED', 'GREY', 'WHITE', 'BALD', 'OTHER']),
  eyeColour: field.choice(['BROWN', 'HAZEL', 'GREEN', 'BLUE', 'GREY', 'OTHER']),
  distinctiveMarks: field.text({ isMultiline: true, max: 1000 }),
  measuredOn: field.date({ isPast: 'orToday' }),
};

export const sizeSections = {
  body: ['height', 'weight', 'chest', 'waist', 'hips', 'inseam', 'collar', 'sleeve', 'shoulders', 'head', 'measuredOn'],
  clothing: ['shoeSize', 'dressSize', 'suitSize', 'gloveSize'],
  looks: ['hairColour', 'eyeColour', 'distinctiveMarks'],
} as const;

export const sizesTab = { sizes: ['body', 'clothing', 'looks'] } as const;
