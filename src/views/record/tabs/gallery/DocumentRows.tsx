import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { failureGaps, type Media } from '../../../../../schema/media.ts';
import { DragHandle } from '../../../../widgets/drag-handle/DragHandle.tsx';
import { FileLine } from '../../../../widgets/file/FileLine.tsx';
import { useFresh } from './useFresh.ts';
import { useOrderWords } from './useOrderWords.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 48,
    borderBottom: `1px solid ${theme.palette.line2}`,
    background: theme.palette.background.paper,
  },
  '& > li[data-dragging]': { borderRadius: 6, boxShadow: theme.shadowsFloat },
}));

/** A document on its line, and why it cannot be opened. */
function Line({ of, children }: { readonly of: Media; readonly children: ReactNode }) {
  const translate = useTranslate();
  const file = useFresh(of);
  const { failure, isProcessing, url } = file;
  const said = isProcessing ? 'app.uploads.processing' : `rules.${failure?.key ?? 'fileUploadFailed'}`;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <FileLine of={file}>{children}</FileLine>
      {url === null && (
        <Box sx={{ pl: 5.25, pb: 0.75, fontSize: 12, color: isProcessing ? 'ink3' : 'status.bad.fg' }}>
          {translate(said, failureGaps)}
        </Box>
      )}
    </Box>
  );
}

interface DocumentRowsProps {
  readonly label: string;
  readonly files: readonly Media[];
  /** Files on their way: rows at the end. */
  readonly coming: readonly { readonly key: string; readonly tile: ReactNode }[];
  readonly menuOf: (file: Media, index: number) => ReactNode;
  /** Null where the order stays as it is. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

/** Documents, a line each, which are put in order by their handles. */
export function DocumentRows({ label, files, coming, menuOf, onMove }: DocumentRowsProps) {
  const translate = useTranslate();
  const words = useOrderWords(files, ({ source, destination }) => (destination ?? source).index);
  return (
    <DragDropContext
      dragHandleUsageInstructions={words.usage}
      onDragStart={words.start}
      onDragUpdate={words.update}
      onDragEnd={(drop, provided) => {
        words.end(drop, provided);
        const { source, destination } = drop;
        if (destination && destination.index !== source.index) onMove?.(source.index, destination.index);
      }}
    >
      <Droppable droppableId="documents" isDropDisabled={onMove === null}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Rows ref={innerRef} {...droppableProps} aria-label={label}>
            {files.map((file, index) => (
              <Draggable key={file.id} draggableId={file.id} index={index} isDragDisabled={onMove === null}>
                {({ innerRef: rowRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li ref={rowRef} {...draggableProps} data-dragging={isDragging || undefined}>
                    {onMove && (
                      <DragHandle
                        handle={dragHandleProps}
                        label={translate('app.media.move', { name: file.filename })}
                      />
                    )}
                    <Line of={file}>{menuOf(file, index)}</Line>
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
            {coming.map(({ key, tile }) => (
              <li key={key}>
                <Box sx={{ flex: 1, minWidth: 0 }}>{tile}</Box>
              </li>
            ))}
          </Rows>
        )}
      </Droppable>
    </DragDropContext>
  );
}
