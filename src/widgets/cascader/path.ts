/** Something that is opened in a column of a cascader. */
export interface CascaderBranch {
  readonly value: string;
  readonly label: string;
  /** Number of choices within it. */
  readonly count?: number;
  /** Branches in the next column; absent in the last one. */
  readonly children?: readonly CascaderBranch[];
}

/** The branches of each column along a path; one column for each value that has further branches, and the first. */
export function branchesAlong(
  branches: readonly CascaderBranch[],
  path: readonly string[],
): readonly (readonly CascaderBranch[])[] {
  const [value, ...rest] = path;
  const opened = branches.find((branch) => branch.value === value);
  return opened?.children ? [branches, ...branchesAlong(opened.children, rest)] : [branches];
}
