import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import { PagerButtons } from './PagerButtons.tsx';
import { trailOf, type Trail } from '../../trail/trail.ts';
import { usePager } from './usePager.ts';

const entity = registry.get('talent');
const idOf = (index: number) => `0190a0a0-0000-7000-8000-0000000000${String(index + 10)}`;
const all = Array.from({ length: 45 }, (_, index) => ({ id: idOf(index), displayName: `Talent ${index}` }));

function Page() {
  const { pathname, state } = useLocation();
  const trail = trailOf(state);
  const pager = usePager(entity, pathname.split('/')[2] ?? '', trail);
  return (
    <>
      <output aria-label="trail">{trail?.search}</output>
      {pager && <PagerButtons kind="talent" tab="notes" pager={pager} />}
      <input aria-label="Text" />
    </>
  );
}

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
}

function open(index: number, trail: Partial<Trail> | null = {}) {
  const getList = vi.fn<(resource: string, asked: Asked) => Promise<object>>(async (_resource, { pagination }) => {
    const { page, perPage } = pagination;
    const data = all.slice((page - 1) * perPage, page * perPage);
    return { data, pageInfo: { hasNextPage: page * perPage < all.length, hasPreviousPage: page > 1 } };
  });
  const search = `?statusIds=1${index >= 20 ? '&pageIndex=1' : ''}`;
  const state = trail && { trail: { kind: 'talent', pathname: '/talent', search, ...trail } };
  const view = renderView(<Page />, {
    at: { pathname: `/talent/${idOf(index)}/profile/notes`, state },
    api: { getList: getList as never, count: async () => ({ total: 45 }), customFields: async () => ({ data: [] }) },
  });
  return { ...view, getList };
}

const address = () => screen.getByLabelText('address');

it('says the place in the list, and leads to the neighbours on the same tab, by keys too', async () => {
  const { user, getList } = open(3);
  expect(await screen.findByText('4 of 45')).toBeInTheDocument();
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { statusIds: [1] } });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toHaveTextContent(`/talent/${idOf(4)}/profile/notes`);
  await user.keyboard('[[');
  await waitFor(() => expect(address()).toHaveTextContent(`/talent/${idOf(3)}/profile/notes`));
  await user.keyboard(']');
  await waitFor(() => expect(address()).toHaveTextContent(`/talent/${idOf(4)}/profile/notes`));
});

it('goes over the end of a page, and back leads to the page that one came to', async () => {
  const { user } = open(19);
  expect(await screen.findByText('20 of 45')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
  await user.keyboard(']');
  await waitFor(() => expect(address()).toHaveTextContent(idOf(20)));
  expect(screen.getByLabelText('trail')).toHaveTextContent('pageIndex=1');
  expect(await screen.findByText('21 of 45')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled());
});

it('leaves the keys to what is typed into', async () => {
  const { user } = open(3);
  await screen.findByText('4 of 45');
  await user.type(screen.getByLabelText('Text'), ']');
  expect(screen.getByLabelText('Text')).toHaveValue(']');
  expect(address()).toHaveTextContent(idOf(3));
});

it('keeps the last known place of a record that a change has taken out of the list', async () => {
  const place = { index: 7, previous: { id: idOf(6), page: 0 }, next: { id: idOf(8), page: 0 } };
  open(44, { search: '?statusIds=1', place });
  expect(await screen.findByText('8 of 45')).toBeInTheDocument();
});

it('is none without a list that one came from', async () => {
  const { getList } = open(3, null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(getList).not.toHaveBeenCalled();
});

it.each([null, 'x', { trail: 1 }, { trail: { kind: 'talent', pathname: '//elsewhere.test', search: '' } }])(
  'reads no trail of what is none: %j',
  (state) => expect(trailOf(state)).toBeUndefined(),
);
