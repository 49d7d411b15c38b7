import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useStore, useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import { useFolderItems } from '../../../widgets/library/useFolderItems.ts';
import { pathOfFolder, useFolderTree } from '../../../widgets/library/useFolderTree.ts';
import { useHasSide } from '../../../widgets/screen/useHasSide.ts';
import { useWidth } from '../../../widgets/screen/useWidth.ts';
import { NotFound } from '../../../widgets/states/NotFound.tsx';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';
import { DropArea } from '../../../widgets/upload/DropArea.tsx';
import { Crumbs } from './Crumbs.tsx';
import { FolderBar } from './FolderBar.tsx';
import { EmptyFolder, FolderFailure, FolderSkeleton } from './FolderState.tsx';
import { FolderView } from './FolderView.tsx';
import type { Face } from './items/lines.ts';
import { LibraryTools } from './LibraryTools.tsx';
import { ClashDialog } from './MoveDialog.tsx';
import { NewFolderDialog } from './NewFolderDialog.tsx';
import { UploadRows } from './UploadRows.tsx';
import { useFiling } from './useFiling.ts';
import { useFolderDrag } from './useFolderDrag.ts';
import { useItemActions } from './useItemActions.tsx';
import { useLibraryAddress } from './useLibraryAddress.ts';

const FolderTree = lazy(async () => ({
  default: (await import('../../../widgets/library/FolderTree.tsx')).FolderTree,
}));

/** Width of the tree of folders, and the least of a tile with the room beside it, in pixels. */
const treeWidth = 240;
const tileWidth = 172;

interface LibraryProps {
  readonly place: LibraryPlace;
  /** Address of the root folder. */
  readonly home: string;
  /** May the person write in this tree, as far as is known here? The server decides. */
  readonly mayWrite: boolean;
}

const isOfField = ({ target }: KeyboardEvent) => (target as Element).closest('input, [role="menu"], [role="dialog"]');

function TreeSkeleton() {
  return [64, 48, 72, 40, 56].map((share) => <Skeleton key={share} width={`${share}%`} height={30} sx={{ mx: 1 }} />);
}

/** A library: the tree of its folders, and what is in the one that the address names (AB 2). */
export function Library({ place, home, mayWrite }: LibraryProps) {
  const translate = useTranslate();
  const hasTree = useHasSide();
  const address = useLibraryAddress(home);
  const path = address.path ?? [];
  const [face, setFace] = useStore<Face>('library.face', 'list');
  const question = { ...(path.length > 0 && { path: [...path] }), ...address.view, types: [...address.view.types] };
  const query = useFolderItems(place, question);
  const tree = useFolderTree(place, hasTree);
  const actions = useItemActions(place);
  const { folder, crumbs = [], items } = query;
  const filing = useFiling(place, folder?.key ?? null);
  const [isMaking, setMaking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const width = useWidth(content);
  const columns = Math.max(2, Math.floor(((width ?? 900) - 28) / tileWidth));
  const rootLabel = translate('app.library.title');
  const here = path.at(-1) ?? rootLabel;
  usePageTitle(place === null && path.length > 0 ? `${here} · ${rootLabel}` : null);

  const root = crumbs[0]?.parentKey ?? folder?.key;
  const nameOf = (key: string) =>
    [...(tree.folders ?? []), ...crumbs, ...(items ?? [])].find((one) => one.key === key && one.parentKey !== null)
      ?.name ?? rootLabel;
  const drag = useFolderDrag(
    mayWrite ? (dragged, key) => void actions.move(dragged, { key, name: nameOf(key) }) : null,
  );
  const dropOn = mayWrite ? drag.dropOn : undefined;

  if (address.path === null) return <NotFound />;
  const takesFiles = mayWrite && folder?.upload === true;
  const isSearching = address.view.keyword !== '';
  const goUp = (event: KeyboardEvent) => {
    const isUp = event.key === 'Backspace' || (event.key === 'ArrowUp' && event.altKey);
    if (!isUp || isOfField(event) || path.length === 0) return;
    event.preventDefault();
    address.open(path.slice(0, -1));
  };
  const isEmpty = items?.length === 0 && filing.rows.length === 0;

  return (
    <DropArea words={translate('app.files.drop', { name: here })} onFiles={takesFiles ? filing.add : null}>
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0, minWidth: 0, bgcolor: 'background.paper' }}>
        {hasTree && (
          <Box
            component="aside"
            aria-label={translate('app.library.folders')}
            sx={{ flex: 'none', width: treeWidth, overflow: 'auto', p: 1, borderRight: 1, borderColor: 'line' }}
          >
            {tree.folders ? (
              <Suspense fallback={<TreeSkeleton />}>
                <FolderTree
                  label={translate('app.library.folders')}
                  rootLabel={rootLabel}
                  folders={tree.folders}
                  chosen={folder?.key ?? null}
                  onChoose={({ key }) => address.open(pathOfFolder(tree.folders ?? [], key).map(({ name }) => name))}
                  dropOn={dropOn}
                />
              </Suspense>
            ) : (
              !tree.error && <TreeSkeleton />
            )}
          </Box>
        )}
        <Box
          ref={content}
          sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
          onKeyDown={goUp}
        >
          <Box
            sx={{
              flex: 'none',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: { xs: 2, md: 2.5 },
              pl: { xs: 1.25, md: 1.75 },
              py: 1.25,
            }}
          >
            <Crumbs
              rootLabel={rootLabel}
              address={address}
              path={path}
              keys={[root, ...crumbs.map(({ key }) => key)]}
              dropOn={dropOn}
            />
            {folder && (
              <FolderBar
                onNewFolder={mayWrite ? () => setMaking(true) : null}
                onFiles={takesFiles ? filing.add : null}
              />
            )}
          </Box>
          <LibraryTools address={address} folder={here} face={face} onFace={setFace} />
          {mayWrite && folder?.upload === false && (
            <Box sx={{ flex: 'none', px: 2.5, py: 1, fontSize: 12, color: 'ink2' }}>
              {translate('app.library.closed')}
            </Box>
          )}
          <UploadRows filing={filing} />
          {items && items.length > 0 ? (
            <FolderView
              {...{ place, address, query, items, face, columns, mayWrite, actions, drag }}
              label={here}
              hasPath={isSearching}
            />
          ) : (
            <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
              {!items && query.error && <FolderFailure error={query.error} home={home} onRetry={query.retry} />}
              {!items && !query.error && <FolderSkeleton face={face} columns={columns} />}
              {isEmpty && <EmptyFolder address={address} mayUpload={takesFiles} />}
            </Box>
          )}
        </Box>
      </Box>
      {isMaking && folder && <NewFolderDialog place={place} parentKey={folder.key} onClose={() => setMaking(false)} />}
      {actions.clash && <ClashDialog clash={actions.clash} actions={actions} />}
    </DropArea>
  );
}
