import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { admin, expectRefusals, renderView, setWidth, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import { LinkedList } from '../record/tabs/owned/LinkedList.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ReachGuard } from '../reach/ReachGuard.tsx';
import { UnsavedGuard } from '../../widgets/unsaved/UnsavedGuard.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const entity = registry.get('task');
const status = (id: number, displayName: string, categoryCode: string) => ({
  id: uuid(id),
  displayName,
  avatar: null,
  kind: 'status',
  color: '#1F5FAE',
  categoryCode,
});
const waiting = status(11, 'Waiting for talent', 'BLOCKED');
const done = status(12, 'Completed', 'COMPLETED');
const ada = { id: uuid(21), displayName: 'Ada Okafor', avatar: null, kind: 'talent' };
const call = {
  id: uuid(1),
  version: 3,
  summary: 'Call Ada',
  status: waiting,
  statusId: waiting.id,
  priorityLevel: 'HIGH',
  relatedTos: [ada],
  relatedToIds: [ada.id],
  dueDate: Date.UTC(2026, 10, 20),
  dueDateTimeZone: 'Australia/Sydney',
  dueDateIsAllDay: true,
  note: null as string | null,
  recurrenceSetting: null as object | null,
  permissions: { canUpdate: true, canDelete: true, steps: ['complete'] },
};

interface Params {
  readonly id?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly meta?: unknown;
}
type Call = (resource: string, params: Params) => Promise<object>;

/** The list of tasks, or the tab of a record with its tasks, over an API with some. */
async function renderTasks({
  at = '/tasks',
  tasks = [call],
  actor = admin,
  view = <ListPage entity={entity} />,
  more = {},
} = {}) {
  const asked = vi.fn<(request: ApiRequest) => Promise<unknown>>(async ({ path }) =>
    path.endsWith('/validate-recurrence')
      ? { total: 0, next: [], last: { startDate: null, dueDate: null } }
      : { ...call, version: 4, status: done },
  );
  const api = {
    getList: vi.fn<Call>(async (resource) => ({
      data: resource === entity.name ? tasks : [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    })),
    count: async () => ({ total: tasks.length }),
    getOne: vi.fn<Call>(async (_resource, { id }) => ({ data: tasks.find((one) => one.id === id) })),
    create: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...data, id: uuid(8), version: 1 } })),
    update: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...call, ...data } })),
    bulk: vi.fn<(resource: string, targets: readonly object[], work: object) => Promise<object>>(async () => ({
      data: [{ id: call.id, version: 5 }],
    })),
    delete: vi.fn<Call>(async (_resource, { id }) => ({ data: { id, version: 4 } })),
    options: vi.fn<Call>(async () => ({ data: [], loadMore: false, nextPageIndex: null })),
    versions: async () => ({ versions: [] }),
    ...more,
  };
  const guarded = (
    <UnsavedGuard>
      <ReachGuard>{view}</ReachGuard>
    </UnsavedGuard>
  );
  const page = renderView(guarded, {
    at,
    actor,
    api: api as never,
    call: asked as never,
  });
  await whenLoaded();
  const address = () => screen.getByLabelText('address').textContent;
  return { ...page, api, asked, address, back: () => act(() => page.router.navigate(-1)) };
}

const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
});

it('opens a row over its list, at the address of the list, and closes by a step back', async () => {
  const { user, address, back } = await renderTasks({ at: '/tasks?keyword=call' });
  const link = await screen.findByRole('link', { name: 'Call Ada' });
  expect(link).toHaveAttribute('href', `/tasks?keyword=call&id=${call.id}`);
  await user.click(link);
  expect(await (await dialog()).findByLabelText(/^Summary/)).toHaveValue('Call Ada');
  expect(address()).toBe(`/tasks?keyword=call&id=${call.id}`);
  await back();
  await isClosed();
  expect(address()).toBe('/tasks?keyword=call');
});

it('adds one with the focus in its name and saves by Ctrl Enter, then leads to it', async () => {
  const { user, api, address } = await renderTasks();
  await user.click(await screen.findByRole('link', { name: 'Add task' }));
  expect(address()).toBe('/tasks?id=new');
  const summary = await (await dialog()).findByLabelText(/^Summary/);
  await waitFor(() => expect(summary).toHaveFocus());
  await user.keyboard('Book flights{Control>}{Enter}{/Control}');
  await isClosed();
  expect(api.create.mock.calls.map(([, { data }]) => data)).toMatchObject([{ summary: 'Book flights' }]);
  expect(address()).toBe('/tasks');
  const hrefs = () => screen.getAllByRole('link', { name: 'Open' }).map((link) => link.getAttribute('href'));
  await waitFor(() => expect(hrefs()).toContain(`/tasks?id=${uuid(8)}`));
});

