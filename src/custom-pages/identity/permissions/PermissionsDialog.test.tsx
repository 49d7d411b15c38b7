import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { levelSets } from '../../../../schema/access/levels.ts';
import { adminLevels, matrixRows, type LevelsByResource } from '../../../../schema/access/matrix.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { renderView, setWidth } from '../../../../tests/support/browser/renderView.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { RightsChange } from './RightsChange.tsx';

const record = { id: 'sam', version: 3, displayName: 'Sam Reed' };
const held: LevelsByResource = { TALENT: levelSets.viewAll, TASK: levelSets.viewAll };

interface Answer {
  readonly role?: string | null;
  readonly version?: number;
  readonly canUpdate?: boolean;
  readonly levels?: LevelsByResource;
  readonly userId?: string;
}
const rights = ({ role = 'staff', version = 4, canUpdate = true, levels = held, userId = 'sam' }: Answer = {}) => ({
  userId,
  role,
  version,
  permissions: { canUpdate },
  resources: matrixRows(role === 'agency' ? adminLevels : levels),
  asStaff: role === 'agency' ? matrixRows(levels) : null,
});
const stale = (current: object) =>
  Response.json(
    { error: { code: 1009, message: 'Stale', key: 'staleVersion' }, responseData: { current } },
    { status: 400 },
  );

async function open(read: object, puts: (() => Response)[] = []) {
  const onClose = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
    if (init?.method !== 'PUT') return Response.json({ responseData: read });
    const next = puts.shift();
    return next ? next() : Response.json({ responseData: read });
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const view = renderView(
    <ClientContext value={client}>
      <PermissionsDialog record={record} onClose={onClose} />
    </ClientContext>,
  );
  await screen.findByRole('dialog', { name: 'Permissions of Sam Reed' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument());
  const sent = () =>
    fetch.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(String(init.body))] : []));
  return { ...view, onClose, sent };
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => setWidth(1024));

describe('the permissions of somebody', () => {
  it('can be saved once something is changed, and only that is sent, with the version that was seen', async () => {
    const { user, sent, onClose } = await open(rights());
    expect(save()).toBeDisabled();
    await user.click(box('Talents: Edit Assigned'));
    await user.click(box('Talents: Edit Assigned'));
    expect(save()).toBeDisabled();
    expect(screen.getByText('Sees all talents and tasks; nothing else.')).toBeVisible();
    await user.click(box('Talents: Edit Assigned'));
    expect(screen.getByText('Sees all and edits own talents; sees all tasks; nothing else.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const resourceAccesses = ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'];
    expect(sent()).toEqual([{ userId: 'sam', version: 4, resources: [{ name: 'res::TALENT', resourceAccesses }] }]);
  });

  it('are not lost by mistake: closing asks first, in the words of the spec', async () => {
    const { user, onClose } = await open(rights());
    await user.click(box('Tasks: Edit All'));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('close at once where nothing is changed', async () => {
    const { user, onClose } = await open(rights());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('are put together with those of another admin who was faster, to be looked at before they are saved', async () => {
    const levels = { TALENT: levelSets.none, TASK: levelSets.none, EVENT: levelSets.viewAll };
    const { user, sent, onClose } = await open(rights(), [() => stale(rights({ version: 5, levels }))]);
    await user.click(box('Talents: Edit All'));
    await user.click(save());
    expect(await screen.findByText(/Someone else changed: Talents, Events, Tasks\./)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(box('Talents: Edit All')).toBeChecked();
    expect(box('Tasks: No Access')).toBeChecked();
    expect(box('Events: View All')).toBeChecked();
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()[1]).toEqual({
      userId: 'sam',
      version: 5,
      resources: [{ name: 'res::TALENT', resourceAccesses: levelSets.editAll }],
    });
  });

  it('say what the server refuses, and keep what was chosen', async () => {
    const details = [{ field: 'role', message: 'Last', key: 'lastAdmin' }];
    const refused = { error: { code: 1000, message: 'Last', key: 'lastAdmin' }, errorDetails: details };
    const { user, sent } = await open(rights({ role: 'agency' }), [() => Response.json(refused, { status: 400 })]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Staff' }));
    expect(box('Talents: View All')).toBeChecked();
    await user.click(save());
    expect(await screen.findByText('An agency needs at least one active admin')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Staff', pressed: true })).toBeEnabled();
    expect(sent()).toEqual([{ userId: 'sam', version: 4, resources: [], role: 'staff' }]);
  });

  it('are only read where they may not be changed', async () => {
    await open(rights({ canUpdate: false, userId: 'staff' }));
    expect(screen.getByText('You cannot change your own permissions. Ask another admin')).toBeVisible();
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are none where there is no account', async () => {
    await open(rights({ role: null, canUpdate: false }));
    expect(screen.getByText('This person has no account in this agency yet')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('are explained beside the matrix: what can be given for each feature', async () => {
    const { user } = await open(rights());
    await user.click(screen.getByRole('button', { name: 'What the levels allow' }));
    const about = await screen.findByRole('dialog', { name: 'What the levels allow' });
    const rows = within(about)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('rowheader')
          .map((head) => head.textContent)
          .join(),
      );
    expect(rows.slice(1)).toEqual(
      'Dashboard,Talent,Staff,Partner,Pipeline,Tasks,Finance,Comms,CMS,Documents,Reports'.split(','),
    );
    const heads = within(about).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Feature', 'All', 'View', 'Create', 'Update', 'Delete']);
    const reports = within(within(about).getByRole('row', { name: /^Reports/ }));
    expect(reports.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Cannot be given',
      'Can be given',
      'Cannot be given',
      'Cannot be given',
      'Cannot be given',
    ]);
  });

  it('close on a phone with one step back, which asks where something is unsaved', async () => {
    setWidth(390);
    const { user, router, onClose } = await open(rights());
    const talents = within(screen.getByRole('group', { name: 'Talents' }));
    await user.click(talents.getByRole('checkbox', { name: 'Edit All' }));
    await router.navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(talents.getByRole('checkbox', { name: 'Edit All' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the history of a staff record', () => {
  const line = (field: string, before: unknown, after: unknown) => {
    renderView(
      <dl>
        <RightsChange change={{ field, before, after }} />
      </dl>,
    );
    return screen.queryByRole('definition')?.textContent;
  };
  it('says a change of levels in short', () => {
    expect(line('res::TALENT', ['NO_ACCESS'], levelSets.viewAllEditAssigned)).toBe('No Access→View All, Edit Assigned');
    expect(screen.getByRole('term')).toHaveTextContent('Talents');
  });
  it('says a change of the role', () => {
    expect(line('role', 'staff', 'agency')).toBe('Staff→Admin');
  });
  it('says nothing of what is a field’s', () => {
    expect(line('displayName', 'Sam', 'Samuel')).toBeUndefined();
  });
});
