import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { OpenListContext, type OpenList } from './OpenListContext.ts';
import { toListContext } from './toListContext.ts';

/** The list that is open, for its own parts and for react-admin's (`useListContext`). */
export function OpenListProvider({ open, children }: { readonly open: OpenList; readonly children: ReactNode }) {
  return (
    <OpenListContext value={open}>
      <ResourceContextProvider value={open.entity.name}>
        <ListContextProvider value={toListContext(open)}>{children}</ListContextProvider>
      </ResourceContextProvider>
    </OpenListContext>
  );
}
