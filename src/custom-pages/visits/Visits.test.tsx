import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somebody } from '../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../tests/support/renderPage.tsx';
import { Visits } from './Visits.tsx';

const visit = {
  id: 1,
  agency: { id: 'a1', name: 'Harbour Talent' },
  by: { displayName: 'Sam', email: 'sam@greenroom.test' },
  enteredAt: Date.UTC(2026, 10, 19, 22, 0),
  leftAt: null,
};

it('tells an agency’s admin who was inside, when in and when out', async () => {
  const over = { ...visit, id: 2, leftAt: Date.UTC(2026, 10, 19, 22, 30) };
  const { calls } = renderPage(<Visits />, () => pageOf([visit, over]), { actor: somebody({}, 'agency') });
  expect(await screen.findByText('Inside now')).toBeInTheDocument();
  expect(screen.getAllByText('20 Nov 2026 09:00')).toHaveLength(2);
  expect(screen.getByText('20 Nov 2026 09:30')).toBeInTheDocument();
  expect(screen.queryByText(/Harbour Talent/)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/user/v1/visits/list']);
});

it('tells a super admin outside of them which agencies were visited', async () => {
  const { calls } = renderPage(<Visits />, () => pageOf([visit]), { actor: somebody({}, 'super_admin') });
  expect(await screen.findByText('Harbour Talent · sam@greenroom.test')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/user/v1/agencies/visits/list']);
});

it('says that there was none', async () => {
  renderPage(<Visits />, () => pageOf([]), { actor: somebody({}, 'agency') });
  expect(await screen.findByText('No visits so far')).toBeInTheDocument();
});
