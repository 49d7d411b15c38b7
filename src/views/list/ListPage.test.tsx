import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { ListPage } from './ListPage.tsx';
import { admin, expectRefusals, only, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';

afterEach(() => vi.restoreAllMocks());

const entity = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const talents = ['Ada Okafor', 'Bao Li', 'Cleo Marangos'].map((displayName, index) => ({
  id: uuid(index + 1),
  version: 1,
  displayName,
  status: 1,
  categories: [],
  location: 'Perth',
  assignees: [],
  startDate: '2026-11-20',
  deletedAt: Date.UTC(2026, 10, 20),
}));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: Readonly<Record<string, unknown>>;
  readonly meta: { readonly fields: readonly string[] };
}
type Answer = () => Promise<object>;
type GetList = (resource: string, params: Asked) => Promise<unknown>;

function renderList(at = '/talent', data: readonly object[] = talents, total = 45, parts = {}) {
  const getList = vi.fn<GetList>(async () => ({
    data,
    pageInfo: { hasNextPage: total > data.length, hasPreviousPage: false },
  }));
  const count = vi.fn<Answer>(async () => ({ total }));
  const page = renderView(<ListPage entity={entity} />, {
    at,
    ...parts,
    api: { getList: only(entity.name, getList), count, ...(parts as { api?: object }).api } as never,
  });
  const address = () => screen.getByLabelText('address').textContent;
  const lastAsked = () => getList.mock.calls.at(-1)?.[1];
  return { ...page, getList, count, address, lastAsked };
}

it('shows the declared columns and, apart from them, how many there are', async () => {
  const { getList } = renderList();
  const [heading, ...coming] = screen.getByRole('status', { name: 'Loading' }).children;
  expect(heading).toBeDefined();
  expect(coming).toHaveLength(15);
  const table = await screen.findByRole('grid');
  expect(table.style.getPropertyValue('--side')).toBe('130px');
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.map((heading) => heading.textContent?.replace(/[↑↓]/, ''))).toEqual([
    '',
    'Name',
    'Status',
    'Categories',
    'Location',
    'Roster',
    'Start date',
    'Actions',
  ]);
  expect(await screen.findByText('1–3 of 45')).toBeInTheDocument();
  const shown = ['assignees', 'avatar', 'categories', 'custom', 'displayName', 'location', 'locationId', 'startDate'];
  const fields = ['deletedAt', 'state', 'status', ...shown].sort();
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'talent',
    expect.objectContaining({ meta: { withTotal: false, fields } }),
  );
});

it('shows the former rows until the next are there, and says that it is busy', async () => {
  const present = talents.map((talent) => ({ ...talent, deletedAt: null }));
  const { user, getList } = renderList('/talent', present);
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-busy', 'false');
  let answer = () => {};
  const next = { ...present[0], id: uuid(8), displayName: 'Dara Quinn' };
  getList.mockImplementationOnce(async () => {
    await new Promise<void>((done) => (answer = done));
    return { data: [next] };
  });
  await user.click(screen.getByRole('button', { name: 'Location' }));
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  expect(grid).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('link', { name: 'Dara Quinn' })).toBeInTheDocument();
  expect(grid).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('link', { name: 'Ada Okafor' })).not.toBeInTheDocument();
});

it('shows rows while it is still being counted how many there are', async () => {
  let answer = () => {};
  const counted = new Promise<void>((done) => (answer = done));
  const count = async () => {
    await counted;
    return { total: 240 };
  };
  renderList('/talent', talents, 240, { api: { count } });
  const grid = await screen.findByRole('grid');
  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toBeInTheDocument();
  expect(screen.getByText('1–3')).toBeInTheDocument();
  expect(grid).toHaveAttribute('aria-rowcount', '-1');
  answer();
  expect(await screen.findByText('1–3 of 240')).toBeInTheDocument();
  expect(grid).toHaveAttribute('aria-rowcount', '241');
  expect(await screen.findByRole('button', { name: 'Next page' })).toBeInTheDocument();
});

it('asks for what its address says', async () => {
  const { lastAsked } = renderList(
    '/talent?pageIndex=1&pageSize=50&orderBy=location&orderDirection=DESC&statusIds=0_1&keyword=ad',
  );
  await screen.findByRole('grid');
  expect(lastAsked()).toMatchObject({
    pagination: { page: 2, perPage: 50 },
    sort: { field: 'location', order: 'DESC' },
    filter: { statusIds: [0, 1], keyword: 'ad' },
  });
  expect(await screen.findByText('Status: Pending, Active')).toBeInTheDocument();
});

