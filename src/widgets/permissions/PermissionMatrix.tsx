import { tickColumn, tickOne, type LevelsByResource } from '../../../schema/access/matrix.ts';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { MatrixBlocks } from './MatrixBlocks.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { shownResources } from './matrixProps.ts';

interface PermissionMatrixProps {
  readonly value: LevelsByResource;
  /** Called with the whole matrix after each change. */
  readonly onChange?: (next: LevelsByResource) => void;
  readonly isReadOnly?: boolean;
}

/**
 * Matrix of a person's levels for each part of the product (AB 4): ticking a level adds those that it implies,
 * unticking removes those that depend on it, and only levels that the resource permits can be ticked. A table; on a
 * phone, blocks.
 */
export function PermissionMatrix({ value, onChange, isReadOnly = onChange === undefined }: PermissionMatrixProps) {
  const isNarrow = useIsNarrow();
  const tell = (next: LevelsByResource) => {
    if (next !== value) onChange?.(next);
  };
  const Drawn = isNarrow ? MatrixBlocks : MatrixTable;
  return (
    <Drawn
      value={value}
      isReadOnly={isReadOnly}
      onTick={(resource, level, isTicked) => tell(tickOne(value, resource, level, isTicked))}
      onTickColumn={(level, isTicked) => tell(tickColumn(value, level, isTicked, shownResources))}
    />
  );
}
