import { act, screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { UnsavedGuard } from '../../../../widgets/unsaved/UnsavedGuard.tsx';
import { columnsKey } from '../../../view-fields/useColumnSettings.ts';
import {
  expectRefusals,
  overtakenBy,
  renderView,
  setWidth,
  whenLoaded,
} from '../../../../../tests/support/browser/renderView.tsx';
import { OwnedList } from './OwnedList.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const owner = { id: uuid(1), version: 1 };
const entity = registry.get('partnerContact');
const tab = `/partner/${owner.id}/profile/contacts`;
const contact = (last: number, name: string, role: string) => ({
  id: uuid(last),
  version: 3,
  name,
  role,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  phoneNumber: '0412345678',
  countryCode: 'AU',
  whatsappNumber: '0498765432',
  whatsappCountryCode: 'AU',
  clientId: owner.id,
  permissions: { canUpdate: true, canDelete: true },
});
const ada = contact(2, 'Ada Okafor', 'Events producer');
const bao = contact(3, 'Bao Li', 'Booker');
const stranger = { ...contact(4, 'Cleo Marangos', 'Booker'), clientId: uuid(9) };

/** Saved filters for contacts, here and elsewhere. */
const kept = ['partner', null, 'talent'].map((ownerType, index) => {
  return { id: uuid(20 + index), name: `Of ${ownerType}`, parameters: 'keyword=x', ownerType, version: 1 };
});

interface Params {
  readonly id?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly filter?: Readonly<Record<string, unknown>>;
}
type Call = (resource: string, params: Params) => Promise<object>;

/** The contacts of a partner over an API that keeps them as the real one does. */
async function renderContacts({
  mayWrite = true,
  at = tab,
  contacts = [ada, bao],
  store = memoryStore(),
  more = {},
} = {}) {
  let present = contacts;
  let gone: typeof contacts = [];
  const getList = vi.fn<Call>(async (resource, { filter }) => ({
    data: resource === entity.name ? present : kept.filter(({ ownerType }) => ownerType === filter?.['ownerType']),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const api = {
    getList,
    count: vi.fn<Call>(async () => ({ total: present.length })),
    getOne: vi.fn<Call>(async (_resource, { id }) => ({ data: [...present, stranger].find((one) => one.id === id) })),
    create: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...data, id: uuid(8), version: 1 } })),
    update: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...ada, ...data } })),
    delete: vi.fn<Call>(async (_resource, { id }) => {
      gone = present.filter((one) => one.id === id);
      present = present.filter((one) => one.id !== id);
      return { data: { id, version: 4 } };
    }),
    restore: vi.fn<Call>(async () => {
      present = [...gone, ...present];
      return { data: gone[0] };
    }),
    exportList: vi.fn<Call>(async () => new Blob(['a'])),
    versions: vi.fn<Call>(async () => ({ versions: [] })),
    ...more,
  };
  const view = (
    <UnsavedGuard>
      <OwnedList entity={entity} field="client" owner={owner} mayWrite={mayWrite} page="partner" />
    </UnsavedGuard>
  );
  const page = renderView(view, { at, api: api as never, store });
  const address = () => screen.getByLabelText('address').textContent;
  /** Returns the parameters of each request of the list. */
  const asked = () => getList.mock.calls.filter(([one]) => one === entity.name).map(([, params]) => params);
  await whenLoaded();
  if (contacts.length > 0) await screen.findByText('Ada Okafor');
  return { ...page, api, asked, address, back: () => act(() => page.router.navigate(-1)) };
}

const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, '') ?? '');

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
});

