import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import type { ListState } from '../../address/listState.ts';
import { FilterBar } from './FilterBar.tsx';

const state: ListState = {
  pageIndex: 0,
  pageSize: 20,
  orderBy: 'displayName',
  orderDirection: 'ASC',
  keyword: '',
  deleted: false,
  filters: {},
};

function open() {
  const { user } = renderView(
    <OpenListOf entity={registry.get('talent')} state={state} go={() => true}>
      <FilterBar />
    </OpenListOf>,
    { actor: admin, at: '/talent' },
  );
  const start = async () => {
    await user.click(screen.getByText('+ Filter'));
    return screen.findByRole('dialog', { name: 'Filter by' });
  };
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  return { user, start, items };
}

it('finds a filter by a part of its name, and opens the first with Enter', async () => {
  const { user, start, items } = open();
  await start();
  await user.type(screen.getByRole('searchbox', { name: 'Find a filter' }), 'at');
  expect(items()).toEqual(['Status', 'State', 'Categories', 'Location', 'Date of birth', 'Created']);
  await user.keyboard('eg');
  expect(items()).toEqual(['Categories']);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Categories' })).toBeInTheDocument();
});

it('shows filters in groups, those that the person uses most before them', async () => {
  const { user, start, items } = open();
  const dialog = await start();
  for (const group of ['State', 'People', 'Dates', 'Details'])
    expect(within(dialog).getAllByText(group)[0]).toBeVisible();
  expect(within(dialog).queryByText('Most used')).not.toBeInTheDocument();
  expect(items()[0]).toBe('Status');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'State' })).toHaveFocus();
  await user.click(screen.getByRole('menuitem', { name: 'Location' }));
  await user.keyboard('{Escape}');
  expect(within(await start()).getByText('Most used')).toBeVisible();
  expect(items()[0]).toBe('Location');
  expect(items().filter((item) => item === 'Location')).toHaveLength(1);
});
