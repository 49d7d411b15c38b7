import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';

/** A type of contract of the agency: representation, booking, endorsement (AB 7, Contract type). */
export const contractType = defineEntity({
  name: 'contractType',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/contract-type', routes: { update: 'PUT /' } },
  fields: {
    displayName: field.text({ required: true, max: 100, unique: 'notUnique' }),
    isHidden: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'isHidden', 'position'],
    filters: ['isHidden'],
    sortable: ['position', 'displayName'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], without: 'isHidden' },
  form: { type: ['displayName', 'isHidden', 'position'] },
});

export type ContractType = RecordOf<typeof contractType>;
