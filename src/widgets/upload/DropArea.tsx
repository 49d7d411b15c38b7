import Box from '@mui/material/Box';
import { useState, type DragEvent, type ReactNode } from 'react';

interface DropAreaProps {
  /** Words for what a drop does, shown while files are over the area. */
  readonly words: string;
  /** Null where nothing may be dropped. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Part of a page that takes files which are dropped anywhere on it. */
export function DropArea({ words, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const follow = (event: DragEvent) => {
    if (onFiles === null || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDragEnter={follow}
      onDragOver={follow}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (onFiles === null || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      {children}
      {isOver && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 4,
            zIndex: 1,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            border: 2,
            borderColor: 'primary.main',
            borderRadius: '8px',
          }}
        >
          <Box
            sx={{
              px: 2,
              py: 1,
              borderRadius: '8px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 560,
            }}
          >
            {words}
          </Box>
        </Box>
      )}
    </Box>
  );
}
