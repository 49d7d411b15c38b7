import type { ReactNode } from 'react';
import {
  AdminContext,
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  testDataProvider,
  useList,
} from 'react-admin';
import { columnNames, type TableProps } from './rows.ts';

const dataProvider = testDataProvider();

export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <AdminContext dataProvider={dataProvider}>
      <ResourceContextProvider value="rows">{children}</ResourceContextProvider>
    </AdminContext>
  );
}

/** react-admin's own table, alone: nothing to pick, nothing to open. */
export function Table({ rows }: TableProps) {
  const list = useList({ data: [...rows], perPage: rows.length });
  return (
    <ListContextProvider value={list}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        {columnNames.map((name) => (
          <DataTable.Col key={name} source={name} />
        ))}
      </DataTable>
    </ListContextProvider>
  );
}
