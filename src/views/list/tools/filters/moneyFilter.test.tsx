import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureRegistry } from '../../../../../tests/support/fixture.ts';
import { admin, renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { FilterBar } from './FilterBar.tsx';

const duty = fixtureRegistry.get('fixtureDuty');
const fields = Object.fromEntries(Object.keys(duty.fields).map((name) => [name, name === 'fee' ? 'Fee' : name]));
const resources = { fixtureDuty: { name: 'Duty |||| Duties', fields } };
const named = Object.keys(duty.list.namedFilters ?? {});
const namedFilters = { fixtureDuty: Object.fromEntries(named.map((name) => [name, name])) };
const inParis = {
  ...admin,
  defaults: { currency: 'EUR', country: 'FR', timeZone: 'Europe/Paris', firstWeekday: 'MO' as const },
};

async function open(at = '/duty') {
  const bar = (
    <OpenListOf entity={duty}>
      <FilterBar />
    </OpenListOf>
  );
  const page = renderView(bar, { at, resources, namedFilters, actor: inParis });
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  const openFee = async () => {
    await page.user.click(screen.getByText('+ Filter'));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Fee' }));
    await whenLoaded();
    return within(await screen.findByRole('dialog', { name: 'Fee' }));
  };
  const choose = async (dialog: ReturnType<typeof within>, currency: string) => {
    const box = await dialog.findByRole('combobox', { name: 'Currency' });
    await page.user.clear(box);
    await page.user.type(box, currency);
    await page.user.click(await screen.findByRole('option', { name: currency }));
  };
  return { ...page, address, openFee, choose };
}

it('bounds amounts of the agency’s own currency, and of another that is chosen', async () => {
  const { user, address, openFee, choose } = await open('/duty?categoryCodes=');
  const dialog = await openFee();
  expect(await dialog.findByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await user.type(dialog.getByLabelText('From'), '12.50');
  await waitFor(() => expect(address()).toBe('/duty?feeMin=12.50'));
  expect(screen.getByText(/^Fee: .*12\.50/)).toBeInTheDocument();
  await choose(dialog, 'USD');
  await waitFor(() => expect(address()).toBe('/duty?feeMin=12.50&feeCurrency=USD'));
});

it('gives up a bound that is no amount of the currency that is chosen', async () => {
  const { address, openFee, choose } = await open('/duty?feeMax=12.50');
  const dialog = await openFee();
  await choose(dialog, 'JPY');
  await waitFor(() => expect(address()).toBe('/duty?feeCurrency=JPY'));
  expect(screen.getByText('Fee: JPY')).toBeInTheDocument();
});

it('refuses an address whose bound has more digits than its currency', async () => {
  const { address } = await open('/duty?feeMin=12.50&feeCurrency=JPY');
  expect(screen.getByText('Fee: JPY')).toBeInTheDocument();
  expect(address()).toContain('feeCurrency=JPY');
});
