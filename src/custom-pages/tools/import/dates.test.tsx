import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { registry } from '../../../../schema/index.ts';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { lookUp } from './fieldWords.ts';
import type { ImportSteps } from './useImport.ts';

const talent = registry.get('talent');

function open(more: Partial<ImportDetail>) {
  const names = ['displayName', 'startDate', 'location'];
  const one = {
    headings: ['Name', 'Since', 'Home'],
    sample: [['Ada', '03/04/2024', 'Perth']],
    fields: names.map((name) => ({ name, isNeeded: false, isKey: false })),
    mapping: null,
    sheets: [],
    sheet: null,
    columns: [],
    isOwn: true,
    dateOrders: [null, 'either', null],
    remembered: {
      columns: [
        { column: 1, field: 'startDate' },
        { column: 2, field: 'location' },
      ],
    },
    ...more,
  } as unknown as ImportDetail;
  const take = vi.fn<ImportSteps['take']>();
  const form = <ColumnsForm one={one} entity={talent} languages={[lookUp(wholeEnglish)]} take={take} taking={null} />;
  return { ...renderPage(form, () => ({})), take };
}
const mapped = (dateOrder: string) => ({
  step: 'mapping',
  mapping: expect.objectContaining({
    columns: [
      { column: 0, field: 'displayName' },
      { column: 1, field: 'startDate', dateOrder },
      { column: 2, field: 'location' },
    ],
  }),
});

it('asks for the order of days that the file does not tell, and remembers the columns of a former file', async () => {
  const { user, take } = open({});
  const order = await screen.findByLabelText('Order of day and month of Since');
  expect(screen.getByLabelText('Field of Home')).toHaveValue('location');
  expect(screen.getByText('Choose whether the day or the month comes first in: Since')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Check all rows' })).toBeDisabled();
  await user.selectOptions(order, 'Month first: 03/04/2024 = 04 Mar 2024');
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  expect(take).toHaveBeenCalledWith(mapped('MDY'));
});

it('treats existing records as it was chosen for a file of the same columns', async () => {
  const columns = [{ column: 1, field: 'email' }];
  const { user, take } = open({
    headings: ['Name', 'Mail'],
    fields: ['displayName', 'email'].map((name) => ({ name, isNeeded: false, isKey: false })),
    dateOrders: [],
    remembered: { columns, key: 'email', existing: 'update' },
  });
  expect(await screen.findByLabelText('If it already exists')).toHaveDisplayValue('Update it from the file');
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  const mapping = expect.objectContaining({ key: 'email', existing: 'update' });
  expect(take).toHaveBeenCalledWith({ step: 'mapping', mapping });
});

it('shows the order that the column settles', async () => {
  const { user, take } = open({ dateOrders: [null, 'DMY', null] });
  expect(await screen.findByLabelText('Order of day and month of Since')).toHaveDisplayValue(
    'Day first: 03/04/2024 = 03 Apr 2024',
  );
  await user.click(screen.getByRole('button', { name: 'Check all rows' }));
  expect(take).toHaveBeenCalledWith(mapped('DMY'));
});

it('asks nothing for a column that is left out', async () => {
  const { user } = open({});
  await user.selectOptions(await screen.findByLabelText('Field of Since'), 'Leave out');
  expect(screen.queryByLabelText('Order of day and month of Since')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check all rows' })).toBeEnabled();
});
