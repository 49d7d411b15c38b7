/** Types of fields that an agency can add (AB 3, Custom field). */
export const customDataTypes = ['MULTI_SELECT', 'SINGLE_SELECT', 'LONG_TEXT', 'SHORT_TEXT', 'DATE'] as const;
export type CustomDataType = (typeof customDataTypes)[number];

/**
 * Entities to which an agency may add fields: the entity with `customFields`, variants included, by its name, and its
 * word on the wire (`ownerType` of AB 7).
 */
export const customOwners = {
  talent: 'TALENT',
  partner: 'PARTNER',
  opportunity: 'PIPELINE',
  event: 'EVENT',
  project: 'PROJECT',
  contract: 'CONTRACT',
} as const;

/** The most fields of one entity that are in use, and the most choices of one field that can be chosen. */
export const customFieldLimit = 100;
export const customChoiceLimit = 100;
/** Position of a field that was never moved: after all that were, in the order of creation. */
export const customPositionLast = 1000;
/** Characters of a name, of an explanation and of a choice. */
export const customLabelLimit = 100;
export const customHelpLimit = 300;
export const customChoiceLength = 100;
