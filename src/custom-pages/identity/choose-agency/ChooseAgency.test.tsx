import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import type { SessionState } from '../../../authProvider/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { ChooseAgency } from './ChooseAgency.tsx';

const ana = { id: 'ana', role: 'staff', mayChooseAgency: true, agencyId: 'quai', agencyDisplayName: 'Quai Neuf' };
const agencies = [
  { id: 'harbour', name: 'Harbour Talent' },
  { id: 'quai', name: 'Quai Neuf' },
];
const pages = (
  <Routes>
    <Route path="/login" element={<SignIn />} />
    <Route path="/choose-agency" element={<ChooseAgency />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);
const open = (user: object = ana) => renderPage(pages, () => pageOf(agencies), { user, at: '/choose-agency' });
const address = () => screen.getByLabelText('address');
const goOn = () => screen.getByRole('button', { name: 'Continue' });

it('offers the agencies of somebody, the last one first and chosen, which goes on at once', async () => {
  const { user, enter } = open();
  expect(screen.getByRole('radio', { name: /^Quai Neuf.*Last time$/ })).toBeChecked();
  expect(await screen.findByRole('radio', { name: 'Harbour Talent' })).not.toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['quai', 'harbour']);
  await user.click(goOn());
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(enter).not.toHaveBeenCalled();
});

it('enters another one where that is chosen', async () => {
  const { user, enter } = open();
  await user.click(await screen.findByRole('radio', { name: 'Harbour Talent' }));
  await user.click(goOn());
  expect(enter.mock.calls).toEqual([['harbour', '/']]);
});

it('says that one could not be entered, and lets choose again', async () => {
  const { user, enter } = open();
  enter.mockRejectedValueOnce(new Error('gone'));
  await user.click(await screen.findByRole('radio', { name: 'Harbour Talent' }));
  await user.click(goOn());
  expect(await screen.findByText('Unknown error')).toBeInTheDocument();
  expect(address()).toHaveTextContent('/choose-agency');
  expect(goOn()).toHaveAttribute('aria-disabled', 'false');
});

it('leads to setting up a second factor where the agency asks for one', async () => {
  const { user, enter } = open();
  const refusal = { status: 403, code: 1003, message: '', key: 'factorDue', details: [] };
  enter.mockRejectedValueOnce(new HttpError('Failed to fetch data', 403, { refusal }));
  await user.click(await screen.findByRole('radio', { name: 'Harbour Talent' }));
  await user.click(goOn());
  await waitFor(() => expect(address()).toHaveTextContent('/account'));
  expect(await screen.findByText(/^Two-step sign-in is required there/)).toBeInTheDocument();
});

it.each([
  ['who belongs to one agency', { ...ana, mayChooseAgency: false }],
  ['a super admin', { ...ana, role: 'super_admin', agencyId: null, agencyDisplayName: null }],
])('asks nothing of %s', async (_who, user) => {
  open(user);
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['who has just signed in and belongs to several agencies', ana, true, '/choose-agency'],
  ['who was signed in already', ana, false, '/'],
  ['who belongs to one', { ...ana, mayChooseAgency: false }, true, '/'],
])('comes after the sign-in page for %s', async (_who, user, isNew, next) => {
  const state = { status: 'signedIn', user, ...(isNew && { isNew }) } as unknown as SessionState;
  renderPage(pages, () => pageOf(agencies), { state, at: '/login' });
  await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${next}$`)));
});
