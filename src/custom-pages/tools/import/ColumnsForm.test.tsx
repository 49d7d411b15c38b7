import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { registry } from '../../../../schema/index.ts';
import { importTargets, isNeeded } from '../../../../schema/areas/tools/imports/targets.ts';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { lookUp } from './fieldWords.ts';
import type { ImportSteps } from './useImport.ts';

const talent = registry.get('talent');

/** The columns of a file with these headings, over one row. */
function open(headings: readonly string[], more: Partial<ImportDetail> = {}) {
  const fields = importTargets(talent, { customFields: [] }).map((target) => ({
    name: target.name,
    isNeeded: isNeeded(target),
    isKey: false,
  }));
  const one = {
    headings,
    sample: [],
    fields,
    mapping: null,
    sheets: [],
    sheet: null,
    columns: [],
    isOwn: true,
    dateOrders: [],
    remembered: null,
    ...more,
  } as unknown as ImportDetail;
  const take = vi.fn<ImportSteps['take']>();
  const form = <ColumnsForm one={one} entity={talent} languages={[lookUp(wholeEnglish)]} take={take} taking={null} />;
  return { ...renderPage(form, () => ({})), take };
}

it('reads addresses and accounts, with the words of their choices', async () => {
  const { user, take } = open(['Name', 'Street', 'Address type', 'Instagram']);
  expect(await screen.findByLabelText('Field of Instagram')).toHaveDisplayValue('Social account · Instagram');
  expect(screen.getByLabelText('Field of Street')).toHaveDisplayValue('Address');
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  const columns = [
    { column: 0, field: 'displayName' },
    { column: 1, field: 'addresses.addressLine1' },
    { column: 2, field: 'addresses.type', words: { Home: 'HOME', Office: 'OFFICE', Postal: 'POSTAL' } },
    { column: 3, field: 'socials.INSTAGRAM' },
  ];
  expect(take).toHaveBeenCalledWith({ step: 'mapping', mapping: expect.objectContaining({ columns }) });
});

it('says what an address needs besides, once a part of one is chosen', async () => {
  const { user } = open(['Name', 'City']);
  const city = await screen.findByLabelText('Field of City');
  // Without a street a town is where somebody lives.
  expect(city).toHaveValue('location');
  expect(screen.queryByText(/^Also needed/)).toBeNull();
  await user.selectOptions(city, 'Address · City');
  expect(screen.getByText('Also needed with the chosen fields: Address')).toHaveRole('status');
  await user.selectOptions(screen.getByLabelText('Field of Name'), 'Address');
  expect(screen.getByText('Choose the column that holds: Name')).toHaveRole('status');
  expect(screen.queryByText(/^Also needed/)).toBeNull();
});

/** A file of people as spreadsheets call their columns, with some contents. */
const people = {
  headings: ['Full name', 'Mail', 'Mobile', 'Town', 'Genre', 'Extra'],
  columns: [['Ada Lovelace'], ['ada@house.test'], ['0412 345 678'], ['Perth'], ['Music'], ['https://ada.example']].map(
    (values, index) => ({
      values: values.map((text) => ({ text, rows: 1 })),
      fits: (index === 4 ? { categories: 1 } : {}) as Readonly<Record<string, number>>,
    }),
  ),
};

it('suggests fields by what columns are called and hold, says which to look at, and fills each field once', async () => {
  const { user, take } = open(people.headings, { columns: people.columns });
  const found = ['displayName', 'email', 'phoneNumber', 'location', 'categories', 'website'];
  for (const [index, heading] of people.headings.entries()) {
    expect(await screen.findByLabelText(`Field of ${heading}`)).toHaveValue(found[index]);
  }
  expect(screen.getAllByText('Suggested, please check')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Field of Town'), 'Website');
  expect(screen.getByLabelText('Field of Extra')).toHaveValue('');
  expect(screen.queryByText('Suggested, please check')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  const fields = ['displayName', 'email', 'phoneNumber', 'website', 'categories'];
  const columns = fields.map((field, column) => ({ column, field }));
  expect(take).toHaveBeenCalledWith({ step: 'mapping', mapping: expect.objectContaining({ columns }) });
});

it('takes a name from two columns', async () => {
  const { user, take } = open(['First name', 'Surname']);
  expect(await screen.findByLabelText('Field of Surname')).toHaveValue('displayName');
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  const columns = [0, 1].map((column) => ({ column, field: 'displayName' }));
  expect(take).toHaveBeenCalledWith({ step: 'mapping', mapping: expect.objectContaining({ columns }) });
});

it('offers the sheets of a workbook', async () => {
  const sheets = ['Talents', 'Scouts'].map((name, index) => ({ index, name }));
  const { user, take } = open(['Name'], { sheets, sheet: 0 });
  await user.selectOptions(await screen.findByLabelText('Sheet'), 'Scouts');
  expect(take).toHaveBeenCalledWith({ step: 'sheet', sheet: 1 });
});
