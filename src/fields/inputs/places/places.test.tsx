import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { partner } from '../../../../schema/areas/people/entities/partner.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { placesSearchDebounce } from '../../../../schema/rules/limits.ts';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../dataProvider/httpClient.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const { headOfficeLocation, addresses } = partner.fields;
const newtown = {
  placeId: '2155386',
  description: 'Newtown, New South Wales, Australia',
  isAddress: false,
  source: 'GAZETTEER',
};
const quay = {
  placeId: 'osm:N5;9@-37.81000,144.97000',
  description: '9 Quay Lane, Melbourne VIC 3000, Australia',
  isAddress: true,
  source: 'OSM',
};
const parts = { state: 'New South Wales', stateId: 'AU.02', zip: null, country: 'Australia', countryId: 'AU' };
const none = { addressLine1: null, district: null, entireAddress: null };
const street = {
  addressLine1: '9 Quay Lane',
  district: null,
  city: 'Melbourne',
  cityId: '2158177',
  state: 'Victoria',
  stateId: 'AU.07',
  zip: '3000',
  country: 'Australia',
  countryId: 'AU',
  entireAddress: quay.description,
};
const blank = Object.fromEntries(Object.keys(addresses.cells).map((cell) => [cell, null]));
const row = {
  ...blank,
  id: '0190a0a0-0000-7000-8000-000000000001',
  addressLine1: '1 King St',
  type: 'OFFICE',
  district: 'Eliza',
  zip: '2042',
};
const record = { id: 'p', version: 1, headOfficeLocation: 'Sydney', headOfficeLocationId: '2147714', addresses: [row] };

afterEach(() => void vi.useRealTimers());

/** Renders a form with a partner's places; records its requests to the places search, and the saved values. */
async function renderPlaces(
  suggested: readonly object[] = [newtown],
  edited: { entity: unknown; fields: object; record: object } = {
    entity: partner,
    fields: { headOfficeLocation, addresses },
    record,
  },
) {
  const asked: ApiRequest[] = [];
  const call = async (request: ApiRequest) => {
    asked.push(request);
    if (request.path.endsWith('/suggestions')) return suggested;
    return request.query?.['placeId'] === quay.placeId
      ? street
      : { city: 'Newtown', cityId: '2155386', ...parts, ...none };
  };
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  renderView(
    <OwnedForm
      entity={edited.entity as AnyEntity}
      fields={edited.fields as never}
      record={edited.record as never}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
    { call: call as HttpClient['call'] },
  );
  await whenLoaded();
  await screen.findAllByRole('combobox');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi), delay: null });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { asked, save, user, pass };
}

it('asks once what is typed has rested, and keeps the place that is chosen by the keyboard', async () => {
  const { asked, save, user, pass } = await renderPlaces();
  const input = screen.getByLabelText('Head office');
  await user.clear(input);
  await user.type(input, 'newt');
  await pass(placesSearchDebounce - 100);
  expect(asked).toEqual([]);
  await pass(200);
  expect(asked).toMatchObject([{ path: '/client/v1/locations/suggestions', query: { keyword: 'newt' } }]);
  await screen.findByRole('option', { name: newtown.description });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue(newtown.description);
  await user.click(screen.getByText('Save'));
  await pass(0);
  expect(save.mock.lastCall?.[0]).toMatchObject({
    headOfficeLocation: newtown.description,
    headOfficeLocationId: newtown.placeId,
  });
});

it('fills an address with the parts of the place that is clicked, and forgets the id of what is typed over', async () => {
  const { save, user, pass } = await renderPlaces();
  await user.type(screen.getByLabelText('City'), 'newt');
  await pass(placesSearchDebounce);
  await user.click(await screen.findByRole('option', { name: newtown.description }));
  await pass(0);
  expect(screen.getByLabelText('City')).toHaveValue('Newtown');
  expect(screen.getByLabelText('State')).toHaveValue('New South Wales');
  await user.type(screen.getByLabelText('State'), ' (NSW)');
  await user.type(screen.getByLabelText('Head office'), ' CBD');
  await user.click(screen.getByText('Save'));
  await pass(0);
  const filled = { city: 'Newtown', cityId: '2155386', country: 'Australia', countryId: 'AU', zip: '2042' };
  expect(save.mock.lastCall?.[0]).toMatchObject({
    headOfficeLocation: 'Sydney CBD',
    headOfficeLocationId: null,
    addresses: [
      { ...filled, addressLine1: '1 King St', district: 'Eliza', state: 'New South Wales (NSW)', stateId: null },
    ],
  });
});

/** Renders the form and chooses an address in the first line of the row. */
async function chooseStreet() {
  const { save, user, pass } = await renderPlaces([newtown, quay]);
  const line = screen.getByRole('combobox', { name: /^Address/ });
  await user.clear(line);
  await user.type(line, '9 quay');
  await pass(placesSearchDebounce);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([quay.description]);
  const licence = screen.getByRole('link', { name: '© OpenStreetMap contributors' });
  expect(licence).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await user.keyboard('{ArrowDown}{Enter}');
  await pass(0);
  expect(line).toHaveValue('9 Quay Lane');
  const saved = async () => {
    await user.click(screen.getByText('Save'));
    await pass(0);
    return save.mock.lastCall?.[0];
  };
  return { line, user, saved };
}

it('fills an address with the street that is chosen in its first line', async () => {
  const { saved } = await chooseStreet();
  expect(await saved()).toMatchObject({ addresses: [{ ...street, type: 'OFFICE' }] });
});

it('forgets the whole address once a part of it is edited', async () => {
  const { line, user, saved } = await chooseStreet();
  await user.type(line, ' East');
  const edited = { ...street, addressLine1: '9 Quay Lane East', entireAddress: null };
  expect(await saved()).toMatchObject({ addresses: [edited] });
});

it('forgets the whole address once its postal code is edited', async () => {
  const { user, saved } = await chooseStreet();
  await user.type(screen.getByLabelText('Postcode'), '1');
  expect(await saved()).toMatchObject({ addresses: [{ ...street, zip: '30001', entireAddress: null }] });
});

it('offers towns in the city alone, and says what is from a sandbox', async () => {
  const { user, pass } = await renderPlaces([newtown, { ...quay, source: 'SANDBOX' }]);
  await user.type(screen.getByLabelText('City'), 'newt');
  await pass(placesSearchDebounce);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([newtown.description]);
  expect(screen.queryByText('Streets are invented: they come from a sandbox')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Head office'), 'q');
  await pass(placesSearchDebounce);
  expect(await screen.findByText('Streets are invented: they come from a sandbox')).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('keeps the whole place where a row has no parts of an address, with its id', async () => {
  const { exclusivities } = contract.fields;
  const none = Object.fromEntries(Object.keys(exclusivities.cells).map((cell) => [cell, null]));
  const record = { id: 'c', version: 1, exclusivities: [{ ...none, id: row.id }] };
  const { save, user, pass } = await renderPlaces([newtown], { entity: contract, fields: { exclusivities }, record });
  const around = await screen.findByLabelText('Around');
  await user.type(around, 'newt');
  await pass(placesSearchDebounce);
  await user.click(await screen.findByRole('option', { name: newtown.description }));
  await pass(0);
  expect(around).toHaveValue(newtown.description);
  await user.click(screen.getByText('Save'));
  await pass(0);
  const chosen = { place: newtown.description, placeId: newtown.placeId };
  expect(save.mock.lastCall?.[0]).toMatchObject({ exclusivities: [chosen] });
});
