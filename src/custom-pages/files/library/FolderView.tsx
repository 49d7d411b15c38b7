import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { GrowingEnd } from '../../../views/list/rows/GrowingEnd.tsx';
import { useEscape } from '../../../views/list/rows/bulk/useEscape.ts';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { Lightbox } from '../../../widgets/file/lightbox/Lightbox.tsx';
import type { LibraryItem, LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import type { useFolderItems } from '../../../widgets/library/useFolderItems.ts';
import { foldersAround, isFolder, lookedAt, shownInTab } from './items/itemFacts.ts';
import { ItemMenu, type ItemDeeds } from './items/ItemMenu.tsx';
import { ItemsGrid } from './items/ItemsGrid.tsx';
import { LibraryContext, type LibraryParts, type MenuPlace } from './items/LibraryContext.ts';
import { linesOf, type Face } from './items/lines.ts';
import { useSelection } from './items/useSelection.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { useFolderDrag } from './useFolderDrag.ts';
import type { ItemActions } from './useItemActions.tsx';
import type { LibraryAddress } from './useLibraryAddress.ts';
import { useLibraryNews } from './useLibraryNews.ts';
import { useZip } from './useZip.ts';
import { isFocusFree } from '../../../theme/focus/freeFocus.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('../../../views/shares/ShareDialog.tsx')).ShareDialog,
}));
const ItemPeek = lazy(async () => ({ default: (await import('./ItemPeek.tsx')).ItemPeek }));

interface FolderViewProps {
  readonly place: LibraryPlace;
  readonly address: LibraryAddress;
  readonly query: ReturnType<typeof useFolderItems>;
  readonly items: readonly LibraryItem[];
  readonly face: Face;
  readonly columns: number;
  readonly label: string;
  readonly hasPath: boolean;
  readonly mayWrite: boolean;
  readonly actions: ItemActions;
  readonly drag: ReturnType<typeof useFolderDrag>;
}

/** Part of a folder that is over the page: a menu, a dialog, a preview. */
type Over =
  | { readonly shows: 'menu'; readonly item: LibraryItem; readonly at: MenuPlace }
  | { readonly shows: 'move' | 'share'; readonly items: readonly LibraryItem[] }
  | { readonly shows: 'look' | 'details'; readonly key: string };

