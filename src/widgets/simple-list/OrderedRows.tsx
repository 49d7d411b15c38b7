import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { DragHandle } from '../drag-handle/DragHandle.tsx';
import { PlainRows } from './SimpleList.tsx';

interface OrderedRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowOf: (row: Row) => ReactNode;
  /** Label of a row's handle. */
  readonly moveLabel: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** The rows of a small list that can be sorted by drag and drop, or by keyboard. */
export function OrderedRows<Row extends { readonly id: string }>(props: OrderedRowsProps<Row>) {
  const { label, rows, rowOf, moveLabel, onMove } = props;
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination && destination.index !== source.index) onMove(source.index, destination.index);
      }}
    >
      <Droppable droppableId="rows">
        {(list) => (
          <PlainRows ref={list.innerRef} {...list.droppableProps} aria-label={label}>
            {rows.map((row, index) => (
              <Draggable key={row.id} draggableId={row.id} index={index}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li ref={innerRef} {...draggableProps} data-dragging={isDragging || undefined}>
                    <DragHandle handle={dragHandleProps} label={moveLabel(row)} />
                    {rowOf(row)}
                  </li>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </PlainRows>
        )}
      </Droppable>
    </DragDropContext>
  );
}
