import { createRoot } from 'react-dom/client';
import { Admin, DataTable, List, Resource, type DataProvider, type RaRecord } from 'react-admin';

interface Label {
  readonly id: string;
  readonly displayName: string;
}

/** The talents as a page of react-admin reads them: only the list is needed here. */
const getList: DataProvider['getList'] = async (_resource, { pagination, sort }) => {
  const { page = 1, perPage = 20 } = pagination ?? {};
  const query = new URLSearchParams({
    pageIndex: String(page - 1),
    pageSize: String(perPage),
    ...(sort && { orderBy: sort.field, orderDirection: sort.order }),
  });
  const token = sessionStorage.getItem('bench-token') ?? '';
  const answer = await fetch(`/client/v1/talents?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { responseData } = (await answer.json()) as { responseData: { data: RaRecord[]; total: number } };
  return { data: responseData.data as never[], total: responseData.total };
};

const notNeeded = () => Promise.reject(new Error('This page only lists.'));
const dataProvider: DataProvider = {
  getList,
  getOne: notNeeded,
  getMany: notNeeded,
  getManyReference: notNeeded,
  create: notNeeded,
  update: notNeeded,
  updateMany: notNeeded,
  delete: notNeeded,
  deleteMany: notNeeded,
};

const labels = (source: string) => (record: RaRecord) =>
  (record[source] as readonly Label[]).map(({ displayName }) => displayName).join(', ');

function TalentList() {
  return (
    <List perPage={20} sort={{ field: 'displayName', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="displayName" />
        <DataTable.Col source="status" />
        <DataTable.Col label="Categories" render={labels('categories')} />
        <DataTable.Col source="location" />
        <DataTable.Col label="Assignees" render={labels('assignees')} />
        <DataTable.Col source="startDate" />
      </DataTable>
    </List>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="talents" list={TalentList} />
    </Admin>,
  );
}
