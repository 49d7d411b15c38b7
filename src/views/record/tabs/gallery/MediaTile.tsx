import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Media } from '../../../../../schema/media.ts';
import { focusRing } from '../../../../theme/components/base.ts';
import { TileFace } from './TileFace.tsx';
import { TileFrame, TileName } from './TileFrame.tsx';
import { useFresh } from './useFresh.ts';

/** It covers its tile: a press opens the file, holding it and moving drags it, and so does space. */
const Opener = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  cursor: 'pointer',
  WebkitTouchCallout: 'none',
  '&:focus-visible': { ...focusRing(theme), outlineOffset: -3 },
  '&:hover': { background: 'rgb(255 255 255 / 0.08)' },
}));

interface MediaTileProps {
  readonly of: Media;
  readonly ratio: string;
  /** Pixels, about. */
  readonly width: number;
  readonly mark?: string | undefined;
  /** Null where it cannot be dragged. */
  readonly handle: DraggableProvidedDragHandleProps | null;
  readonly onOpen: () => void;
  /** Menu of what can be done with the file. */
  readonly menu: ReactNode;
}

/** A picture or recording in a gallery. */
export function MediaTile({ of, ratio, width, mark, handle, onOpen, menu }: MediaTileProps) {
  const translate = useTranslate();
  const file = useFresh(of);
  const { filename: name } = file;
  return (
    <TileFrame
      ratio={ratio}
      foot={
        <>
          <TileName>{name}</TileName>
          {menu}
        </>
      }
    >
      <TileFace of={file} width={width} mark={mark} />
      <Opener
        type="button"
        {...handle}
        aria-label={[translate('app.media.open', { name }), mark].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The end of a drag is no press.
          if (event.defaultPrevented) return;
          // A handle gets no focus by being pressed, which it has back when the file is closed.
          event.currentTarget.focus();
          onOpen();
        }}
      />
    </TileFrame>
  );
}
