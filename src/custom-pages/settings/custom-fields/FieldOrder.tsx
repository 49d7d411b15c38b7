import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DragHandle } from '../../../widgets/drag-handle/DragHandle.tsx';
import { PlainRows } from '../../../widgets/simple-list/SimpleList.tsx';
import { withMoved, type SettingsField } from './fields.ts';

interface FieldOrderProps {
  readonly rows: readonly SettingsField[];
  readonly rowOf: (field: SettingsField) => ReactNode;
  readonly onOrder: (rows: readonly SettingsField[]) => void;
}

/** List of fields that can be sorted by drag and drop, or by keyboard. */
export function FieldOrder({ rows, rowOf, onOrder }: FieldOrderProps) {
  const translate = useTranslate();
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination && destination.index !== source.index)
          onOrder(withMoved(rows, source.index, destination.index));
      }}
    >
      <Droppable droppableId="fields">
        {(list) => (
          <PlainRows ref={list.innerRef} {...list.droppableProps} aria-label={translate('app.customFields.list')}>
            {rows.map((field, index) => (
              <Draggable key={field.id} draggableId={field.id} index={index}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li ref={innerRef} {...draggableProps} data-dragging={isDragging || undefined}>
                    <DragHandle
                      handle={dragHandleProps}
                      label={translate('app.customFields.move', { name: field.label })}
                    />
                    {rowOf(field)}
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
