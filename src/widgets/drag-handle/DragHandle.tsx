import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { styled } from '@mui/material/styles';
import { GripIcon } from '../../theme/icons/actions.tsx';

const Handle = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 26,
  borderRadius: 5,
  color: theme.palette.ink3,
  cursor: 'grab',
}));

interface DragHandleProps {
  readonly handle: DraggableProvidedDragHandleProps | null;
  /** Label of the item that it moves. */
  readonly label: string;
}

/** Handle for moving a line of a list by dragging; space and the arrow keys do it too. */
export function DragHandle({ handle, label }: DragHandleProps) {
  return (
    <Handle {...handle} aria-label={label}>
      <GripIcon style={{ fontSize: 14 }} />
    </Handle>
  );
}
