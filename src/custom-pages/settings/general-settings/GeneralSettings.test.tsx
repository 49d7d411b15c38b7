import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { expectRefusals } from '../../../../tests/support/browser/renderView.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';

const kept = { name: 'Quai Neuf', timezoneId: 'Europe/Paris', currency: 'EUR', locale: 'fr-FR', country: null };

function open(put: (call: FakeCall) => unknown = ({ body }) => ({ ...kept, ...(body as object) }), parts = {}) {
  const page = renderPage(
    <GeneralSettings />,
    (call) => (call.path !== '/client/v1/general' ? {} : call.method === 'PUT' ? put(call) : kept),
    { at: '/settings/general', ...parts },
  );
  const sent = () => page.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, sent };
}
const choose = async (user: ReturnType<typeof open>['user'], label: string, text: string, option: string) => {
  const box = screen.getByRole('combobox', { name: label });
  await user.clear(box);
  await user.type(box, text);
  await user.click(await screen.findByRole('option', { name: option }));
};

it('sends what was changed alone, and says so', async () => {
  const { user, sent } = open();
  expect(await screen.findByLabelText('Name')).toHaveValue('Quai Neuf');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('As the dates: France');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose(user, 'Currency', 'CHF', 'CHF · Swiss Franc');
  await choose(user, 'Country', 'Belg', 'Belgium');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings of the agency are saved')).toBeInTheDocument();
  expect(sent()).toEqual([{ currency: 'CHF', country: 'BE' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
});

it('says under the name that another agency has it, and keeps what was typed', async () => {
  expectRefusals();
  const errorDetails = [{ field: 'name', message: 'Another agency has this name', key: 'agencyNameTaken' }];
  const { user } = open(() => refuse(400, {}, { errorDetails }));
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another agency has this name')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Quai Neuf 2');
});

it('asks nothing for who is no admin, and says who could', async () => {
  const { calls } = open(undefined, { actor: somebody({ ORGANIZATION: ['VIEW_ALL', 'EDIT_ALL'] }) });
  expect(await screen.findByText('Admins of the agency see and change its general settings.')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/client/v1/general')).toEqual([]);
});