/** The items of a folder: chosen, opened and acted upon by mouse, touch and keyboard. */
export function FolderView(props: FolderViewProps) {
  const { place, address, query, items, face, columns, label, hasPath, mayWrite, actions, drag } = props;
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(items, face === 'gallery' ? columns : 1), [items, face, columns]);
  const shown = useMemo(() => lines.flatMap((line) => [...line.items]), [lines]);
  const selection = useSelection(useMemo(() => shown.map(({ key }) => key), [shown]));
  const { keys: selected, active, press, clear } = selection;
  const [renaming, setRenaming] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const close = () => setOver(null);
  const zip = useZip();
  useLibraryNews(items, renaming !== null || actions.isBusy);
  useEscape(selected.size > 0 && over === null, clear);

  const picked = shown.filter(({ key }) => selected.has(key));
  const seen = shown.flatMap((item) => {
    const media = lookedAt(item);
    return media ? [{ key: item.key, media: { ...media, filename: item.name } }] : [];
  });
  const find = (key: string) => shown.find((item) => item.key === key);
  /** The item with the tab stop gets the focus where it was lost with what had it. */
  const focusItem = () =>
    requestAnimationFrame(() => {
      if (!isFocusFree()) return;
      scroller.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus();
    });
  const details = ({ key }: LibraryItem) => setOver({ shows: 'details', key });
  const look = (item: LibraryItem) => {
    if (lookedAt(item)) setOver({ shows: 'look', key: item.key });
    else details(item);
  };
  const pathOf = (item: LibraryItem) => [...(hasPath ? foldersAround(item) : (address.path ?? [])), item.name];
  const open = (item: LibraryItem) => {
    const tab = shownInTab(item);
    if (isFolder(item)) address.open(pathOf(item));
    else if (tab !== null) window.open(tab, '_blank', 'noreferrer');
    else look(item);
  };
  const remove = async (gone: readonly LibraryItem[]) => {
    const isGone = new Set(gone.map(({ key }) => key));
    const at = shown.findIndex(({ key }) => isGone.has(key));
    const next = shown.slice(at).find(({ key }) => !isGone.has(key)) ?? shown.slice(0, at).at(-1);
    if (!(await actions.remove(gone))) return;
    if (next) press(next.key, 'none');
    focusItem();
  };
  const deeds: ItemDeeds = {
    open,
    look,
    details,
    zip: zip.start,
    copyLink: (item) => void actions.copyLink(item),
    share: (chosen) => setOver({ shows: 'share', items: chosen }),
    rename: ({ key }) => setRenaming(key),
    askMove: (chosen) => setOver({ shows: 'move', items: chosen }),
    flag: (item) => void actions.flag(item),
    remove: (chosen) => void remove(chosen),
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const item = active === null ? undefined : find(active);
    const isMore = event.ctrlKey || event.metaKey;
    if (isMore && event.key.toLowerCase() === 'a') {
      selection.selectAll();
      return true;
    }
    // The heads of the columns are within the grid too, and are none of its items.
    if (!item || event.altKey || !(event.target as Element).closest('[data-key]')) return false;
    const chosen = selected.has(item.key) ? picked : [item];
    switch (event.key) {
      case 'Enter':
        open(item);
        return true;
      case ' ':
        if (isMore) press(item.key, 'toggle');
        else look(item);
        return true;
      case 'F2':
        if (mayWrite && !item.system) setRenaming(item.key);
        return true;
      case 'Delete': {
        const own = chosen.filter(({ system }) => !system);
        if (mayWrite && own.length > 0 && !event.repeat && !actions.isBusy) void remove(own);
        return true;
      }
      default:
        return false;
    }
  };

  const parts: LibraryParts = {
    selected,
    active,
    renaming,
    mayWrite,
    linkTo: (folder) => ({ to: address.pathTo(pathOf(folder)), state: address.state }),
    press,
    open,
    openMenu: (item, at) => setOver({ shows: 'menu', item, at }),
    endRenaming: (item, name) => {
      setRenaming(null);
      focusItem();
      if (name !== null) void actions.rename(item, name);
    },
    startDrag: (event, item) => {
      const moved = selected.has(item.key) ? picked : [item];
      drag.start(
        event,
        moved.filter(({ system }) => !system),
      );
    },
    dropOn: drag.dropOn,
  };
  const lookedKey = over?.shows === 'look' ? over.key : null;
  const looked = seen.find(({ key }) => key === lookedKey);
  const detailed = over?.shows === 'details' ? find(over.key) : undefined;

  return (
    <>
      <Box
        ref={scroller}
        onClick={({ target, currentTarget }) => target === currentTarget && clear()}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', ...(query.isStale && { opacity: 0.6 }) }}
      >
        <LibraryContext value={parts}>
          <ItemsGrid {...{ label, lines, columns, face, hasPath, address, scroller }} keys={{ active, press, onKey }} />
        </LibraryContext>
        <GrowingEnd growth={query.growth} label={translate('app.library.more')} scroller={scroller} />
      </Box>
      <SelectionBar items={picked} mayWrite={mayWrite} deeds={deeds} onClear={clear} />
      {over?.shows === 'menu' && (
        <ItemMenu of={over.item} at={over.at} mayWrite={mayWrite} deeds={deeds} onClose={close} />
      )}
      {over?.shows === 'move' && (
        <MoveDialog
          place={place}
          items={over.items}
          onMove={(target) => actions.move(over.items, target)}
          onClose={close}
        />
      )}
      {over?.shows === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog items={over.items} onClose={close} />
        </Suspense>
      )}
      {looked && (
        <Lightbox
          files={seen.map(({ media }) => media)}
          start={looked.media.id}
          onClose={close}
          onMove={({ id }) => {
            const next = seen.find(({ media }) => media.id === id);
            if (next) press(next.key, 'none');
          }}
        />
      )}
      {detailed && (
        <Suspense fallback={null}>
          <ItemPeek of={detailed} mayWrite={mayWrite} deeds={deeds} onClose={close} />
        </Suspense>
      )}
      <YesNoDialog
        isOpen={zip.isAsking}
        title={translate('app.library.zipSensitive.title')}
        question={translate('app.library.zipSensitive.question')}
        onDecide={zip.decide}
      />
    </>
  );
}
