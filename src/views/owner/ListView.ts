import { createContext, useContext, useMemo } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import { useListOwner, type Subject } from './ListOwner.ts';

/** A list that is not the main one of its entity, or that has preset filters. */
export interface ListView {
  /** Name under which its columns are remembered; undefined for the main list of the entity. */
  readonly key: string | undefined;
  /** Title of the page with its section; the screen's own by default. */
  readonly title?: string;
  /** Filter that is added to every request of the list. */
  readonly filter: Filter;
  /** Record below whose page the list stands, which a new one references from the start. */
  readonly subject?: Subject;
  /** Values that saving a record of the entity from here gives it, by wire key. */
  readonly saves?: { readonly entity: string; readonly values: Readonly<Record<string, unknown>> };
  /** Path of the list below the base of its entity; undefined for the main one with preset filters. */
  readonly route?: string;
}

const nothing = {};

/** View of the entity that the list is; null for its main list. */
export const ListViewContext = createContext<ListView | null>(null);

/** Returns the filter that holds on a list whatever its address says; undefined if there is none. */
export function useFixedFilter(): Filter | undefined {
  const owner = useListOwner();
  const view = useContext(ListViewContext);
  return useMemo(() => (owner || view ? { ...view?.filter, ...owner?.filter } : undefined), [owner, view]);
}

/** Returns the values that saving a record of an entity from the list gives it (CM 4); none outside of such a list. */
export function useSavedValues(entity: string): Readonly<Record<string, unknown>> {
  const saves = useContext(ListViewContext)?.saves;
  return saves?.entity === entity ? saves.values : nothing;
}

/** Returns the name under which what a person settles about a list is kept besides its entity; undefined for none. */
export function useListKey(): string | undefined {
  const page = useListOwner()?.page;
  const key = useContext(ListViewContext)?.key;
  return page === undefined && key === undefined ? undefined : [page, key].filter(Boolean).join('.');
}

/** Returns the address of the API by which filters of a list are saved: each list has its own. */
export function useListApi({ api: { base } }: AnyEntity): string {
  const route = useContext(ListViewContext)?.route;
  return route === undefined ? base : `${base}/${route}`;
}
