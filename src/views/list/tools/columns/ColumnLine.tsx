import type { DraggableProvided } from '@hello-pangea/dnd';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PinEndIcon, PinStartIcon } from '../../../../theme/icons/actions.tsx';
import type { PlacedColumn, Side } from '../../../../widgets/grid/columnSettings.ts';
import { DragHandle } from '../../../../widgets/drag-handle/DragHandle.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 34,
  padding: '0 8px',
  listStyle: 'none',
  fontSize: 13,
  color: theme.palette.ink,
  background: theme.palette.background.paper,
  '& label': { flex: 1, display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, cursor: 'pointer' },
  '& label > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-dragging]': { zIndex: theme.zIndex.tooltip, borderRadius: 6, boxShadow: theme.shadowsFloat },
  '& .pin': { opacity: 0 },
  '&:is(:hover, :focus-within) .pin, & .pin[aria-pressed="true"]': { opacity: 1 },
  '@media (hover: none)': { '& .pin': { opacity: 1 } },
  '& [aria-pressed="true"]': { color: theme.palette.primary.main, background: theme.palette.accentSoft },
}));

interface ColumnLineProps {
  readonly item: DraggableProvided;
  readonly isDragging: boolean;
  readonly column: PlacedColumn;
  readonly label: string;
  /** The first column says what a row is and is always shown. */
  readonly isFixed: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onPin: (side: Side | null) => void;
}

/** One column in the choice of columns: draggable, shown or hidden, pinned. */
export function ColumnLine({ item, isDragging, column, label, isFixed, onShow, onPin }: ColumnLineProps) {
  const translate = useTranslate();
  const { innerRef, draggableProps, dragHandleProps } = item;
  const pin = (side: Side, Icon: typeof PinStartIcon) => {
    const isPinned = column.pinned === side;
    return (
      <IconButton
        size="small"
        className="pin"
        aria-pressed={isPinned}
        aria-label={translate(side === 'start' ? 'app.views.list.pinStart' : 'app.views.list.pinEnd', {
          column: label,
        })}
        onClick={() => onPin(isPinned ? null : side)}
      >
        <Icon style={{ fontSize: 14 }} />
      </IconButton>
    );
  };
  return (
    <Line ref={innerRef} {...draggableProps} data-column={column.name} data-dragging={isDragging || undefined}>
      <DragHandle handle={dragHandleProps} label={translate('app.views.list.moveColumn', { column: label })} />
      <label>
        <Checkbox
          size="small"
          checked={column.isShown}
          disabled={isFixed}
          onChange={(_event, isShown) => onShow(isShown)}
        />
        <span>{label}</span>
      </label>
      {pin('start', PinStartIcon)}
      {pin('end', PinEndIcon)}
    </Line>
  );
}

interface HiddenLineProps {
  readonly name: string;
  readonly label: string;
  /** Reason why it is hidden, if the person did not hide it. */
  readonly note: string | undefined;
  readonly onShow: () => void;
}

/** One column that is not in sight. */
export function HiddenLine({ name, label, note, onShow }: HiddenLineProps) {
  return (
    <Line data-column={name} style={{ paddingLeft: 32 }}>
      <label>
        <Checkbox size="small" checked={false} onChange={onShow} />
        <span>{label}</span>
      </label>
      {note !== undefined && <Note>{note}</Note>}
    </Line>
  );
}

const Note = styled('span')(({ theme }) => ({ flex: 'none', fontSize: 12, color: theme.palette.ink3 }));
