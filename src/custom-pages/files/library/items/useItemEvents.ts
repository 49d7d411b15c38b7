import type { DragEvent, FocusEvent, MouseEvent } from 'react';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { useLongPress } from '../../../../views/list/layouts/cards/useLongPress.ts';
import { isFolder } from './itemFacts.ts';
import { useLibrary } from './LibraryContext.ts';

const isTool = ({ target }: MouseEvent) => (target as Element).closest('[data-tools], input') !== null;
const isName = ({ target }: MouseEvent) => (target as Element).closest('[data-open]') !== null;

/**
 * Handlers of an item, whether a row or a tile: a press selects it, its name opens it, and so do a double click and on
 * phones any press, as long as nothing is selected there.
 */
export function useItemEvents(item: LibraryItem) {
  const { key } = item;
  const { selected, active, renaming, mayWrite, press, open, openMenu, startDrag, dropOn } = useLibrary();
  const isNarrow = useIsNarrow();
  const isSelected = selected.has(key);
  const held = useLongPress(isNarrow ? () => press(key, 'toggle') : undefined);
  return {
    'aria-selected': isSelected,
    'data-key': key,
    tabIndex: active === key ? 0 : -1,
    draggable: mayWrite && !item.system && renaming !== key && !isNarrow,
    ...(mayWrite && isFolder(item) ? dropOn(key) : {}),
    ...held,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget && active !== key) press(key, 'none');
    },
    onClickCapture: (event: MouseEvent) => {
      if (isTool(event)) return;
      const isMore = event.ctrlKey || event.metaKey;
      const isOfSelecting = isNarrow && selected.size > 0;
      if (!isMore && !event.shiftKey && !isOfSelecting) return;
      event.preventDefault();
      event.stopPropagation();
      press(key, event.shiftKey && !isMore ? 'range' : 'toggle');
    },
    onClick: (event: MouseEvent) => {
      if (isTool(event)) return;
      if (isName(event)) press(key, 'none');
      else if (isNarrow) open(item);
      else press(key, 'alone');
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!isTool(event) && !isName(event) && !isNarrow) open(item);
    },
    onContextMenu: (event: MouseEvent) => {
      if (isNarrow) return held.onContextMenu?.(event);
      if (item.system || (event.target as Element).closest('input')) return undefined;
      event.preventDefault();
      // The key for menus has no place of its own.
      const at = event.currentTarget.getBoundingClientRect();
      const isByKey = event.clientX === 0 && event.clientY === 0;
      return openMenu(
        item,
        isByKey ? { left: at.left + 24, top: at.bottom } : { left: event.clientX, top: event.clientY },
      );
    },
    onDragStart: (event: DragEvent) => startDrag(event, item),
  };
}
