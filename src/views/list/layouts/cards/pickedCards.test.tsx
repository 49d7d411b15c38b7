import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineEntity } from '../../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { field } from '../../../../../schema/fields/kinds.ts';
import { registry } from '../../../../../schema/index.ts';
import type { BulkRow, BulkTarget, BulkWork } from '../../../../dataProvider/types.ts';
import { ListPage } from '../../ListPage.tsx';
import { only, renderView, setWidth } from '../../../../../tests/support/browser/renderView.tsx';

const talent = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const all = Array.from({ length: 45 }, (_, index) => ({
  id: uuid(index + 1),
  version: 1,
  displayName: `Person ${String(index + 1).padStart(2, '0')}`,
  status: 1,
  categories: [],
  assignees: index === 0 ? [{ id: uuid(900), displayName: 'Mei Tanaka', avatar: null, kind: 'staff' }] : [],
}));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Cards of 45 talents, three a page, so that the tests need not draw twenty of them; deleted ones are gone. */
function renderCards({ at = '/talent', entity = talent as AnyEntity, deleted = [] as readonly string[] } = {}) {
  const gone = new Set(deleted);
  const getList = async (_resource: string, { pagination: { page, perPage }, filter }: Asked) => {
    const isDeleted = filter['deleted'] === true;
    const found = all.filter(({ id }) => gone.has(id) === isDeleted);
    const start = (page - 1) * perPage;
    const data = found
      .slice(start, start + (perPage === 20 ? 3 : perPage))
      .map((record) => ({ ...record, deletedAt: isDeleted ? 1 : null }));
    return { data, pageInfo: { hasNextPage: page * perPage < found.length, hasPreviousPage: page > 1 } };
  };
  const bulk = vi.fn<(resource: string, targets: readonly BulkTarget[], work: BulkWork) => Promise<object>>(
    async (_resource, targets, work) => ({
      data: targets.map(({ id }): BulkRow => {
        if ('delete' in work) gone.add(id);
        else gone.delete(id);
        return { id, version: 2 };
      }),
    }),
  );
  const api = { getList: only('talent', getList), count: async () => ({ total: all.length - gone.size }), bulk };
  const page = renderView(<ListPage entity={entity} />, { at, api: api as never });
  return { ...page, bulk, address: () => screen.getByLabelText('address').textContent };
}

const press = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = async () => within(await screen.findByRole('group', { name: 'Actions for the selection' }));
const hasEnded = () =>
  waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

beforeEach(() => setWidth(390));
afterEach(() => setWidth(1024));

it('picks cards instead of opening them between Select and Done, and offers what can be done with them', async () => {
  const { user, address } = renderCards();
  expect(await screen.findByRole('link', { name: 'Person 01' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add talent' })).toBeInTheDocument();
  await user.click(await press('Select'));
  expect(await press('Done')).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^(Person|Add)/ })).not.toBeInTheDocument();
  for (const name of ['Person 01', 'Person 03']) await user.click(await box(name));
  expect(await box('Person 03')).toBeChecked();
  expect((await box('Person 03')).closest('li')).toHaveAttribute('data-picked', 'true');
  expect((await bar()).getByText('2 selected')).toBeInTheDocument();
  expect((await bar()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Select all 45',
    'Clear',
    'Assign',
    'Edit field',
    'Delete',
    '',
  ]);
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Merge', 'Export']);
  await user.keyboard('{Escape}');
  await user.click(await press('Done'));
  await hasEnded();
  expect(screen.getByRole('link', { name: 'Add talent' })).toBeInTheDocument();
  expect(address()).toBe('/talent');
});

it('opens no link within a card meanwhile, whatever the way to it', async () => {
  const { user, address } = renderCards();
  await user.click(await press('Select'));
  await user.click(await screen.findByRole('link', { name: 'Mei Tanaka' }));
  expect(address()).toBe('/talent');
  expect(await box('Person 01')).toBeChecked();
});

