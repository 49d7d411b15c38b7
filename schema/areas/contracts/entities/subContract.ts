import { defineEntity } from '../../../language/define.ts';
import { contractSteps } from '../contractSteps.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';

/** The part of a contract that concerns one talent, or that was agreed on later (AB 2, sub-contracts). */
export const subContract = defineEntity({
  name: 'subContract',
  group: 'none',
  title: 'summary',
  access: { owner: 'contract' },
  api: { base: '/client/v1/sub-contracts' },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    contract: field.ref('contract', { required: true, isFixed: true, onDelete: 'cascade' }),
    talent: field.refOneOf(['talent', 'scout']),
    status: field.status('CONTRACT', { required: true }),
    amount: field.money({ access: 'FINANCE' }),
    share: field.measure('share', { access: 'FINANCE' }),
    startsOn: field.date(),
    endsOn: field.date({ after: 'startsOn' }),
    deliverables: field.rows(
      {
        name: field.text({ required: true, max: 200 }),
        dueOn: field.date(),
        isDone: field.flag(),
      },
      { max: 100 },
    ),
    description: field.text({ isMultiline: true, isRich: true }),
    attachments: field.files({ max: 50 }),
  },
  list: {
    columns: ['summary', 'contract', 'talent', 'status', 'amount', 'startsOn', 'endsOn'],
    hidden: ['share', 'createdAt', 'updatedAt'],
    card: ['talent', 'status', 'endsOn'],
    filters: ['contract', 'talent', 'status', 'startsOn', 'endsOn', 'amount'],
    sortable: ['summary', 'status', 'amount', 'startsOn', 'endsOn', 'createdAt', 'updatedAt'],
    search: ['summary'],
    sort: ['startsOn', 'ASC'],
  },
  options: { isForReaders: true },
  form: {
    what: ['summary', 'contract', 'talent', 'status'],
    when: ['startsOn', 'endsOn'],
    money: ['amount', 'share'],
    about: ['deliverables', 'description', 'attachments'],
  },
  states: {
    status: {
      steps: contractSteps,
      starts: 'all',
    },
  },
});

export type SubContract = RecordOf<typeof subContract>;
