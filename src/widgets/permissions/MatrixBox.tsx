import { styled } from '@mui/material/styles';
import type { MatrixLevel } from '../../../schema/access/levels.ts';
import { matrixRow } from '../../../schema/access/matrix.ts';
import type { Resource } from '../../../schema/access/resources.ts';
import type { MatrixProps } from './matrixProps.ts';

/** There are 85 of them: the browser's own, which draws them fast and knows the keyboard. */
const Box = styled('input')({ cursor: 'pointer', '&:disabled': { cursor: 'default' } });

interface MatrixBoxProps extends Pick<MatrixProps, 'value' | 'isReadOnly' | 'onTick'> {
  readonly resource: Resource;
  readonly level: MatrixLevel;
  /** Accessible name, if the words next to the box do not give its subject. */
  readonly label?: string;
}

/** A box of the matrix: disabled where the resource does not offer the level (AB 4). */
export function MatrixBox({ value, resource, level, label, isReadOnly, onTick }: MatrixBoxProps) {
  const { resourceAccesses, resourceAccessOptions } = matrixRow(resource, value[resource]);
  return (
    <Box
      type="checkbox"
      aria-label={label}
      checked={resourceAccesses.includes(level)}
      disabled={isReadOnly || !resourceAccessOptions.includes(level)}
      onChange={(event) => onTick(resource, level, event.target.checked)}
    />
  );
}
