import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { DealsDisplay } from './DealsDisplay.tsx';

const id = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const ada = { id: id(7), kind: 'talent', displayName: 'Ada Marlow', avatar: null, isDeleted: false };
const residency = { id: id(2), summary: 'Residency, four nights', timeStatus: 'CURRENT', talents: [ada] };
const gala = { id: id(3), summary: 'Charity gala', timeStatus: null, talents: [] };
const known = { id: id(2), kind: 'contract', displayName: 'Residency, four nights', avatar: null, isDeleted: false };

type List = (resource: string, params: { readonly filter: object; readonly sort: object }) => Promise<unknown>;

function open(list: List, deals: readonly object[] = []) {
  const record = { id: id(1), version: 1, deals };
  const field = registry.entities.partner.fields.deals;
  const getList = vi.fn<List>(list);
  renderView(<DealsDisplay resource="partner" name="deals" field={field} record={record} />, {
    api: { getList: getList as never },
  });
  return getList;
}
const listOf = (data: readonly object[], hasNextPage = false) =>
  Promise.resolve({ data, pageInfo: { hasNextPage, hasPreviousPage: false } });

it('are links to their contracts, with whose they are and whether they hold', async () => {
  const getList = open(() => listOf([residency, gala]));
  const link = await screen.findByRole('link', { name: residency.summary });
  expect(link).toHaveAttribute('href', `/contracts/detail/${residency.id}`);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('img', { name: 'Ada Marlow' })).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('Current')).toBeInTheDocument();
  expect(second).toHaveTextContent(/^Charity gala$/);
  expect(screen.queryByRole('link', { name: 'All deals' })).toBeNull();
  expect(getList.mock.calls[0]).toMatchObject([
    'contract',
    { filter: { clientIds: [id(1)] }, sort: { order: 'DESC' } },
  ]);
});

it('lead to the list where there are more of them', async () => {
  open(() => listOf([residency], true));
  expect(await screen.findByRole('link', { name: 'All deals' })).toHaveAttribute(
    'href',
    `/contracts?clientIds=${id(1)}`,
  );
});

it('are called by their names where they cannot be asked for', async () => {
  expectRefusals();
  const getList = open(() => Promise.reject(new Error('Sorry')), [known]);
  await waitFor(() => expect(getList).toHaveBeenCalled());
  expect(screen.getByText(known.displayName)).toBeInTheDocument();
});

it('are none where there are none', async () => {
  open(() => listOf([]), [known]);
  expect(await screen.findByText('—')).toBeInTheDocument();
  expect(screen.queryByText(known.displayName)).toBeNull();
});
