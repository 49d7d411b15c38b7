import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineEntity } from '../../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { field } from '../../../../../schema/fields/kinds.ts';
import type { BoardCard, BoardColumn, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { Channel, Topic } from '../../../../realtime/channel.ts';
import { ChannelContext } from '../../../../realtime/ChannelContext.ts';
import {
  expectRefusals,
  only,
  refusal,
  renderView,
  setWidth,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { ListPage } from '../../ListPage.tsx';

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
});

/** A record with a page of its own, under the name of one that the catalogs know. */
const jobOf = (states: object = {}) =>
  defineEntity({
    name: 'contract',
    group: 'none',
    title: 'summary',
    access: 'CONTRACT',
    api: { base: '/test/jobs' },
    fields: {
      summary: field.text({ required: true }),
      status: field.status('TASK', { required: true }),
      description: field.text(),
    },
    list: {
      columns: ['summary'],
      filters: ['status'],
      sortable: ['summary', 'status'],
      search: ['summary'],
      sort: ['summary', 'ASC'],
      board: { by: 'status', card: [] },
    },
    form: { job: ['summary', 'status', 'description'] },
    ...states,
  }) as unknown as AnyEntity;
const job = jobOf();
const stepped = jobOf({
  states: {
    status: {
      steps: { stop: { from: ['NEW'], to: 'BLOCKED', asks: ['description'] }, go: { from: ['BLOCKED'], to: 'NEW' } },
    },
  },
});
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const status = (id: number, displayName: string, categoryCode: string) => ({
  id: uuid(id),
  displayName,
  avatar: null,
  kind: 'status',
  color: '#2f5d8a',
  categoryCode,
});
const [fresh, blocked, done] = [
  status(91, 'To do', 'NEW'),
  status(92, 'Stuck', 'BLOCKED'),
  status(93, 'Done', 'COMPLETED'),
];
const card = (last: number, summary: string, more: object = {}): BoardCard => ({
  id: uuid(last),
  version: 1,
  order: `a${last}`,
  summary,
  status: fresh,
  statusId: fresh.id,
  permissions: { canUpdate: true },
  ...more,
});
const column = (of: typeof fresh, data: BoardCard[], more: Partial<BoardColumn> = {}): BoardColumn => ({
  key: of.id,
  status: of as never,
  total: data.length,
  sums: {},
  data,
  loadMore: false,
  nextPageIndex: null,
  ...more,
});
const usual = () => [
  column(fresh, [
    card(1, 'Call the venue'),
    card(2, 'Book flights'),
    card(3, 'Fixed', { permissions: { canUpdate: false } }),
  ]),
  column(blocked, [card(4, 'Visa', { status: blocked, statusId: blocked.id })], {
    total: 1_204,
    sums: { fee: [{ currency: 'AUD', amount: '214500.00' }] },
  }),
  column(done, []),
];

type Move = GreenroomDataProvider['move'];
const moved: Move = async (_resource, { id, values }) => ({
  data: { ...card(0, ''), ...values, id, version: 2, order: 'b' },
});

interface Parts {
  readonly entity?: AnyEntity;
  readonly columns?: readonly BoardColumn[];
  readonly move?: Move;
  readonly api?: object;
  readonly words?: object;
  readonly channel?: Channel | null;
  /** The name of the first column. */
  readonly firstName?: string;
}

async function renderBoard({
  entity = job,
  columns = usual(),
  move = moved,
  api = {},
  words = {},
  channel = null,
  firstName = 'To do',
}: Parts = {}) {
  const board = vi.fn<GreenroomDataProvider['board']>(async (_resource, { filter = {} } = {}) => {
    const ids = filter['statusIds'] as readonly string[] | undefined;
    return { columns: columns.filter((one) => ids === undefined || ids.includes(one.key)) };
  });
  const asked = vi.fn<Move>(move);
  const page = (
    <ChannelContext.Provider value={channel}>
      <ListPage entity={entity} />
    </ChannelContext.Provider>
  );
  const view = renderView(page, {
    at: '/contracts?view=board',
    ...words,
    api: {
      board,
      move: asked,
      count: async () => ({ total: 5 }),
      getList: async () => ({ data: [] }),
      versions: async () => ({ versions: [] }),
      ...api,
    } as never,
  });
  await whenLoaded();
  await screen.findByRole('region', { name: firstName });
  return { ...view, board, move: asked };
}

const cardsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows a column for each status with its totals, and the cards as links to their records', async () => {
  await renderBoard();
  expect(cardsIn('To do')).toEqual(['Call the venue', 'Book flights', 'Fixed']);
  const stuck = screen.getByRole('region', { name: 'Stuck' });
  expect(within(stuck).getByText('1,204')).toBeInTheDocument();
  expect(within(stuck).getByText('$214,500.00')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Done' })).getByText('Drop a card here to move it to Done'),
  ).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('is one layout of the list: the address keeps it, with its filters', async () => {
  const { user, board } = await renderBoard();
  const address = () => screen.getByLabelText('address').textContent;
  await user.type(screen.getByRole('searchbox'), 'visa{Enter}');
  await waitFor(() =>
    expect(board).toHaveBeenLastCalledWith('contract', expect.objectContaining({ filter: { keyword: 'visa' } })),
  );
  await waitFor(() => expect(address()).toBe('/contracts?keyword=visa&view=board'));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(address()).toBe('/contracts?keyword=visa');
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(address()).toBe('/contracts?keyword=visa&view=board');
});

it('says of each card how the keyboard moves it', async () => {
  await renderBoard();
  const link = screen.getByRole('link', { name: 'Book flights' });
  expect(link).toHaveAccessibleDescription(/^Press space to lift this card/);
});

it('moves a card into another column by its menu, and back by Undo', async () => {
  const bulk = vi.fn<GreenroomDataProvider['bulk']>(async () => ({ data: [{ id: uuid(1), version: 3 }] }));
  const { user, move } = await renderBoard({ api: { bulk } });
  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stuck' }));
  await waitFor(() =>
    expect(move).toHaveBeenCalledWith('contract', {
      id: uuid(1),
      values: { statusId: blocked.id },
      lowerOrder: null,
      upperOrder: 'a4',
    }),
  );
  expect(await screen.findByText('Call the venue moved to Stuck')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(move).toHaveBeenLastCalledWith('contract', {
      id: uuid(1),
      values: { statusId: fresh.id },
      lowerOrder: 'a2',
    }),
  );
  expect(await screen.findByText('Call the venue moved back to To do')).toBeInTheDocument();
  // What the step wrote besides comes back too; the place is given after that.
  expect(bulk).toHaveBeenCalledWith('contract', [{ id: uuid(1), version: 2 }], { undo: true });
  expect(bulk.mock.invocationCallOrder[0]).toBeLessThan(move.mock.invocationCallOrder[1] ?? 0);
});

it('reads the columns again whose cards others put in another order, and all after a time of which nothing is known', async () => {
  const topics = new Set<Topic>();
  const watchers = new Set<(isOpen: boolean) => void>();
  const tellState = (isOpen: boolean) => act(() => watchers.forEach((watcher) => watcher(isOpen)));
  const channel: Channel = {
    subscribe: (topic) => {
      topics.add(topic);
      return () => topics.delete(topic);
    },
    watch: (onChange) => {
      watchers.add(onChange);
      onChange(true);
      return () => watchers.delete(onChange);
    },
  };
  const many = Array.from({ length: 30 }, (_, index) =>
    card(100 + index, `Done ${index}`, { status: done, statusId: done.id }),
  );
  const { board } = await renderBoard({ channel, columns: [...usual().slice(0, 2), column(done, many)] });
  const read = () => board.mock.calls.map(([, { filter = {} } = {}]) => filter['statusIds']);
  const before = read().length;
  const hear = (ids: readonly string[]) => {
    const topic = [...topics].find(({ destination }) => destination === '/queue/places.contract');
    act(() => topic?.onMessage({ kind: 'RECORD_PLACES', entity: 'contract', ids }));
  };
  hear([uuid(2)]);
  await waitFor(() => expect(read().slice(before)).toEqual([[fresh.id]]));
  // A card that is not shown may have come into view.
  hear([uuid(77)]);
  const all = [[fresh.id], [blocked.id], [done.id]];
  await waitFor(() =>
    expect(
      read()
        .slice(before + 1)
        .flat(),
    ).toEqual(all.flat()),
  );
  const after = read().length;
  tellState(false);
  tellState(true);
  // One request reads the board with its columns, which may be others now.
  await waitFor(() => expect(read().slice(after)).toEqual([undefined]));
  // The longest column keeps the cards that it shows.
  expect(board.mock.lastCall?.[1]).toMatchObject({ pageSize: 30 });
});

