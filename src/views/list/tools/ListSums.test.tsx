import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../../schema/fields/kinds.ts';
import { defineEntity } from '../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { OpenListOf } from '../../../../tests/support/browser/OpenListOf.tsx';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import type { Sums } from '../../../dataProvider/types.ts';
import { ListSums } from './ListSums.tsx';

/** Deals under the name of an entity that the catalogs know. */
const deal = defineEntity({
  name: 'opportunity',
  group: 'none',
  title: 'summary',
  access: 'CONTRACT',
  api: { base: '/test/deals' },
  fields: { summary: field.text({ required: true }), value: field.money() },
  list: { columns: ['summary', 'value'], sortable: ['summary'], sort: ['summary', 'ASC'], sums: ['value'] },
  form: { deal: ['summary', 'value'] },
}) as unknown as AnyEntity;

const show = (sums: Sums) =>
  renderView(
    <OpenListOf entity={deal} list={{ sums }}>
      <ListSums />
    </OpenListOf>,
    { at: '/deals', api: {} as never },
  );

it('shows the sum of each amount in each currency', () => {
  show({
    value: [
      { currency: 'EUR', amount: '90071992547409.93' },
      { currency: 'JPY', amount: '15000' },
    ],
  });
  expect(screen.getByRole('group', { name: 'Totals' })).toHaveTextContent(
    /Value\s*EUR\s90,071,992,547,409\.93\s*JPY\s15,000/,
  );
});

it('shows nothing where there is no amount', () => {
  show({ value: [] });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
