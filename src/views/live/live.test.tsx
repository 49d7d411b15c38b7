import { act, screen, waitFor, within } from '@testing-library/react';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { RecordPage } from '../record/page/RecordPage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { expectRefusals, only, renderView } from '../../../tests/support/browser/renderView.tsx';
import { useLiveRows } from './useLiveRows.ts';

const entity = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const talent = (last: number, displayName: string, version = 1) => ({
  id: uuid(last),
  version,
  displayName,
  status: 1,
  categories: [],
  assignees: [],
  location: 'Perth',
});

/** Makes the page visible again: it polls at once. */
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

/** A server whose records others write, without the page's doing. */
function serverOf(records: readonly WireRecord[]) {
  const held = new Map(records.map((record) => [record.id, record]));
  const all = () => [...held.values()];
  const versions = vi.fn<(resource: string, ids: readonly string[]) => Promise<object>>(async (_resource, ids) => ({
    versions: all()
      .filter(({ id }) => ids.includes(id))
      .map(({ id, version }) => ({ id, version })),
  }));
  const getMany = vi.fn<(resource: string, params: { readonly ids: readonly string[] }) => Promise<object>>(
    async (_resource, { ids }) => ({ data: all().filter(({ id }) => ids.includes(id)) }),
  );
  const getList = vi.fn<() => Promise<{ data: readonly WireRecord[] }>>(async () => ({ data: all() }));
  const count = vi.fn<() => Promise<{ total: number }>>(async () => ({ total: held.size }));
  const api = {
    getList: only('talent', getList),
    getOne: async (_resource: string, { id }: { readonly id: string }) => ({ data: held.get(id) }),
    getMany,
    count,
    versions,
  };
  return { held, versions, getMany, getList, count, api: api as never };
}

const lines = () => screen.getAllByRole('row').slice(1);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('marks the rows of a list that others changed, and brings them up to date where they stand', async () => {
  const server = serverOf([talent(1, 'Ada Okafor'), talent(2, 'Bao Li'), talent(3, 'Cleo Marangos')]);
  const { user } = renderView(<ListPage entity={entity} />, { at: '/talent', api: server.api });
  expect(await screen.findByRole('grid')).toBeInTheDocument();

  server.held.set(uuid(2), talent(2, 'Zed Li', 2));
  server.held.delete(uuid(3));
  await comeBack();
  const [ada, bao, cleo] = lines();
  await waitFor(() => expect(bao).toHaveAttribute('data-mark', 'changed'));
  expect(within(bao as HTMLElement).getByText('Changed by someone else')).toBeInTheDocument();
  expect(within(cleo as HTMLElement).getByText('No longer here')).toBeInTheDocument();
  expect(ada).not.toHaveAttribute('data-mark');
  expect(said()).toContain('1 record changed · 1 no longer here');
  expect(server.getList).toHaveBeenCalledTimes(1);

  const cell = within(bao as HTMLElement).getAllByRole('gridcell')[1] as HTMLElement;
  act(() => cell.focus());
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[1]).toBe(bao);
  expect(bao).toHaveTextContent('Zed Li');
  expect(bao).not.toHaveAttribute('data-mark');
  expect(cell).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  expect(server.getList).toHaveBeenCalledTimes(1);
  // They say what the rows of the list do, and no more.
  const [[, { meta }]] = server.getList.mock.calls as never as [[string, { meta: { fields: readonly string[] } }]];
  expect(meta.fields).toContain('displayName');
  const asked = { ids: [uuid(2), uuid(3)], meta: { fields: meta.fields } };
  expect(server.getMany).toHaveBeenCalledExactlyOnceWith('talent', asked);
  // The list and its tabs.
  await waitFor(() => expect(server.count).toHaveBeenCalledTimes(4));
});

it('keeps what is picked as the rows show it: what is gone is picked no more, what changed is seen', async () => {
  const server = serverOf([talent(1, 'Ada Okafor'), talent(2, 'Bao Li'), talent(3, 'Cleo Marangos')]);
  const bulk = vi.fn<(resource: string, targets: readonly object[]) => Promise<object>>(async () => ({ data: [] }));
  const api = { ...(server.api as object), bulk } as never;
  const { user } = renderView(<ListPage entity={entity} />, { at: '/talent', api });
  for (const name of ['Bao Li', 'Cleo Marangos'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  server.held.set(uuid(2), talent(2, 'Bao Lin', 2));
  server.held.delete(uuid(3));
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }));
  expect(await bar.findByText('1 selected')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(bulk.mock.lastCall?.[1]).toEqual([{ id: uuid(2), version: 2 }]);
});