it('adds several one after the other', async () => {
  const { user, api } = await renderTasks({ at: '/tasks?id=new' });
  const form = await dialog();
  await user.type(await form.findByLabelText(/^Summary/), 'First');
  await user.click(form.getByText('Save and add another'));
  await waitFor(() => expect(form.getByLabelText(/^Summary/)).toHaveValue(''));
  expect(form.getByLabelText(/^Summary/)).toHaveFocus();
  await user.keyboard('Second{Enter}');
  await isClosed();
  expect(api.create.mock.calls.map(([, { data }]) => data?.['summary'])).toEqual(['First', 'Second']);
});

it('has the essentials in view and the rest behind one press, open where something is filled', async () => {
  const noted = { ...call, id: uuid(2), note: 'Ring twice' };
  const { user } = await renderTasks({ at: `/tasks?id=${call.id}`, tasks: [call, noted] });
  const form = await dialog();
  await form.findByLabelText(/^Summary/);
  for (const label of ['Type', /^Status/, /^Priority/, 'Assignee', 'Start date', 'Due date', 'Related to'])
    expect(await form.findByLabelText(label)).toBeInTheDocument();
  expect(form.queryByLabelText('Note')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'More fields', expanded: false }));
  expect(await form.findByLabelText('Note')).toBeInTheDocument();
  expect(form.getByRole('region', { name: 'Money' })).toBeInTheDocument();
});

it('opens what is folded for a record that has something there', async () => {
  const noted = { ...call, id: uuid(2), note: 'Ring twice' };
  await renderTasks({ at: `/tasks?id=${noted.id}`, tasks: [noted] });
  expect(await (await dialog()).findByLabelText('Note')).toHaveValue('Ring twice');
});

it('knows no money for whom FINANCE is closed', async () => {
  const actor = { ...admin, role: 'staff' as const, levels: { TASK: ['EDIT_ALL' as const] } };
  const { user } = await renderTasks({ at: '/tasks?id=new', actor });
  await user.click(await (await dialog()).findByRole('button', { name: 'More fields' }));
  expect((await dialog()).queryByRole('region', { name: 'Money' })).not.toBeInTheDocument();
});

it('shows the facts to whom may only read it, and no way to change anything', async () => {
  const read = { ...call, permissions: { canUpdate: false, canDelete: false, steps: [] } };
  const actor = { ...admin, role: 'staff' as const, levels: { TASK: ['VIEW_ALL' as const] } };
  await renderTasks({ at: `/tasks?id=${read.id}`, tasks: [read], actor });
  const shown = await dialog();
  expect(await shown.findByText('Ada Okafor')).toBeInTheDocument();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
});

it('says that a record is gone where its address is opened', async () => {
  expectRefusals();
  const getOne = async () => {
    throw Object.assign(new Error('Not found'), { status: 404 });
  };
  const merged = async () => {
    throw Object.assign(new Error('Not found'), { status: 404 });
  };
  await renderTasks({ at: `/tasks?id=${uuid(99)}`, more: { getOne, merged } });
  expect(await (await dialog()).findByText(/^It does not exist, was deleted/)).toBeInTheDocument();
});

it('completes at one press from its row, and takes back all that this wrote', async () => {
  const { user, api, asked } = await renderTasks();
  await user.click(await screen.findByRole('button', { name: /^Complete.*Call Ada/ }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ method: 'PUT', path: `/client/v1/tasks/complete/${call.id}` });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.bulk).toHaveBeenCalledWith('task', [{ id: call.id, version: 4 }], { undo: true }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(api.update).not.toHaveBeenCalled();
});

it('says why a step cannot be taken back', async () => {
  const message = 'It was changed since';
  const error = { code: 1006, message, key: 'staleVersion' };
  const bulk = vi.fn<Call>(async () => ({ data: [{ id: call.id, error }] }));
  const { user } = await renderTasks({ more: { bulk } });
  await user.click(await screen.findByRole('button', { name: /^Complete.*Call Ada/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bulk).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText('Undone')).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/i);
});

it('completes from its dialog, which closes', async () => {
  const { user, asked } = await renderTasks({ at: `/tasks?id=${call.id}` });
  await user.click(await (await dialog()).findByRole('button', { name: 'Complete' }));
  await isClosed();
  expect(asked).toHaveBeenCalledOnce();
});

