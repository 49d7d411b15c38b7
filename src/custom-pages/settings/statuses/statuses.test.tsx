import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { expectRefusals, refusal, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { CategoriesPage } from './CategoriesPage.tsx';
import { StatusesPage } from './StatusesPage.tsx';

const type = 'CONTRACT';
const category = (id: string, displayName: string, code: string, more: object = {}) => ({
  ...{ id, version: 2, displayName, type, code, isHidden: false, position: 0, statuses: [], statusIds: [] },
  ...more,
});
const status = (id: string, statusName: string, categoryId: string, color = '#2f5d8a') => ({
  ...{ id, version: 3, statusName, type, categoryId, color, position: 0 },
});
const categories = [
  category('c1', 'Draft', 'DRAFT'),
  category('c2', 'Under way', 'ACTIVE'),
  category('c3', 'Completed', 'COMPLETED'),
  category('c4', 'Cancelled', 'CANCELLED', { isHidden: true }),
];
const statuses = [
  status('s1', 'Draft', 'c1'),
  status('s2', 'On tour', 'c2', '#0b6b53'),
  status('s3', 'On hold', 'c2', '#123456'),
  status('s5', 'Cancelled', 'c4'),
];
const used = (key = 'relatedData') =>
  refusal({ key, data: { related: [{ entity: 'contract', field: 'status', total: 12 }], others: 1 } });

type Write = (resource: string, params: { readonly data: object }) => Promise<object>;

/** Opens a page of the settings of statuses, whose lists and writes the test answers. */
async function open(page: 'statuses' | 'categories', api: object = {}, parts: Parameters<typeof renderPage>[2] = {}) {
  const getList = vi.fn<(resource: string, params?: object) => Promise<object>>(async (resource) => {
    const data = resource === 'status' ? statuses : categories;
    return { data, total: data.length, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  });
  const view = renderPage(
    page === 'statuses' ? <StatusesPage /> : <CategoriesPage />,
    ({ path }) => (path.endsWith('/replace') || path.endsWith('/hide') ? { id: 's2', version: 4, moved: 13 } : []),
    { at: `/settings/status-configure/status?type=${type}`, api: { getList, ...api } as never, ...parts },
  );
  await whenLoaded();
  const written = () => view.calls.map(({ method, path, body }) => ({ method, path, body }));
  return { ...view, getList, written };
}
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name: string, step: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: step }));
};

describe('the statuses of a type', () => {
  it('stand under their categories with their colours by name, and are asked for by the address', async () => {
    const { getList, user } = await open('statuses');
    const active = within(await screen.findByRole('region', { name: 'Under way' }));
    expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('On tourPine'),
      expect.stringContaining('On hold#123456'),
    ]);
    expect(screen.getByRole('region', { name: 'Draft' })).toHaveTextContent('New records start here');
    expect(screen.getByRole('region', { name: 'Completed' })).toHaveTextContent('No statuses');
    expect(screen.getByRole('region', { name: 'Cancelled' })).toHaveTextContent('Hidden');
    await user.click(screen.getByRole('link', { name: 'Events' }));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith('status', expect.objectContaining({ filter: { type: ['EVENT'] } })),
    );
  });

  it('are added to the category under which somebody adds one', async () => {
    const create = vi.fn<Write>(async () => ({ data: statuses[0] }));
    const { user } = await open('statuses', { create });
    await user.click(await screen.findByRole('button', { name: 'Add status to Under way' }));
    await whenLoaded();
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/^Name/, {}, { timeout: 5_000 }), 'In talks');
    await user.click(await dialog.findByRole('radio', { name: 'Indigo' }, { timeout: 5_000 }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[1].data).toEqual({
      statusName: 'In talks',
      color: '#4f46a5',
      type,
      categoryId: 'c2',
    });
  });

  it('in use say by whom, and go with their records moved to one that these may have', async () => {
    expectRefusals();
    const remove = vi.fn<Write>().mockRejectedValue(used());
    const page = await open('statuses', { delete: remove });
    await choose(page, 'On tour', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'On tour is in use' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 contracts have this status',
      '1 record that you cannot see is affected too',
    ]);
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Choose a status', 'Draft', 'Under way · On hold']);
    await page.user.click(dialog.getByRole('button', { name: 'Move and delete' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose the status that the records get');
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'New status' }), 'Under way · On hold');
    await page.user.click(dialog.getByRole('button', { name: 'Move and delete' }));
    expect(await screen.findByText('On tour deleted, 13 records moved to On hold')).toBeInTheDocument();
    expect(page.written()).toEqual([
      { method: 'POST', path: '/client/v1/status/s2/replace', body: { statusId: 's3', version: 3 } },
    ]);
  });

  it('stay where steps lead to their category and it has no other', async () => {
    expectRefusals();
    const page = await open('statuses', { delete: vi.fn<Write>().mockRejectedValue(used('stillNeeded')) });
    await choose(page, 'Draft', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Draft is in use' }));
    expect(dialog.getByText('Steps lead into Draft, so it must keep at least one status')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Move and delete' })).toBeNull();
  });

  it('are only read by those who may not change the settings', async () => {
    await open('statuses', {}, { actor: somebody() });
    expect(await screen.findByText('On tour')).toBeInTheDocument();
    for (const name of ['Add status', /^Edit/, /^Move/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    expectRefusals();
    const getList = vi.fn<Write>().mockRejectedValue(new Error('away'));
    await open('statuses', { getList });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the categories of a type', () => {
  it('tell what they mean where the agency renamed them, and are hidden with Undo', async () => {
    const update = vi.fn<Write>(async () => ({ data: { ...categories[0], version: 3 } }));
    const page = await open('categories', { update });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Draft1 status'),
      expect.stringContaining('Under wayActive · 2 statuses'),
      expect.stringContaining('Completed0 statuses'),
      expect.stringContaining('Cancelled1 status · Hidden'),
    ]);
    await choose(page, 'Draft', 'Hide');
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
      { isHidden: true, version: 2 },
      { isHidden: false, version: 3 },
    ]);
  });

  it('in use are hidden with their records moved to a status of another category', async () => {
    expectRefusals();
    const page = await open('categories', { update: vi.fn<Write>().mockRejectedValue(used()) });
    await choose(page, 'Under way', 'Hide');
    const dialog = within(await screen.findByRole('dialog', { name: 'Under way is in use' }));
    expect(dialog.getByText('12 contracts are in this category')).toBeInTheDocument();
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose a status', 'Draft']);
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'New status' }), 'Draft');
    await page.user.click(dialog.getByRole('button', { name: 'Move and hide' }));
    expect(await screen.findByText('Under way hidden, 13 records moved to Draft')).toBeInTheDocument();
    expect(page.written()).toEqual([
      { method: 'POST', path: '/client/v1/status-category/c2/hide', body: { statusId: 's1', version: 2 } },
    ]);
  });
});
