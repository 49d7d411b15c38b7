import { field } from '../../fields/kinds.ts';

/**
 * Addresses of a person or a company (AB 3, Address). Ids are those of a city, state or country in the places search.
 * Once there is an address, one must stay, and at most one is the contact address (AB 5).
 */
export const addresses = field.rows(
  {
    addressLine1: field.text({ required: true, max: 500, fallback: 'entireAddress' }),
    district: field.text(),
    city: field.text(),
    cityId: field.text(),
    state: field.text(),
    stateId: field.text(),
    zip: field.text({ max: 20 }),
    country: field.text({ max: 80, suggests: 'country' }),
    countryId: field.text(),
    entireAddress: field.text({ max: 500 }),
    type: field.choice(['HOME', 'OFFICE', 'POSTAL'], { required: true, default: 'HOME' }),
    asContactAddress: field.flag(),
  },
  {
    unasked: ['cityId', 'stateId', 'countryId', 'entireAddress'],
    place: 'city',
    street: 'addressLine1',
    whole: 'entireAddress',
    last: 'lastAddress',
    mark: { cell: 'asContactAddress', gone: 'contactAddress', twice: 'oneContactAddress' },
  },
);
