import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import type { TeamMember } from '../../../../../schema/areas/work/calls/team.ts';
import {
  renderView,
  setWidth,
  whenLoaded,
  overtakenBy,
  expectRefusals,
} from '../../../../../tests/support/browser/renderView.tsx';
import { TeamTab } from './TeamTab.tsx';

const entity = registry.get('opportunity');
const id = '0190a0a0-0000-7000-8000-000000000001';
const [lena, hal, zoe] = ['2', '3', '4'].map((last) => `0190a0a0-0000-7000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];
const roles = { lead: 'LEAD', assignees: 'ASSIGNEE', collaborators: 'COLLABORATOR' } as const;
const reached = { phone: null, phoneCode: null, countryCode: null };
const team: readonly TeamMember[] = [
  {
    id: lena,
    name: 'Lena Lead',
    avatar: null,
    roles: ['LEAD', 'ASSIGNEE'],
    phone: '0412 345 678',
    phoneCode: '61',
    countryCode: 'AU',
    email: 'lena@team.test',
    outstandingTaskNumber: 5,
    dueInTaskNumber: 2,
    overDueTaskNumber: 1,
  },
  {
    id: hal,
    name: 'Hal Helper',
    avatar: null,
    roles: ['COLLABORATOR'],
    ...reached,
    email: 'hal@team.test',
    outstandingTaskNumber: 0,
    dueInTaskNumber: 0,
    overDueTaskNumber: 0,
  },
];
const record = {
  id,
  version: 3,
  leadId: lena,
  assigneeIds: [lena],
  collaboratorIds: [hal],
  permissions: { canUpdate: true, canDelete: true },
};

type Change = (resource: string, params: object) => Promise<{ data: object }>;
type Update = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;

interface Given {
  readonly shown?: readonly TeamMember[];
  readonly canUpdate?: boolean;
  readonly failures?: readonly Error[];
}

async function open({ shown = team, canUpdate = true, failures = [] }: Given = {}) {
  const changeSet = vi.fn<Change>(async () => ({ data: { ...record, version: 4 } }));
  const update = vi.fn<Update>(async () => ({ data: { ...record, version: 4 } }));
  for (const failure of failures) update.mockRejectedValueOnce(failure);
  if (failures.length > 0) expectRefusals();
  const options = async () => ({
    data: [{ id: zoe, displayName: 'Zoe New', avatar: null, kind: 'staff' }],
    loadMore: false,
    nextPageIndex: null,
  });
  const of = { ...record, permissions: { canUpdate, canDelete: canUpdate } };
  const page = renderView(<TeamTab entity={entity} record={of} roles={roles} />, {
    at: `/pipeline/detail/${id}/staff`,
    api: { team: async () => shown, changeSet, update, options } as never,
  });
  await whenLoaded();
  const choose = async (name: string, entry: string) => {
    await page.user.click(await screen.findByLabelText(`Change the roles of ${name}`));
    await page.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...page, changeSet, update, choose };
}

it('shows who works on it, how to reach them and their tasks, each number as the way to what it counts', async () => {
  await open({ canUpdate: false });
  const table = within(await screen.findByRole('table', { name: 'Staff' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Staff',
    'Role',
    'Phone',
    'Email',
    'Outstanding',
    'Due in 3 days',
    'Overdue',
  ]);
  expect(table.getByRole('link', { name: 'Lena Lead' })).toHaveAttribute('href', `/staff/${lena}/profile/summary`);
  const hrefOf = (name: string) => table.getByRole('link', { name }).getAttribute('href') ?? '';
  const all = hrefOf('5, Outstanding, Lena Lead');
  expect(all).toMatch(`/pipeline/detail/${id}/tasks?`);
  expect(all).toContain(`staffIds=${lena}`);
  expect(all).toContain('categoryCodes=NEW_IN%5FPROGRESS_BLOCKED');
  expect(all).not.toContain('Date=');
  expect(hrefOf('2, Due in 3 days, Lena Lead')).toMatch(/fromDate=\d+&toDate=\d+/);
  expect(hrefOf('1, Overdue, Lena Lead')).toMatch(/fromDate=&toDate=\d+/);
  // Nothing leads to no tasks, and who may only read has nothing to press.
  expect(table.queryByRole('link', { name: /Hal Helper$/ })?.textContent).toBe('Hal Helper');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has no columns for what the reader is not told', async () => {
  const [first] = team;
  const told = { id: lena, name: 'Lena Lead', avatar: null, roles: first?.roles ?? [] };
  await open({ shown: [told], canUpdate: false });
  const table = within(await screen.findByRole('table', { name: 'Staff' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Staff', 'Role']);
  expect(table.queryByRole('link')).not.toBeInTheDocument();
});

it('adds people to a role by a call of its own', async () => {
  const { user, changeSet } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(changeSet).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Collaborator' }));
  await user.click(dialog.getByRole('combobox', { name: /People/ }));
  await user.click(await screen.findByRole('option', { name: /Zoe New/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(changeSet.mock.calls).toEqual([['opportunity', { id, field: 'collaborators', add: [zoe] }]]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('replaces the lead by the record’s version, and again where something else changed meanwhile', async () => {
  const failures = [overtakenBy({ ...record, version: 9, summary: 'Another name' })];
  const { user, update } = await open({ failures });
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.click(dialog.getByRole('button', { name: 'Lead' }));
  expect(dialog.getByText('Replaces Lena Lead')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Person/ }));
  await user.click(await screen.findByRole('option', { name: /Zoe New/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
      { leadId: zoe, version: 3 },
      { leadId: zoe, version: 9 },
    ]),
  );
});

it('says so where somebody else chose another lead meanwhile', async () => {
  const { choose, update } = await open({ failures: [overtakenBy({ ...record, version: 9, leadId: hal })] });
  await choose('Lena Lead', 'Remove as lead');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(update).toHaveBeenCalledOnce();
});

it('takes a role away by a call of its own, and gives it back on Undo', async () => {
  const { user, choose, changeSet } = await open();
  await choose('Lena Lead', 'Remove as assignee');
  expect(await screen.findByText('Lena Lead removed as assignee')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changeSet.mock.calls.map(([, params]) => params)).toEqual([
      { id, field: 'assignees', remove: lena },
      { id, field: 'assignees', add: [lena] },
    ]),
  );
  await choose('Hal Helper', 'Add as assignee');
  await waitFor(() =>
    expect(changeSet).toHaveBeenLastCalledWith('opportunity', { id, field: 'assignees', add: [hal] }),
  );
});

it('asks for the first person where nobody works on it, and stands in cards on a phone', async () => {
  const { unmount } = await open({ shown: [] });
  expect(await screen.findByText('Nobody works on this yet. Add the people who do.')).toBeInTheDocument();
  unmount();
  setWidth(390);
  await open();
  const cards = within(await screen.findByRole('list', { name: 'Staff' }));
  expect(cards.getByText('lena@team.test')).toBeInTheDocument();
  setWidth(1024);
});

it('offers another try where it cannot be read', async () => {
  expectRefusals();
  const read = vi.fn<() => Promise<readonly TeamMember[]>>(async () => team);
  read.mockRejectedValueOnce(new Error('Offline'));
  const { user } = renderView(<TeamTab entity={entity} record={record} roles={roles} />, {
    api: { team: read } as never,
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Staff' })).toBeInTheDocument();
});
