/** A place in a grid: the row by its number on the page, -1 for the headings, and the column by its number. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Size of a grid and of its visible part. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Number of visible rows: the distance of page up and page down. */
  readonly inSight: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns the cell to which a key leads (ARIA's grid pattern); null for a key without movement. */
export function keyboardMove({ row, column }: Place, { key, ctrlKey, metaKey }: Key, extent: Extent): Place | null {
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(Math.max(nextRow, -1), extent.rows - 1),
    column: Math.min(Math.max(nextColumn, 0), extent.columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(Math.max(row - extent.inSight, 0), column);
    case 'PageDown':
      return to(row + extent.inSight, column);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? extent.rows - 1 : row, extent.columns - 1);
    default:
      return null;
  }
}
