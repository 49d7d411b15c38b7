import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';

interface OpenRecordProps {
  readonly entity: AnyEntity;
  /** Undefined until it is read, and for a new one. */
  readonly record: WireRecord | undefined;
  readonly children: ReactNode;
}

/** The record that is open, for react-admin's parts in it (`useRecordContext`, `useResourceContext`). */
export function OpenRecord({ entity, record, children }: OpenRecordProps) {
  return (
    <ResourceContextProvider value={entity.name}>
      <RecordContextProvider {...(record && { value: record })}>{children}</RecordContextProvider>
    </ResourceContextProvider>
  );
}
