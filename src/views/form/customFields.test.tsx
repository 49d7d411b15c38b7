import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import type { CustomField } from '../../../schema/language/fieldsOf.ts';
import { AddPage } from '../record/page/AddPage.tsx';
import {
  alias,
  entity,
  kit,
  known,
  later,
  legend,
  record,
  shirt,
  signed,
  uuid,
} from '../../../tests/support/browser/customSample.ts';
import { HistoryTab } from '../record/tabs/history/HistoryTab.tsx';
import { ShowView } from '../record/tabs/facts/ShowView.tsx';
import { EditForm } from '../record/page/EditForm.tsx';
import { expectRefusals, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';

type Save = (resource: string, params: { readonly data: Record<string, unknown> }) => Promise<{ data: object }>;
const saved = () => vi.fn<Save>(async (_resource, { data }) => ({ data: { ...record, ...data } }));
function AskAgain() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries({ queryKey: ['customFields'] })}>
      Ask again
    </button>
  );
}

async function renderForm(update = saved(), ask: () => Promise<{ data: readonly CustomField[] }> = known) {
  const form = (
    <>
      <EditForm entity={entity} record={record} tab="summary" />
      <AskAgain />
    </>
  );
  const page = renderView(form, {
    at: `/talent/${record.id}/profile/summary/edit`,
    api: { update: update as never, customFields: ask },
  });
  await whenLoaded();
  return { ...page, update };
}
const save = () => screen.getByText('Save');

it('stand last on a record’s page, in the agency’s words, and unset ones are left out', async () => {
  renderView(<ShowView entity={entity} record={record as never} tab="summary" />, { api: { customFields: known } });
  const titles = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(titles.at(-1)).toBe('Custom fields');
  for (const text of ['Shirt', 'Small', 'Kit', 'Large', 'Signed', '28 Feb 2026'])
    expect(screen.getByText(text)).toBeInTheDocument();
  for (const text of ['Desk', 'Alias', 'Legend']) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('are filled in on a form, and only what changed is sent', async () => {
  const { user, update } = await renderForm();
  expect(await screen.findByText('Custom fields')).toBeInTheDocument();
  const text = await screen.findByLabelText('Alias');
  expect(save()).toBeDisabled();
  await user.type(text, ' Zoz ');
  await user.click(await screen.findByRole('combobox', { name: 'Shirt' }));
  await user.click(screen.getByRole('option', { name: 'Large' }));
  await user.clear(await screen.findByLabelText('Signed'));
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  const sent = { [shirt]: 'b2', [alias]: ' Zoz ', [signed]: null };
  expect(update.mock.calls[0]?.[1].data).toEqual({ version: 4, custom: sent });
});

it('count as unchanged again when a change is taken back', async () => {
  const { user } = await renderForm();
  await user.click(await screen.findByRole('combobox', { name: 'Kit' }));
  await user.click(screen.getByRole('option', { name: 'Small' }));
  expect(save()).toBeEnabled();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(save()).toBeDisabled());
});

it('are checked as their types say', async () => {
  const { user, update } = await renderForm();
  await user.type(await screen.findByLabelText('Signed'), '{Control>}a{/Control}31/2/26');
  await user.click(screen.getByLabelText('Alias'));
  await user.paste('x'.repeat(256));
  await user.click(save());
  expect(await screen.findByText('Invalid date')).toBeInTheDocument();
  expect(screen.getByLabelText('Alias')).toBeInvalid();
  expect(screen.getByLabelText('Alias')).toHaveFocus();
  expect(update).not.toHaveBeenCalled();
});

it('show what the server refuses under the field', async () => {
  expectRefusals();
  const details = [{ field: `custom.${alias}`, message: 'No', key: 'tooLong', params: { max: 255 } }];
  const refusal = { status: 400, code: 1, message: 'Refused', details };
  const { user } = await renderForm(vi.fn<Save>().mockRejectedValue(new HttpError('Refused', 400, { refusal })));
  await user.type(await screen.findByLabelText('Alias'), 'Zoz');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Alias')).toBeInvalid());
  expect(screen.getByLabelText('Alias')).toHaveValue('Zoz');
});

it('are part of a new record, and none is sent that is empty', async () => {
  const create = saved();
  const { user } = renderView(<AddPage entity={entity} />, {
    at: '/talent/add',
    api: { create: create as never, customFields: known },
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Bao');
  await user.click(screen.getByText('More fields'));
  await user.type(await screen.findByLabelText('Legend'), 'One{Enter}Two');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ displayName: 'Bao', custom: { [legend]: 'One\nTwo' } });
  expect(Object.keys(create.mock.calls[0]?.[1].data['custom'] as object)).toEqual([legend]);
});

it('hold a form back while they load, and do not take what was typed if they come late', async () => {
  const first = later();
  const { user, update } = await renderForm(saved(), first.answer);
  expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
  first.come();
  expect(await screen.findByLabelText('Location')).toBeInTheDocument();
  expect(await screen.findByLabelText('Alias')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Location'), 'Perth');
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
});

it('join a form that did without them, and leave what was typed alone', async () => {
  expectRefusals();
  const ask = vi.fn<typeof known>().mockRejectedValueOnce(new Error('Failed to fetch data')).mockImplementation(known);
  const { user, update } = await renderForm(saved(), ask);
  await user.type(await screen.findByLabelText('Location'), 'Perth');
  await user.click(screen.getByText('Ask again'));
  expect(await screen.findByLabelText('Alias')).toBeInTheDocument();
  expect(screen.getByLabelText('Location')).toHaveValue('Perth');
  expect(await screen.findByLabelText('Signed')).toHaveValue('28 Feb 2026');
  await user.type(screen.getByLabelText('Alias'), 'Zoz');
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ location: 'Perth', custom: { [alias]: 'Zoz' } });
});

