import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import { expectRefusals, refusal, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { TaskSettings } from './TaskSettings.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const base = { version: 2, createdAt: 0, updatedAt: 0, deletedAt: null };
const types = [
  { ...base, id: uuid(1), displayName: 'Rehearsal', code: 'REHEARSAL', color: '#112233', isBusy: true },
  { ...base, id: uuid(2), displayName: 'Fitting', code: 'OTHER', color: '#445566', isBusy: false },
].map((row) => ({ ...row, isHidden: row.displayName === 'Fitting' }));
const premiere = {
  ...base,
  id: uuid(3),
  displayName: 'Premiere',
  description: 'First night',
  isWorkingDaysOnly: true,
};
const item = (id: number, summary: string, dayOffset: number, more: object = {}) => ({
  ...base,
  id: uuid(id),
  summary,
  dayOffset,
  type: null,
  priorityLevel: 'MEDIUM',
  assignee: null,
  ...more,
});
const items = [
  item(4, 'Invite the press', -10, { assignee: { id: uuid(8), displayName: 'Noor', kind: 'staff' } }),
  item(5, 'Open the doors', 0),
  item(6, 'Thank everybody', 1, { priorityLevel: 'HIGH' }),
];
const reader = somebody({ ORGANIZATION: ['VIEW_ALL'] });

type Save = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;

interface Shown {
  readonly at?: string;
  readonly rows?: readonly object[];
  readonly api?: object;
  readonly actor?: ReturnType<typeof somebody>;
}

function open({ at = '', rows = types, api = {}, actor }: Shown = {}) {
  const getList = vi.fn<(resource: string, params: object) => Promise<object>>(async () => pageOf(rows));
  const getOne = vi.fn<() => Promise<object>>(async () => ({ data: premiere }));
  const page = renderPage(<TaskSettings />, () => ({}), {
    at: `/settings/task${at}`,
    api: { getList, getOne, ...api } as never,
    ...(actor && { actor }),
  });
  return { ...page, getList };
}
const choose = async (user: ReturnType<typeof open>['user'], name: string, step: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: step }));
};
const writing = /^(Add|Edit|Move) /;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the types of tasks', () => {
  it('say what they are, in the order of the agency', async () => {
    const { getList } = open();
    await screen.findByRole('list', { name: 'Task types' });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('RehearsalTakes up the day');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('FittingHidden');
    expect(getList.mock.lastCall?.[1]).toMatchObject({ sort: { field: 'position', order: 'ASC' } });
    expect(screen.getByRole('link', { name: 'Types' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/settings/task?tab=task-group');
  });

  it('say what to do where there is none', async () => {
    open({ rows: [] });
    expect(await screen.findByText('No types yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add type' })).toHaveLength(1);
  });

  it('are hidden and shown again by who may', async () => {
    const update = vi.fn<Save>(async (_resource, { data }) => ({ data: { ...types[0], ...data } }));
    const { user } = open({ api: { update } });
    await choose(user, 'Rehearsal', 'Hide');
    await choose(user, 'Fitting', 'Show');
    expect(update.mock.calls.map(([resource, { data }]) => [resource, data])).toEqual([
      ['taskType', { isHidden: true, version: 2 }],
      ['taskType', { isHidden: false, version: 2 }],
    ]);
  });

  it('are looked at, with their history, and not changed by who may not', async () => {
    const { user } = open({ actor: reader });
    expect(await screen.findByText('Rehearsal')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: writing })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for Rehearsal' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History']);
  });

  it('offer nothing to add where there is none and the reader may not add one', async () => {
    open({ rows: [], actor: reader });
    expect(await screen.findByText('Your agency has not added any yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: writing })).not.toBeInTheDocument();
  });

  it('say what was refused, in the form and in the list', async () => {
    expectRefusals();
    const taken = refusal({ details: [{ field: 'displayName', key: 'notUnique', message: 'Taken' }] });
    const create = vi.fn<Save>().mockRejectedValue(taken);
    const update = vi.fn<Save>().mockRejectedValue(refusal({}));
    const { user } = open({ api: { create, update } });
    await user.click(await screen.findByRole('button', { name: 'Add type' }));
    const dialog = within(await screen.findByRole('dialog'));
    await whenLoaded();
    await user.type(await dialog.findByLabelText(/^Name/), 'Rehearsal');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(await dialog.findByText(/already/i)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Rehearsal');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await choose(user, 'Fitting', 'Show');
    expect(await screen.findByText('Refused')).toBeInTheDocument();
  });

  it('say that they could not be read, and are asked for again', async () => {
    expectRefusals();
    const getList = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(pageOf(types));
    const { user } = open({ api: { getList } });
    await user.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText('Rehearsal')).toBeInTheDocument();
  });
});

describe('the templates of tasks', () => {
  const at = '?tab=task-group';

  it('say what they are, and lead to their tasks', async () => {
    const { getList } = open({ at, rows: [premiere] });
    expect(await screen.findByRole('listitem')).toHaveTextContent('PremiereWorking days only · First night');
    expect(getList).toHaveBeenCalledWith('taskGroup', expect.anything());
    expect(screen.getByRole('link', { name: 'Tasks of Premiere' })).toHaveAttribute(
      'href',
      `/settings/task?tab=task-group&group=${premiere.id}`,
    );
  });

  it('say what to do where there is none', async () => {
    open({ at, rows: [] });
    expect(await screen.findByText('No templates yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add template' })).toHaveLength(1);
  });

  it('are looked at and not changed by who may not', async () => {
    open({ at, rows: [premiere], actor: reader });
    expect(await screen.findByRole('link', { name: 'Tasks of Premiere' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: writing })).not.toBeInTheDocument();
  });
});

describe('the tasks of a template', () => {
  const at = `?tab=task-group&group=${premiere.id}`;

  it('are those of it alone, each with its day, its assignee and its priority', async () => {
    const { getList } = open({ at, rows: items });
    await screen.findByText('Tasks that “Premiere” adds.');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Invite the press10 working days before the start · Medium · Noor'),
      expect.stringContaining('Open the doorsOn the start day · Medium'),
      expect.stringContaining('Thank everybody1 working day after the start · High'),
    ]);
    expect(getList).toHaveBeenCalledWith(
      'taskGroupItem',
      expect.objectContaining({ filter: { taskGroupIds: [premiere.id] } }),
    );
  });

  it('say what to do where there is none', async () => {
    open({ at, rows: [] });
    expect(await screen.findByText('Add what there is to do, each on its day.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add task' })).toHaveLength(1);
  });

  it('are gone with their template, which leads back to the others', async () => {
    expectRefusals();
    const getOne = vi.fn<() => Promise<object>>().mockRejectedValue(new Error('gone'));
    open({ at, rows: items, api: { getOne } });
    expect(await screen.findByText('This template no longer exists.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All templates' })).toHaveAttribute(
      'href',
      '/settings/task?tab=task-group',
    );
  });

  it('are looked at and not changed by who may not', async () => {
    open({ at, rows: items, actor: reader });
    expect(await screen.findByText('Open the doors')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: writing })).not.toBeInTheDocument();
  });
});
