import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { registry } from '../../schema/index.ts';
import type { CustomDataType, CustomField } from '../../schema/fieldsOf.ts';
import { AddPage } from './AddPage.tsx';
import { HistoryTab } from './detail/HistoryTab.tsx';
import { ShowView } from './detail/ShowView.tsx';
import { EditForm } from './EditForm.tsx';
import { ListPage } from './ListPage.tsx';
import { expectRefusals, only, renderView, whenLoaded } from './testing.tsx';

const entity = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const options = [
  { id: 'a1', value: 'Small' },
  { id: 'b2', value: 'Large' },
];
const added = (last: number, label: string, dataType: CustomDataType, of = 'talent'): CustomField => ({
  id: uuid(last),
  entity: of,
  label,
  dataType,
  options: dataType.endsWith('SELECT') ? options : [],
});
const customFields = [
  added(1, 'Shirt', 'SINGLE_SELECT'),
  added(2, 'Kit', 'MULTI_SELECT'),
  added(3, 'Alias', 'SHORT_TEXT'),
  added(4, 'Legend', 'LONG_TEXT'),
  added(5, 'Signed', 'DATE'),
  added(6, 'Desk', 'SHORT_TEXT', 'staff'),
];
const [shirt, kit, alias, legend, signed] = customFields.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const record = {
  id: uuid(9),
  version: 4,
  displayName: 'Ada Okafor',
  status: 1,
  state: 'ACTIVE',
  categories: [],
  categoryIds: [],
  tags: [],
  tagIds: [],
  assignees: [],
  assigneeIds: [],
  custom: { [shirt]: 'a1', [kit]: ['b2'], [signed]: '2026-02-28' },
};

type Save = (resource: string, params: { readonly data: Record<string, unknown> }) => Promise<{ data: object }>;
const saved = () => vi.fn<Save>(async (_resource, { data }) => ({ data: { ...record, ...data } }));
const known = () => Promise.resolve({ data: customFields });
/** An answer that comes when the test says so. */
function later() {
  let come: (answer: { data: readonly CustomField[] }) => void = () => undefined;
  const answer = new Promise<{ data: readonly CustomField[] }>((resolve) => (come = resolve));
  return { answer: () => answer, come: () => come({ data: customFields }) };
}

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
      <EditForm entity={entity} record={record} />
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

