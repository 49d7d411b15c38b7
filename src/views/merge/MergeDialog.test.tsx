import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { registry } from '../../../schema/index.ts';
import type { GreenroomDataProvider, MergeParams } from '../../dataProvider/types.ts';
import { admin, expectRefusals, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const entity = registry.get('partner');
const [first, second] = ['0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002'];
const staff = (id: string, displayName: string) => ({ id, displayName, avatar: null, kind: 'staff' });

const base = { addresses: [], attributes: [], billingContacts: [], assignees: [], assigneeIds: [], custom: {} };
const records: Record<string, Record<string, unknown>> = {
  [first]: {
    ...base,
    id: first,
    version: 3,
    createdAt: 200,
    displayName: 'Big Sound',
    email: 'office@big.test',
    headline: null,
    phoneNumber: '0412345678',
    countryCode: 'AU',
    assignees: [staff('a', 'Mel Tanaka')],
    assigneeIds: ['a'],
  },
  [second]: {
    ...base,
    id: second,
    version: 5,
    createdAt: 100,
    displayName: 'Big Sound Ltd',
    email: 'office@big.test',
    headline: 'Stages',
    phoneNumber: '0412345679',
    countryCode: 'AU',
    assignees: [staff('b', 'Bo Lind')],
    assigneeIds: ['b'],
  },
};

type Merge = (resource: string, params: MergeParams) => Promise<{ data: never }>;

async function renderDialog(otherId?: string, merge = vi.fn<Merge>(async () => ({ data: records[second] as never }))) {
  const onMerged = vi.fn<(kept: unknown, goneId: string) => void>();
  const api: Partial<GreenroomDataProvider> = {
    getOne: (async (_resource: string, { id }: { id: string }) => ({ data: records[id] })) as never,
    duplicates: async () => ({
      data: [
        { id: second, kind: 'partner', displayName: 'Big Sound Ltd', avatar: null, owner: null, alike: ['email'] },
      ],
    }),
    getMany: (async (_kind: string, { ids }: { ids: readonly string[] }) => ({
      data: ids.map((id) => records[id]),
    })) as never,
    merge: merge as never,
  };
  const dialog = (
    <MergeDialog
      entity={entity}
      record={{ id: first }}
      {...(otherId !== undefined && { otherId })}
      onMerged={onMerged}
      onClose={() => undefined}
    />
  );
  const view = renderView(dialog, { api });
  await whenLoaded();
  return { ...view, merge, onMerged };
}

const group = (name: string | RegExp) => screen.findByRole('radiogroup', { name });
const chosenOf = async (name: string | RegExp) =>
  within(await group(name))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

it('begins with the older one of two, and with both values where both can stay', async () => {
  const { user, merge, onMerged } = await renderDialog(second);
  expect(await chosenOf('Record to keep')).toBe('first');
  expect(screen.getByText(/^Everything linked to Big Sound moves to Big Sound Ltd/)).toBeInTheDocument();
  const asked = (await screen.findAllByRole('radiogroup')).map((one) => one.firstChild?.textContent);
  expect(asked).toEqual(['Record to keep', 'Company name', 'Phone', 'Assigned staff', 'Headline']);
  expect([await chosenOf('Company name'), await chosenOf('Assigned staff'), await chosenOf('Headline')]).toEqual([
    'kept',
    'both',
    'kept',
  ]);
  await user.click(await within(await group('Phone')).findByText(/345 678/));
  await user.click(screen.getByText('Merge'));
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith(records[second], first));
  expect(merge.mock.calls).toEqual([
    [
      'partner',
      {
        kept: { id: second, version: 5 },
        gone: { id: first, version: 3 },
        choice: { displayName: 'kept', phoneNumber: 'gone', assignees: 'both', headline: 'kept' },
      },
    ],
  ]);
});

it('keeps the values that were chosen where the other record is to stay', async () => {
  const { user, merge } = await renderDialog(second);
  await user.click(await within(await group('Phone')).findByText(/345 678/));
  await user.click(within(await group('Record to keep')).getByText('Big Sound'));
  expect(await chosenOf('Phone')).toBe('kept');
  expect(await chosenOf('Headline')).toBe('gone');
  await user.click(screen.getByText('Merge'));
  await waitFor(() => expect(merge).toHaveBeenCalled());
  expect(merge.mock.calls[0]?.[1]).toMatchObject({ kept: { id: first, version: 3 }, choice: { phoneNumber: 'kept' } });
});

