/** Subjects of talents' engagements. */
export const dealSubjects = [
  'Ambassador for a year',
  'Appearance at the summer launch',
  'Social campaign, six posts',
  'Photo shoot and usage, twelve months',
  'Keynote and meet-and-greet',
  'Residency, four nights',
  'Voice of the winter campaign',
  'Clinic for juniors',
  'Studio days',
  'Season partnership',
  'Charity gala',
  'Television commercial',
] as const;

/** Origins of a contract, one line each. */
export const dealNotes = [
  'Renewed on the terms of last year.',
  'The option for a second year is theirs, until two months before the end.',
  'Travel and accommodation are on the partner.',
  'Exclusive in its category while it lasts.',
  'Usage online and in stores, not on television.',
] as const;
