import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineEntity } from '../../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { field } from '../../../../../schema/fields/kinds.ts';
import { registry } from '../../../../../schema/index.ts';
import type { BulkRow, BulkTarget, BulkWork } from '../../../../dataProvider/types.ts';
import { ListPage } from '../../ListPage.tsx';
import { admin, only, renderView, setWidth, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';

const talent = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const everybody = Array.from({ length: 60 }, (_, index) => ({
  id: uuid(index + 1),
  version: 1,
  displayName: `Person ${String(index + 1).padStart(2, '0')}`,
  status: 1,
  categories: [],
  assignees: index === 1 ? [{ id: 'staff', displayName: 'Mei Tanaka', avatar: null, kind: 'staff' }] : [],
  location: 'Perth',
}));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly filter: Readonly<Record<string, unknown>>;
}
type Bulk = (resource: string, targets: readonly BulkTarget[], work: BulkWork) => Promise<{ data: readonly BulkRow[] }>;

/** Number of rows on a page of the list, so that the tests need not render twenty of them. */
const rowsAPage = 3;

/** A list of so many talents in pages, of which deleted ones are gone. */
function renderList({
  people = 45,
  at = '/talent',
  actor = admin,
  stale = [] as readonly string[],
  entity = talent as AnyEntity,
} = {}) {
  const all = everybody.slice(0, people);
  const gone = new Set<string>();
  const getList = vi.fn<(resource: string, params: Asked) => Promise<unknown>>(
    async (_resource, { pagination: { page, perPage }, filter }) => {
      const ids = filter['ids'] as readonly string[] | undefined;
      const found = all.filter(
        ({ id }) => gone.has(id) === (filter['deleted'] === true) && (ids?.includes(id) ?? true),
      );
      const start = (page - 1) * perPage;
      const data = found.slice(start, start + (perPage === 20 ? rowsAPage : perPage));
      return { data, pageInfo: { hasNextPage: page * perPage < found.length, hasPreviousPage: page > 1 } };
    },
  );
  const bulk = vi.fn<Bulk>(async (_resource, targets, work) => ({
    data: targets.map(({ id }): BulkRow => {
      if (stale.includes(id)) return { id, error: { field: '', message: 'Stale', key: 'staleVersion' } };
      if ('delete' in work) gone.add(id);
      if ('restore' in work) gone.delete(id);
      return { id, version: 2 };
    }),
  }));
  const exportList = vi.fn<(resource: string, params: object) => Promise<Blob>>(async () => new Blob(['a']));
  const remove = vi.fn<(resource: string, params: { readonly id: string }) => Promise<object>>(
    async (_resource, { id }) => {
      gone.add(id);
      return { data: { id, version: 2 } };
    },
  );
  const count = vi.fn<() => Promise<object>>(async () => ({ total: all.length - gone.size }));
  const dana = { id: uuid(90), displayName: 'Dana', avatar: null, kind: 'staff' };
  const options = async () => ({ data: [dana], loadMore: false, nextPageIndex: null });
  const api = { getList: only('talent', getList), count, bulk, exportList, delete: remove, options };
  const page = renderView(<ListPage entity={entity} />, { at, actor, api: api as never });
  return { ...page, getList, bulk, exportList, remove };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('group', { name: 'Actions for the selection' });
const press = async (name: string) => within(await bar()).getByRole('button', { name });

describe('what is picked in a list', () => {
  it('is kept over pages and orders, and counted aloud', async () => {
    const { user } = renderList();
    expect(await box('Select Person 01')).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'Actions for the selection' })).not.toBeInTheDocument();
    await user.click(await box('Select Person 02'));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(await box('Select Person 21'));
    expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
    expect(screen.getAllByText('2 selected').some((one) => one.getAttribute('aria-live') === 'polite')).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Location' }));
    expect(await box('Select Person 02')).toBeChecked();
  });

  it('is forgotten with another search, with Clear and with Escape', async () => {
    const { user } = renderList();
    for (const forget of [
      async () => user.click(await press('Clear')),
      () => user.keyboard('{Escape}'),
      () => user.type(screen.getByRole('searchbox'), 'person'),
    ]) {
      await user.click(await box('Select Person 02'));
      expect(await bar()).toBeInTheDocument();
      await forget();
      await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
    }
  });

  it('is all that the list finds, page by page, once the page is picked', async () => {
    const { user, getList } = renderList();
    await user.click(await box('Select all on this page'));
    expect(within(await bar()).getByText(`${rowsAPage} selected`)).toBeInTheDocument();
    await user.click(await press('Select all 45'));
    expect(await within(await bar()).findByText('45 selected')).toBeInTheDocument();
    expect(getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 1, perPage: 100 } });
    expect(within(await bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  });
});