it('asks for what its address says of its owner alone, whom it neither shows nor offers as a filter', async () => {
  const { user, asked, address, api } = await renderContacts({
    at: `${tab}?pageSize=50&orderBy=createdAt&orderDirection=DESC&role=book&clientIds=${uuid(9)}`,
  });
  const filter = { clientIds: [owner.id], role: 'book' };
  expect(asked().at(-1)).toMatchObject({
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  expect(asked().map((params) => params.filter)).toEqual([filter]);
  expect(api.count.mock.calls.map(([, params]) => params.filter)).toEqual([filter]);
  expect(headings()).toEqual(['', 'Name', 'Role', 'Email', 'Phone', 'WhatsApp', 'Actions']);
  expect(screen.queryByText(/^Partner:/)).not.toBeInTheDocument();
  await user.click(screen.getByText('+ Filter'));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toEqual(['Role', 'Changed']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(address()).toBe(`${tab}?pageSize=50&role=book`);
});

it('exports what it finds of its owner, all of it or what is picked', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { user, api } = await renderContacts({ at: `${tab}?keyword=o` });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bao Li' }));
  const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Export', 'Delete', 'Clear']);
  await user.click(bar.getByText('Export'));
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(api.exportList).toHaveBeenCalledTimes(2));
  expect(api.exportList.mock.calls.map(([, { filter }]) => filter)).toEqual([
    { clientIds: [owner.id], keyword: 'o' },
    { clientIds: [owner.id], ids: [bao.id] },
  ]);
});

it('remembers its columns for pages of such owners', async () => {
  const store = memoryStore();
  store.setItem('columns.partnerContact', { shown: { email: false } });
  const { user } = await renderContacts({ store });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(menu.getAllByRole('checkbox')).toHaveLength(7);
  await user.click(menu.getByRole('checkbox', { name: 'Role' }));
  await waitFor(() => expect(headings()).not.toContain('Role'));
  expect(headings()).toContain('Email');
  expect(store.getItem(columnsKey('partnerContact', 'partner'))).toEqual({ shown: { role: false } });
});

it('keeps filters for pages of such owners', async () => {
  const { user, api } = await renderContacts({ at: `${tab}?role=book` });
  await user.click(screen.getByText('My filter'));
  expect(await screen.findByText('Of partner')).toBeInTheDocument();
  expect(screen.queryByText('Of null') ?? screen.queryByText('Of talent')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Save filter'));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bookers{Enter}');
  await waitFor(() => expect(api.create).toHaveBeenCalledOnce());
  const data = { name: 'Bookers', api: entity.api.base, parameters: 'role=book', ownerType: 'partner' };
  expect(api.create.mock.calls[0]).toEqual(['savedFilter', { data }]);
});

it('opens one by its row, its name and its action, over the list, and closes it by a step back', async () => {
  const { user, address, back, api, asked } = await renderContacts({ at: `${tab}?orderDirection=DESC` });
  const open = `${tab}?orderDirection=DESC&id=${ada.id}`;
  await user.click(screen.getByText('Events producer'));
  expect(await (await dialog()).findByText('Edit Ada Okafor')).toBeInTheDocument();
  expect(address()).toBe(open);
  await back();
  await isClosed();
  expect(address()).toBe(`${tab}?orderDirection=DESC`);

  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', open);
  await user.click(await screen.findByRole('link', { name: 'Edit Ada Okafor' }));
  const role = await (await dialog()).findByLabelText('Role');
  await user.clear(role);
  await user.type(role, 'Producer');
  await user.click(screen.getByText('Save'));
  await isClosed();
  expect(address()).toBe(`${tab}?orderDirection=DESC`);
  expect(api.update.mock.calls.map(([, { id, data }]) => ({ id, data }))).toEqual([
    { id: ada.id, data: { role: 'Producer', version: 3 } },
  ]);
  expect(asked().length).toBeGreaterThan(1);

  screen.getByText('Booker').closest('td')?.focus();
  await user.keyboard('{Enter}');
  expect(await (await dialog()).findByText('Edit Bao Li')).toBeInTheDocument();
});

it('asks what to keep where somebody else changed the contact meanwhile', async () => {
  expectRefusals();
  const { user, api } = await renderContacts({ at: `${tab}?id=${ada.id}` });
  api.update.mockRejectedValueOnce(overtakenBy({ ...ada, version: 4, role: 'Head of events' }));
  const role = await (await dialog()).findByLabelText('Role');
  await user.clear(role);
  await user.type(role, 'Producer');
  await user.click(screen.getByText('Save'));
  const question = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  expect(await question.findByRole('radio', { name: /Producer/ })).toBeChecked();
  await user.click(question.getByRole('radio', { name: /Head of events/ }));
  await user.click(question.getByRole('radio', { name: /Producer/ }));
  await user.click(question.getByText('Keep these and save'));
  await isClosed();
  expect(api.update.mock.calls.map(([, { data }]) => data)).toEqual([
    { role: 'Producer', version: 3 },
    { role: 'Producer', version: 4 },
  ]);
});

it('tells who changed a contact, and undoes a merge from there', async () => {
  const merge = { id: 'm', isKept: true, canUndo: true, other: { id: bao.id, displayName: 'Bao Li' } };
  const entry = { id: 'h', at: Date.now(), by: null, action: 'merge', version: 3, changes: [], merge };
  const unmerge = vi.fn<Call>(async () => ({ left: { fields: [], records: [] } }));
  const { user, api } = await renderContacts({
    at: `${tab}?id=${ada.id}`,
    more: { unmerge, history: async () => ({ data: [entry], loadMore: false, nextPageIndex: null }) },
  });
  const form = await dialog();
  await user.type(await form.findByLabelText('Role'), 's');
  await user.click(form.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Show the history' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.type(form.getByLabelText('Role'), '{Backspace}');
  await user.click(form.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the history' }));
  const history = within(await screen.findByRole('dialog', { name: 'Ada Okafor: history' }));
  await user.click(await history.findByText('Undo merge'));
  await waitFor(() => expect(unmerge).toHaveBeenCalledOnce());
  expect(unmerge.mock.calls[0]).toEqual([entity.name, { id: ada.id, version: 3, mergeId: 'm' }]);
  await user.click(history.getByText('Close'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(api.getOne.mock.calls.length).toBeGreaterThan(1);
});

it('opens what a link asks for, and leads to the list from there', async () => {
  const { user, address } = await renderContacts({ at: ['/partner', `${tab}?keyword=o&id=${bao.id}`] as never });
  await user.click(await (await dialog()).findByText('Cancel'));
  await isClosed();
  expect(address()).toBe(`${tab}?keyword=o`);
});

it.each([
  ['of another partner', stranger.id],
  ['that is no record', 'abc'],
])('shows no contact %s', async (_what, id) => {
  await renderContacts({ at: `${tab}?id=${id}` });
  expect(await (await dialog()).findByText(/^It does not exist/)).toBeInTheDocument();
  expect(screen.queryByDisplayValue(stranger.name)).not.toBeInTheDocument();
});

it('adds one to the partner; WhatsApp follows the phone until it is edited, and faults are told at once', async () => {
  const { user, api, address } = await renderContacts();
  await user.click(screen.getByText('Add contact'));
  const form = await dialog();
  expect(address()).toBe(`${tab}?id=new`);
  await user.type(await form.findByLabelText('Email'), 'b');
  expect(await form.findByText('Invalid email')).toBeInTheDocument();
  await user.type(form.getByLabelText('Email'), '@example.com');
  await user.type(form.getByLabelText(/^Name/), 'Dee Wu');
  const phone = await form.findByLabelText('Phone');
  const whatsapp = form.getByLabelText('WhatsApp');
  await user.type(phone, '0412 345 678');
  await waitFor(() => expect(whatsapp).toHaveValue('+61 412 345 678'));
  await user.clear(whatsapp);
  await user.type(whatsapp, '0498 765 432');
  await user.type(phone, '{Backspace}9');
  expect(whatsapp).toHaveValue('0498 765 432');
  await user.click(form.getByText('Save'));
  await isClosed();
  expect(address()).toBe(tab);
  expect(api.create.mock.calls.map(([, { data }]) => data)).toMatchObject([
    {
      clientId: owner.id,
      name: 'Dee Wu',
      email: 'b@example.com',
      phoneNumber: '0412 345 679',
      whatsappNumber: '0498 765 432',
    },
  ]);
});

it('lets WhatsApp follow the country that the phone names', async () => {
  const { user, api } = await renderContacts();
  await user.click(screen.getByText('Add contact'));
  const form = await dialog();
  await user.type(await form.findByLabelText(/^Name/), 'Dee Wu');
  await user.type(form.getByLabelText('Phone'), '+44 20 7946 0958');
  await user.tab();
  await waitFor(() =>
    expect(form.getAllByLabelText('Country of the number').map((one) => (one as HTMLInputElement).value)).toEqual([
      '+44',
      '+44',
    ]),
  );
  await user.clear(form.getByLabelText('Phone'));
  await user.paste('0033 6 12 34 56 78');
  await waitFor(() => expect(form.getByLabelText('WhatsApp')).toHaveValue('+33 6 12 34 56 78'));
  await user.click(form.getByText('Save'));
  await isClosed();
  const both = { countryCode: 'FR', phoneNumber: '+33 6 12 34 56 78' };
  expect(api.create.mock.calls[0]?.[1].data).toMatchObject({ ...both, whatsappNumber: both.phoneNumber });
});

it('asks before what was typed is lost', async () => {
  const { user, address } = await renderContacts();
  await user.click(screen.getByText('Add contact'));
  await (await dialog()).findByLabelText('Phone');
  await user.type(screen.getByLabelText('Role'), 'Booker');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(address()).toBe(`${tab}?id=new`);
  expect(screen.getByLabelText('Role')).toHaveValue('Booker');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await isClosed();
});

it('deletes one from its row or its dialog, and brings it back', async () => {
  const { user, api } = await renderContacts();
  await user.click(await screen.findByRole('button', { name: 'Delete Bao Li' }));
  await waitFor(() => expect(screen.queryByText('Bao Li')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Bao Li');
  await user.click(screen.getByText('Bao Li'));
  await user.click(await (await dialog()).findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await isClosed();
  expect(screen.queryByText('Bao Li')).not.toBeInTheDocument();
  expect(api.delete.mock.calls.map(([, { id }]) => id)).toEqual([bao.id, bao.id]);
});

it('shows to whom may only read all of a contact, and no way to change anything', async () => {
  const { user, address } = await renderContacts({ mayWrite: false });
  for (const name of ['Add contact', 'Edit Ada Okafor', 'Delete Ada Okafor', 'Deleted'])
    expect(screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name })).toBeNull();
  await user.click(screen.getByText('Events producer'));
  const shown = await dialog();
  expect(await shown.findByText('ada@example.com')).toBeInTheDocument();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(shown.getByText('Close'));
  await isClosed();
  expect(address()).toBe(tab);
});

it('says that there is nothing yet, and leads to the first', async () => {
  const { user, address } = await renderContacts({ contacts: [] });
  expect(await screen.findByText('No data')).toBeInTheDocument();
  await user.click(screen.getAllByText('Add contact').at(-1) as HTMLElement);
  await waitFor(() => expect(address()).toBe(`${tab}?id=new`));
});

it('stands in cards on a phone, and opens one by its card', async () => {
  setWidth(390);
  const { user, address, back } = await renderContacts();
  expect(await screen.findByText('2 contacts')).toBeInTheDocument();
  const [card] = screen.getAllByRole('listitem').filter((one) => within(one).queryByText('Ada Okafor'));
  for (const text of ['Events producer', '+61 412 345 678'])
    expect(within(card as HTMLElement).getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ada Okafor' }));
  await (await dialog()).findByText('Save');
  expect(address()).toBe(`${tab}?id=${ada.id}`);
  await back();
  await isClosed();
  await user.click(screen.getByRole('link', { name: 'Add contact' }));
  await waitFor(() => expect(address()).toBe(`${tab}?id=new`));
});
