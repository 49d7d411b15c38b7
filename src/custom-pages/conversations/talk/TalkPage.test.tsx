import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { registry } from '../../../../schema/index.ts';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../dataProvider/httpClient.ts';
import { admin, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { LastSpoken } from './LastSpoken.tsx';
import { TalkPage } from './TalkPage.tsx';

const day = 86_400_000;
const id = (tail: number) => `0190a0a0-0000-7000-8000-00000000000${tail}`;
const person = (name: string) => ({ id: id(9), displayName: name, avatar: null });
const record = { id: id(1), version: 1, displayName: 'Ada Okafor', permissions: { canUpdate: true, canDelete: true } };
const entity = registry.get('talent');
const line = {
  ...{ id: id(2), kind: 'callLog', at: Date.now() - 3 * day, isAllDay: false, title: 'About the tour', line: 'Agreed' },
  ...{ direction: 'OUT', by: [person('Anna Berg')], about: [{ ...person('Kit Byrne'), kind: 'partnerContact' }] },
};
const note = { ...line, id: id(3), kind: 'note', at: Date.now(), title: 'Sizes', direction: null, by: [], about: [] };
const kinds = ['event', 'note', 'callLog'];

function open(view: 'page' | 'last', data: readonly object[], actor: Actor = admin) {
  const ofKind = (query: unknown) => (query as { readonly of?: string } | undefined)?.of;
  const call = vi.fn<(request: ApiRequest) => Promise<object>>(async ({ query }) => ({
    data: ofKind(query) === undefined ? data : [],
    kinds,
    next: null,
  }));
  const shown = view === 'page' ? <TalkPage entity={entity} record={record} /> : null;
  const page = renderView(shown ?? <LastSpoken entity={entity} record={record} />, {
    call: call as unknown as HttpClient['call'],
    actor,
  });
  return { ...page, asked: () => call.mock.calls.map(([{ query }]) => ofKind(query)) };
}

it('shows talk day by day with kind, direction, first line and who spoke, and filters it by kind', async () => {
  const { user, asked } = open('page', [note, line]);
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: 'Sizes' })).toHaveAttribute('href', `/talent/${id(1)}/profile/notes`);
  const entry = within(screen.getByText('About the tour').closest('li') as HTMLElement);
  expect(entry.getByText('Agreed')).toBeInTheDocument();
  expect(entry.getByText('Call, outgoing · with Kit Byrne · Anna Berg')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log a call' })).toBeEnabled();
  const offered = within(screen.getByRole('group', { name: 'Kind of talk' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['All', 'Calls', 'Notes', 'Events']);
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  await screen.findByText('Nothing of this kind yet');
  await waitFor(() => expect(asked().at(-1)).toBe('callLog'));
});

it('says so, and offers no second try, where the person was deleted meanwhile', async () => {
  const call = () => Promise.reject(Object.assign(new Error('Not found'), { status: 404 }));
  renderView(<TalkPage entity={entity} record={record} />, { call: call as HttpClient['call'] });
  expect(await screen.findByRole('heading', { name: 'No longer here' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says when the agency last spoke, by what, who and about what', async () => {
  open('last', [line]);
  const link = await screen.findByRole('link', { name: 'Last spoke 3 days ago · call · Anna Berg' });
  expect(link).toHaveAttribute('href', `/talent/${id(1)}/profile/talk`);
  expect(screen.getByText('About the tour')).toBeInTheDocument();
});

it('says so of those with whom nobody spoke, to readers of all talk alone', async () => {
  open('last', []).unmount();
  const { asked } = open('last', [], { ...admin, role: 'staff', levels: { COMM: ['VIEW_ASSIGN'] } } as Actor);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByText('Not spoken with yet')).not.toBeInTheDocument();
  open('last', []);
  expect(await screen.findByText('Not spoken with yet')).toBeInTheDocument();
});
