import { field } from '../../../fields/kinds.ts';
import { addresses } from '../address.ts';

/** Legal and private data of a person: the tab `personal` of talents and scouts (AB 2). */
export const personalFields = {
  legalGivenNames: field.text({ max: 200 }),
  legalFamilyName: field.text({ max: 200 }),
  stageName: field.text({ max: 200 }),
  formerNames: field.text({ max: 200 }),
  pronouns: field.text({ max: 40 }),
  gender: field.choice(['FEMALE', 'MALE', 'NON_BINARY', 'OTHER']),
  birthPlace: field.place(),
  nationality: field.text({ max: 200 }),
  addresses,
  languages: field.rows({
    language: field.text({ required: true, max: 80 }),
    level: field.choice(['NATIVE', 'FLUENT', 'CONVERSATIONAL', 'BASIC']),
  }),
  identityDocuments: field.rows(
    {
      type: field.choice(
        ['PASSPORT', 'DRIVER_LICENCE', 'NATIONAL_ID', 'VISA', 'BIRTH_CERTIFICATE', 'CHILD_SAFETY_CHECK', 'OTHER'],
        { required: true, default: 'PASSPORT' },
      ),
      number: field.text({ required: true, max: 80 }),
      country: field.text({ max: 80, suggests: 'country' }),
      issuedOn: field.date({ isPast: 'orToday' }),
      expiresOn: field.date({ after: 'issuedOn' }),
    },
    { isTable: true },
  ),
  emergencyContacts: field.rows(
    {
      name: field.text({ required: true, max: 200 }),
      relationship: field.text({ max: 80 }),
      phoneNumber: field.phone({ country: 'countryCode' }),
      email: field.text({ pattern: 'email' }),
    },
    { isTable: true },
  ),
  families: field.rows(
    {
      name: field.text({ required: true, max: 200 }),
      relationship: field.choice(['SPOUSE', 'CHILD', 'PARENT', 'SIBLING', 'OTHER']),
      dob: field.date({ isPast: true }),
      phoneNumber: field.phone({ country: 'countryCode' }),
      email: field.text({ pattern: 'email' }),
      isGuardian: field.flag(),
    },
    { isTable: true },
  ),
};

export const personalSections = {
  names: ['legalGivenNames', 'legalFamilyName', 'stageName', 'formerNames', 'pronouns', 'gender'],
  origin: ['birthPlace', 'nationality', 'languages'],
  home: ['addresses'],
  documents: ['identityDocuments'],
  emergency: ['emergencyContacts'],
  family: ['families'],
} as const;

export const personalTab = { personal: ['names', 'origin', 'home', 'documents', 'emergency', 'family'] } as const;