it('asks for the other record first, and offers who is likely the same', async () => {
  const { user } = await renderDialog();
  await user.click(await screen.findByText('Big Sound Ltd'));
  // The record with which it began stays, whichever is older.
  expect(await screen.findByText(/^Everything linked to Big Sound Ltd moves to Big Sound,/)).toBeInTheDocument();
});

it('says what a refusal says, and lets somebody choose anew', async () => {
  expectRefusals();
  const { user, onMerged } = await renderDialog(
    second,
    vi.fn<Merge>().mockRejectedValue(new Error('Somebody else did')),
  );
  await screen.findByText(/^Everything linked/);
  await user.click(screen.getByText('Merge'));
  expect(await screen.findByText('Somebody else did')).toBeInTheDocument();
  expect(onMerged).not.toHaveBeenCalled();
  expect(screen.getByText('Merge')).toBeEnabled();
});

describe('who are called alike', () => {
  const [ada, namesake, scout] = ['1', '2', '3'].map((end) => `0190a0a0-0000-7000-8000-00000000001${end}`) as [
    string,
    string,
    string,
  ];
  const one = {
    ...base,
    version: 1,
    createdAt: 1,
    displayName: 'Ada Lee',
    status: 1,
    state: 'ACTIVE',
    countryCode: 'AU',
  };
  const all: Record<string, Record<string, unknown>> = {
    [ada]: { ...one, id: ada, email: 'ada@one.test', phoneNumber: '0412345678', location: 'Perth' },
    [namesake]: { ...one, id: namesake, status: 0, email: 'lee@two.test', phoneNumber: null, location: 'Hobart' },
    [scout]: { ...one, id: scout, email: 'ada@three.test', phoneNumber: null, location: null },
  };
  const found = (id: string, kind: string) => ({
    id,
    kind,
    displayName: 'Ada Lee',
    avatar: null,
    owner: null,
    alike: ['displayName'],
  });
  const renderTalents = async (actor: Actor = admin, entityName = 'talent') => {
    const view = renderView(
      <MergeDialog
        entity={registry.get(entityName)}
        record={{ id: ada }}
        onMerged={() => undefined}
        onClose={() => undefined}
      />,
      {
        actor,
        api: {
          getOne: (async (_kind: string, { id }: { id: string }) => ({ data: all[id] })) as never,
          duplicates: async () => ({ data: [found(namesake, 'talent'), found(scout, 'scout')] }),
          getMany: (async (_kind: string, { ids }: { ids: readonly string[] }) => ({
            data: ids.map((id) => all[id]),
          })) as never,
        },
      },
    );
    await whenLoaded();
    return view;
  };
  const help = /make the scout a talent first/;

  it('are told apart by all that they are found by, also over the choice', async () => {
    const { user } = await renderTalents();
    const candidate = await screen.findByRole('button', { name: /Ada Lee/ });
    expect(candidate).toHaveTextContent('Pendinglee@two.test · Hobart');
    await user.click(candidate);
    const which = await group('Record to keep');
    expect(screen.getByText(/^Everything linked to the other record moves to the one you keep/)).toBeInTheDocument();
    const [kept, gone] = within(which).getAllByRole('radio');
    expect(kept?.closest('label')).toHaveTextContent(/Ada LeeActiveada@one.test · \+61 412 345 678 · Perth/);
    expect(gone?.closest('label')).toHaveTextContent(/Ada LeePendinglee@two.test · Hobart/);
  });

  it('are of another kind: opened beside, with a word on how to merge them', async () => {
    await renderTalents();
    const link = await screen.findByRole('link', { name: /Ada Lee.*Scout/ });
    expect(link).toHaveAttribute('href', `/scout/${scout}/profile/summary`);
    expect(link).toHaveTextContent('ada@three.test');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(help)).toBeInTheDocument();
  });

  it('says nothing of a kind that the person may not read, nor where none becomes the other', async () => {
    const { unmount } = await renderTalents({ ...admin, role: 'staff', levels: { TALENT: ['VIEW_ALL', 'EDIT_ALL'] } });
    await screen.findByRole('button', { name: /Ada Lee/ });
    expect(screen.queryByText(help)).not.toBeInTheDocument();
    unmount();
    await renderTalents(admin, 'partner');
    expect(screen.queryByText(help)).not.toBeInTheDocument();
  });
});
