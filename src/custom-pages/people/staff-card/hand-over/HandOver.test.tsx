import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClientContext } from '../../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../../dataProvider/httpClient.ts';
import { renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { AssignedWork } from './AssignedWork.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const to = '0190a0a0-0000-7000-8000-000000000002';
const talent = '0190a0a0-0000-7000-8000-000000000003';
const record = { id, version: 1, displayName: 'Nia Okafor', permissions: { canUpdate: true, canDelete: true } };
const assigned = {
  kinds: [
    { entity: 'talent', total: 2, open: 2 },
    { entity: 'task', total: 5, open: 3 },
  ],
  others: 1,
};
const options = {
  data: [
    { id, displayName: 'Nia Okafor' },
    { id: to, displayName: 'Bruno Vidal' },
  ],
  loadMore: false,
  nextPageIndex: null,
};

function open(answer: object, count: object = assigned) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    if (String(url).endsWith('/assigned')) return Response.json({ responseData: count });
    return init?.method === 'POST' ? Response.json({ responseData: answer }) : Response.error();
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const bulk = vi.fn<(resource: string, targets: readonly object[], work: object) => Promise<object>>(
    async (_resource, targets) => ({ data: targets }),
  );
  const view = renderView(
    <ClientContext value={client}>
      <AssignedWork record={record} />
    </ClientContext>,
    { api: { bulk, options: async () => options } as never },
  );
  const sent = () =>
    fetch.mock.calls
      .filter(([url]) => String(url).endsWith('/hand-over'))
      .map(([, init]) => JSON.parse(String(init?.body)) as object);
  return { ...view, bulk, sent };
}

async function choose({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Hand over work' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand over the work of Nia Okafor' });
  await user.click(await within(dialog).findByRole('combobox', { name: /^To/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  return dialog;
}

it('says how much is assigned, each number a link to its list', async () => {
  open({ kinds: [] });
  expect(await screen.findByRole('link', { name: '2 Talents' })).toHaveAttribute('href', `/talent?assigneeIds=${id}`);
  expect(screen.getByRole('link', { name: '3 Tasks' })).toHaveAttribute('href', `/tasks?staffIds=${id}`);
});

it('hands over what is ticked, says to whom, and takes it back', async () => {
  const view = open({ kinds: [{ entity: 'talent', written: [{ id: talent, version: 2 }], left: [] }] });
  const dialog = await choose(view, 'Bruno Vidal');
  expect(within(dialog).getByText('1 more record you cannot change')).toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('checkbox', { name: '3 Tasks' }));
  await view.user.click(within(dialog).getByRole('button', { name: 'Hand over 2' }));
  await waitFor(() => expect(view.sent()).toEqual([{ staffId: to, kinds: ['talent'], isAll: false }]));
  expect(await screen.findByText('1 record handed over to Bruno Vidal')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(view.bulk).toHaveBeenCalledWith('talent', [{ id: talent, version: 2 }], { undo: true }));
});

it('counts finished work with the rest where it is to go along', async () => {
  const view = open({ kinds: [] });
  const dialog = await choose(view, 'Bruno Vidal');
  await view.user.click(within(dialog).getByRole('checkbox', { name: 'Finished work too' }));
  expect(within(dialog).getByRole('checkbox', { name: '5 Tasks' })).toBeChecked();
  await view.user.click(within(dialog).getByRole('button', { name: 'Hand over 7' }));
  await waitFor(() => expect(view.sent()).toEqual([{ staffId: to, kinds: ['talent', 'task'], isAll: true }]));
});

it('does not hand over to the same person, nor to nobody', async () => {
  const view = open({ kinds: [] });
  const dialog = await choose(view, 'Nia Okafor');
  expect(within(dialog).getByText('Choose somebody else')).toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('button', { name: 'Hand over 5' }));
  expect(await within(dialog).findByText('This field is required')).toBeInTheDocument();
  expect(view.sent()).toEqual([]);
});

it('tells what could not be handed over, and why', async () => {
  const error = { field: '', message: 'You are not allowed to do this', key: 'notAllowed' };
  const view = open({ kinds: [{ entity: 'talent', written: [], left: [{ id: talent, error }] }] });
  const dialog = await choose(view, 'Bruno Vidal');
  await view.user.click(within(dialog).getByRole('button', { name: 'Hand over 5' }));
  const told = await screen.findByRole('dialog', { name: 'Not everything could be handed over' });
  expect(within(told).getByText('1 Talent: You are not allowed to do this')).toBeInTheDocument();
});

it('shows nothing where nothing is assigned', async () => {
  open({ kinds: [] }, { kinds: [], others: 0 });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
