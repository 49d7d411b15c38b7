import { DragDropContext, Draggable, Droppable, type DraggableLocation } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import type { Media } from '../../../../../schema/media.ts';
import { useRoom } from '../../../../widgets/grid/useRoom.ts';
import { flatPlace, type RowPlace } from './arrange.ts';
import { MediaTile } from './MediaTile.tsx';
import { useOrderWords } from './useOrderWords.ts';

/** Space between tiles, in pixels. */
const gap = 12;
/** Room that is assumed until it is known. */
const usualRoom = 860;

interface MediaTilesProps {
  readonly label: string;
  readonly files: readonly Media[];
  /** Files on their way: tiles at the end. */
  readonly coming: readonly { readonly key: string; readonly tile: ReactNode }[];
  readonly ratio: string;
  /** Smallest width of a tile, in pixels. */
  readonly least: number;
  readonly markOf: (file: Media) => string | undefined;
  readonly menuOf: (file: Media, index: number) => ReactNode;
  readonly onOpen: (file: Media) => void;
  /** Null where the order stays as it is. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

const placeIn = ({ droppableId, index }: DraggableLocation): RowPlace => ({ row: Number(droppableId), index });

/**
 * Files as tiles in rows, which are put in order by dragging, or by the keyboard: space lifts a tile, the arrow keys move
 * it, from row to row too. The library knows lists in a line only, so each row is one.
 */
export function MediaTiles(props: MediaTilesProps) {
  const { label, files, coming, ratio, least, markOf, menuOf, onOpen, onMove } = props;
  const around = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useRoom(list, around) ?? usualRoom;
  const columns = Math.max(2, Math.floor((room + gap) / (least + gap)));
  const width = Math.round((room - gap * (columns - 1)) / columns);
  const placeOf = ({ source, destination }: { source: DraggableLocation; destination?: DraggableLocation | null }) =>
    flatPlace(placeIn(source), placeIn(destination ?? source), columns);
  const words = useOrderWords(files, ({ source, destination }) => placeOf({ source, destination }));
  const all = [
    ...files.map((file) => ({ key: file.id, file, tile: null })),
    ...coming.map((one) => ({ ...one, file: null })),
  ];
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  );
  // Margins, of which the library knows, in place of a gap.
  const tileSx = {
    flex: `0 0 calc((100% - ${gap * (columns - 1)}px) / ${columns})`,
    minWidth: 0,
    marginInlineEnd: `${gap}px`,
  } as const;
  const tileOf = (file: Media, index: number) => ({
    of: file,
    ratio,
    width,
    mark: markOf(file),
    menu: menuOf(file, index),
    onOpen: () => onOpen(file),
  });
  return (
    <div ref={around}>
      <DragDropContext
        dragHandleUsageInstructions={words.usage}
        onDragStart={words.start}
        onDragUpdate={words.update}
        onDragEnd={(drop, provided) => {
          words.end(drop, provided);
          const to = placeOf(drop);
          const from = placeOf({ source: drop.source });
          if (drop.reason === 'DROP' && drop.destination && to !== from) onMove?.(from, Math.min(to, files.length - 1));
        }}
      >
        {/* Tiles that make room in a full row leave no trace beside it. */}
        <Box
          ref={list}
          role="list"
          aria-label={label}
          sx={{ overflowX: 'clip', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
        >
          {rows.map((tiles, row) => (
            <Droppable
              key={String(row)}
              droppableId={String(row)}
              direction="horizontal"
              isDropDisabled={onMove === null}
            >
              {({ innerRef, droppableProps, placeholder }) => (
                <Box ref={innerRef} {...droppableProps} role="presentation" sx={{ display: 'flex' }}>
                  {tiles.map(({ key, file, tile }, index) =>
                    file ? (
                      <Draggable
                        key={key}
                        draggableId={key}
                        index={index}
                        isDragDisabled={onMove === null}
                        disableInteractiveElementBlocking
                      >
                        {({ innerRef: tileRef, draggableProps, dragHandleProps }, { isDragging }) => (
                          <Box
                            ref={tileRef}
                            {...draggableProps}
                            role="listitem"
                            sx={{ ...tileSx, ...(isDragging && { opacity: 0.92 }) }}
                          >
                            <MediaTile
                              {...tileOf(file, row * columns + index)}
                              handle={onMove === null ? null : dragHandleProps}
                            />
                          </Box>
                        )}
                      </Draggable>
                    ) : (
                      <Box key={key} role="listitem" sx={tileSx}>
                        {tile}
                      </Box>
                    ),
                  )}
                  {placeholder}
                </Box>
              )}
            </Droppable>
          ))}
        </Box>
      </DragDropContext>
    </div>
  );
}
