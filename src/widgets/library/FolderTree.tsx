import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createContext, useContext, useMemo, useState, type DragEvent } from 'react';
import { pathOfFolder } from './useFolderTree.ts';
import type { LibraryFolder } from './libraryPlace.ts';

interface Node {
  readonly id: string;
  readonly label: string;
  readonly children: Node[];
}

/** The folders as nodes within nodes, below one for the root. */
function nodesOf(folders: readonly LibraryFolder[], rootLabel: string): Node[] {
  const nodes = new Map<string, Node>();
  const roots: Node[] = [];
  for (const { key, name, parentKey } of folders) {
    const node = { id: key, label: parentKey === null ? rootLabel : name, children: [] };
    nodes.set(key, node);
    (nodes.get(parentKey ?? '')?.children ?? roots).push(node);
  }
  return roots;
}

/** Handlers by which something is dropped on a folder. */
export type DropOn = (key: string) => {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
};

const DropContext = createContext<DropOn | undefined>(undefined);

function FolderItem({ itemId, ...item }: TreeItemProps) {
  const dropOn = useContext(DropContext);
  return <TreeItem itemId={itemId} {...item} {...(dropOn && { slotProps: { content: dropOn(itemId) } })} />;
}

const slots = { item: FolderItem };

interface FolderTreeProps {
  readonly label: string;
  /** Name of the root folder. */
  readonly rootLabel: string;
  readonly folders: readonly LibraryFolder[];
  /** Key of the folder that is open or chosen. */
  readonly chosen: string | null;
  /** Folders that cannot be chosen. */
  readonly disabled?: ReadonlySet<string>;
  readonly onChoose: (folder: LibraryFolder) => void;
  readonly dropOn?: DropOn | undefined;
}

/** The folders of a library as a tree. It loads the tree library: import it lazily. */
export function FolderTree(props: FolderTreeProps) {
  const { label, rootLabel, folders, chosen, disabled, onChoose, dropOn } = props;
  const items = useMemo(() => nodesOf(folders, rootLabel), [folders, rootLabel]);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const around = chosen === null ? [] : pathOfFolder(folders, chosen).slice(0, -1);
  // The root and what is around the open folder stand open unless they were closed by hand.
  const open = new Set([...items.map(({ id }) => id), ...around.map(({ key }) => key)]);
  const expanded = folders.map(({ key }) => key).filter((key) => toggled[key] ?? open.has(key));
  return (
    <DropContext value={dropOn}>
      <RichTreeView
        aria-label={label}
        items={items}
        slots={slots}
        selectedItems={chosen}
        isItemDisabled={({ id }) => disabled?.has(id) ?? false}
        expandedItems={expanded}
        expansionTrigger="iconContainer"
        onItemExpansionToggle={(_event, id, isExpanded) => setToggled((now) => ({ ...now, [id]: isExpanded }))}
        onItemClick={(_event, id) => {
          const folder = folders.find(({ key }) => key === id);
          if (folder && !disabled?.has(id)) onChoose(folder);
        }}
        onSelectedItemsChange={(event, id) => {
          // A click is heard as such, which also comes for the folder that is chosen already.
          if (event?.type === 'click') return;
          const folder = folders.find(({ key }) => key === id);
          if (folder) onChoose(folder);
        }}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            minHeight: 30,
            py: 0,
            gap: 0.5,
            borderRadius: '6px',
            '&[data-over]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
            '@media (pointer: coarse)': { minHeight: 44 },
          },
          [`& .${treeItemClasses.label}`]: {
            fontSize: 'inherit',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        }}
      />
    </DropContext>
  );
}
