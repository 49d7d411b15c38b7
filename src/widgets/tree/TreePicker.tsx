import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { useMemo, useState } from 'react';
import { chosenIn, idsOf, itemsOf, matching, type TreeBranch } from './branches.ts';

interface TreePickerProps {
  readonly label: string;
  readonly branches: readonly TreeBranch[];
  /** Only the branches and leaves whose names hold this text are shown. */
  readonly keyword: string;
  /** The ids of the chosen leaves. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/**
 * Leaves under branches, any number of them ticked: a branch ticks all its leaves and is half ticked while only some are.
 * It loads the tree library: import it lazily.
 */
export function TreePicker({ label, branches, keyword, chosen, onChange }: TreePickerProps) {
  const shown = useMemo(() => matching(branches, keyword), [branches, keyword]);
  const items = useMemo(() => itemsOf(shown), [shown]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const expanded = shown.map(({ id }) => id).filter((id) => keyword !== '' || !closed.includes(id));

  return (
    <RichTreeView
      aria-label={label}
      items={items}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      selectedItems={chosenIn(shown, chosen)}
      onSelectedItemsChange={(_event, ids) => {
        const visible = new Set(idsOf(shown));
        const all = idsOf(branches);
        const ticked = all.filter((id) => (visible.has(id) ? ids : chosen).includes(id));
        onChange([...chosen.filter((id) => !all.includes(id)), ...ticked]);
      }}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, ids) => setClosed(shown.map(({ id }) => id).filter((id) => !ids.includes(id)))}
      sx={{
        [`& .${treeItemClasses.content}`]: {
          minHeight: 32,
          py: 0,
          gap: 0.75,
          '@media (pointer: coarse)': { minHeight: 40 },
        },
        [`& .${treeItemClasses.label}`]: { fontSize: 'inherit' },
        [`& .${treeItemClasses.checkbox}`]: { p: 0 },
      }}
    />
  );
}
