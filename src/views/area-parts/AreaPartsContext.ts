import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react';
import type { AddedToProps, CountedProps, RecordPageProps } from '../../area.ts';
import type { Icon } from '../../theme/icons/drawn.tsx';
import type { ResourceView } from './resourceView.ts';

/** A dialog that adds a record to another one that leads to it; `label` is the catalog's key of the action. */
export interface AddedTo {
  readonly label: string;
  readonly Dialog: ComponentType<AddedToProps>;
}

/** Parts of views that the areas bring along, each by its name (`src/area.ts`). The program hands them in. */
export interface AreaParts {
  /** Differences of entities' views from the default ones (`src/resources/<area>`), by entity. */
  readonly views: ReadonlyMap<string, ResourceView>;
  /** Icons of the entries of the menu. */
  readonly icons: ReadonlyMap<string, Icon>;
  /** Pages that stand on the pages of records. */
  readonly recordPages: ReadonlyMap<string, LazyExoticComponent<ComponentType<RecordPageProps>>>;
  /** Dialogs by the kind that they add. */
  readonly addedTo: ReadonlyMap<string, AddedTo>;
  /** Dialogs with what counters count. */
  readonly counted: ReadonlyMap<string, ComponentType<CountedProps>>;
}

const none: AreaParts = {
  views: new Map(),
  icons: new Map(),
  recordPages: new Map(),
  addedTo: new Map(),
  counted: new Map(),
};

/** The parts of all areas; none where the program hands in none. */
export const AreaPartsContext = createContext(none);

/** Returns the parts of views that the areas bring along. */
export function useAreaParts(): AreaParts {
  return use(AreaPartsContext);
}

/** Returns the differences of an entity's views from the default ones; undefined if there are none. */
export function useResourceView(entity: string): ResourceView | undefined {
  return useAreaParts().views.get(entity);
}
