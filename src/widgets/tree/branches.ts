import { plainText } from '../../../schema/rules/texts.ts';

/** A leaf of a tree that is chosen from. */
interface TreeLeaf {
  readonly id: string;
  readonly label: string;
}

/** Leaves that belong together, under a name. */
export interface TreeBranch extends TreeLeaf {
  readonly leaves: readonly TreeLeaf[];
}

/** Filters a tree by a text, ignoring case and accents: matching branches stay whole, empty ones are removed. */
export function matching(branches: readonly TreeBranch[], keyword: string): readonly TreeBranch[] {
  const wanted = plainText(keyword.trim());
  const holds = ({ label }: TreeLeaf) => plainText(label).includes(wanted);
  return branches
    .map((branch) => (holds(branch) ? branch : { ...branch, leaves: branch.leaves.filter(holds) }))
    .filter(({ leaves }) => leaves.length > 0);
}

/** The ids of all leaves, in the order of the tree. */
export function idsOf(branches: readonly TreeBranch[]): readonly string[] {
  return branches.flatMap(({ leaves }) => leaves.map(({ id }) => id));
}

/** The tree as the library takes it. */
export function itemsOf(branches: readonly TreeBranch[]) {
  return branches.map(({ id, label, leaves }) => ({ id, label, children: leaves.map((leaf) => ({ ...leaf })) }));
}

/** Returns the ticked nodes of a tree: the chosen leaves, and the branches all of whose leaves are chosen. */
export function chosenIn(branches: readonly TreeBranch[], chosen: readonly string[]): string[] {
  return branches.flatMap(({ id, leaves }) => {
    const ticked = leaves.filter((leaf) => chosen.includes(leaf.id)).map((leaf) => leaf.id);
    return ticked.length === leaves.length ? [id, ...ticked] : ticked;
  });
}