it('begins with the card that a finger rests on, which neither opens nor goes again when it is lifted', async () => {
  const { user, address } = renderCards();
  const link = await screen.findByRole('link', { name: 'Person 02' });
  fireEvent.pointerDown(link, { pointerType: 'touch', isPrimary: true });
  fireEvent.contextMenu(link);
  expect(await box('Person 02')).toBeChecked();
  fireEvent.click(await box('Person 02'), { detail: 1 });
  expect(await box('Person 02')).toBeChecked();
  expect(address()).toBe('/talent');
  await user.click(await box('Person 02'));
  expect(await box('Person 02')).not.toBeChecked();
  expect(await press('Done')).toBeInTheDocument();
});

it('keeps what is picked while more is loaded, and picks all that the list finds', async () => {
  const { user } = renderCards();
  await user.click(await press('Select'));
  await user.click(await box('Person 02'));
  await user.click(await press('Load more'));
  await user.click(await box('Person 21'));
  expect(await box('Person 02')).toBeChecked();
  await user.click((await bar()).getByRole('button', { name: 'Select all 45' }));
  expect(await (await bar()).findByText('45 selected')).toBeInTheDocument();
  expect(await box('Person 22')).toBeChecked();
});

it('forgets what was picked with another search, and goes on', async () => {
  const { user } = renderCards();
  await user.click(await press('Select'));
  await user.click(await box('Person 02'));
  await user.type(screen.getByRole('searchbox'), 'person');
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  expect(await box('Person 02')).not.toBeChecked();
});

it.each([
  ['Clear', async ({ user }) => user.click((await bar()).getByRole('button', { name: 'Clear' }))],
  ['Escape', async ({ user }) => user.keyboard('{Escape}')],
  ['a step back', async ({ router }) => act(() => router.navigate(-1))],
] as [string, (page: ReturnType<typeof renderCards>) => Promise<void>][])('ends by %s', async (_way, leave) => {
  const page = renderCards();
  await page.user.click(await press('Select'));
  await page.user.click(await box('Person 02'));
  await leave(page);
  await hasEnded();
  expect(page.router.state.location).toMatchObject({ pathname: '/talent', state: null });
});

it('goes on in another order, which a step back undoes first', async () => {
  const { user, router, address } = renderCards();
  await user.click(await press('Select'));
  await user.click(await box('Person 02'));
  await user.click(await press('Sort by: Name ↑'));
  await user.click(await screen.findByRole('menuitem', { name: 'Location' }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=ASC');
  expect(await box('Person 02')).toBeChecked();
  await act(() => router.navigate(-1));
  expect(address()).toBe('/talent');
  expect(await box('Person 02')).toBeChecked();
  await act(() => router.navigate(-1));
  await hasEnded();
});

it('ends once what was picked is deleted, and gives the focus back', async () => {
  const { user, bulk } = renderCards();
  await user.click(await press('Select'));
  await user.click(await box('Person 02'));
  await user.click((await bar()).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(bulk).toHaveBeenCalledExactlyOnceWith('talent', [{ id: uuid(2), version: 1 }], { delete: true });
  await hasEnded();
  await waitFor(async () => expect(await press('Select')).toHaveFocus());
  await user.click(await press('Undo'));
  expect(await screen.findByText('1 restored')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Person 02' })).toBeInTheDocument();
});

it('restores deleted ones, each alone or many', async () => {
  const { user, bulk } = renderCards({ at: '/talent?deleted=true', deleted: [uuid(1), uuid(2)] });
  expect(await press('Restore Person 02')).toBeInTheDocument();
  await user.click(await press('Select'));
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  for (const name of ['Person 01', 'Person 02']) await user.click(await box(name));
  await user.click((await bar()).getByRole('button', { name: 'Restore' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(bulk.mock.lastCall?.[2]).toEqual({ restore: true }));
});

it('is not offered where nothing could be done with what is picked', async () => {
  const entity = defineEntity({
    name: 'talent',
    group: 'people',
    title: 'displayName',
    access: 'TALENT',
    api: { base: '/client/v1/talents', without: ['export', 'delete', 'restore'] },
    fields: { displayName: field.text({ required: true }) },
    list: { columns: ['displayName'], sortable: ['displayName'], sort: ['displayName', 'ASC'] },
    form: { identity: ['displayName'] },
  }) as unknown as AnyEntity;
  renderCards({ entity });
  const link = await screen.findByRole('link', { name: 'Person 02' });
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  fireEvent.pointerDown(link, { pointerType: 'touch', isPrimary: true });
  expect(fireEvent.contextMenu(link)).toBe(true);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
