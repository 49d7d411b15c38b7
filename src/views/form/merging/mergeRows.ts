/** A row as a form or a record holds it; one that was added in a form has no id yet. */
export type Row = Readonly<Record<string, unknown>> & { readonly id?: string };

/** Two changes of the same list brought together. */
export interface MergedRows {
  /** Everything that either side has to say. */
  readonly rows: readonly Row[];
  /**
   * Both changed the same cell of a row, or one changed a row that the other removed: such rows appear twice, or stay.
   */
  readonly isClash: boolean;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const without = ({ id: _id, ...cells }: Row): Row => cells;

function isSameRow(one: Row, other: Row): boolean {
  const keys = Object.keys({ ...without(one), ...without(other) });
  return keys.every((key) => isEqual(one[key], other[key]));
}

const byId = (rows: readonly Row[]) => new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row]])));

/** A row that both still have: cell by cell what has changed; twice where both changed a cell. */
function mergeRow(before: Row, mine: Row, theirs: Row): readonly Row[] {
  const merged: Record<string, unknown> = { ...theirs };
  let isClash = false;
  for (const key of Object.keys(without(mine))) {
    if (isEqual(mine[key], before[key]) || isEqual(mine[key], theirs[key])) continue;
    merged[key] = mine[key];
    if (!isEqual(theirs[key], before[key])) isClash = true;
  }
  return isClash ? [merged as Row, without(theirs)] : [merged as Row];
}

/** Of several rows with the flag, it stays with the one that has it in the own list. */
function markedOnce(rows: readonly Row[], mine: readonly Row[], mark: string): readonly Row[] {
  const chosen = mine.find((row) => row[mark] === true);
  if (!chosen || rows.filter((row) => row[mark] === true).length < 2) return rows;
  return rows.map((row) => (row.id === chosen.id ? row : { ...row, [mark]: false }));
}

/**
 * Brings together what two people made of the same list, so that nothing of either is lost: rows that either added,
 * changed, took away or moved. `before` is the list that both started from; of `mark`, a flag that one row has at most,
 * `mine` is kept.
 */
export function mergeRows(
  before: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  mark?: string,
): MergedRows {
  const [was, ours, others] = [byId(before), byId(mine), byId(theirs)];
  const isMoved = !isEqual(
    [...ours.keys()].filter((id) => was.has(id)),
    [...was.keys()].filter((id) => ours.has(id)),
  );
  let isClash = false;

  const kept = (row: Row): readonly Row[] => {
    const base = row.id === undefined ? undefined : was.get(row.id);
    if (base === undefined) return [row];
    const [own, other] = [ours.get(base.id ?? ''), others.get(base.id ?? '')];
    if (own && other) {
      const merged = mergeRow(base, own, other);
      isClash ||= merged.length > 1;
      return merged;
    }
    // Taken away by one: it stays where the other has changed it.
    const isChanged = !isSameRow(base, row);
    isClash ||= isChanged;
    return isChanged ? [row] : [];
  };

  const [lead, further] = isMoved ? [mine, theirs] : [theirs, mine];
  const leading = byId(lead);
  const isNew = (row: Row) => (row.id === undefined ? !lead.some((one) => isSameRow(one, row)) : !leading.has(row.id));
  const rows = [...lead, ...further.filter(isNew)].flatMap(kept);
  return { rows: mark === undefined ? rows : markedOnce(rows, mine, mark), isClash };
}
