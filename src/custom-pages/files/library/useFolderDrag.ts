import { useEffect, useMemo, useRef, type DragEvent } from 'react';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import type { DropOn } from '../../../widgets/library/FolderTree.tsx';

const sort = 'application/x-greenroom-library';

/** Text of a drag, by which its items are told from those that another window drags. */
const saidOf = (items: readonly LibraryItem[]) => items.map(({ key }) => key).join(' ');

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
        const items = dragged.current;
        if (!isWelcome(key, event) || event.dataTransfer.getData(sort) !== saidOf(items)) return;
        event.preventDefault();
        event.stopPropagation();
        dragged.current = [];
        move.current?.(items, key);
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
        event.currentTarget.addEventListener('dragend', () => (dragged.current = []), { once: true });
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(sort, saidOf(items));
      },
    };
  }, []);
}
