import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { ListPage } from '../../ListPage.tsx';
import { expectRefusals, only, renderView, setWidth } from '../../../../../tests/support/browser/renderView.tsx';

const entity = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const talents = Array.from({ length: 45 }, (_talent, index) => ({
  id: uuid(index + 1),
  version: 1,
  displayName: `Talent ${index + 1}`,
  status: 1,
  categories: [],
  location: 'Perth',
  email: 'talent@example.com',
  assignees: [],
  deletedAt: null,
}));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly signal?: AbortSignal;
}

const answer = async (_resource: string, { pagination: { page, perPage } }: Asked) => ({
  data: talents.slice((page - 1) * perPage, page * perPage),
  pageInfo: { hasNextPage: page * perPage < talents.length, hasPreviousPage: page > 1 },
});

beforeEach(() => setWidth(390));
afterEach(() => setWidth(1024));

function renderCards(at = '/talent', getList = vi.fn<typeof answer>(answer)) {
  const api = { getList: only('talent', getList), count: async () => ({ total: talents.length }) } as never;
  const page = renderView(<ListPage entity={entity} />, { at, api });
  const names = () => screen.queryAllByRole('link', { name: /^Talent/ }).map(({ textContent }) => textContent);
  return { ...page, getList, names, address: () => screen.getByLabelText('address').textContent };
}

it('shows cards below 600 pixels: a name that opens the record, and the values that the declaration names', async () => {
  renderCards();
  const first = await screen.findByRole('link', { name: 'Talent 1' });
  expect(first).toHaveAttribute('href', `/talent/${uuid(1)}/profile/summary`);
  const card = within(first.closest('li') as HTMLElement);
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(card.getByText('Perth')).toBeInTheDocument();
  expect(card.queryByText('talent@example.com')).not.toBeInTheDocument();
  expect(screen.getByText('45 talents')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('offers on a card what a row of the table offers, in a menu', async () => {
  const { user } = renderCards();
  await user.click(await screen.findByRole('button', { name: 'More: Talent 2' }));
  const menu = within(await screen.findByRole('menu', { name: 'More: Talent 2' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  await user.click(menu.getByRole('menuitem', { name: 'Edit' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${uuid(2)}/profile/summary/edit`);
});

it('loads page after page until the end, each asked for once', async () => {
  const { user, names, getList, address } = renderCards();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()).toHaveLength(40));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(names()).toEqual(talents.map(({ displayName }) => displayName)));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(getList.mock.calls.map(([, { pagination }]) => pagination.page)).toEqual([1, 2, 3]);
  expect(address()).toBe('/talent');
});

it('shows three skeletons while more is loading', async () => {
  let give = () => {};
  const getList = vi.fn<typeof answer>(answer);
  const { user, names } = renderCards('/talent', getList);
  const button = await screen.findByRole('button', { name: 'Load more' });
  getList.mockImplementationOnce(async (...asked) => {
    await new Promise<void>((resolve) => {
      give = resolve;
    });
    return answer(...asked);
  });
  await user.click(button);
  expect((await screen.findByRole('status', { name: 'Loading' })).children).toHaveLength(3);
  expect(names()).toHaveLength(20);
  give();
  await waitFor(() => expect(names()).toHaveLength(40));
});

it('ends the request of more cards with the list that asked for it', async () => {
  const getList = vi.fn<typeof answer>(answer);
  const { user, router } = renderCards('/talent', getList);
  const button = await screen.findByRole('button', { name: 'Load more' });
  getList.mockImplementationOnce(() => new Promise(() => {}));
  await user.click(button);
  const { signal } = getList.mock.lastCall?.[1] ?? {};
  expect(signal?.aborted).toBe(false);
  await act(() => router.navigate('/talent?keyword=other'));
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

it('begins with the page of its address, and has the earlier ones behind a button', async () => {
  const { user, names } = renderCards('/talent?pageIndex=1');
  await screen.findByRole('link', { name: 'Talent 21' });
  expect(names()[0]).toBe('Talent 21');
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(names()[0]).toBe('Talent 1'));
  expect(names()).toHaveLength(40);
});

it('keeps what is there where more could not be loaded, and tries again when asked', async () => {
  expectRefusals();
  const getList = vi.fn<typeof answer>(answer);
  const { user, names } = renderCards('/talent', getList);
  const button = await screen.findByRole('button', { name: 'Load more' });
  getList.mockRejectedValueOnce(new Error('Failed to fetch data'));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(names()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(40));
});

it('puts cards into another order, and turns it', async () => {
  const { user, address } = renderCards();
  await user.click(await screen.findByRole('button', { name: 'Sort by: Name ↑' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Location' }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=ASC');
  await user.click(await screen.findByRole('button', { name: 'Sort by: Location ↑' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Location/ }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=DESC');
});
