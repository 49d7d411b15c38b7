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
  /** What is moved by it, in words. */
  readonly label: string;
}

/** What a line of a list is drawn to another place by; space and the arrows do it too. */
export function DragHandle({ handle, label }: DragHandleProps) {
  return (
    <Handle {...handle} aria-label={label}>
      <GripIcon style={{ fontSize: 14 }} />
    </Handle>
  );
}