it('stand last on a record’s page, in the agency’s words, and unset ones are no error', async () => {
  renderView(<ShowView entity={entity} record={record as never} />, { api: { customFields: known } });
  const titles = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(titles.slice(-2)).toEqual(['Custom fields', 'Record']);
  for (const text of ['Shirt', 'Small', 'Kit', 'Large', 'Signed', '28 Feb 2026', 'Alias', 'Legend'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Desk')).not.toBeInTheDocument();
});

it('are filled in on a form, and only what changed is sent', async () => {
  const { user, update } = await renderForm();
  expect(await screen.findByText('Custom fields')).toBeInTheDocument();
  const text = await screen.findByLabelText('Alias');
  expect(save()).toBeDisabled();
  await user.type(text, ' Zoz ');
  await user.click(await screen.findByRole('combobox', { name: 'Shirt' }));
  await user.click(screen.getByRole('option', { name: 'Large' }));
  await user.clear(screen.getByLabelText('Signed'));
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
  expect(screen.getByLabelText('Signed')).toHaveValue('28 Feb 2026');
  await user.type(screen.getByLabelText('Alias'), 'Zoz');
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ location: 'Perth', custom: { [alias]: 'Zoz' } });
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

function renderList(at: string, ask: () => Promise<{ data: readonly CustomField[] }> = known) {
  const getList = vi.fn<(resource: string, params: unknown) => Promise<object>>(async () => ({
    data: [record],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const exportList = vi.fn<(resource: string, params: unknown) => Promise<Blob>>(async () => new Blob());
  const page = renderView(<ListPage entity={entity} />, {
    at,
    api: {
      getList: only('talent', getList),
      count: async () => ({ total: 1 }),
      exportList,
      customFields: ask,
    } as never,
  });
  return { ...page, getList, exportList, address: () => screen.getByLabelText('address').textContent };
}
/** The headings of the columns; the last one is that of the actions. */
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));

it('are the last columns of a list, sort it where their type has an order, and are exported with it', async () => {
  const { user, address, exportList } = renderList('/talent');
  const table = await screen.findByRole('grid');
  expect(headings().slice(-6)).toEqual(['Start date', 'Shirt', 'Kit', 'Alias', 'Legend', 'Signed']);
  for (const text of ['Small', 'Large', '28 Feb 2026']) expect(within(table).getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Shirt' }));
  expect(address()).toBe(`/talent?orderBy=custom.${shirt}&orderDirection=ASC`);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportList).toHaveBeenCalledOnce());
  const asked = exportList.mock.calls[0]?.[1] as { columns: string[]; headings: string[]; sort: object };
  expect(asked.columns.slice(-2)).toEqual([`custom.${legend}`, `custom.${signed}`]);
  expect(asked.headings.slice(-2)).toEqual(['Legend', 'Signed']);
  expect(asked.sort).toEqual({ field: `custom.${shirt}`, order: 'ASC' });
});

it('can be hidden from a list like any column, and brought back', async () => {
  const { user } = renderList('/talent');
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Legend' }));
  await user.click(screen.getByRole('checkbox', { name: 'Location' }));
  expect(headings()).not.toContain('Legend');
  expect(headings()).not.toContain('Location');
  expect(headings()).toContain('Alias');
  expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Back to default' }));
  expect(headings()).toEqual(expect.arrayContaining(['Legend', 'Location']));
});

it('filter a list by what its address says, which waits until they are known', async () => {
  const { answer, come } = later();
  const query = `custom.${shirt}=a1_b2&custom.${alias}=zo&custom.${signed}From=2026-01-01`;
  const { getList } = renderList(`/talent?${query}&orderBy=custom.${alias}&orderDirection=DESC`, answer);
  await whenLoaded();
  expect(getList).not.toHaveBeenCalled();
  come();
  await screen.findByRole('grid');
  expect(getList).toHaveBeenCalledExactlyOnceWith('talent', expect.anything());
  expect(getList.mock.calls[0]?.[1]).toMatchObject({
    sort: { field: `custom.${alias}`, order: 'DESC' },
    filter: {
      [`custom.${shirt}`]: ['a1', 'b2'],
      [`custom.${alias}`]: 'zo',
      [`custom.${signed}From`]: '2026-01-01',
    },
  });
  expect(screen.getByText('Shirt: Small, Large')).toBeInTheDocument();
  expect(screen.getByText('Alias: “zo”')).toBeInTheDocument();
  expect(screen.getByText('Signed: ≥ 01 Jan 2026')).toBeInTheDocument();
});

it('are chosen as filters by their options', async () => {
  const { user, address } = renderList('/talent');
  await user.click(await screen.findByText('+ Filter'));
  await user.click(await screen.findByRole('menuitem', { name: 'Kit' }));
  await whenLoaded();
  await user.click(await screen.findByRole('checkbox', { name: 'Large' }));
  await waitFor(() => expect(address()).toBe(`/talent?custom.${kit}=b2`));
});

it('do not hold up a plain list: its rows are asked for at once, and shown when the columns are known', async () => {
  const { answer, come } = later();
  const { getList } = renderList('/talent', answer);
  await waitFor(() => expect(getList).toHaveBeenCalledOnce());
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  come();
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(getList).toHaveBeenCalledOnce();
});

it('leave a list as declared where they cannot be had', async () => {
  expectRefusals();
  renderList('/talent', () => Promise.reject(new Error('Failed to fetch data')));
  await screen.findByRole('grid');
  expect(headings().at(-1)).toBe('Start date');
});

it('are not asked for by an entity that has none', async () => {
  const ask = vi.fn<typeof known>(known);
  const staff = registry.get('staff');
  renderView(<ShowView entity={staff} record={{ ...record } as never} />, { api: { customFields: ask } });
  await screen.findAllByRole('heading');
  expect(ask).not.toHaveBeenCalled();
});
