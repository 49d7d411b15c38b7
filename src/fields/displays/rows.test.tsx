import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { talent } from '../../../schema/areas/people/entities/talent.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { FieldDisplay } from '../displays.ts';
import { RowTable } from './RowTable.tsx';

const days = { startsOn: null, endsOn: null, exclusiveUntil: null };
const deal = (id: string, brand: string, category: string | null) => ({
  ...days,
  id,
  brand,
  category,
  isExclusive: false,
});

const brands = [
  deal('a', 'Volt', 'TECHNOLOGY'),
  { ...deal('b', 'Strida', 'FOOTWEAR'), isExclusive: true },
  deal('c', 'Nowhere', null),
  deal('d', 'Paseo', 'FOOTWEAR'),
];

it('shows deals by their category, in its order, and those without one first', () => {
  renderView(
    <RowTable resource="talent" name="brands" field={talent.fields.brands} rows={brands} label="Brands" />,
    {},
  );
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Nowhere',
    'Footwear',
    'Strida',
    'Paseo',
    'Technology',
    'Volt',
  ]);
  expect(within(screen.getByRole('rowgroup', { name: 'Footwear' })).getAllByRole('row')).toHaveLength(3);
});

it('shows the columns that a row fills, and what is true as a check mark', () => {
  renderView(
    <RowTable resource="talent" name="brands" field={talent.fields.brands} rows={brands} label="Brands" />,
    {},
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Brand', 'Exclusive']);
  expect(within(screen.getByRole('row', { name: /Strida/ })).getByRole('img', { name: 'Yes' })).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('shows an address in one cell', () => {
  const address = {
    id: 'a',
    addressLine1: '1 King St',
    city: 'Sydney',
    state: 'NSW',
    zip: '2000',
    country: 'Australia',
  };
  const field = talent.fields.addresses;
  const home = { ...address, type: 0, asContactAddress: true, cityId: '7', entireAddress: 'all' };
  renderView(<RowTable resource="talent" name="addresses" field={field} rows={[home]} label="Addresses" />, {});
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Address', 'Type', 'Contact address']);
  expect(screen.getByRole('rowheader')).toHaveTextContent('1 King StSydney, NSW, 2000, Australia');
});

it('tells a row in one line where it stands beside another version', () => {
  const strida = { ...deal('b', 'Strida', 'FOOTWEAR'), isExclusive: true, endsOn: '2026-09-14' };
  renderView(
    <FieldDisplay
      resource="talent"
      name="brands"
      field={talent.fields.brands}
      record={{ id: '1', brands: [strida] }}
    />,
    {},
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Strida · Footwear · Until 14 Sep 2026 · Exclusive');
});
