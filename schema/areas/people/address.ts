import { field } from '../../fields/kinds.ts';

/**
 * The addresses of somebody or of a company (AB 3, Address). Ids are those by which a places search knows a city, state or
 * country. Whoever has addresses keeps one, and one of them at most is the contact address (AB 5).
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
    last: 'lastAddress',
    mark: { cell: 'asContactAddress', gone: 'contactAddress', twice: 'oneContactAddress' },
  },
);