it('keep what was typed where they are put away meanwhile, until it is taken out', async () => {
  const { data } = await known();
  const ask = vi
    .fn<typeof known>()
    .mockResolvedValueOnce({ data })
    .mockResolvedValue({ data: data.filter(({ id }) => id !== alias) });
  const { user, update } = await renderForm(saved(), ask);
  await user.type(await screen.findByLabelText('Alias'), 'Zoz');
  await user.type(screen.getByLabelText('Location'), 'Perth');
  await user.click(screen.getByText('Ask again'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await user.click(save());
  expect(await screen.findByText('This field is no longer in use. Clear it to save the rest')).toBeInTheDocument();
  expect(screen.getByLabelText('Alias')).toHaveValue('Zoz');
  expect(update).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Alias'));
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toEqual({ location: 'Perth', locationId: null, version: 4 });
});

it('are told in the history by label and by the words of options', async () => {
  const changes = [
    {
      field: 'custom',
      before: { [shirt]: 'a1', [kit]: ['a1'], [uuid(99)]: 'gone' },
      after: { [shirt]: 'b2', [kit]: ['a1'], [alias]: 'Zoz' },
    },
  ];
  const entry = { id: 'h', at: Date.now(), by: null, action: 'update' as const, version: 2, changes };
  renderView(<HistoryTab entity={entity} id={record.id} />, {
    api: { customFields: known, history: async () => ({ data: [entry], loadMore: false, nextPageIndex: null }) },
  });
  expect(await screen.findByText('Shirt')).toBeInTheDocument();
  for (const text of ['Small', 'Large', 'Alias', 'Zoz']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Kit')).not.toBeInTheDocument();
});

it('are not asked for by an entity that has none', async () => {
  const ask = vi.fn<typeof known>(known);
  const staff = registry.get('staff');
  renderView(<ShowView entity={staff} record={{ ...record } as never} tab="summary" />, { api: { customFields: ask } });
  await screen.findAllByRole('heading');
  expect(ask).not.toHaveBeenCalled();
});

it('asks for what is required, explains it, and offers no choice that is retired where it was not chosen', async () => {
  const options = [
    { id: 'a1', value: 'Small' },
    { id: 'b2', value: 'Large', isRetired: true },
  ];
  const { data } = await known();
  const customFields = data.map((one) =>
    one.id === shirt || one.id === kit
      ? { ...one, options, isRequired: one.id === shirt, helpText: `As on the ${one.label}` }
      : one,
  );
  const ask = async () => ({ data: customFields });
  const create = saved();
  const { user } = renderView(<AddPage entity={entity} />, {
    at: '/talent/add',
    api: { create: create as never, customFields: ask },
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Bao');
  await user.click(save());
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByText('More fields'));
  expect(await screen.findByText('As on the Kit')).toBeInTheDocument();
  await user.click(await screen.findByRole('combobox', { name: /^Shirt/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Small']);
  await user.click(screen.getByRole('option', { name: 'Small' }));
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ custom: { [shirt]: 'a1' } });
});

it('leaves a retired choice where it stands', async () => {
  const retired = async () => ({
    data: (await known()).data.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, isRetired: option.id === 'a1' })),
    })),
  });
  const { user } = await renderForm(saved(), retired);
  await user.click(await screen.findByRole('combobox', { name: 'Shirt' }));
  expect(screen.getByRole('option', { name: 'Small' })).toHaveAttribute('aria-selected', 'true');
});
