import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { pageOf } from '../../../../tests/support/renderPage.tsx';
import { expectRefusals, refusal, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { TaskRules } from './TaskRules.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const transport = { id: uuid(1), displayName: 'Transport', kind: 'taskType', avatar: null };
const rule = (id: number, displayName: string, more: object = {}) => ({
  id: uuid(id),
  version: 3,
  displayName,
  type: transport,
  typeId: transport.id,
  party: null,
  cost: null,
  costCurrency: null,
  extra: null,
  extraCurrency: null,
  sale: null,
  saleCurrency: null,
  chargeTo: null,
  externalClient: null,
  newerRule: null,
  createdAt: id,
  ...more,
});
const taxi = rule(2, 'Taxi', {
  cost: '40.00',
  costCurrency: 'AUD',
  chargeTo: 'EXTERNAL_CLIENT',
  externalClient: 'Council',
});
const empty = rule(3, 'Bus', {
  partyId: uuid(4),
  party: { id: uuid(4), displayName: 'Ida Berg', kind: 'talent', avatar: null },
});
const reader = somebody({ FINANCE: ['VIEW_ALL'] });

type Call = (resource: string, params: { readonly id?: string; readonly data?: object }) => Promise<{ data: object }>;

function open(rows: readonly object[] = [taxi, empty], api: object = {}, actor?: ReturnType<typeof somebody>) {
  const getList = vi.fn<(resource: string) => Promise<object>>(async () => pageOf(rows));
  return renderView(<TaskRules />, { api: { getList, ...api } as never, ...(actor && { actor }) });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('says what each rule is for, and what it gives', async () => {
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('TaxiTransport · EveryoneCost $40.00 · Charge to: Council');
  expect(second).toHaveTextContent('BusTransport · Ida BergNo amounts yet');
});

it('says what to do where there is none, to who may add one', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('Add the first one. New tasks of its type get its amounts.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Add rule' })).toHaveLength(1);
  unmount();
  open([], {}, reader);
  expect(await screen.findByText('Your agency has not added any yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add rule' })).not.toBeInTheDocument();
});

it('is read, with its history, and not changed by who may only see money', async () => {
  const { user } = open(undefined, {}, reader);
  expect(await screen.findByText('Taxi')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Add|Edit) / })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Taxi' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History']);
});

it('changes a rule, and says what the server refuses', async () => {
  expectRefusals();
  const details = [{ field: 'cost', message: 'No', key: 'required' }];
  const update = vi
    .fn<Call>()
    .mockRejectedValueOnce(refusal({ details }))
    .mockImplementation(async (_resource, { data }) => ({ data: { ...taxi, ...data } }));
  const { user } = open(undefined, { update });
  await user.click(await screen.findByRole('button', { name: 'Edit Taxi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await whenLoaded();
  const cost = await dialog.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '55');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(update.mock.lastCall).toEqual([
    'taskRule',
    expect.objectContaining({
      id: taxi.id,
      data: expect.objectContaining({ version: 3, cost: expect.stringMatching(/^55/) }),
    }),
  ]);
});

it('says which rule does not count, since another one is for the same', async () => {
  open([{ ...taxi, newerRule: 'Ferry' }, empty]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('“Ferry” is newer and counts instead');
  expect(second).not.toHaveTextContent('counts');
});

it('warns in its form of another rule for the same', async () => {
  const ferry = rule(5, 'Ferry');
  const { user } = open([taxi, ferry, empty]);
  await user.click(await screen.findByRole('button', { name: 'Edit Taxi' }));
  expect(await screen.findByText('“Ferry” is for the same, is newer and counts.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Ferry' }));
  expect(await screen.findByText('“Taxi” is for the same. This rule will count instead.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Bus' }));
  await whenLoaded();
  expect(await screen.findByRole('textbox', { name: 'Cost' })).toBeInTheDocument();
  expect(screen.queryByText(/is for the same/)).toBeNull();
});

it('deletes a rule, with a way back', async () => {
  const remove = vi.fn<Call>(async (_resource, { id }) => ({ data: { id, version: 4 } }));
  const { user } = open(undefined, { delete: remove });
  await user.click(await screen.findByRole('button', { name: 'More for Bus' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith('taskRule', expect.objectContaining({ id: empty.id })));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
});
