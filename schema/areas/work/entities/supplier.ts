import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';

/** A company or person that the agency buys from for a task: a driver, a venue, a studio (AB 3, Task). */
export const supplier = defineEntity({
  name: 'supplier',
  group: 'none',
  title: 'displayName',
  face: 'company',
  access: { read: 'everyone', write: 'TASK' },
  api: { base: '/client/v1/suppliers' },
  fields: {
    displayName: field.text({ required: true, max: 200, unique: 'notUnique' }),
    email: field.text({ pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
  },
  list: {
    columns: ['displayName', 'email', 'phoneNumber'],
    filters: ['displayName'],
    sortable: ['displayName', 'createdAt'],
    search: ['displayName', 'email', 'phoneNumber'],
    sort: ['displayName', 'ASC'],
  },
  form: { supplier: ['displayName', 'email', 'phoneNumber'] },
});

export type Supplier = RecordOf<typeof supplier>;
