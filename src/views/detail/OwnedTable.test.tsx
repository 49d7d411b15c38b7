import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { renderView, whenLoaded } from '../testing.tsx';
import { OwnedAdd } from './OwnedAdd.tsx';
import { OwnedTable } from './OwnedTable.tsx';

const owner = { id: '0190a0a0-0000-7000-8000-000000000001', version: 1 };
const entity = registry.get('partnerContact');
const ada = {
  id: 'a',
  version: 3,
  name: 'Ada Okafor',
  role: 'Events producer',
  email: 'ada@example.com',
  phoneNumber: '0412345678',
  countryCode: 'AU',
  whatsappNumber: '0412345678',
  whatsappCountryCode: 'AU',
  clientId: owner.id,
};

type Call = (resource: string, params: { readonly data: Readonly<Record<string, unknown>> }) => Promise<object>;

async function renderContacts({ mayWrite = true } = {}) {
  const api = {
    getList: vi.fn<() => Promise<object>>(async () => ({
      data: [ada],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    })),
    create: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...data, id: 'b', version: 1 } })),
    update: vi.fn<Call>(async (_resource, { data }) => ({ data: { ...ada, ...data } })),
  };
  const view = (
    <>
      {mayWrite && <OwnedAdd entity={entity} field="client" owner={owner} />}
      <OwnedTable entity={entity} field="client" owner={owner} mayWrite={mayWrite} />
    </>
  );
  const page = renderView(view, { api: api as never });
  await whenLoaded();
  await screen.findByText('Ada Okafor');
  return { ...page, api };
}

it('shows who they are in a table, and to whom may only read no way to change them', async () => {
  await renderContacts({ mayWrite: false });
  const table = screen.getByRole('table', { name: 'Contacts' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Role', 'Email', 'Phone', 'WhatsApp']);
  expect(within(table).queryAllByRole('button')).toEqual([]);
});

it('adds one to the partner; WhatsApp follows the phone until it is edited, and faults are told at once', async () => {
  const { user, api } = await renderContacts();
  await user.click(screen.getByText('Add contact'));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText('Email'), 'b');
  expect(await within(dialog).findByText('Invalid email')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Email'), '@example.com');
  await user.type(within(dialog).getByLabelText(/^Name/), 'Bao Li');
  const phone = await within(dialog).findByLabelText('Phone');
  const whatsapp = within(dialog).getByLabelText('WhatsApp');
  await user.type(phone, '0412 345 678');
  await waitFor(() => expect(whatsapp).toHaveValue('+61 412 345 678'));
  await user.clear(whatsapp);
  await user.type(whatsapp, '0498 765 432');
  await user.type(phone, '{Backspace}9');
  expect(whatsapp).toHaveValue('0498 765 432');
  await user.click(within(dialog).getByText('Save'));
  await waitFor(() => expect(api.create).toHaveBeenCalledOnce());
  expect(api.create.mock.calls[0]?.[1].data).toMatchObject({
    clientId: owner.id,
    name: 'Bao Li',
    email: 'b@example.com',
    phoneNumber: '0412 345 679',
    whatsappNumber: '0498 765 432',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('changes one, sending only what is new', async () => {
  const { user, api } = await renderContacts();
  await user.click(screen.getByLabelText('Edit Ada Okafor'));
  const role = await within(await screen.findByRole('dialog')).findByLabelText('Role');
  await user.clear(role);
  await user.type(role, 'Producer');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(api.update).toHaveBeenCalledOnce());
  expect(api.update.mock.calls[0]?.[1]).toMatchObject({ data: { role: 'Producer', version: 3 } });
});
