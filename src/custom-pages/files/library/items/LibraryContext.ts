import { createContext, useContext, type DragEvent } from 'react';
import type { To } from 'react-router-dom';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import type { DropOn } from '../../../../widgets/library/FolderTree.tsx';
import type { Pick } from './useSelection.ts';

/** Place at which the menu of an item opens: its button, or a point that was pressed. */
export type MenuPlace = HTMLElement | { readonly left: number; readonly top: number };

/** Parts of the page that the rows and tiles of a folder need. */
export interface LibraryParts {
  readonly selected: ReadonlySet<string>;
  /** Key of the item with the tab stop. */
  readonly active: string | null;
  /** Key of the item whose name is being changed. */
  readonly renaming: string | null;
  readonly mayWrite: boolean;
  readonly linkTo: (folder: LibraryItem) => { readonly to: To; readonly state: unknown };
  readonly press: (key: string, pick: Pick) => void;
  readonly open: (item: LibraryItem) => void;
  readonly openMenu: (item: LibraryItem, place: MenuPlace) => void;
  readonly endRenaming: (item: LibraryItem, name: string | null) => void;
  readonly startDrag: (event: DragEvent, item: LibraryItem) => void;
  readonly dropOn: DropOn;
}

export const LibraryContext = createContext<LibraryParts | null>(null);

/** The page around the rows and tiles of a folder. */
export function useLibrary(): LibraryParts {
  const parts = useContext(LibraryContext);
  if (!parts) throw new Error('There is no library here');
  return parts;
}