it('leads the focus of the keyboard back into the rows', async () => {
  const server = serverOf([talent(1, 'Ada Okafor')]);
  const { user } = renderView(<ListPage entity={entity} />, { at: '/talent', api: server.api });
  await screen.findByRole('grid');
  server.held.set(uuid(1), talent(1, 'Ada O.', 2));
  await comeBack();
  (await screen.findByRole('button', { name: 'Show' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Ada O.')).toBeInTheDocument();
  expect(within(lines()[0] as HTMLElement).getAllByRole('gridcell')[1]).toHaveFocus();
});

it('says it once, however often it hears the same', async () => {
  const server = serverOf([talent(1, 'Ada Okafor')]);
  renderView(<ListPage entity={entity} />, { at: '/talent', api: server.api });
  await screen.findByRole('grid');
  server.held.set(uuid(1), talent(1, 'Ada O.', 2));
  await comeBack();
  const line = await screen.findByText('1 record changed');
  const changes = vi.fn<() => void>();
  const watch = new MutationObserver(changes);
  watch.observe(line, { childList: true, characterData: true, subtree: true });
  await comeBack();
  await comeBack();
  expect(server.versions).toHaveBeenCalledTimes(3);
  expect(watch.takeRecords()).toEqual([]);
  expect(changes).not.toHaveBeenCalled();
});

it('keeps the marks and says why where the records cannot be read again', async () => {
  expectRefusals();
  const server = serverOf([talent(1, 'Ada Okafor')]);
  const { user } = renderView(<ListPage entity={entity} />, { at: '/talent', api: server.api });
  await screen.findByRole('grid');
  server.held.set(uuid(1), talent(1, 'Ada O.', 2));
  server.getMany.mockRejectedValueOnce(new Error('The server is away'));
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The server is away')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Ada O.')).toBeInTheDocument();
});

it('leaves a list of deleted records alone', async () => {
  const server = serverOf([{ ...talent(1, 'Ada Okafor'), deletedAt: Date.UTC(2026, 10, 20) }]);
  renderView(<ListPage entity={entity} />, { at: '/talent?deleted=true', api: server.api });
  await screen.findByRole('grid');
  await comeBack();
  expect(server.versions).not.toHaveBeenCalled();
});

it('says on a record’s page that it was changed, and shows it as it is', async () => {
  const server = serverOf([talent(1, 'Ada Okafor')]);
  const at = `/talent/${uuid(1)}/profile/summary`;
  const { user } = renderView(<RecordPage entity={entity} />, { at, api: server.api });
  expect(await screen.findByRole('heading', { name: 'Ada Okafor' })).toBeInTheDocument();
  server.held.set(uuid(1), talent(1, 'Ada O.', 2));
  await comeBack();
  expect(await screen.findByText('Changed by someone else')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ada Okafor' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'Ada O.' })).toBeInTheDocument();
  expect(screen.queryByText('Changed by someone else')).not.toBeInTheDocument();
  server.held.delete(uuid(1));
  await comeBack();
  expect(await screen.findByText('No longer here')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
});

/** Rows that this tab writes itself, as a form does. */
function Written({ from }: { readonly from: readonly WireRecord[] }) {
  const [records, setRecords] = useState(from);
  const [update] = useUpdate<WireRecord>();
  const rows = useLiveRows(entity, records);
  const write = async () => {
    const params = { id: records[0]?.id, data: {}, previousData: records[0] };
    const saved = await update('talent', params, { mutationMode: 'pessimistic', returnPromise: true });
    setRecords([saved as WireRecord]);
  };
  return (
    <>
      <button type="button" onClick={() => void write()}>
        Write
      </button>
      <p>{records.map((record) => `${record.version} ${rows.markOf(record) ?? 'unmarked'}`).join()}</p>
    </>
  );
}

it('never marks what is written here, though the answer about it overtakes that of the write', async () => {
  const server = serverOf([talent(1, 'Ada')]);
  let answer: (saved: { data: WireRecord }) => void = () => undefined;
  const update = () => new Promise<{ data: WireRecord }>((resolve) => (answer = resolve));
  const api = { ...(server.api as object), update } as never;
  const { user } = renderView(<Written from={[talent(1, 'Ada')]} />, { api });
  await user.click(screen.getByRole('button', { name: 'Write' }));
  server.held.set(uuid(1), talent(1, 'Ada', 2));
  await comeBack();
  expect(server.versions).toHaveBeenCalledTimes(1);
  expect(screen.getByText('1 unmarked')).toBeInTheDocument();
  answer({ data: talent(1, 'Ada', 2) });
  expect(await screen.findByText('2 unmarked')).toBeInTheDocument();
  await comeBack();
  expect(screen.getByText('2 unmarked')).toBeInTheDocument();
  server.held.set(uuid(1), talent(1, 'Ada', 3));
  await comeBack();
  expect(screen.getByText('2 changed')).toBeInTheDocument();
});

it('asks nothing about an entity that offers no versions, nor without any rows', async () => {
  const server = serverOf([]);
  const closed = { ...entity, routes: entity.routes.filter(({ operation }) => operation !== 'versions') };
  function Rows({ of, records }: { readonly of: typeof entity; readonly records: readonly WireRecord[] }) {
    return <p>{useLiveRows(of, records).changed.length}</p>;
  }
  renderView(
    <>
      <Rows of={closed} records={[talent(1, 'Ada')]} />
      <Rows of={entity} records={[]} />
    </>,
    { api: server.api },
  );
  await comeBack();
  expect(server.versions).not.toHaveBeenCalled();
});
