import { field } from '../../../fields/kinds.ts';

/** The measures of a comp card, for casting and wardrobe: the tab `sizes` of talents (AB 2). */
export const sizeFields = {
  height: field.measure('length'),
  weight: field.measure('mass'),
  chest: field.measure('length'),
  waist: field.measure('length'),
  hips: field.measure('length'),
  inseam: field.measure('length'),
  collar: field.measure('length'),
  sleeve: field.measure('length'),
  shoulders: field.measure('length'),
  head: field.measure('length'),
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
