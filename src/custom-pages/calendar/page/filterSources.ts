import { useMemo } from 'react';
import { can } from '../../../../schema/access/can.ts';
import { feedPeople } from '../../../../schema/areas/calendar/feeds.ts';
import { registry } from '../../../../schema/index.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';

/** A field whose options a filter of the calendar offers. */
export interface FilterSource {
  readonly resource: string;
  readonly name: string;
}

const all: Readonly<Record<'personIds' | 'typeIds', readonly FilterSource[]>> = {
  personIds: [
    { resource: 'event', name: 'talents' },
    { resource: 'task', name: 'assignee' },
  ],
  typeIds: [
    { resource: 'event', name: 'type' },
    { resource: 'task', name: 'type' },
  ],
};

/** Returns the fields whose options filter people or types, as far as the person may read their records. */
export function useFilterSources(key: keyof typeof all): readonly FilterSource[] {
  const actor = useActor();
  return useMemo(
    () => all[key].filter(({ resource }) => can(actor, 'read', resource, registry) !== 'no'),
    [actor, key],
  );
}

/** Returns true if the person may read people of whom calendars of other programs are read. */
export function useMayHaveBlocks(): boolean {
  const actor = useActor();
  return feedPeople.some((kind) => can(actor, 'read', kind, registry) !== 'no');
}

/** Returns the kinds of records in calendars that the person may read, those first that most stand there. */
export function useReadableKinds(): readonly string[] {
  const actor = useActor();
  return useMemo(
    () =>
      registry.all
        .filter(({ calendar, name }) => calendar !== undefined && can(actor, 'read', name, registry) !== 'no')
        .map(({ name }) => name),
    [actor],
  );
}
