import { screen, waitFor, within } from '@testing-library/react';
import {
  FilterLiveSearch,
  ReferenceField,
  ResourceDefinitionContextProvider,
  TextField,
  useListContext,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { only, renderView } from '../../../tests/support/browser/renderView.tsx';
import { resourceDefinitions } from '../../resourceDefinitions.ts';
import { PartnerIcon } from '../../theme/icons/areas.tsx';
import { RecordPage } from '../record/page/RecordPage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ResourceView } from './resourceView.ts';
import { AreaPartsContext, useAreaParts } from './AreaPartsContext.ts';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** A page with the parts that an area brings to an entity. */
function With({ entity, view, children }: { entity: string; view: Partial<ResourceView>; children: React.ReactNode }) {
  const parts = useAreaParts();
  const views = new Map([[entity, { icon: PartnerIcon, ...view }]]);
  return (
    <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
      <AreaPartsContext value={{ ...parts, views }}>{children}</AreaPartsContext>
    </ResourceDefinitionContextProvider>
  );
}

const talents = Array.from({ length: 24 }, (_one, index) => ({
  id: uuid(index + 1),
  version: 1,
  displayName: `${index % 10 === 0 ? 'Ada' : 'Bao'} ${String(index).padStart(2, '0')}`,
  deletedAt: null,
}));

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: { readonly keyword?: string };
}

/** Reads and changes the list around it as a part of react-admin does. */
function ListTool() {
  const list = useListContext<{ id: string; displayName: string }>();
  return (
    <>
      <FilterLiveSearch source="keyword" label="Stock search" />
      <output aria-label="total">{list.total}</output>
      <output aria-label="names">{list.data?.map(({ displayName }) => displayName).join()}</output>
      <output aria-label="selected">{list.selectedIds.join()}</output>
      <output aria-label="resource">{list.resource}</output>
      <button type="button" onClick={() => list.setSort({ field: 'displayName', order: 'DESC' })}>
        Turn
      </button>
      <button type="button" onClick={() => list.setPage(2)}>
        Page 2
      </button>
      <button type="button" onClick={() => list.setPerPage(50)}>
        Fifty
      </button>
      <button type="button" onClick={() => list.onToggleItem(talents[0]?.id ?? '')}>
        Toggle
      </button>
      <button type="button" onClick={() => list.onUnselectItems()}>
        None
      </button>
    </>
  );
}

async function openList() {
  const find = ({ keyword = '' }: Asked['filter']) =>
    talents.filter(({ displayName }) => displayName.includes(keyword));
  const getList = async (_resource: string, { filter, sort, pagination: { page, perPage } }: Asked) => {
    const found = sort.order === 'DESC' ? find(filter).toReversed() : find(filter);
    const data = found.slice((page - 1) * perPage, page * perPage);
    return { data, pageInfo: { hasNextPage: found.length > page * perPage, hasPreviousPage: page > 1 } };
  };
  const count = async (_resource: string, { filter }: Asked) => ({ total: find(filter).length });
  const page = renderView(
    <With
      entity="talent"
      view={{ listTools: [{ label: 'app.views.list.fromTemplate', action: 'create', Dialog: ListTool }] }}
    >
      <ListPage entity={registry.get('talent')} />
    </With>,
    { at: '/talent', api: { getList: only('talent', getList as never), count } as never },
  );
  const rows = () => screen.queryAllByText(/^(Ada|Bao) \d\d$/).map(({ textContent }) => textContent);
  const value = (label: string) => screen.getByLabelText(label).textContent;
  await screen.findByText('Ada 00');
  await page.user.click(screen.getByText('Add from template'));
  return { ...page, rows, value };
}