describe('many records', () => {
  it('are given one value of a field, each with the version that was seen, and stay picked with the new one', async () => {
    const { user, bulk } = renderList();
    await user.click(await box('Select Person 01'));
    await user.click(await box('Select Person 02'));
    for (const version of [1, 2]) {
      await user.click(await press('Edit field'));
      const dialog = await screen.findByRole('dialog', { name: 'Edit 2 talents' });
      await whenLoaded();
      expect(within(dialog).getByRole('button', { name: 'Change 2' })).toBeDisabled();
      expect(within(dialog).queryByRole('checkbox', { name: 'Clear the field' })).not.toBeInTheDocument();
      await user.click(await within(dialog).findByRole('combobox', { name: /Status/ }));
      await user.click(await screen.findByRole('option', { name: 'Locked' }));
      await user.click(within(dialog).getByRole('button', { name: 'Change 2' }));
      expect(await screen.findByText('2 changed')).toBeInTheDocument();
      const targets = [uuid(1), uuid(2)].map((id) => ({ id, version }));
      expect(bulk).toHaveBeenLastCalledWith('talent', targets, { change: { status: 3 } });
      expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('are emptied of a field that may be empty', async () => {
    const { user, bulk } = renderList();
    await user.click(await box('Select Person 01'));
    await user.click(await press('Edit field'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 1 talent' });
    expect(within(dialog).getByText(/^This replaces Status/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Roster' }));
    expect(within(dialog).getByText(/^Your choice is added to Roster/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('checkbox', { name: 'Clear the field' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(within(dialog).getByText(/^This replaces everything in Roster/)).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Clear the field' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }));
    await waitFor(() => expect(bulk.mock.lastCall?.[2]).toEqual({ change: { assigneeIds: [] } }));
  });

  it.each(['add', 'remove'] as const)('%s what is chosen for a set, whatever it holds by now', async (mode) => {
    const { user, bulk } = renderList();
    await user.click(await box('Select Person 01'));
    await user.click(await press('Edit field'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 1 talent' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Roster' }));
    await whenLoaded();
    expect(within(dialog).getByRole('button', { name: 'Add' })).toHaveAttribute('aria-pressed', 'true');
    if (mode === 'remove') await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(within(dialog).getByRole('button', { name: 'Change 1' })).toBeDisabled();
    await user.click(await within(dialog).findByRole('combobox', { name: /Roster/ }));
    await user.click(await screen.findByRole('option', { name: /Dana/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }));
    await waitFor(() =>
      expect(bulk).toHaveBeenLastCalledWith('talent', [{ id: uuid(1) }], { [mode]: { assigneeIds: [uuid(90)] } }),
    );
  });

  it('are deleted once that is confirmed, and exactly these are restored on Undo', async () => {
    const { user, bulk } = renderList();
    await user.click(await box('Select Person 01'));
    await user.click(await box('Select Person 03'));
    await user.click(await press('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 talents?' });
    await user.keyboard('{Enter}');
    expect(bulk).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(await press('Delete'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Person 03')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 restored')).toBeInTheDocument();
    const restored = [uuid(1), uuid(3)].map((id) => ({ id, version: 2 }));
    expect(bulk).toHaveBeenLastCalledWith('talent', restored, { restore: true });
    expect(await screen.findByText('Person 03')).toBeInTheDocument();
  });

  it('show how far it has come while they are dealt with, slice by slice', async () => {
    const { user, bulk } = renderList({ people: 60 });
    await user.click(await box('Select all on this page'));
    await user.click(await press('Select all 60'));
    await within(await bar()).findByText('60 selected');
    const answers: (() => void)[] = [];
    bulk.mockImplementation(async (_resource, targets) => {
      await new Promise<void>((answer) => answers.push(answer));
      return { data: targets.map(({ id }) => ({ id, version: 2 })) };
    });
    await user.click(await press('Delete'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const progress = await screen.findByRole('progressbar', { name: '0 of 60' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    await act(async () => answers[0]?.());
    const most = await screen.findByRole('progressbar', { name: '50 of 60' });
    expect(Number(most.getAttribute('aria-valuenow'))).toBeCloseTo(83.3, 1);
    await act(async () => answers[1]?.());
    expect(await screen.findByText('60 deleted')).toBeInTheDocument();
    expect(bulk.mock.calls.map(([, targets]) => targets.length)).toEqual([50, 10]);
  });

  it('that were refused are told one by one, and can be picked again as they are now', async () => {
    const { user } = renderList({ stale: [uuid(2)] });
    await user.click(await box('Select Person 01'));
    await user.click(await box('Select Person 02'));
    await user.click(await press('Delete'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const report = await screen.findByRole('dialog', { name: '1 done, 1 failed' });
    expect(within(report).getByText('Person 02')).toBeInTheDocument();
    expect(within(report).getByText(/Somebody else has changed this record/)).toBeInTheDocument();
    expect(within(report).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await user.click(within(report).getByRole('button', { name: 'Select these again' }));
    await waitFor(async () => expect(within(await bar()).getByText('1 selected')).toBeInTheDocument());
    expect(await box('Select Person 02')).toBeChecked();
  });

  it('are exported by their ids, with the columns that are shown', async () => {
    const { user, exportList } = renderList();
    await user.click(await box('Select Person 02'));
    await user.click(await press('Export'));
    const dialog = await screen.findByRole('dialog', { name: 'Export talents' });
    expect(within(dialog).getByText('1 selected')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exportList).toHaveBeenCalledOnce());
    expect(exportList.mock.lastCall?.[1]).toMatchObject({
      filter: { ids: [uuid(2)] },
      columns: ['displayName', 'status', 'categories', 'location', 'assignees', 'startDate'],
    });
  });
});

describe('on a phone, many records', () => {
  afterEach(() => setWidth(1024));

  it('are left as they are by a step back, unless they are being dealt with, which it does not stop', async () => {
    const { user, router, bulk } = renderList();
    await user.click(await box('Select Person 01'));
    act(() => setWidth(390));
    const hasEntry = () => (router.state.location.state as { readonly dialog?: boolean } | null)?.dialog === true;
    const open = async () => {
      await user.click(await press('Delete'));
      await waitFor(() => expect(hasEntry()).toBe(true));
      return screen.findByRole('dialog', { name: 'Delete 1 talent?' });
    };
    const back = () => act(() => router.navigate(-1));
    await open();
    await back();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(await bar()).getByText('1 selected')).toBeInTheDocument();

    let end = () => {};
    bulk.mockImplementationOnce((_resource, targets) => {
      const data = targets.map(({ id }) => ({ id, version: 2 }));
      return new Promise((done) => (end = () => done({ data })));
    });
    await user.click(within(await open()).getByRole('button', { name: 'Delete' }));
    await back();
    await waitFor(() => expect(hasEntry()).toBe(true));
    expect(screen.getByRole('dialog', { name: 'Deleting 1 talent' })).toBeInTheDocument();
    await act(async () => end());
    expect(await screen.findByText('1 deleted')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(hasEntry()).toBe(false));
  });
});

describe('the actions of rows', () => {
  it('delete at once with a way back, and take the record out of what is picked', async () => {
    const { user, remove } = renderList();
    await user.click(await box('Select Person 02'));
    await user.click(await screen.findByRole('button', { name: 'Delete Person 02' }));
    expect(
      await screen.findByText('Person 02 deleted', { selector: '.MuiSnackbarContent-message' }),
    ).toBeInTheDocument();
    expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
    expect(screen.queryByText('Person 02')).not.toBeInTheDocument();
  });

  it('lead to the form', async () => {
    renderList();
    expect(await screen.findByRole('link', { name: 'Edit Person 02' })).toHaveAttribute(
      'href',
      `/talent/${uuid(2)}/profile/summary/edit`,
    );
  });
});

it('somebody who may edit what is assigned to them edits and deletes these rows, and opens the others', async () => {
  const levels = { TALENT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'] as const };
  renderList({ actor: { ...admin, role: 'staff', levels } });
  await screen.findByRole('button', { name: 'Delete Person 02' });
  const actions = ['link', 'button'].flatMap((role) => screen.getAllByRole(role, { name: /^(Edit|Open|Delete) / }));
  const words = actions.map((action) => action.getAttribute('aria-label'));
  expect(words).toEqual(['Open Person 01', 'Edit Person 02', 'Open Person 03', 'Delete Person 02']);
});

describe('somebody who may only read', () => {
  const viewer = { ...admin, role: 'staff' as const, levels: { TALENT: ['VIEW_ASSIGN', 'VIEW_ALL'] as const } };

  it('exports what is picked and opens rows, and is offered nothing else', async () => {
    const { user } = renderList({ actor: viewer });
    await user.click(await box('Select Person 02'));
    expect(
      within(await bar())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Export', 'Clear']);
    expect(await screen.findByRole('link', { name: 'Open Person 02' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Person 02' })).not.toBeInTheDocument();
  });

  it('picks nothing where nothing could be done with it', async () => {
    const entity = defineEntity({
      name: 'talent',
      group: 'people',
      title: 'displayName',
      access: 'TALENT',
      api: { base: '/client/v1/talents', without: ['export'] },
      fields: { displayName: field.text({ required: true }), status: field.choice(['A', 'B']) },
      list: {
        columns: ['displayName'],
        sortable: ['displayName'],
        sort: ['displayName', 'ASC'],
        bulk: { edit: ['status'] },
      },
      form: { identity: ['displayName', 'status'] },
    }) as unknown as AnyEntity;
    renderList({ actor: viewer, entity });
    expect(await screen.findByText('Person 02')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
