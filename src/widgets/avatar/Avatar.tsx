import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colourOf } from './colour.ts';
import { initialsOf } from './initials.ts';

/** Subject of an avatar: a record or a reference to one. */
export interface Pictured {
  readonly id: string;
  readonly displayName: string;
  readonly avatar?: string | null;
}

const Disc = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: '#fff',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Round picture, or initials in a stable colour. Hidden from screen readers: the name is next to it. */
export function Avatar({ of, size = 22 }: { of: Pictured; size?: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = of.avatar && of.avatar !== failed ? of.avatar : null;
  const fontSize = size < 26 ? 9.5 : Math.round(size * 0.38);
  return (
    <Disc
      aria-hidden
      style={{ width: size, height: size, fontSize, background: picture ? undefined : colourOf(of.id) }}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />
      ) : (
        initialsOf(of.displayName)
      )}
    </Disc>
  );
}
