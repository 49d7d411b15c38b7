import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { expectRefusals, refusal, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { MasterListPage } from './MasterListPage.tsx';
import { modules } from './modules.ts';
import { ModulesPage } from './ModulesPage.tsx';

const entry = (id: string, displayName: string, type: string, parent: object | null = null, position = 0) => ({
  ...{ id, version: 3, displayName, type, position, parent },
  parentId: parent && 'id' in parent ? parent.id : null,
});
const football = { id: 's1', displayName: 'Football', avatar: null };
const entries = [
  entry('s1', 'Football', 'SPORT'),
  entry('s2', 'Tennis', 'SPORT', null, 1),
  entry('l1', 'A-League', 'LEAGUE', football),
  entry('l2', 'Masters', 'LEAGUE', { ...football, id: 's2', displayName: 'Tennis' }, 1),
  ...Array.from({ length: 60 }, (_, at) =>
    entry(`i${at}`, `Industry ${String(at).padStart(2, '0')}`, 'INDUSTRY', null, at),
  ),
];
type Write = (resource: string, params: { readonly data: object }) => Promise<object>;

/** Opens a page of lists, whose entries and writes the test answers. */
async function open(at: string, api: object = {}, parts: Parameters<typeof renderPage>[2] = {}) {
  const getList = async (_resource: string, { filter }: { filter: { type: readonly string[] } }) => {
    const data = entries.filter(({ type }) => filter.type.includes(type));
    return { data, total: data.length, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  };
  const view = renderPage(
    <Routes>
      <Route path="/settings/master-config/:slug" element={<MasterListPage />} />
      <Route path="/settings/modules-configure" element={<ModulesPage />} />
    </Routes>,
    ({ path }) => (path.endsWith('/replace') ? { id: 'i1', version: 4, moved: 12 } : []),
    { at, api: { getList, ...api } as never, ...parts },
  );
  await whenLoaded();
  return { ...view, written: () => view.calls.map(({ method, path, body }) => ({ method, path, body })) };
}

describe('a list of the agency', () => {
  it('takes one entry after the other by Enter, and says what the server refuses', async () => {
    expectRefusals();
    const create = vi
      .fn<Write>(async () => ({ data: entries[0] }))
      .mockRejectedValueOnce(refusal({ status: 400, key: 'entryNameTaken' }));
    const { user } = await open('/settings/master-config/sport', { create });
    const field = await screen.findByRole('textbox', { name: 'New entry in Sports' });
    await user.type(field, 'Tennis{Enter}');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.type(field, ' (indoor){Enter}');
    expect(await screen.findByText('Tennis (indoor) added')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await user.type(field, 'Golf{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
    expect(create.mock.calls[2]?.[1].data).toEqual({ displayName: 'Golf', parentId: null, type: 'SPORT' });
  });

  it('of a tree shows and changes what an entry lies in, in its line, and is narrowed by it', async () => {
    const update = vi.fn<Write>(async () => ({ data: entries[2] }));
    const { user } = await open('/settings/master-config/league', { update });
    const list = within(await screen.findByRole('list', { name: 'Leagues' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A-LeagueFootball'),
      expect.stringContaining('MastersTennis'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Edit Masters' }));
    const sport = list.getByRole('combobox', { name: 'Sport' });
    await user.clear(sport);
    await user.type(sport, 'foot{Enter}');
    await user.click(list.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1].data).toEqual({ displayName: 'Masters', parentId: 's1', version: 3 });
    const added = screen.getByRole('textbox', { name: 'New entry in Leagues' });
    await user.type(added, 'Cup');
    await user.type(screen.getByRole('combobox', { name: 'Sport of Leagues' }), 'ten{Enter}');
    expect(added).toHaveValue('Cup');
    expect(screen.queryByText('A-League')).toBeNull();
  });

  it('of many entries is searched, and an entry in use goes with its records moved to another one', async () => {
    expectRefusals();
    const data = { related: [{ entity: 'partner', field: 'industryCategory', total: 11 }], others: 1 };
    const remove = vi.fn<Write>().mockRejectedValue(refusal({ key: 'relatedData', data }));
    const { user, written } = await open('/settings/master-config/industry', { delete: remove });
    expect(within(await screen.findByRole('list', { name: 'Industries' })).getAllByRole('listitem')).toHaveLength(50);
    await user.type(screen.getByRole('searchbox', { name: 'Search Industries' }), '01');
    await user.click(screen.getByRole('button', { name: 'More for Industry 01' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Industry 01 is in use' }));
    expect(dialog.getByRole('link', { name: '11 partners' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/partner.*=i1$/),
    );
    expect(dialog.getByText('1 record that you cannot see is affected too')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Move and delete' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose the entry that the records get');
    await user.type(dialog.getByRole('combobox', { name: 'Move to' }), '58{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Move and delete' }));
    expect(await screen.findByText('Industry 01 deleted, 12 records moved to Industry 58')).toBeInTheDocument();
    expect(written()).toEqual([
      { method: 'POST', path: '/client/v1/catalogues/i1/replace', body: { to: 'i58', version: 3 } },
    ]);
  });

  it('moves an entry that a search found to the top of the whole list', async () => {
    const { user, written } = await open('/settings/master-config/industry');
    await user.type(await screen.findByRole('searchbox', { name: 'Search Industries' }), '58');
    expect(screen.getByText('1 match')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for Industry 58' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
    const body = { previousId: null, afterId: 'i0' };
    await waitFor(() =>
      expect(written()).toEqual([{ method: 'PUT', path: '/client/v1/catalogues/i58/reorder', body }]),
    );
  });

  it('is only read by those who may not change the settings', async () => {
    await open('/settings/master-config/sport', {}, { actor: somebody() });
    expect(await screen.findByText('Football')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of [/^Edit/, /^Move/, 'Add']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

it('stands in the module whose records use it, beside their custom fields', async () => {
  expect(modules.map(({ entities, types }) => [entities.join(), types.join()])).toEqual(
    expect.arrayContaining([
      ['talent,scout', expect.stringContaining('TALENT_TYPE')],
      ['partner', 'INDUSTRY'],
      ['opportunity', 'LOST_REASON,PIPELINE_SOURCE,INDUSTRY'],
      ['event', 'EVENT_TYPE'],
      ['expense', 'EXPENSE_CATEGORY'],
    ]),
  );
  const { user } = await open('/settings/modules-configure');
  await user.click(await screen.findByRole('link', { name: 'Partners' }));
  expect(within(await screen.findByRole('list', { name: 'Industries' })).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more: Industries' }));
  expect(within(screen.getByRole('list', { name: 'Industries' })).getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getByRole('region', { name: /^Custom fields/ })).toBeInTheDocument();
});

it('a list of a module is hidden and offered again, but for one that a step asks for', async () => {
  let hidden: readonly string[] = [];
  const answer = { version: 1 };
  const view = renderPage(
    <ModulesPage />,
    ({ path, body }) => {
      if (path !== '/client/v1/module-config') return [];
      if (body) ({ hiddenLists: hidden } = body as { readonly hiddenLists: readonly string[] });
      return { ...answer, hiddenLists: hidden };
    },
    {
      at: '/settings/modules-configure?module=opportunity',
      api: { getList: async () => ({ data: [], total: 0, pageInfo: { hasNextPage: false } }) } as never,
    },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Hide list: Pipeline sources' }));
  expect(await screen.findByText(/^Hidden: forms and filters/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide list: Lost reasons' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Show list: Pipeline sources' }));
  await screen.findByRole('button', { name: 'Hide list: Pipeline sources' });
  const sent = view.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { hiddenLists: ['PIPELINE_SOURCE'], version: 1 },
    { hiddenLists: [], version: 1 },
  ]);
});
