import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { talent } from '../../../schema/areas/people/entities/talent.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { FieldDisplay } from '../displays.ts';

const days = { startsOn: null, endsOn: null, exclusiveUntil: null };
const deal = (id: string, brand: string, category: string | null) => ({
  ...days,
  id,
  brand,
  category,
  isExclusive: false,
});

it('shows deals by their category, in its order, and those without one first', () => {
  const brands = [
    deal('a', 'Volt', 'TECHNOLOGY'),
    deal('b', 'Strida', 'FOOTWEAR'),
    deal('c', 'Nowhere', null),
    deal('d', 'Paseo', 'FOOTWEAR'),
  ];
  renderView(
    <FieldDisplay resource="talent" name="brands" field={talent.fields.brands} record={{ id: '1', brands }} />,
    {},
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nowhere',
    'Strida',
    'Paseo',
    'Volt',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Footwear', 'Technology']);
  expect(within(screen.getByRole('region', { name: 'Footwear' })).getAllByRole('listitem')).toHaveLength(2);
});
