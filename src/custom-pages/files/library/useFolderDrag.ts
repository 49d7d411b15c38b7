import { useEffect, useMemo, useRef, type DragEvent } from 'react';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import type { DropOn } from '../../../widgets/library/FolderTree.tsx';

const sort = 'application/x-greenroom-library';

/**
 * Items that are dragged onto folders: of the list, the tree or the breadcrumb.
 * @param onMove receives the items and the key of the folder; null where nothing may be moved
 */
export function useFolderDrag(onMove: ((items: readonly LibraryItem[], folderKey: string) => void) | null) {
  const dragged = useRef<readonly LibraryItem[]>([]);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  return useMemo(() => {
    const isWelcome = (key: string, { dataTransfer }: DragEvent) =>
      dataTransfer.types.includes(sort) &&
      dragged.current.every((item) => item.key !== key && item.parentKey !== key) &&
      dragged.current.length > 0;
    const mark = ({ currentTarget }: DragEvent, isOver: boolean) => {
      (currentTarget as HTMLElement).toggleAttribute('data-over', isOver);
    };
    const dropOn: DropOn = (key) => ({
      onDragOver: (event) => {
        if (!isWelcome(key, event)) return;
        event.preventDefault();
        event.stopPropagation();
        mark(event, true);
      },
      onDragLeave: (event) => mark(event, false),
      onDrop: (event) => {
        mark(event, false);
        if (!isWelcome(key, event)) return;
        event.preventDefault();
        event.stopPropagation();
        move.current?.(dragged.current, key);
      },
    });
    return {
      dropOn,
      /** Begins to drag items. */
      start: (event: DragEvent, items: readonly LibraryItem[]) => {
        if (move.current === null || items.length === 0) {
          event.preventDefault();
          return;
        }
        dragged.current = items;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(sort, items.map(({ key }) => key).join(' '));
      },
    };
  }, []);
}
