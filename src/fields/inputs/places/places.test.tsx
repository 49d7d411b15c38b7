import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { partner } from '../../../../schema/areas/people/entities/partner.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { placesSearchDebounce } from '../../../../schema/rules/limits.ts';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../dataProvider/httpClient.ts';
import { OwnedForm } from '../../../views/detail/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const { headOfficeLocation, addresses } = partner.fields;
const newtown = { placeId: '2155386', description: 'Newtown, New South Wales, Australia' };
const parts = { state: 'New South Wales', stateId: 'AU.02', zip: null, country: 'Australia', countryId: 'AU' };
const blank = Object.fromEntries(Object.keys(addresses.cells).map((cell) => [cell, null]));
const row = {
  ...blank,
  id: '0190a0a0-0000-7000-8000-000000000001',
  addressLine1: '1 King St',
  type: 'OFFICE',
  zip: '2042',
};
const record = { id: 'p', version: 1, headOfficeLocation: 'Sydney', headOfficeLocationId: '2147714', addresses: [row] };

afterEach(() => void vi.useRealTimers());

/** Renders a form with a partner's places; records its requests to the places search, and the saved values. */
async function renderPlaces() {
  const asked: ApiRequest[] = [];
  const call = async (request: ApiRequest) => {
    asked.push(request);
    return request.path.endsWith('/suggestions') ? [newtown] : { city: 'Newtown', cityId: '2155386', ...parts };
  };
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  renderView(
    <OwnedForm
      entity={partner as unknown as AnyEntity}
      fields={{ headOfficeLocation, addresses }}
      record={record as never}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
    { call: call as HttpClient['call'] },
  );
  await whenLoaded();
  await screen.findByLabelText('City');
  await screen.findByLabelText('Head office');
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
    addresses: [{ ...filled, addressLine1: '1 King St', state: 'New South Wales (NSW)', stateId: null }],
  });
});
