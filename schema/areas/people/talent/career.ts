import { field } from '../../../fields/kinds.ts';

/** A year of a person's working life. */
const year = field.integer({ min: 1900, max: 2100, isName: true });

/** Work and awards of a person: the tab `career` of talents and scouts (AB 2). */
export const careerFields = {
  sports: field.catalogues('SPORT'),
  team: field.catalogue('TEAM'),
  league: field.catalogue('LEAGUE'),
  playingPosition: field.text({ max: 80 }),
  strongSide: field.choice(['LEFT', 'RIGHT', 'BOTH']),
  careers: field.rows(
    {
      title: field.text({ required: true, max: 200 }),
      organisation: field.text({ max: 200 }),
      fromDate: field.date({ isMonth: true }),
      toDate: field.date({ isMonth: true, after: 'fromDate' }),
      description: field.text({ isMultiline: true, max: 2000 }),
    },
    { isTable: true },
  ),
  achievements: field.rows(
    {
      title: field.text({ required: true, max: 200 }),
      event: field.text({ max: 200 }),
      year,
      description: field.text({ isMultiline: true, max: 2000 }),
    },
    { isTable: true },
  ),
  trainings: field.rows(
    {
      title: field.text({ required: true, max: 200 }),
      institution: field.text({ max: 200 }),
      year,
    },
    { isTable: true },
  ),
};

export const careerSections = {
  sport: ['sports', 'team', 'league', 'playingPosition', 'strongSide'],
  roles: ['careers'],
  awards: ['achievements'],
  training: ['trainings'],
} as const;

export const careerTab = { career: ['sport', 'roles', 'awards', 'training'] } as const;
