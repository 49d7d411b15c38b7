import { defineEntity } from '../../../schema/language/define.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { field } from '../../../schema/fields/kinds.ts';

/** A declaration with states, under the name of one that the catalogs know, for tests of what views make of them. */
export const deal = defineEntity({
  name: 'contract',
  group: 'none',
  title: 'summary',
  access: 'CONTRACT',
  api: { base: '/test/deals' },
  fields: {
    summary: field.text({ required: true }),
    stage: field.choice(['DRAFT', 'SENT', 'PAID'], { required: true, default: 'DRAFT' }),
    client: field.ref('partner'),
    startsOn: field.date(),
    description: field.text(),
  },
  states: {
    stage: {
      steps: {
        send: { from: ['DRAFT'], to: 'SENT', needs: ['client'], asks: ['description'] },
        pay: { from: ['SENT'], to: 'PAID', guard: 'isPaid' },
        withdraw: { from: ['SENT'], to: 'DRAFT', level: 'EDIT_ALL', isAside: true },
      },
      locks: { SENT: { edit: ['startsOn'], delete: false }, PAID: { edit: [] } },
    },
  },
  list: {
    columns: ['summary'],
    sortable: ['summary'],
    sort: ['summary', 'ASC'],
    bulk: { edit: ['stage', 'startsOn', 'description'] },
  },
  form: { deal: ['summary', 'stage', 'client', 'startsOn', 'description'] },
}) as unknown as AnyEntity;

const words = (step: string) => ({
  do: step,
  title: `${step} %{name}?`,
  lead: `About ${step}`,
  done: `%{name}: ${step}`,
});

/** The words of its steps. */
export const dealSteps = { contract: { send: words('Send'), pay: words('Pay'), withdraw: words('Withdraw') } };
