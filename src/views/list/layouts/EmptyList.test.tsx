import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { registry } from '../../../../schema/index.ts';
import { readerOf } from '../address/listReader.ts';
import type { ListState } from '../address/listState.ts';
import { admin, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../tests/support/browser/OpenListOf.tsx';
import { SearchEverywhereContext } from '../../../widgets/search-everywhere/searchEverywhere.ts';
import { readListState } from '../address/readListState.ts';
import { EmptyList } from './EmptyList.tsx';

const entity = registry.get('talent');
const staff = (...levels: NonNullable<Actor['levels']['TALENT']>): Actor => ({
  ...admin,
  role: 'staff',
  levels: { TALENT: levels },
});

function renderEmpty(actor: Actor = admin, state: Partial<ListState> = {}) {
  const go = vi.fn<() => boolean>(() => true);
  const page = renderView(
    <OpenListOf entity={entity} state={state} go={go}>
      <EmptyList />
    </OpenListOf>,
    { actor },
  );
  const add = () => screen.queryByRole('link', { name: 'Add talent' });
  return { ...page, go, add };
}

it.each<Partial<ListState>>([{ keyword: 'zzz' }, { filters: { statusIds: ['1'] } }, { pageIndex: 3 }])(
  'says that there are no results where %o narrows the list down, and clears it',
  async (state) => {
    const { user, go, add } = renderEmpty(admin, state);
    expect(screen.getByRole('heading')).toHaveTextContent('No results');
    expect(add()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keyword: '', filters: {}, pageIndex: 0 }));
  },
);

it('offers the search over everything where a search finds nothing', async () => {
  const everywhere = vi.fn<(keyword: string) => void>();
  const { user } = renderView(
    <SearchEverywhereContext value={everywhere}>
      <OpenListOf entity={entity} state={{ keyword: 'zoe muler' }}>
        <EmptyList />
      </OpenListOf>
    </SearchEverywhereContext>,
  );
  await user.click(screen.getByRole('button', { name: /^Search everywhere/ }));
  expect(everywhere).toHaveBeenCalledExactlyOnceWith('zoe muler');
});

it('says that there is no data where there is nothing yet, and leads to the first', () => {
  const { add } = renderEmpty();
  expect(screen.getByRole('heading')).toHaveTextContent('No data');
  expect(add()).toHaveAttribute('href', '/talent/add');
});

it('promises nothing to somebody who may not add', () => {
  const { add } = renderEmpty(staff('VIEW_ALL'));
  expect(screen.getByRole('heading')).toHaveTextContent('No data');
  expect(screen.getByText('There are no talents yet.')).toBeInTheDocument();
  expect(add()).toBeNull();
});

it('says that there is nothing to see where nothing is assigned to somebody who sees only that', () => {
  const { add } = renderEmpty(staff('VIEW_ASSIGN'));
  expect(screen.getByRole('heading')).toHaveTextContent('Nothing to see');
  expect(screen.getByText(/^No talents are assigned to you/)).toBeInTheDocument();
  expect(add()).toBeNull();
});

it('lets somebody without assigned records add one, where that is permitted', () => {
  expect(renderEmpty(staff('EDIT_ASSIGN')).add()).toBeInTheDocument();
});

it('speaks of deleted records among the deleted ones', () => {
  const { add } = renderEmpty(admin, { deleted: true });
  expect(screen.getByText(/You can restore deleted records for 30 days/)).toBeInTheDocument();
  expect(add()).toBeNull();
});

describe('the list of a kind that opens on what is open', () => {
  const task = registry.get('task');

  async function renderTasks(at: string, total: number) {
    const count = vi.fn<(resource: string, params: object) => Promise<object>>(async () => ({ total }));
    const go = vi.fn<(state: ListState) => boolean>(() => true);
    const state = readListState(at, task, readerOf(admin));
    const empty = (
      <OpenListOf entity={task} state={state} go={go}>
        <EmptyList />
      </OpenListOf>
    );
    const page = renderView(empty, { api: { count } as never });
    return { ...page, go, count, heading: await screen.findByRole('heading') };
  }

  it('has nothing open once all is done, and leads to all', async () => {
    const { user, go, count, heading } = await renderTasks('', 3);
    expect(heading).toHaveTextContent('Nothing open');
    expect(count.mock.lastCall?.[1]).toMatchObject({ filter: {} });
    await user.click(screen.getByRole('button', { name: 'Show all tasks' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: {} }));
  });

  it('has no data while there is nothing at all', async () => {
    const { heading } = await renderTasks('', 0);
    expect(heading).toHaveTextContent('No data');
    expect(screen.queryByRole('button', { name: 'Show all tasks' })).not.toBeInTheDocument();
  });

  it('offers to look for a word among all where none that is open has it', async () => {
    const { user, go, heading } = await renderTasks('?keyword=zzz&categoryCodes=NEW_IN%5FPROGRESS_BLOCKED', 3);
    expect(heading).toHaveTextContent('No results');
    await user.click(screen.getByRole('button', { name: 'Show all tasks' }));
    expect(go).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: 'zzz', filters: {} }));
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    const { open = [] } = task.list;
    expect(go).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '', filters: { categoryCodes: open } }));
  });
});
