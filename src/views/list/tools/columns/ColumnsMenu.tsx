import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { folded } from '../../../../../schema/rules/texts.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { Floating } from '../../../../widgets/floating/Floating.tsx';
import {
  placeColumns,
  withMove,
  withPin,
  withShown,
  type Fitted,
  type PlacedColumn,
} from '../../../../widgets/grid/columnSettings.ts';
import { SearchInput } from '../../../../widgets/picker/SearchInput.tsx';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { ColumnLine, HiddenLine } from './ColumnLine.tsx';
import { useColumnSettings } from '../../../view-fields/useColumnSettings.ts';

interface ColumnsMenuProps {
  readonly entity: AnyEntity;
  readonly fitted: Fitted;
  readonly anchor: Element;
  readonly onClose: () => void;
}

const listLook = { m: 0, p: 0, listStyle: 'none' } as const;

/** Heading of a part of the menu. */
function PartHead({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Box id={id} sx={{ px: 1.25, pt: 1, pb: 0.25, fontSize: 12, color: 'ink3', fontWeight: 540 }}>
      {children}
    </Box>
  );
}

/**
 * Menu of a list's columns: the shown ones, pinned and sorted by drag and drop or by keyboard, then the hidden ones and
 * those for which there is no room; with a search and a reset (AB 2, AB 4).
 */
export function ColumnsMenu({ entity, fitted, anchor, onClose }: ColumnsMenuProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const id = useId();
  const { listColumns } = useViewFields(entity);
  const [settings, setSettings] = useColumnSettings(entity.name);
  const [typed, setTyped] = useState('');
  const [isHelpShown, setHelpShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const fields = new Map(listColumns.map(({ name, field }) => [name, field]));
  const labelOf = (name: string) => {
    const field = fields.get(name);
    return field ? words.ofField(name, field) : name;
  };
  const placed = placeColumns(listColumns, settings);
  const isFound = ({ name }: PlacedColumn) => folded(labelOf(name)).includes(folded(typed.trim()));
  const isInSight = ({ name, isShown }: PlacedColumn) => isShown && !fitted.dropped.includes(name);
  const shown = placed.filter((one) => isInSight(one) && isFound(one));
  const hidden = placed.filter((one) => !isInSight(one) && isFound(one));
  const show = (name: string, isShown: boolean) => {
    moved.current = name;
    setSettings(withShown(settings, name, isShown));
  };
  useEffect(() => {
    // A line that goes to the other part takes the focus with it.
    if (moved.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(moved.current)}"] input`)?.focus();
    moved.current = null;
  });

  return (
    <Floating label={translate('app.views.list.columns')} anchor={anchor} side="right" width={288} onClose={onClose}>
      <Box ref={frame} sx={{ p: 1, pb: 0.5 }}>
        <SearchInput
          autoFocus
          fullWidth
          label={translate('app.views.list.findColumn')}
          value={typed}
          onChange={setTyped}
        />
        <Box sx={{ mx: -1, maxHeight: 400, overflow: 'auto' }}>
          {shown.length > 0 && <PartHead id={`${id}-shown`}>{translate('app.views.list.shownColumns')}</PartHead>}
          <DragDropContext
            onDragEnd={({ source, destination }) => {
              const [from, to] = [shown[source.index], destination && shown[destination.index]];
              if (from && to) setSettings(withMove(listColumns, settings, from.name, placed.indexOf(to)));
            }}
          >
            <Droppable droppableId="columns">
              {(list) => (
                <Box
                  component="ul"
                  aria-labelledby={`${id}-shown`}
                  ref={list.innerRef}
                  {...list.droppableProps}
                  sx={listLook}
                >
                  {shown.map((column, index) => (
                    <Draggable
                      key={column.name}
                      draggableId={column.name}
                      index={index}
                      isDragDisabled={typed.trim() !== ''}
                    >
                      {(item, { isDragging }) => {
                        const line = (
                          <ColumnLine
                            item={item}
                            isDragging={isDragging}
                            column={column.name === fitted.kept ? { ...column, pinned: 'start' } : column}
                            label={labelOf(column.name)}
                            isFixed={column.name === listColumns[0]?.name}
                            onShow={(isShown) => show(column.name, isShown)}
                            onPin={(side) => setSettings(withPin(settings, column.name, side))}
                          />
                        );
                        // What is drawn is placed by the window, from which the popover's own movement would shift it.
                        return isDragging ? createPortal(line, document.body) : line;
                      }}
                    </Draggable>
                  ))}
                  {list.placeholder}
                </Box>
              )}
            </Droppable>
          </DragDropContext>
          {hidden.length > 0 && (
            <>
              <PartHead id={`${id}-hidden`}>{translate('app.views.list.hiddenColumns')}</PartHead>
              <Box component="ul" aria-labelledby={`${id}-hidden`} sx={listLook}>
                {hidden.map(({ name, isShown }) => (
                  <HiddenLine
                    key={name}
                    name={name}
                    label={labelOf(name)}
                    note={isShown ? translate('app.views.list.noRoom') : undefined}
                    onShow={() => show(name, true)}
                  />
                ))}
              </Box>
            </>
          )}
          {shown.length + hidden.length === 0 && (
            <Box sx={{ px: 1.25, py: 1, color: 'ink2' }}>{translate('app.views.form.noOptions')}</Box>
          )}
        </Box>
      </Box>
      <Box sx={{ p: 0.75, borderTop: 1, borderColor: 'line2' }}>
        {isHelpShown && (
          <Box id={`${id}-help`} sx={{ px: 0.75, pb: 0.75, fontSize: 12, color: 'ink2' }}>
            {translate('app.views.list.widthKeys')}
          </Box>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <IconButton
            size="small"
            aria-label={translate('app.views.list.columnsHelp')}
            aria-expanded={isHelpShown}
            aria-controls={`${id}-help`}
            onClick={() => setHelpShown(!isHelpShown)}
            sx={{ width: 28, fontSize: 13, fontWeight: 560 }}
          >
            ?
          </IconButton>
          <Button variant="text" size="small" onClick={() => setSettings({})}>
            {translate('app.views.list.defaultColumns')}
          </Button>
        </Box>
      </Box>
    </Floating>
  );
}