it('gives the list to stock parts of react-admin: rows, total and order are those on screen', async () => {
  const { user, rows, value } = await openList();
  await waitFor(() => expect(value('total')).toBe('24'));
  expect(value('resource')).toBe('talent');
  expect(rows()).toHaveLength(20);
  expect(value('names')?.split(',')).toEqual(rows());

  await user.click(screen.getByText('Page 2'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  await waitFor(() => expect(value('address')).toBe('/talent?pageIndex=1'));
  await user.click(screen.getByText('Turn'));
  await waitFor(() => expect(rows()[0]).toBe('Bao 23'));
  await waitFor(() => expect(value('address')).toBe('/talent?orderBy=displayName&orderDirection=DESC'));
  await user.click(screen.getByText('Fifty'));
  await waitFor(() => expect(rows()).toHaveLength(24));
  expect(value('names')?.split(',')).toEqual(rows());
});

it('filters the list by a stock search, whose keyword the address keeps', async () => {
  const { user, rows, value } = await openList();
  await user.type(screen.getByLabelText('Stock search'), 'Ada');
  await waitFor(() => expect(rows()).toEqual(['Ada 00', 'Ada 10', 'Ada 20']));
  await waitFor(() => expect(value('address')).toBe('/talent?keyword=Ada'));
  expect(value('names')).toBe('Ada 00,Ada 10,Ada 20');
  await waitFor(() => expect(value('total')).toBe('3'));
  expect(screen.getByRole('searchbox')).toHaveValue('Ada');
});

it('selects rows of the list by the selection that stock parts share with it', async () => {
  const { user, value } = await openList();
  await user.click(screen.getByText('Toggle'));
  expect(screen.getByLabelText('Select Ada 00')).toBeChecked();
  await user.click(screen.getByLabelText('Select Bao 01'));
  expect(value('selected')).toBe(`${uuid(1)},${uuid(2)}`);
  await user.click(screen.getByText('Toggle'));
  expect(screen.getByLabelText('Select Ada 00')).not.toBeChecked();
  await user.click(screen.getByText('None'));
  expect(value('selected')).toBe('');
});

const harbour = { id: uuid(50), kind: 'partner', displayName: 'Harbour Hall' };
const gig = {
  id: uuid(60),
  version: 3,
  summary: 'Opening night',
  client: harbour,
  permissions: { canUpdate: true, canDelete: true },
};

/** Stock fields of react-admin, which know the record around them. */
function RecordParts() {
  return (
    <section aria-label="stock">
      <TextField source="summary" />
      <ReferenceField source="client.id" reference="partner" />
    </section>
  );
}

it('gives the record of a page to stock fields of react-admin', async () => {
  const getMany = vi.fn<() => Promise<object>>(async () => ({ data: [harbour] }));
  const nothing = async () => ({ data: [], loadMore: false, nextPageIndex: null });
  renderView(
    <With entity="opportunity" view={{ aboveSummary: RecordParts }}>
      <RecordPage entity={registry.get('opportunity')} />
    </With>,
    {
      at: `/pipeline/detail/${gig.id}/summary`,
      api: { getOne: async () => ({ data: gig }), getMany, getList: nothing, history: nothing } as never,
    },
  );
  const stock = await screen.findByLabelText('stock');
  expect(stock).toHaveTextContent('Opening night');
  await waitFor(() => expect(stock).toHaveTextContent('Harbour Hall'));
  expect(getMany).toHaveBeenCalledWith('partner', expect.objectContaining({ ids: [harbour.id] }));
});

const call = { ...gig, id: uuid(70), summary: 'Call Ada', client: undefined };

function openTasks(view: Partial<ResourceView>, at: string) {
  const page = async (resource: string) => ({ data: resource === 'task' ? [call] : [] });
  return renderView(
    <With entity="task" view={view}>
      <ListPage entity={registry.get('task')} />
    </With>,
    { at, api: { getList: page, getOne: async () => ({ data: call }), count: async () => ({ total: 1 }) } as never },
  );
}

const Summary = () => <TextField source="summary" aria-label="stock" />;

it('gives the record of a row to the dialog of an action', async () => {
  const action = {
    label: 'app.permissions.action',
    labelOf: 'app.permissions.actionOf',
    icon: PartnerIcon,
    isOffered: () => true,
    Dialog: Summary,
  };
  const { user } = openTasks({ actions: [action] }, '/tasks?statusIds=');
  await user.click(await screen.findByLabelText('Permissions of Call Ada'));
  expect(await screen.findByLabelText('stock')).toHaveTextContent('Call Ada');
});

it('gives the record of a dialog to what stands below its inputs', async () => {
  openTasks({ inputTools: { summary: Summary } }, `/tasks?id=${call.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('stock')).toHaveTextContent('Call Ada');
});