it('sorts by a sortable column once upwards and again downwards, from the first page', async () => {
  const { user, address } = renderList('/talent?pageIndex=2');
  await user.click(await screen.findByRole('button', { name: 'Location' }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=ASC');
  await user.click(await screen.findByRole('button', { name: 'Location' }));
  expect(address()).toBe('/talent?orderBy=location&orderDirection=DESC');
  expect(screen.getByRole('columnheader', { name: /Location/ })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
});

it('opens a record by its row and by its name', async () => {
  const { user, address } = renderList();
  await user.click((await screen.findAllByText('Perth'))[1] as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/talent/${uuid(2)}/profile/summary`));
  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute(
    'href',
    `/talent/${uuid(1)}/profile/summary`,
  );
});

it('puts a keyword into the address once typing pauses', async () => {
  const { user, address, getList } = renderList('/talent?pageIndex=1');
  await screen.findByRole('grid');
  await user.type(screen.getByRole('searchbox'), 'big room');
  await waitFor(() => expect(address()).toBe('/talent?keyword=big%20room'));
  await waitFor(() =>
    expect(getList.mock.calls.map(([, { filter }]) => filter['keyword'])).toEqual([undefined, 'big room']),
  );
});

it('filters by ticking, shows the filter as a chip and takes it away again', async () => {
  const { user, address } = renderList();
  await user.click(await screen.findByText('+ Filter'));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await whenLoaded();
  await user.click(await screen.findByRole('checkbox', { name: 'Locked' }));
  await waitFor(() => expect(address()).toBe('/talent?statusIds=3'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Remove the filter Status'));
  expect(address()).toBe('/talent');
});

it('filters by records that the server finds', async () => {
  const options = vi.fn<Answer>(async () => ({
    data: [{ id: uuid(9), displayName: 'Mei Tanaka', avatar: null, kind: 'staff' }],
    loadMore: false,
    nextPageIndex: null,
  }));
  const { user, address } = renderList('/talent', talents, 45, { api: { options } });
  await user.click(await screen.findByText('+ Filter'));
  await user.click(await screen.findByRole('menuitem', { name: 'Roster' }));
  await whenLoaded();
  await user.click(await screen.findByRole('checkbox', { name: /Mei Tanaka/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/talent?assigneeIds=${uuid(9)}`));
  expect(await screen.findByText('Roster: Mei Tanaka')).toBeInTheDocument();
});

it('bounds its range by days of the reader’s time zone', async () => {
  const { user, address } = renderList();
  await user.click(await screen.findByText('+ Filter'));
  await user.click(await screen.findByRole('menuitem', { name: 'Created' }));
  await whenLoaded();
  await user.type(await screen.findByLabelText('From'), '19/11/26{Enter}');
  await user.type(screen.getByLabelText('To'), '20/11/26{Enter}');
  await user.keyboard('{Escape}');
  const [from, to] = [Date.UTC(2026, 10, 18, 13), Date.UTC(2026, 10, 20, 13) - 1];
  await waitFor(() => expect(address()).toBe(`/talent?fromDate=${from}&toDate=${to}`));
});

describe('a filter that is nearly as long as one may be', () => {
  const many = `assigneeIds=${Array.from({ length: 53 }, (_, index) => uuid(index + 1)).join('_')}`;
  const isLong = 'This filter is too long. Choose fewer values';
  const mei = { id: uuid(99), displayName: 'Mei Tanaka', avatar: null, kind: 'staff' };
  const api = { options: async () => ({ data: [mei], loadMore: false, nextPageIndex: null }) };
  const open = async (query: string) => {
    const page = renderList(`/talent?${query}`, talents, 45, { api });
    await screen.findByRole('grid');
    return page;
  };

  it('takes no further value, and stands as it was', async () => {
    const { user, address } = await open(many);
    await user.click(screen.getByText('+ Filter'));
    await user.click(await screen.findByRole('menuitem', { name: 'Roster' }));
    await whenLoaded();
    await user.click(await screen.findByRole('checkbox', { name: /Mei Tanaka/ }));
    expect(await screen.findByText(isLong)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Mei Tanaka/ })).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(address()).toBe(`/talent?${many}`);
  });

  it('is sorted and paged like any other', async () => {
    const { user, address, lastAsked } = await open(many);
    await user.click(screen.getByRole('button', { name: 'Location' }));
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    expect(address()).toBe(`/talent?pageIndex=2&orderBy=location&orderDirection=ASC&${many}`);
    await waitFor(() => expect(lastAsked()).toMatchObject({ pagination: { page: 3 }, sort: { field: 'location' } }));
    expect(lastAsked()?.filter['assigneeIds']).toHaveLength(53);
    expect(screen.queryByText(isLong)).not.toBeInTheDocument();
  });

  it('stands in a pasted address that says an order too', async () => {
    const { lastAsked } = await open(`${many}&orderBy=displayName&orderDirection=DESC&pageSize=100&pageIndex=1`);
    expect(lastAsked()).toMatchObject({ pagination: { page: 2, perPage: 100 }, sort: { order: 'DESC' } });
    expect(lastAsked()?.filter).toHaveProperty('assigneeIds');
    expect(screen.queryByText(isLong)).not.toBeInTheDocument();
  });
});

