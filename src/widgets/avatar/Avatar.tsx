import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { faceOfKind } from '../../../schema/face.ts';
import { colourOf } from './colour.ts';
import { initialsOf } from './initials.ts';

/** Subject of an avatar: a record or a reference to one. */
export interface Pictured {
  readonly id: string;
  readonly displayName: string;
  readonly avatar?: string | null;
  /** Kind of the record; a person unless given. */
  readonly kind?: string;
}

/** Pixels of the corners of a square sign, by its size. */
export const cornerOf = (size: number): number => Math.round(size / 6 + 2);

const Disc = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  color: '#fff',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  // A white picture has an edge on a white page.
  '&:has(img)': { outline: '1px solid #8888883d', outlineOffset: -1 },
});

/**
 * Picture, or initials in a stable colour: round for people, square for companies, and nothing for other kinds without
 * a picture. Hidden from screen readers: the name is next to it.
 */
export function Avatar({ of, size = 22 }: { of: Pictured; size?: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = of.avatar && of.avatar !== failed ? of.avatar : null;
  const face = faceOfKind(of.kind);
  if (face === 'none' && picture === null) return null;
  const borderRadius = face === 'person' ? '50%' : cornerOf(size);
  const fontSize = size < 26 ? 9.5 : Math.round(size * 0.38);
  return (
    <Disc
      aria-hidden
      style={{ width: size, height: size, borderRadius, fontSize, background: picture ? undefined : colourOf(of.id) }}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />
      ) : (
        initialsOf(of.displayName)
      )}
    </Disc>
  );
}
