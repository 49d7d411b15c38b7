import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import { Visits } from './Visits.tsx';

const visit = {
  id: 'visit-1',
  kind: 'visit',
  agency: { id: 'a1', name: 'Harbour Talent' },
  by: { displayName: 'Sam', email: 'sam@greenroom.test' },
  at: Date.UTC(2026, 10, 19, 22, 0),
  leftAt: null,
  before: null,
  after: null,
  subject: null,
  recipient: null,
};

it('tells an agency’s admin who was inside, when in and when out', async () => {
  const over = { ...visit, id: 'visit-2', leftAt: Date.UTC(2026, 10, 19, 22, 30) };
  const { calls } = renderPage(<Visits />, () => pageOf([visit, over]), { actor: somebody({}, 'agency') });
  expect(await screen.findByText('Inside now')).toBeInTheDocument();
  expect(screen.getAllByText('20 Nov 2026 09:00')).toHaveLength(2);
  expect(screen.getByText('20 Nov 2026 09:30')).toBeInTheDocument();
  expect(screen.queryByText(/Harbour Talent/)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/user/v1/visits/list']);
});

it('tells what was done from outside, and when', async () => {
  const renamed = { ...visit, id: 'rename-3', kind: 'rename', before: 'Harbour', after: 'Harbour Talent' };
  const read = {
    ...visit,
    id: 'readLink-4',
    kind: 'readLink',
    subject: 'A new password',
    recipient: 'ada@harbour.test',
  };
  renderPage(<Visits />, () => pageOf([read, renamed]), { actor: somebody({}, 'agency') });
  expect(await screen.findByText('Renamed from “Harbour” to “Harbour Talent”')).toBeInTheDocument();
  expect(screen.getByText('Saw the link or code in the mail “A new password” to ada@harbour.test')).toBeInTheDocument();
  expect(screen.getAllByText('When')).toHaveLength(2);
  expect(screen.queryByText('Inside now')).toBeNull();
});

it('tells a super admin outside of them which agencies were visited', async () => {
  const { calls } = renderPage(<Visits />, () => pageOf([visit]), { actor: somebody({}, 'super_admin') });
  expect(await screen.findByText('Harbour Talent · sam@greenroom.test')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/user/v1/agencies/visits/list']);
});

it('says that there was none', async () => {
  renderPage(<Visits />, () => pageOf([]), { actor: somebody({}, 'agency') });
  expect(await screen.findByText('No support access yet')).toBeInTheDocument();
});