it('says what to do where nothing matches, and where there is nothing at all', async () => {
  const { user, address } = renderList('/talent?keyword=zzz', [], 0);
  expect(await screen.findByText('No results')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Clear search and filters' }).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/talent');
  expect(await screen.findByText('No data')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Add talent' })[0]).toHaveAttribute('href', '/talent/add');
});

it('gives the focus to the rows that come where nothing matched before, and promises nothing until then', async () => {
  let show = () => {};
  const getList = vi.fn<GetList>(async (_resource, { filter }) => {
    if (filter['keyword'] !== undefined) return { data: [] };
    await new Promise<void>((done) => (show = done));
    return { data: talents };
  });
  const { user } = renderList('/talent?keyword=zzz', [], 0, { api: { getList: only(entity.name, getList) } });
  (await screen.findByRole('button', { name: 'Clear search and filters' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('No data')).not.toBeInTheDocument();
  show();
  await screen.findByRole('grid');
  expect(document.activeElement).toHaveTextContent('Ada Okafor');
});

it('leads from a page beyond the end to the last one', async () => {
  const { address } = renderList('/talent?pageIndex=9', [], 45);
  await waitFor(() => expect(address()).toBe('/talent?pageIndex=2'));
});

it('tries again after a failure', async () => {
  expectRefusals();
  const getList = vi.fn<GetList>().mockRejectedValueOnce(new Error('Failed to fetch data'));
  getList.mockResolvedValue({ data: talents, total: 3 });
  const { user } = renderList('/talent', talents, 3, { api: { getList: only(entity.name, getList) } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});

it('lists what was deleted, and brings it back', async () => {
  const restore = vi.fn<Answer>(async () => ({ data: talents[0] }));
  const { user, address, lastAsked } = renderList('/talent?keyword=a', talents, 3, { api: { restore } });
  await user.click(await screen.findByRole('link', { name: /^Deleted/ }));
  expect(address()).toBe('/talent?keyword=a&deleted=true');
  await screen.findByRole('button', { name: 'Restore Bao Li' });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));
  expect(headings.slice(1, 4)).toEqual(['Name', 'Deleted', 'Deleted by']);
  expect(lastAsked()?.meta.fields).toEqual(expect.arrayContaining(['deletedAt', 'deletedBy']));
  await user.click(await screen.findByRole('button', { name: 'Restore Bao Li' }));
  expect(await screen.findByText('Bao Li restored')).toBeInTheDocument();
  expect(restore).toHaveBeenCalledExactlyOnceWith('talent', { id: uuid(2), version: 1 });
  expect(lastAsked()?.filter).toEqual({ keyword: 'a', deleted: true });
  expect(screen.queryByRole('link', { name: 'Ada Okafor' })).not.toBeInTheDocument();
});

it('asks for its rows again only where a column is shown that they do not tell of', async () => {
  const kept = talents.map((one) => ({ ...one, deletedAt: null }));
  const { user, getList, lastAsked } = renderList('/talent', kept);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const box = (name: string) => screen.findByRole('checkbox', { name });
  for (const name of ['Location', 'Status', 'Location']) await user.click(await box(name));
  expect(screen.queryByRole('columnheader', { name: /Status/ })).not.toBeInTheDocument();
  expect(getList).toHaveBeenCalledTimes(1);
  const told = kept.map((one) => ({ ...one, phoneNumber: null, phoneCountryCode: null }));
  let answer = (_rows: object) => {};
  getList.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.click(await box('Phone'));
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  expect(lastAsked()?.meta.fields).toContain('phoneNumber');
  // What is not read yet is blank: that there is no number is for the server to say.
  const rows = () => screen.getAllByRole('row', { hidden: true }).slice(1);
  const phones = () => rows().map((row) => within(row).getAllByRole('gridcell', { hidden: true }).at(-2)?.textContent);
  expect(phones()).toEqual(['', '', '']);
  answer({ data: told, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  await waitFor(() => expect(phones()).toEqual(['—', '—', '—']));
  expect(lastAsked()?.meta.fields).not.toContain('bio');
});

it('tells in the choice of columns which there is no room for, and which one stays in place for want of it', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const hidden = within(await screen.findByRole('list', { name: 'Hidden' }));
  expect(hidden.getAllByText('No room')).toHaveLength(4);
  const location = hidden.getByRole('checkbox', { name: 'Location' });
  expect(location).not.toBeChecked();
  await user.click(location);
  const shown = within(screen.getByRole('list', { name: 'Shown' }));
  expect(shown.getByRole('checkbox', { name: 'Location' })).toHaveFocus();
  const pin = await screen.findByRole('button', { name: 'Pin Name to the left' });
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Pin Location to the left' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(pin);
  await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'));
});

it('offers only what the person may do', async () => {
  const actor = { ...admin, role: 'staff' as const, levels: { TALENT: ['VIEW_ASSIGN', 'VIEW_ALL'] as const } };
  renderList('/talent', talents, 3, { actor });
  expect((await screen.findByRole('grid')).style.getPropertyValue('--side')).toBe('60px');
  expect(screen.queryByRole('link', { name: 'Add talent' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Deleted/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
});
