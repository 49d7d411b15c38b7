import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { createPortal } from 'react-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useWords } from '../../fields/useWords.ts';
import { Floating } from '../../widgets/floating/Floating.tsx';
import { placeColumns, withMove, withPin, withShown } from '../../widgets/grid/columnSettings.ts';
import { useViewFields } from '../viewFields.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { useColumnSettings } from './useColumnSettings.ts';

interface ColumnsMenuProps {
  readonly entity: AnyEntity;
  /** Column that is pinned automatically for lack of room. */
  readonly kept: string | undefined;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/**
 * Menu of a list's columns: shown or hidden, pinned, and sorted by drag and drop or by keyboard; with a reset (AB 2, AB
 * 4).
 */
export function ColumnsMenu({ entity, kept, anchor, onClose }: ColumnsMenuProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { listColumns } = useViewFields(entity);
  const [settings, setSettings] = useColumnSettings(entity.name);
  const placed = placeColumns(listColumns, settings);
  const fields = new Map(listColumns.map(({ name, field }) => [name, field]));
  const label = translate('app.views.list.columns');

  return (
    <Floating label={label} anchor={anchor} side="right" width={280} onClose={onClose}>
      <DragDropContext
        onDragEnd={({ source, destination }) => {
          const moved = placed[source.index];
          if (moved && destination) setSettings(withMove(listColumns, settings, moved.name, destination.index));
        }}
      >
        <Droppable droppableId="columns">
          {(list) => (
            <Box
              component="ul"
              aria-label={label}
              ref={list.innerRef}
              {...list.droppableProps}
              sx={{ m: 0, p: 0, py: 0.5, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}
            >
              {placed.map((column, index) => {
                const field = fields.get(column.name);
                return (
                  field && (
                    <Draggable key={column.name} draggableId={column.name} index={index}>
                      {(item, { isDragging }) => {
                        const line = (
                          <ColumnLine
                            item={item}
                            isDragging={isDragging}
                            column={column.name === kept ? { ...column, pinned: 'start' } : column}
                            label={words.ofField(column.name, field)}
                            isFixed={column.name === listColumns[0]?.name}
                            onShow={(isShown) => setSettings(withShown(settings, column.name, isShown))}
                            onPin={(side) => setSettings(withPin(settings, column.name, side))}
                          />
                        );
                        // What is drawn is placed by the window, from which the popover's own movement would shift it.
                        return isDragging ? createPortal(line, document.body) : line;
                      }}
                    </Draggable>
                  )
                );
              })}
              {list.placeholder}
            </Box>
          )}
        </Droppable>
      </DragDropContext>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'line2', textAlign: 'end' }}>
        <Box sx={{ px: 0.5, pb: 0.5, fontSize: 12, color: 'ink3', textAlign: 'start' }}>
          {translate('app.views.list.widthKeys')}
        </Box>
        <Button variant="text" size="small" onClick={() => setSettings({})}>
          {translate('app.views.list.defaultColumns')}
        </Button>
      </Box>
    </Floating>
  );
}