it('puts a card back where it was, with the reason, where the move is refused', async () => {
  expectRefusals();
  let answer = () => {};
  const { user } = await renderBoard({
    move: () => new Promise((_done, fail) => (answer = () => fail(refusal({ key: 'notInColumn' })))),
  });
  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stuck' }));
  await waitFor(() => expect(cardsIn('Stuck')).toEqual(['Visa', 'Call the venue']));
  await act(async () => answer());
  expect(await screen.findByText('Refused')).toBeInTheDocument();
  expect(cardsIn('To do')).toEqual(['Call the venue', 'Book flights', 'Fixed']);
});

it('lets nobody move what they may not change', async () => {
  await renderBoard();
  expect(screen.queryByRole('button', { name: 'Move Fixed' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fixed' })).not.toHaveAccessibleDescription();
});

const stop = { do: 'Stop', title: 'Stop %{name}?', lead: 'Say why', done: '%{name}: stopped' };

it('asks for what a step wants before it moves a card, and takes no step that there is not', async () => {
  const one = card(1, 'Call the venue');
  const { user, move } = await renderBoard({
    entity: stepped,
    words: { steps: { contract: { stop, go: stop } } },
    api: { getOne: async () => ({ data: { ...one, description: null } }), customFields: async () => ({ data: [] }) },
  });
  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  // No step leads from new to completed.
  expect(screen.queryByRole('menuitem', { name: 'Done' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Stuck' }));
  await screen.findByRole('dialog', { name: 'Stop Call the venue?' });
  expect(move).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cardsIn('To do')[0]).toBe('Call the venue');

  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  await user.click(screen.getByRole('menuitem', { name: 'Stuck' }));
  await user.type(await screen.findByLabelText(/Description/), 'No answer');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(move).toHaveBeenCalledWith(
      'contract',
      expect.objectContaining({ id: uuid(1), values: { statusId: blocked.id, description: 'No answer' } }),
    ),
  );
});

it('makes a record by its title at the foot of a column, and is ready for the next one', async () => {
  const create = vi.fn<GreenroomDataProvider['create']>(async () => ({ data: { id: uuid(9) } }) as never);
  const { user, board } = await renderBoard({ api: { create } });
  await user.click(screen.getByRole('button', { name: 'Add contract to Stuck' }));
  const input = screen.getByRole('textbox', { name: 'Add contract to Stuck' });
  await user.type(input, 'Ring the embassy{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create).toHaveBeenCalledWith('contract', { data: { summary: 'Ring the embassy', statusId: blocked.id } });
  await waitFor(() => expect(input).toHaveValue(''));
  expect(board).toHaveBeenLastCalledWith('contract', { filter: { statusIds: [blocked.id] }, pageSize: 20 });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Add contract to Stuck' })).not.toBeInTheDocument();
});

it('folds a column up, and remembers it', async () => {
  const { user } = await renderBoard();
  await user.click(screen.getByRole('button', { name: 'Collapse Stuck' }));
  expect(screen.queryByRole('region', { name: 'Stuck' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand Stuck, 1,204' }));
  expect(cardsIn('Stuck')).toEqual(['Visa']);
});

it('reads further cards of a column in the order of the board', async () => {
  const getList = vi.fn<() => Promise<object>>(async () => ({
    data: [card(5, 'Later')],
    pageInfo: { hasNextPage: false },
  }));
  const columns = [column(fresh, [card(1, 'First')], { total: 2, loadMore: true })];
  const { user } = await renderBoard({ columns, api: { getList: only('contract', getList) } });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(cardsIn('To do')).toEqual(['First', 'Later']));
  expect(getList).toHaveBeenCalledWith(
    'contract',
    expect.objectContaining({
      sort: { field: 'place', order: 'ASC' },
      filter: { statusIds: [fresh.id] },
      meta: { withTotal: false, fields: ['summary', 'status', 'statusId'] },
    }),
  );
});

it('reads the columns again when others have changed a card', async () => {
  const columns = usual();
  const versions = vi.fn<() => Promise<object>>(async () => ({
    versions: [1, 2, 3, 4].map((last) => ({ id: uuid(last), version: 1 })),
  }));
  const { board } = await renderBoard({ columns, api: { versions } });
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await waitFor(() => expect(versions).toHaveBeenCalledTimes(1));
  expect(board).toHaveBeenCalledTimes(1);
  versions.mockResolvedValue({ versions: [2, 3, 4].map((last) => ({ id: uuid(last), version: last === 2 ? 2 : 1 })) });
  columns.splice(0, 1, column(fresh, [card(2, 'Book flights', { version: 2 })]));
  await comeBack();
  await waitFor(() => expect(cardsIn('To do')).toEqual(['Book flights']));
  expect(board).toHaveBeenCalledTimes(2);
});

it('shows one column at a time on a phone', async () => {
  setWidth(390);
  const { user } = await renderBoard();
  expect(screen.queryByRole('region', { name: 'Stuck' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: 'Columns' })).getByRole('button', { name: /Stuck/ }));
  expect(cardsIn('Stuck')).toEqual(['Visa']);
  expect(screen.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
});

/** A board by a choice with codes of its own, whose words the catalogs know. */
const byPriority = (states: object = {}) =>
  defineEntity({
    name: 'project',
    group: 'none',
    title: 'summary',
    access: 'PROJECT',
    api: { base: '/test/projects' },
    fields: {
      summary: field.text({ required: true }),
      priorityLevel: field.choice({ LOW: 1, MEDIUM: 2, HIGH: 3 }, { required: true, default: 2 }),
    },
    list: {
      columns: ['summary'],
      filters: ['priorityLevel'],
      sortable: ['summary', 'priorityLevel'],
      search: ['summary'],
      sort: ['summary', 'ASC'],
      board: { by: 'priorityLevel', card: [] },
    },
    form: { what: ['summary', 'priorityLevel'] },
    ...states,
  }) as unknown as AnyEntity;
const valueColumn = (key: string, data: BoardCard[], more: Partial<BoardColumn> = {}): BoardColumn => ({
  key,
  total: data.length,
  sums: {},
  data,
  loadMore: false,
  nextPageIndex: null,
  ...more,
});
const levels = () => [
  valueColumn('1', [card(1, 'Call the venue', { priorityLevel: 1 })]),
  valueColumn('2', []),
  valueColumn('3', []),
];
const ofChoice = { columns: levels(), firstName: 'Low' };

it('shows the values of a choice as columns by their words, the empty ones too, and writes the value of a move', async () => {
  const { user, move, board } = await renderBoard({ ...ofChoice, entity: byPriority() });
  const columns = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(columns).toEqual(['Low', 'Medium', 'High']);
  expect(screen.getByText('Drop a card here to move it to High')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  await user.click(await screen.findByRole('menuitem', { name: 'High' }));
  await waitFor(() =>
    expect(move).toHaveBeenCalledWith('project', { id: uuid(1), values: { priorityLevel: 3 }, lowerOrder: null }),
  );
  expect(await screen.findByText('Call the venue moved to High')).toBeInTheDocument();
  await waitFor(() => expect(board.mock.lastCall?.[1]).toMatchObject({ filter: { priorityLevels: [1, 3] } }));
});

it('offers the columns of a choice to which steps lead, and new cards where records start', async () => {
  const steps = { raise: { from: [1], to: 2 }, lower: { from: [2, 3], to: 1 } };
  const { user } = await renderBoard({ ...ofChoice, entity: byPriority({ states: { priorityLevel: { steps } } }) });
  await user.click(screen.getByRole('button', { name: 'Move Call the venue' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Medium']);
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('button', { name: /^Add/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Add project to Medium',
  ]);
});

it('lets nobody move cards by a choice who may not change them', async () => {
  const fixed = card(1, 'Call the venue', { priorityLevel: 1, permissions: { canUpdate: false } });
  await renderBoard({ ...ofChoice, columns: [valueColumn('1', [fixed])], entity: byPriority() });
  expect(screen.getByRole('link', { name: 'Call the venue' })).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: 'Move Call the venue' })).not.toBeInTheDocument();
});