it('completes from its card on a phone', async () => {
  setWidth(390);
  const { user, asked, address } = await renderTasks();
  await user.click(await screen.findByRole('button', { name: /^Complete.*Call Ada/ }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(address()).toBe('/tasks');
});

it('copies into the form of a new one, without dates and status, in place of the dialog', async () => {
  const { user, api, address } = await renderTasks({ at: '/tasks' });
  await user.click(await screen.findByRole('link', { name: 'Call Ada' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await waitFor(() => expect(address()).toBe(`/tasks?id=new&copyOf=${call.id}`));
  const form = await dialog();
  expect(await form.findByLabelText(/^Summary/)).toHaveValue('Copy of Call Ada');
  await user.click(form.getByText('Save'));
  await isClosed();
  const data = api.create.mock.calls[0]?.[1].data;
  expect(data).toMatchObject({ summary: 'Copy of Call Ada', priorityLevel: 'HIGH', relatedToIds: [ada.id] });
  expect(data?.['dueDate'] ?? null).toBeNull();
  expect(data?.['statusId'] ?? null).toBeNull();
  expect(address()).toBe('/tasks');
});

it('adds the partner of the page to a copy that is related to nobody', async () => {
  const partner = { id: uuid(31), version: 1, displayName: 'Quay' };
  const alone = { ...call, relatedTos: [], relatedToIds: [] };
  const { user, api } = await renderTasks({
    at: `/partner/${partner.id}/profile/tasks?id=new&copyOf=${call.id}`,
    tasks: [alone],
    view: <LinkedList entity={entity} field="relatedTos" record={partner} page="partner" />,
  });
  await user.click(await (await dialog()).findByText('Save'));
  await isClosed();
  expect(api.create.mock.calls[0]?.[1].data).toMatchObject({ relatedToIds: [partner.id] });
});

it('references the contract of the page and its talents', async () => {
  const contract = { id: uuid(41), version: 1, summary: 'Tour', talents: [ada] };
  const { user, api } = await renderTasks({
    at: `/contracts/detail/${contract.id}/tasks?id=new`,
    view: <LinkedList entity={entity} field="linkTos" record={contract} page="contract" />,
  });
  await user.type(await (await dialog()).findByLabelText(/^Summary/), 'Sign{Enter}');
  await isClosed();
  expect(api.create.mock.calls[0]?.[1].data).toMatchObject({ linkToIds: [contract.id], relatedToIds: [ada.id] });
});

it('asks before what was typed is lost', async () => {
  const { user, address } = await renderTasks({ at: ['/tasks', '/tasks?id=new'] as never });
  await user.type(await (await dialog()).findByLabelText(/^Summary/), 'Half');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Half');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await isClosed();
  expect(address()).toBe('/tasks');
});

const weekly = {
  repeat: 'WEEKLY',
  interval: 1,
  unit: 'WEEKS',
  weekdays: null,
  monthly: null,
  end: { type: 'AFTER', count: 4 },
};
const repeated = { ...call, recurrenceSetting: weekly };

it('asks how far a change of a series reaches, keeps what is typed where that is given up, and tells what it did', async () => {
  const series = { changed: 3, kept: 1 };
  const update = vi.fn<Call>(async (_resource, { data }) => ({ data: { ...repeated, ...data, series } }));
  const { user } = await renderTasks({ at: `/tasks?id=${call.id}`, tasks: [repeated], more: { update } });
  const summary = await (await dialog()).findByLabelText(/^Summary/);
  await user.type(summary, ' again{Enter}');
  const question = async () => within(await screen.findByRole('dialog', { name: /^Change which tasks/ }));
  expect((await question()).getByRole('radio', { name: 'This task only' })).toBeChecked();
  await user.click((await question()).getByText('Cancel'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(update).not.toHaveBeenCalled();
  expect(summary).toHaveValue('Call Ada again');
  await user.click(screen.getByText('Save'));
  await user.click((await question()).getByRole('radio', { name: 'This and following tasks' }));
  await user.click((await question()).getByText('Save'));
  await isClosed();
  expect(update.mock.calls[0]?.[1]).toMatchObject({
    data: { summary: 'Call Ada again', version: 3 },
    meta: { reach: { recurrenceStrategy: 'THIS_AND_FOLLOWING_TASKS' } },
  });
  expect(await screen.findByText('3 changed, 1 unchanged')).toBeInTheDocument();
});

it('asks how much of a series is deleted, this task alone unless said', async () => {
  const { user, api } = await renderTasks({ tasks: [repeated] });
  await user.click(await screen.findByRole('button', { name: 'Delete Call Ada' }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete which tasks/ }));
  expect(question.getAllByRole('radio')).toHaveLength(2);
  expect(question.getByRole('radio', { name: 'This task only' })).toBeChecked();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.delete).toHaveBeenCalledOnce());
  expect(api.delete.mock.calls[0]?.[1].meta).toMatchObject({ reach: {} });
});

it('tells how many tasks of a series a deletion took and left', async () => {
  const remove = vi.fn<Call>(async () => ({ data: { ...repeated, series: { changed: 2, kept: 3 } } }));
  const { user } = await renderTasks({ tasks: [repeated], more: { delete: remove } });
  await user.click(await screen.findByRole('button', { name: 'Delete Call Ada' }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete which tasks/ }));
  await user.click(question.getByRole('radio', { name: 'This and following tasks' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 deleted, 3 kept')).toBeInTheDocument();
  expect(remove.mock.calls[0]?.[1].meta).toMatchObject({
    reach: { recurrenceStrategy: 'THIS_AND_FOLLOWING_TASKS' },
  });
});
