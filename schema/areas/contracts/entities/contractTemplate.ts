import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { contractTextLimit, positionLast } from '../../../rules/limits.ts';

/** A text from which contracts are made, with merge fields for what differs between them (AB 7, contract template). */
export const contractTemplate = defineEntity({
  name: 'contractTemplate',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/contract-template', routes: { update: 'PUT /' } },
  fields: {
    displayName: field.text({ required: true, max: 200, unique: 'notUnique' }),
    type: field.ref('contractType', { onDelete: 'refuse' }),
    text: field.text({ required: true, isMultiline: true, isRich: true, max: contractTextLimit }),
    isHidden: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'type', 'isHidden', 'position'],
    hidden: ['text'],
    filters: ['type', 'isHidden'],
    sortable: ['position', 'displayName'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], without: 'isHidden' },
  form: { template: ['displayName', 'type', 'text', 'isHidden', 'position'] },
});

export type ContractTemplate = RecordOf<typeof contractTemplate>;
