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
function open(headings: readonly string[]) {
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
    isOwn: true,
    dateOrders: [],
    remembered: null,
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
  expect(city).toHaveValue('');
  expect(screen.queryByText(/^Also needed/)).toBeNull();
  await user.selectOptions(city, 'Address · City');
  expect(screen.getByText('Also needed with the chosen fields: Address')).toHaveRole('status');
  await user.selectOptions(screen.getByLabelText('Field of Name'), 'Address');
  expect(screen.getByText('Choose the column that holds: Name')).toHaveRole('status');
  expect(screen.queryByText(/^Also needed/)).toBeNull();
});
