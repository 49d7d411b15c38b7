import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { registry } from '../../../schema/index.ts';
import { readerOf } from '../listReader.ts';
import { defaultListState, type ListState } from '../listState.ts';
import { admin, renderView } from '../../../tests/support/browser/renderView.tsx';
import { SearchEverywhereContext } from '../../widgets/search-everywhere/searchEverywhere.ts';
import { EmptyList } from './EmptyList.tsx';

const entity = registry.get('talent');
const staff = (...levels: NonNullable<Actor['levels']['TALENT']>): Actor => ({
  ...admin,
  role: 'staff',
  levels: { TALENT: levels },
});

function renderEmpty(actor: Actor = admin, state: Partial<ListState> = {}) {
  const go = vi.fn<() => boolean>(() => true);
  const onLeft = vi.fn<() => void>();
  const page = renderView(
    <EmptyList
      entity={entity}
      state={{ ...defaultListState(entity, readerOf(admin)), ...state }}
      go={go}
      onLeft={onLeft}
    />,
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
  const state = { ...defaultListState(entity, readerOf(admin)), keyword: 'zoe muler' };
  const { user } = renderView(
    <SearchEverywhereContext value={everywhere}>
      <EmptyList entity={entity} state={state} go={() => true} onLeft={() => undefined} />
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
  expect(screen.getByText(/can be restored for 30 days/)).toBeInTheDocument();
  expect(add()).toBeNull();
});
